import { useRef } from "react";
import { useMatches } from "react-router";
import type { Words } from "./areas.ts";

/** All words that the loaders of the current page brought along. The same object until one of them changes. */
export function useLoadedWords(): Words {
  const parts = useMatches().map((match) => (match.loaderData as { words?: Words } | undefined)?.words);
  const last = useRef<{ parts: (Words | undefined)[]; words: Words }>(undefined);
  if (
    last.current?.parts.length !== parts.length ||
    parts.some((part, i) => part !== last.current?.parts[i])
  ) {
    last.current = { parts, words: Object.assign({}, ...parts) };
  }
  return last.current.words;
}
