import { listingFilters } from "../../../content-loader/data/listing-filters.ts";

/** The filter of the listing: the id of a category, `other` or `all`. */
export type Choice = string;

/** The chip of all topics that have none. */
export const otherTopics = "other";

/** The chip that counts an article. */
export function filterFor(category: string): string {
  return listingFilters.find(({ counts }) => counts.includes(category))?.id ?? otherTopics;
}

/** The filter in a URL; an unknown category means everything. */
export function choiceFrom(parameters: URLSearchParams): Choice {
  const wanted = parameters.get("category");
  if (wanted === otherTopics) return wanted;
  return listingFilters.find(({ id }) => id === wanted)?.id ?? "all";
}

/** The filtered articles in listing order. */
export function filterArticles<Item extends { filter?: string }>(articles: Item[], choice: Choice): Item[] {
  return choice === "all" ? articles : articles.filter(({ filter }) => filter === choice);
}
