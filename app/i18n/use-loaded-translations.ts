import { useRef } from "react";
import { useMatches } from "react-router";
import type { LoadedTranslations } from "./namespaces.ts";

/** All translations in the loader data of the current page. The same object until one of them changes. */
export function useLoadedTranslations(): LoadedTranslations {
  const parts = useMatches().map(
    (match) => (match.loaderData as { translations?: LoadedTranslations } | undefined)?.translations,
  );
  const last = useRef<{ parts: (LoadedTranslations | undefined)[]; translations: LoadedTranslations }>(
    undefined,
  );
  if (
    last.current?.parts.length !== parts.length ||
    parts.some((part, i) => part !== last.current?.parts[i])
  ) {
    last.current = { parts, translations: Object.assign({}, ...parts) };
  }
  return last.current.translations;
}
