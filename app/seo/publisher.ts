import type { ImageObject, Organization } from "schema-dts";
import { site } from "../../content-loader/data/site.ts";
import { type LanguageCode, localizedPath } from "../i18n/languages.ts";

/** The publisher of the blog, as JSON-LD. */
export function publisher(): Organization {
  const logo: ImageObject = {
    "@type": "ImageObject",
    url: `${site.url}/icon-512.png`,
    width: "512",
    height: "512",
  };
  return { "@type": "Organization", name: site.brand, url: site.url, logo };
}

/** The absolute URL of a page in a language. */
export function absoluteUrl(path: string, language: LanguageCode): string {
  return site.url + localizedPath(path, language);
}

/** An article's social image, with its title. */
export function shareImage(slug: string, language: LanguageCode): string {
  return `/og/${slug}-${language}.jpg`;
}
