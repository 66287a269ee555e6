/** The languages as all rooms know them, and addresses that only pages have. */
import { type LanguageCode, languages, localizedPath } from "../../shared/languages.ts";

export * from "../../shared/languages.ts";

/**
 * The not-found pages of a language: which part of the site each stands for, and where it is prerendered. Addresses
 * below `/blog` have one of their own, for there the browser takes the page over as an article that does not exist.
 */
export function notFoundPages(code: LanguageCode): { below: string; path: string }[] {
  return ["", "/blog"].map((part) => ({
    below: languages[code].prefix + part,
    path: localizedPath(`${part}/404`, code),
  }));
}
