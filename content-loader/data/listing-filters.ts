import data from "../../content/data/listing-filters.json" with { type: "json" };

/** The listing's filters, in order, with the article categories that each counts. */
export const listingFilters: readonly { id: string; counts: readonly string[] }[] = data.filters;
