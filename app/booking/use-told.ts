import { useMemo } from "react";
import { useLanguage } from "../i18n/language-provider.tsx";
import { type Told, toldIn } from "./told.ts";

/** How the page's language tells times. */
export function useTold(): Told {
  const language = useLanguage();
  return useMemo(() => toldIn(language), [language]);
}
