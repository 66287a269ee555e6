import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { sheetSlugs } from "../content-loader/articles.ts";
import { serverPagePath } from "../shared/server-page.ts";
import { type LanguageCode, languageCodes, languages } from "./i18n/languages.ts";

/** React Router refuses to build a row that has no page. The development server shows the first sheet when it is written. */
const hasSheets = process.env.NODE_ENV === "development" || sheetSlugs().length > 0;

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
    // This and the examples are built under the names of their files, for they are documents of their own; the development
    // server is asked without.
    ...(hasSheets ? [page("blog/:slug/sheet/index.html?", "article/sheet", "ts")] : []),
    page("blog/*", "article"),
    page("feed.xml", "blog/rss-feed", "ts"),
    page("feed.json", "blog/json-feed", "ts"),
    page("norway", "norway"),
    page("norge", "norway"),
    page("international", "international"),
    page("contact", "contact"),
    page("contact/sent", "contact-sent"),
    page("contact/words.json", "contact/lazy-namespaces", "ts"),
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
