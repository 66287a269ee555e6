import { defaultLanguage, type LanguageCode } from "../../shared/languages.ts";
import { addresses } from "../addresses.ts";

/** What the newsletter's links are signed for. */
export const confirmPurpose = "newsletter-confirm";
export const leavePurpose = "newsletter-unsubscribe";

/** @param lang of the page that is shown when the address is no longer known here */
export function confirmPath(token: string, lang?: LanguageCode): string {
  return `${addresses.newsletter.confirm}?t=${token}${languageQuery(lang)}`;
}

/** @param lang as above */
export function leavePath(token: string, lang?: LanguageCode): string {
  return `${addresses.newsletter.unsubscribe}?t=${token}${languageQuery(lang)}`;
}

function languageQuery(lang: LanguageCode = defaultLanguage): string {
  return lang === defaultLanguage ? "" : `&lang=${lang}`;
}
