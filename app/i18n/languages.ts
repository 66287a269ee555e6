/** What pages say of the languages besides what all rooms know of them, and addresses that only pages have. */
import {
  type LanguageCode,
  localizedPath,
  pathWithoutLanguage,
  languages as rows,
} from "../../contract/languages.ts";

export {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  languageOf,
  localizedPath,
  pathWithoutLanguage,
} from "../../contract/languages.ts";

export const languages = {
  en: { ...rows.en, label: "English", flag: "/flags/gb.svg", openGraph: "en_GB" },
  no: { ...rows.no, label: "Norsk", flag: "/flags/no.svg", openGraph: "nb_NO" },
} as const;

export type Language = (typeof languages)[LanguageCode];

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
