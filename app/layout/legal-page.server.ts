import { formatDate } from "../../content/format.ts";
import { legalValues } from "../../content/legal-values.ts";
import { site } from "../../site.config.ts";
import { pageWords } from "../i18n/words.server.ts";
import type { LegalArea } from "./legal-page.tsx";

/** Loader data of a legal page: its words, the day from which they hold, and what fills their gaps. */
export function legalPage(request: Request, area: LegalArea) {
  const { language, words } = pageWords(request, area, "legal");
  return {
    language,
    words,
    date: formatDate(words[area]?.updated ?? "", language),
    values: legalValues(site, language),
  };
}
