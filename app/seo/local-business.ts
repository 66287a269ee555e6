import type { LocalBusiness, WithContext } from "schema-dts";
import { site } from "../../site.config.ts";
import type { LanguageCode } from "../i18n/languages.ts";
import { canonicalPath } from "../i18n/languages.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/**
 * The firm as search engines read it, schema.org's LocalBusiness.
 *
 * @param areas where it serves: the country, then cities
 */
export function localBusiness(
  page: { pathname: string; language: LanguageCode; description: string },
  areas: { country: string; cities: readonly string[] },
): WithContext<LocalBusiness> {
  const { company, contact, openingHours } = site;
  const { street, postalCode, city, country } = company.address;
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": `${site.url}/#business`,
    name: site.brand,
    legalName: company.legalName,
    description: page.description,
    url: site.url + canonicalPath(page.pathname, page.language),
    telephone: contact.phone,
    email: contact.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: openingHours.days.map((day) => weekdays[day - 1] ?? "Monday"),
      opens: openingHours.opens,
      closes: openingHours.closes,
    },
    areaServed: [
      { "@type": "Country", name: areas.country },
      ...areas.cities.map((name) => ({ "@type": "City" as const, name })),
    ],
  };
}
