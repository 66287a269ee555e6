/** The languages as all rooms know them, and addresses that only pages have. */
import {
  type LanguageCode,
  languages,
  localizedPath,
  pathWithoutLanguage,
} from "../../contract/languages.ts";

export * from "../../contract/languages.ts";

/** Pages that have another name in one language. Both addresses answer; this one is canonical and in the sitemap. */
const canonicalNames: Record<LanguageCode, Record<string, string>> = {
  en: { "/norge": "/norway" },
  no: { "/norway": "/norge" },
};

/** The canonical address of a page in a language, as a path. */
export function canonicalPath(pathname: string, code: LanguageCode): string {
  const path = pathWithoutLanguage(pathname);
  return localizedPath(canonicalNames[code][path] ?? path, code);
}

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
