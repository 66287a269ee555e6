import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { useLanguage } from "../../i18n/language-provider.tsx";
import type { LanguageCode } from "../../i18n/languages.ts";
import type { SearchEngine, SearchHit } from "./search-engine.ts";
import { useHydrated } from "./use-hydrated.ts";

/** How long after the last letter the words are put into the address, in ms: Safari allows 100 changes in 30 s. */
const addressDelay = 300;

export interface Search {
  /** What stands in the field, and what of it is searched for; empty when there is nothing to search for. */
  draft: string;
  query: string;
  /** What stands in the address. */
  written: RefObject<string>;
  setDraft: (draft: string) => void;
  /** Fetches the articles' texts ahead of the first letter. */
  prepare: () => void;
  /** Undefined until the articles' texts have come. */
  hits?: SearchHit[];
  failed: boolean;
  retry: () => void;
}

/** The search of the listing: its words live in the address (`?q=`), its index is fetched when it is first used. */
export function useSearch(): Search {
  const { code } = useLanguage();
  const hydrated = useHydrated();
  const [parameters] = useSearchParams();
  const asked = hydrated ? (parameters.get("q") ?? "") : "";
  const [draft, setDraft] = useState(asked);
  const [prepared, setPrepared] = useState(false);
  const written = useRef(asked);

  // Somebody else changed the address: back, forward, or a link.
  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setDraft(asked);
  }, [asked]);

  const query = useDeferredValue(draft.trim());
  const { engine, failed, load } = useEngine(code);
  const wanted = prepared || query !== "";
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  const hits = useMemo(() => engine?.(query), [engine, query]);

  return {
    draft,
    query,
    written,
    setDraft,
    prepare: () => setPrepared(true),
    hits,
    failed,
    retry: load,
  };
}

/**
 * Puts the words into the address. It waits while the visitor is on the way to another page: a change of the address would
 * end that way. To be used where nothing else is drawn, for it is drawn again with every way that begins.
 */
export function useAddress({ draft, written }: Pick<Search, "draft" | "written">): void {
  const [, setParameters] = useSearchParams();
  const idle = useNavigation().state === "idle";
  useEffect(() => {
    if (!idle || draft.trim() === written.current) return;
    const timer = setTimeout(() => {
      written.current = draft.trim();
      setParameters(
        (current) => {
          if (written.current) current.set("q", written.current);
          else current.delete("q");
          return current;
        },
        { replace: true, preventScrollReset: true },
      );
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [draft, written, idle, setParameters]);
}

/** The search engine of a language once `load` has been called, and nothing of it before: most leave without searching. */
function useEngine(code: LanguageCode) {
  const [state, setState] = useState<{ engine?: SearchEngine; failed: boolean }>({ failed: false });
  const load = useCallback(() => {
    setState({ failed: false });
    import("./fetch-engine.ts")
      .then(({ fetchEngine }) => fetchEngine(code))
      .then(
        (engine) => setState({ engine, failed: false }),
        () => setState({ failed: true }),
      );
  }, [code]);
  return { ...state, load };
}
