/**
 * The schema of every file in `content/data/`. Browser code imports only types of the schemas, so that zod stays out of
 * the bundles. `npm run check`, the build and the start of the server validate the files.
 */
import * as owner from "./owner-schema.ts";
import * as sales from "./sales-schema.ts";

export const dataSchemas = {
  "site.json": owner.siteSchema,
  "packages.json": sales.packagesSchema,
  "claims.json": sales.claimsSchema,
  "testimonials.json": sales.testimonialsSchema,
  "companies.json": sales.companiesSchema,
  "cities.json": sales.citiesSchema,
  "regions.json": sales.regionsSchema,
  "service.json": owner.serviceSchema,
  "promises.json": owner.promisesSchema,
  "support-zones.json": owner.supportZonesSchema,
  "categories.json": owner.categoriesSchema,
  "listing-filters.json": owner.listingFiltersSchema,
  "processors.json": owner.processorsSchema,
  "search-words.json": owner.searchWordsSchema,
  "terms.json": owner.termsSchema,
} as const;
