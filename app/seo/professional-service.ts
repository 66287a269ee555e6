import type { ProfessionalService, WithContext } from "schema-dts";
import { packages } from "../../content-loader/data/packages.ts";
import { site } from "../../content-loader/data/site.ts";
import { type LanguageCode, localizedPath } from "../i18n/languages.ts";
import { business } from "./business.ts";

interface ServiceTexts {
  description: string;
  catalog: string;
  packages: Record<(typeof packages)[number]["id"], { name: string; description: string }>;
}

/** schema.org/ProfessionalService with the packages as its offers. Prices include VAT and are what the page shows. */
export function professionalService(
  language: LanguageCode,
  texts: ServiceTexts,
): WithContext<ProfessionalService> {
  const { url } = site;
  return {
    "@context": "https://schema.org",
    "@type": "ProfessionalService",
    ...business(),
    description: texts.description,
    url: url + localizedPath("/services", language),
    image: `${url}/og/page-services-${language}.jpg`,
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name: texts.catalog,
      itemListElement: packages.map(({ id, price, isCustom }) => ({
        "@type": "Offer",
        url: url + localizedPath("/pricing", language),
        itemOffered: {
          "@type": "Service",
          name: texts.packages[id].name,
          description: texts.packages[id].description,
        },
        priceSpecification: {
          "@type": "PriceSpecification",
          ...(isCustom ? { minPrice: price.amount } : { price: price.amount }),
          priceCurrency: price.currency,
          valueAddedTaxIncluded: true,
        },
      })),
    },
  };
}
