/** The shared language table, and addresses that only the app knows. */
import { type LanguageCode, languages, localizedPath } from "../../shared/languages.ts";

export * from "../../shared/languages.ts";

/**
 * The not-found pages of a language: the paths that each covers, and the path of the page. Paths below `/blog` have their
 * own, because there the router matches the article route.
 */
export function notFoundPages(code: LanguageCode): { below: string; path: string }[] {
  return ["", "/blog"].map((part) => ({
    below: languages[code].prefix + part,
    path: localizedPath(`${part}/404`, code),
  }));
}
