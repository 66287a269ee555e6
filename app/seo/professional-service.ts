import { packages } from "../../content/data/packages.ts";
import { site } from "../../site.config.ts";
import { type LanguageCode, localizedPath } from "../i18n/languages.ts";

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

interface ServiceWords {
  description: string;
  catalog: string;
  packages: Record<(typeof packages)[number]["id"], { name: string; description: string }>;
}

/** schema.org/ProfessionalService with the packages as its offers. Prices include VAT and are what the page shows. */
export function professionalService(language: LanguageCode, words: ServiceWords) {
  const { brand, url, company, contact, openingHours } = site;
  const { street, postalCode, city, country } = company.address;
  return {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    "@id": `${url}/#business`,
    name: brand,
    legalName: company.legalName,
    description: words.description,
    url: url + localizedPath("/services", language),
    image: `${url}/og/page-services-${language}.png`,
    email: contact.email,
    telephone: contact.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: openingHours.days.map((day) => weekdays[day]),
      opens: openingHours.opens,
      closes: openingHours.closes,
    },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: words.catalog,
      itemListElement: packages.map(({ id, price, isCustom }) => ({
        "@type": "Offer",
        url: url + localizedPath("/pricing", language),
        itemOffered: {
          "@type": "Service",
          name: words.packages[id].name,
          description: words.packages[id].description,
        },
        priceSpecification: {
          "@type": "PriceSpecification",
          [isCustom ? "minPrice" : "price"]: price.amount,
          priceCurrency: price.currency,
          valueAddedTaxIncluded: true,
        },
      })),
    },
  };
}
