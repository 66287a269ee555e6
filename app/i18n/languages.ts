/** The shared language table, and addresses that only the app knows. */
import { type LanguageCode, languages, localizedPath } from "../../shared/languages.ts";

export * from "../../shared/languages.ts";

/**
 * The not-found pages of a language: the part of the site that each belongs to, and where it is prerendered. Below `/blog`
 * there is a separate one, because there the router matches the route of an article.
 */
export function notFoundPages(code: LanguageCode): { below: string; path: string }[] {
  return ["", "/blog"].map((part) => ({
    below: languages[code].prefix + part,
    path: localizedPath(`${part}/404`, code),
  }));
}
