/** The two languages of the site and the addresses that belong to them. Pure; used at build time and in the browser. */

export const languages = {
  en: {
    code: "en",
    label: "English",
    flag: "/flags/gb.svg",
    tag: "en",
    locale: "en-GB",
    openGraph: "en_GB",
    prefix: "",
  },
  no: {
    code: "no",
    label: "Norsk",
    flag: "/flags/no.svg",
    tag: "nb",
    locale: "nb-NO",
    openGraph: "nb_NO",
    prefix: "/no",
  },
} as const;

export type LanguageCode = keyof typeof languages;
export type Language = (typeof languages)[LanguageCode];

export const languageCodes = Object.keys(languages) as LanguageCode[];
export const defaultLanguage: LanguageCode = "en";

/** The language that an address is written in: Norwegian under `/no`, English elsewhere. */
export function languageOf(pathname: string): LanguageCode {
  return /^\/no(?:\/|$)/i.test(pathname) ? "no" : "en";
}

/** The address without its language: `/no/pricing` and `/pricing` are both `/pricing`. No trailing slash. */
export function pathWithoutLanguage(pathname: string): string {
  const rest = languageOf(pathname) === "no" ? pathname.slice(languages.no.prefix.length) : pathname;
  return rest.replace(/\/+$/, "") || "/";
}

/** The address of a page in a language. `path` is language-neutral and may carry a query and a hash. */
export function localizedPath(path: string, code: LanguageCode): string {
  const { prefix } = languages[code];
  if (!prefix) return path;
  return path.startsWith("/?") || path.startsWith("/#") || path === "/"
    ? prefix + path.slice(1)
    : prefix + path;
}

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
