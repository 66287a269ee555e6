import type { Words } from "../i18n/areas.ts";
import { type LanguageCode, localizedPath } from "../i18n/languages.ts";
import { queryClient } from "../query-client.ts";

/**
 * The words of what the contact page shows only after something was done: all days of the calendar, its form, receipts.
 * They come with the code of those, and stay. @throws when they can't be fetched
 */
export function fetchLateWords(code: LanguageCode): Promise<Words> {
  return queryClient.fetchQuery({
    queryKey: ["words", code],
    queryFn: async ({ signal }): Promise<Words> => {
      const answer = await fetch(localizedPath("/contact/words.json", code), { signal });
      if (!answer.ok) throw new Error(`The words answered ${answer.status}`);
      return answer.json();
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}
