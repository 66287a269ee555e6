import { listingFilters } from "../../../content-loader/data/listing-filters.ts";

/** The filter of the listing: one of the eight chips, or everything. */
export type Choice = string;

/** The chip that counts an article, if any. */
export function filterOf(category: string): string | undefined {
  return listingFilters.find(({ counts }) => counts.includes(category))?.id;
}

/** The filter in a URL; an unknown category means everything. */
export function choiceFrom(parameters: URLSearchParams): Choice {
  const wanted = parameters.get("category");
  return listingFilters.find(({ id }) => id === wanted)?.id ?? "all";
}

/** The filtered articles in listing order. */
export function chosen<Item extends { filter?: string }>(articles: Item[], choice: Choice): Item[] {
  return choice === "all" ? articles : articles.filter(({ filter }) => filter === choice);
}
