import data from "../../content/data/search-words.json" with { type: "json" };
import type { LanguageCode } from "../../shared/languages.ts";

/** Groups of words that a search treats as the same. */
export function synonyms(language: LanguageCode): string[][] {
  return data[language].map(({ words }) => words);
}
