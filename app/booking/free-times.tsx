import { useEffect, useState } from "react";
import { fetchLazyNamespaces } from "../forms/lazy-namespaces.ts";
import type { Words } from "../i18n/areas.ts";
import { LanguageProvider, useLanguage } from "../i18n/language-provider.tsx";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { CalendarFailed, CalendarOffline } from "./calendar-states.tsx";
import { Chooser } from "./chooser.tsx";
import { useOnline } from "./use-online.ts";
import { useSlots } from "./use-slots.ts";

/**
 * All free times to choose from, or why there are none to see.
 *
 * @param start the time that was chosen among the next ones; undefined when all days are asked for
 */
export function FreeTimes({ start }: { start?: string }) {
  const { code } = useLanguage();
  const { calendar, isError, paused, refetch } = useSlots();
  const { words, failed, load } = useLateWords();
  const online = useOnline();
  if (calendar && words) {
    return (
      <LanguageProvider code={code} words={words}>
        <Chooser {...calendar} start={start} />
      </LanguageProvider>
    );
  }
  if (paused || !online) return <CalendarOffline />;
  if (isError || failed) {
    return (
      <CalendarFailed
        onRetry={() => {
          load();
          refetch();
        }}
      />
    );
  }
  return <CalendarSkeleton />;
}

function useLateWords() {
  const { code } = useLanguage();
  const [state, setState] = useState<{ words?: Words; failed?: boolean }>({});
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when told to
  useEffect(() => {
    fetchLazyNamespaces(code).then(
      (words) => setState({ words }),
      () => setState({ failed: true }),
    );
  }, [code, tries]);
  return { ...state, load: () => setTries(tries + 1) };
}
