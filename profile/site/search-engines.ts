import { type LanguageCode, languages } from "../../shared/languages.ts";

/** @param url URL of the front page, if known */
export function robots(url: string | undefined): string {
  return `User-agent: *\nAllow: /\n${url ? `\nSitemap: ${url}sitemap.xml\n` : ""}`;
}

/** A sitemap in which each page names its other languages (https://www.sitemaps.org/protocol.html). */
export function sitemap(pages: { code: LanguageCode; url: string }[], now: Date): string {
  const links = pages.map(
    ({ code, url }) => `<xhtml:link rel="alternate" hreflang="${languages[code].tag}" href="${url}"/>`,
  );
  const entries = pages.map(
    ({ url }) =>
      `<url><loc>${url}</loc><lastmod>${now.toISOString().slice(0, 10)}</lastmod>${pages.length > 1 ? links.join("") : ""}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}
