import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "../../i18n/language-provider.tsx";
import { localizedPath } from "../../i18n/languages.ts";
import type { SearchHit } from "./search-engine.ts";
import { useHydrated } from "./use-hydrated.ts";

/** How long after the last letter the words are put into the address, in ms: Safari allows 100 changes in 30 s. */
const addressDelay = 300;

export interface Search {
  /** What stands in the field, and what of it is searched for; empty when there is nothing to search for. */
  draft: string;
  query: string;
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
  const [parameters, setParameters] = useSearchParams();
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

  useEffect(() => {
    if (draft.trim() === written.current) return;
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
  }, [draft, setParameters]);

  const query = useDeferredValue(draft.trim());
  const engine = useQuery({
    queryKey: ["search", code],
    queryFn: async ({ signal }) => {
      const [{ createSearchEngine }, answer] = await Promise.all([
        import("./search-engine.ts"),
        fetch(localizedPath("/blog/search.json", code), { signal }),
      ]);
      if (!answer.ok) throw new Error(`The search index answered ${answer.status}`);
      return createSearchEngine(await answer.json());
    },
    enabled: prepared || query !== "",
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const hits = useMemo(() => engine.data?.(query), [engine.data, query]);

  return {
    draft,
    query,
    setDraft,
    prepare: () => setPrepared(true),
    hits,
    failed: engine.isError && !engine.isFetching,
    retry: () => engine.refetch(),
  };
}
