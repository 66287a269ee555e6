import type { LocalBusiness, WithContext } from "schema-dts";
import { site } from "../../content-loader/data/site.ts";
import { canonicalPath, type LanguageCode } from "../i18n/languages.ts";
import { business } from "./business.ts";

/**
 * The firm as schema.org's LocalBusiness.
 *
 * @param areas areas served: the country, then cities
 */
export function localBusiness(
  page: { pathname: string; language: LanguageCode; description: string },
  areas: { country: string; cities: readonly string[] },
): WithContext<LocalBusiness> {
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    ...business(),
    description: page.description,
    url: site.url + canonicalPath(page.pathname, page.language),
    image: `${site.url}/og/page-norway-${page.language}.jpg`,
    areaServed: [
      { "@type": "Country", name: areas.country },
      ...areas.cities.map((name) => ({ "@type": "City" as const, name })),
    ],
  };
}
