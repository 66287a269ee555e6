import { defaultLanguage, type LanguageCode } from "../../shared/languages.ts";
import { addresses } from "../addresses.ts";

/** Purposes of the newsletter's signed links. */
export const confirmPurpose = "newsletter-confirm";
export const leavePurpose = "newsletter-unsubscribe";

/** @param lang of the page shown when the subscription no longer exists */
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
