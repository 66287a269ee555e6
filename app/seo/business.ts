import type { LocalBusinessLeaf } from "schema-dts";
import { site } from "../../content-loader/data/site.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Common properties of the LocalBusiness types, from `content/data/site.json`: one firm, one `@id`. */
export function business() {
  const { company, contact, openingHours } = site;
  const { street, postalCode, city, country } = company.address;
  return {
    "@id": `${site.url}/#business`,
    name: site.brand,
    legalName: company.legalName,
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
  } satisfies Partial<LocalBusinessLeaf>;
}
