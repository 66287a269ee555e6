import { readFileSync } from "node:fs";
import { canonicalPath, type LanguageCode, languageCodes } from "../app/i18n/languages.ts";
import { articleChanges } from "../content-loader/articles.ts";
import { site } from "../content-loader/data/site.ts";
import { pages } from "../content-loader/pages.ts";

interface Entry {
  /** The canonical path. */
  path: string;
  /** ISO date of the last change that readers would notice, undefined when unknown. */
  changed: string | undefined;
}

/** Pages whose translations have a date of change, with their namespace. */
const datedNamespaces = new Map<string, string>([
  ["/privacy-policy", "privacy"],
  ["/terms", "terms"],
  ["/accessibility", "accessibility"],
]);

/** Every canonical page in a language, once. */
function entries(language: LanguageCode): Entry[] {
  const ordinary = pages.map((page) => ({ path: canonicalPath(page, language), changed: changed(page) }));
  const articles = articleChanges(language).map(({ slug, updated }) => ({
    path: canonicalPath(`/blog/${slug}`, language),
    changed: updated,
  }));
  const byPath = new Map([...ordinary, ...articles].map((entry) => [entry.path, entry]));
  return [...byPath.values()];

  function changed(page: string): string | undefined {
    const namespace = datedNamespaces.get(page);
    return namespace && JSON.parse(readFileSync(`content/${language}/${namespace}.json`, "utf8")).updated;
  }
}

/**
 * Writes `sitemap.xml`: canonical addresses, with `lastmod` only where a true date is known, because search engines ignore
 * dates that change with every build. Alternate languages are in the `hreflang` links of the pages.
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

/** An address may contain `&`, at least in the site's `url`. */
function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
