import { useEffect, useState } from "react";
import { fetchLazyNamespaces } from "../forms/lazy-namespaces.ts";
import { LanguageProvider, useLanguage } from "../i18n/language-provider.tsx";
import type { LoadedTranslations } from "../i18n/namespaces.ts";
import { CalendarFailed, CalendarLoading, CalendarOffline } from "./calendar-states.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { useOnline } from "./use-online.ts";
import { useSlots } from "./use-slots.ts";

/**
 * All free times, or the reason why they cannot be shown.
 *
 * @param start the time chosen in the list of next times, if any
 */
export function AllTimes({ start }: { start?: string }) {
  const { code } = useLanguage();
  const { calendar, isError, paused, refetch } = useSlots();
  const translations = useLazyTranslations();
  const online = useOnline();
  if (calendar && translations.loaded) {
    return (
      <LanguageProvider code={code} translations={translations.loaded}>
        <SlotPicker {...calendar} start={start} />
      </LanguageProvider>
    );
  }
  if (paused || !online) return <CalendarOffline />;
  if (!isError && !translations.failed) return <CalendarLoading />;
  return (
    <CalendarFailed
      onRetry={() => {
        translations.load();
        refetch();
      }}
    />
  );
}

/** Fetches the translations that only an open calendar needs. */
function useLazyTranslations() {
  const { code } = useLanguage();
  const [state, setState] = useState<{ loaded?: LoadedTranslations; failed?: boolean }>({});
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try fetches again
  useEffect(() => {
    fetchLazyNamespaces(code).then(
      (loaded) => setState({ loaded }),
      () => setState({ failed: true }),
    );
  }, [code, tries]);
  return { ...state, load: () => setTries(tries + 1) };
}
