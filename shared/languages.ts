/** The languages of the site and the addresses that belong to them, as pages, words and server all know them. */

/** `tag` is what documents say (BCP 47), `locale` how figures and dates are written, `prefix` what addresses begin with. */
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

/** The language that a stored or sent name means, by its code or its tag; the default one where it means none. */
export function readLanguage(name: string): LanguageCode {
  return languageCodes.find((code) => name === code || name === languages[code].tag) ?? defaultLanguage;
}

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

/** The canonical address of a page in a language, as a path; query and hash stay. */
export function canonicalPath(address: string, code: LanguageCode): string {
  const [pathname = ""] = address.split(/[?#]/, 1);
  const path = pathWithoutLanguage(pathname);
  return localizedPath((canonicalNames[code][path] ?? path) + address.slice(pathname.length), code);
}
