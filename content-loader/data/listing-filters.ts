import data from "../../content/data/listing-filters.json" with { type: "json" };

/** The categories that the listing can be narrowed to, in order, and the subjects that each one counts. */
export const listingFilters: readonly { id: string; counts: readonly string[] }[] = data.filters;
