import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { themeColour } from "../app/theme-colour.ts";
import { site } from "../content-loader/data/site.ts";
import { languageCodes, languages } from "../shared/languages.ts";
import { sitemap } from "./sitemap.ts";

/** Days until `security.txt` expires. RFC 9116 recommends less than a year. */
const securityDays = 360;

/** Allows everything. Pages that do not belong in an index have a robots meta tag. */
const robots = `User-agent: *
Allow: /

Sitemap: ${site.url}/sitemap.xml
`;

/**
 * Has no `start_url`, so that a page added to the home screen opens again itself, in its language.
 *
 * Format: https://www.w3.org/TR/appmanifest/
 */
const webManifest = {
  name: site.brand,
  short_name: site.brand,
  display: "browser",
  theme_color: themeColour,
  background_color: themeColour,
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/** The contact for reports of vulnerabilities, RFC 9116. */
function securityText(now: Date): string {
  const expires = new Date(now.getTime() + securityDays * 24 * 60 * 60 * 1000);
  return `Contact: mailto:${site.contact.email}
Expires: ${expires.toISOString().replace(/\.\d+/, "")}
Preferred-Languages: ${languageCodes.map((code) => languages[code].tag).join(", ")}
Canonical: ${site.url}/.well-known/security.txt
`;
}

/**
 * Writes the files that crawlers and browsers request by name: `sitemap.xml`, `robots.txt`, `site.webmanifest` and
 * `.well-known/security.txt`.
 *
 * @param clientDir the folder that is served
 */
export async function writeWellKnownFiles(clientDir: string, now = new Date()): Promise<void> {
  const files = {
    "sitemap.xml": sitemap(),
    "robots.txt": robots,
    "site.webmanifest": JSON.stringify(webManifest),
    ".well-known/security.txt": securityText(now),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(clientDir, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
