import { type LanguageCode, localizedPath } from "../i18n/languages.ts";
import type { LoadedTranslations } from "../i18n/namespaces.ts";
import { queryClient } from "../query-client.ts";

/**
 * Fetches the translations that the contact page needs only after an interaction: calendar, booking form, receipts.
 *
 * @throws when they cannot be fetched
 */
export function fetchLazyNamespaces(code: LanguageCode): Promise<LoadedTranslations> {
  return queryClient.fetchQuery({
    queryKey: ["translations", code],
    queryFn: async ({ signal }): Promise<LoadedTranslations> => {
      const response = await fetch(localizedPath("/contact/texts.json", code), { signal });
      if (!response.ok) throw new Error(`Fetching ${response.url} failed: status ${response.status}`);
      return response.json();
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}
