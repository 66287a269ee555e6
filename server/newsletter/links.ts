import { defaultLanguage, type LanguageCode } from "../../shared/languages.ts";
import { routePaths } from "../route-paths.ts";

/** Purposes of the newsletter's signed links. */
export const confirmPurpose = "newsletter-confirm";
export const unsubscribePurpose = "newsletter-unsubscribe";

/** @param lang of the page shown when the subscription no longer exists */
export function confirmPath(token: string, lang?: LanguageCode): string {
  return `${routePaths.newsletter.confirm}?t=${token}${languageQuery(lang)}`;
}

/** @param lang see `confirmPath` */
export function unsubscribePath(token: string, lang?: LanguageCode): string {
  return `${routePaths.newsletter.unsubscribe}?t=${token}${languageQuery(lang)}`;
}

function languageQuery(lang: LanguageCode = defaultLanguage): string {
  return lang === defaultLanguage ? "" : `&lang=${lang}`;
}
