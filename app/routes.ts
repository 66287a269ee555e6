import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { worksheetSlugs } from "../content-loader/articles.ts";
import { serverPagePath } from "../shared/server-page.ts";
import { type LanguageCode, languageCodes, languages } from "./i18n/languages.ts";

/** React Router fails to build a route without pages. The development server needs it for a first worksheet. */
const hasWorksheets = process.env.NODE_ENV === "development" || worksheetSlugs().length > 0;

/** The addresses of the site, one row a page. Each is mounted once per language; ids are `<language>/<path>`. */
function pages(language: LanguageCode): RouteConfigEntry[] {
  const page = (path: string, file: string, extension = "tsx") =>
    route(path, `routes/${file}.${extension}`, { id: `${language}/${path}` });
  return [
    index("routes/home.tsx", { id: `${language}/home` }),
    page("services", "services"),
    page("why-us", "why-us"),
    page("how-we-count", "how-we-count"),
    page("pricing", "pricing"),
    page("blog", "blog"),
    page("blog/archive", "archive"),
    page("blog/search.json", "blog/search-index", "ts"),
    // Worksheets and examples are standalone documents, built under their file names. The development server
    // serves them without `index.html`.
    ...(hasWorksheets ? [page("blog/:slug/sheet/index.html?", "article/worksheet", "ts")] : []),
    page("blog/*", "article"),
    page("feed.xml", "blog/rss-feed", "ts"),
    page("feed.json", "blog/json-feed", "ts"),
    page("norway", "norway"),
    page("norge", "norway"),
    page("international", "international"),
    page("contact", "contact"),
    page("contact/sent", "contact-sent"),
    page("contact/texts.json", "contact/lazy-namespaces", "ts"),
    page("testimonials", "testimonials"),
    page("preview", "preview"),
    page("examples", "examples"),
    page("examples/:name/index.html?", "examples/profile", "ts"),
    page("privacy-policy", "privacy-policy"),
    page("terms", "terms"),
    page("accessibility", "accessibility"),
    page(serverPagePath.slice(1), "server-page"),
    page("*", "not-found"),
  ];
}

export default languageCodes.map((code) => {
  const prefix = languages[code].prefix.slice(1);
  return prefix
    ? route(prefix, "layout/site.tsx", { id: code }, pages(code))
    : layout("layout/site.tsx", { id: code }, pages(code));
}) satisfies RouteConfig;
