import { listingFilters } from "../../../content-loader/data/listing-filters.ts";

/** What the listing is narrowed to: one of the eight chips, or everything. */
export type Choice = string;

/** The chip that an article is counted under, if any. */
export function filterOf(category: string): string | undefined {
  return listingFilters.find(({ counts }) => counts.includes(category))?.id;
}

/** The choice that an address carries; a category that is unknown means everything. */
export function choiceFrom(parameters: URLSearchParams): Choice {
  const wanted = parameters.get("category");
  return listingFilters.find(({ id }) => id === wanted)?.id ?? "all";
}

/** The articles of a choice, in the order of the listing. */
export function chosen<Item extends { filter?: string }>(articles: Item[], choice: Choice): Item[] {
  return choice === "all" ? articles : articles.filter(({ filter }) => filter === choice);
}
