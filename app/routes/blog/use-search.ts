import { type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { useLanguage } from "../../i18n/language-provider.tsx";
import type { LanguageCode } from "../../i18n/languages.ts";
import type { SearchEngine, SearchHit } from "./search-engine.ts";

/** Delay before the query is written to the URL, in ms: Safari allows 100 changes in 30 s. */
export const urlDelay = 300;

export interface Search {
  /** Field value and query; empty when there is nothing to search for. */
  draft: string;
  query: string;
  /** The query in the URL. */
  writtenQuery: RefObject<string>;
  /** Adds the draft to a URL's parameters, or deletes the query. */
  writeQuery: (parameters: URLSearchParams) => URLSearchParams;
  setDraft: (draft: string) => void;
  /** Prefetches the articles' texts. */
  prepare: () => void;
  /** Undefined until the texts have loaded. */
  hits?: SearchHit[];
  failed: boolean;
  retry: () => void;
}

/** State of the listing's search: the query is in the URL (`?q=`), the index is fetched on first use. */
export function useSearch(): Search {
  const { code } = useLanguage();
  const hydrated = useHydrated();
  const [parameters] = useSearchParams();
  const urlQuery = hydrated ? (parameters.get("q") ?? "") : "";
  const [draft, setDraft] = useState(urlQuery);
  const [prepared, setPrepared] = useState(false);
  const writtenQuery = useRef(urlQuery);

  // The URL changed by other means: back, forward, or a link.
  useEffect(() => {
    if (urlQuery === writtenQuery.current) return;
    writtenQuery.current = urlQuery;
    setDraft(urlQuery);
  }, [urlQuery]);

  const query = useDeferredValue(draft.trim());
  const { engine, failed, load } = useEngine(code);
  const wanted = prepared || query !== "";
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  const hits = useMemo(() => engine?.(query), [engine, query]);

  function writeQuery(parameters: URLSearchParams) {
    writtenQuery.current = draft.trim();
    if (writtenQuery.current) parameters.set("q", writtenQuery.current);
    else parameters.delete("q");
    return parameters;
  }

  return {
    draft,
    query,
    writtenQuery,
    writeQuery,
    setDraft,
    prepare: () => setPrepared(true),
    hits,
    failed,
    retry: load,
  };
}

/**
 * Writes the query to the URL, but not during a navigation, which it would
 * cancel. Use it in a component without output, because it re-renders on every navigation.
 */
export function useQueryInUrl({ draft, writtenQuery, writeQuery }: Search): void {
  const [, setParameters] = useSearchParams();
  const idle = useNavigation().state === "idle";
  const isWritten = () => draft.trim() === writtenQuery.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions change with the draft
  useEffect(() => {
    if (!idle || isWritten()) return;
    const timer = setTimeout(() => {
      // A category that was just chosen has written it.
      if (!isWritten()) setParameters(writeQuery, { replace: true, preventScrollReset: true });
    }, urlDelay);
    return () => clearTimeout(timer);
  }, [draft, idle, setParameters]);
}

/** The search engine of a language after `load` was called; most visitors never need it. */
function useEngine(code: LanguageCode) {
  const [state, setState] = useState<{ engine?: SearchEngine; failed: boolean }>({ failed: false });
  const load = useCallback(() => {
    // Chromium remembers a failed import until the page is reloaded.
    if (!navigator.onLine) return setState({ failed: true });
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
