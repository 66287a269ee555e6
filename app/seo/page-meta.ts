import type { MetaDescriptor } from "react-router";
import { site } from "../../content-loader/data/site.ts";
import {
  canonicalPath,
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  languages,
} from "../i18n/languages.ts";

interface PageMeta {
  pathname: string;
  language: LanguageCode;
  title: string;
  description: string;
  /** Path of the 1200x630 social image. */
  image: string;
  type?: "website" | "article";
  /** False keeps the page out of search engines: error and thank-you pages. */
  indexed?: boolean;
}

/** A page's metadata for search engines and link previews. URLs are absolute, from `site.url`. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { pathname, language, title, description, type = "website", indexed = true } = page;
  const address = (code: LanguageCode) => site.url + canonicalPath(pathname, code);
  const others = languageCodes.filter((code) => code !== language);
  const meta: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: site.brand },
    { property: "og:type", content: type },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:image", content: site.url + page.image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    { property: "og:locale", content: languages[language].openGraph },
    ...others.map((code) => ({ property: "og:locale:alternate", content: languages[code].openGraph })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (!indexed) return [...meta, { name: "robots", content: "noindex" }];
  return [
    ...meta,
    { property: "og:url", content: address(language) },
    { tagName: "link", rel: "canonical", href: address(language) },
    ...languageCodes.map((code) => alternateLink(languages[code].tag, address(code))),
    alternateLink("x-default", address(defaultLanguage)),
  ];
}

function alternateLink(hrefLang: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", hrefLang, href };
}
