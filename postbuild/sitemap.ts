import { readFileSync } from "node:fs";
import { canonicalPath, type LanguageCode, languageCodes } from "../app/i18n/languages.ts";
import { articleChanges } from "../content-loader/articles.ts";
import { site } from "../content-loader/data/site.ts";
import { pages } from "../content-loader/pages.ts";

interface Entry {
  /** Canonical, as a path. */
  path: string;
  /** ISO day of the last change that a reader would notice; undefined where nobody has written it down. */
  changed: string | undefined;
}

/** Pages whose words say when they were last changed, with the area of those words. */
const datedAreas = new Map<string, string>([
  ["/privacy-policy", "privacy"],
  ["/terms", "terms"],
  ["/accessibility", "accessibility"],
]);

/** Every canonical address of the site, once. */
function entries(language: LanguageCode): Entry[] {
  const ordinary = pages.map((page) => ({ path: canonicalPath(page, language), changed: changed(page) }));
  const articles = articleChanges(language).map(({ slug, updated }) => ({
    path: canonicalPath(`/blog/${slug}`, language),
    changed: updated,
  }));
  const byPath = new Map([...ordinary, ...articles].map((entry) => [entry.path, entry]));
  return [...byPath.values()];

  function changed(page: string): string | undefined {
    const area = datedAreas.get(page);
    return area && JSON.parse(readFileSync(`content/${language}/${area}.json`, "utf8")).updated;
  }
}

/**
 * `sitemap.xml`: canonical addresses only, with `lastmod` where a true date is known. Search engines stop believing
 * a `lastmod` that moves with every build. Languages are tied together by the `hreflang` of the pages themselves.
 *
 * Format: https://www.sitemaps.org/protocol.html
 */
export function sitemap(): string {
  const urls = languageCodes.flatMap(entries).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `<url><loc>${escapeXml(site.url + path)}</loc>${lastmod}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** Addresses are not free of `&` for ever: a slug is, an owner's `site.url` may not be. */
function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
