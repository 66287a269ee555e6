import { synonyms } from "../../../content-loader/data/search-words.ts";
import { type LanguageCode, localizedPath } from "../../i18n/languages.ts";
import { queryClient } from "../../query-client.ts";
import { createSearchEngine, type SearchEngine } from "./search-engine.ts";

/**
 * Creates the search engine of a language from its articles' texts.
 *
 * @throws when the texts cannot be fetched
 */
export function fetchEngine(code: LanguageCode): Promise<SearchEngine> {
  return queryClient.fetchQuery({
    queryKey: ["search", code],
    queryFn: async ({ signal }) => {
      const response = await fetch(localizedPath("/blog/search.json", code), { signal });
      if (!response.ok) throw new Error(`The search index could not be fetched: status ${response.status}`);
      return createSearchEngine(await response.json(), synonyms(code));
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}
