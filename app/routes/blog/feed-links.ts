import type { MetaDescriptor } from "react-router";
import { site } from "../../../content-loader/data/site.ts";
import { type LanguageCode, localizedPath } from "../../i18n/languages.ts";

/** The feeds of a language, for the head of the pages that readers subscribe from. */
export function feedLinks(language: LanguageCode): MetaDescriptor[] {
  return [
    { type: "application/rss+xml", path: "/feed.xml" },
    { type: "application/feed+json", path: "/feed.json" },
  ].map(({ type, path }) => ({
    tagName: "link",
    rel: "alternate",
    type,
    title: site.brand,
    href: localizedPath(path, language),
  }));
}
