/** The site's languages, one row each. docs/translate.md explains how to add one. */

interface LanguageRow {
  code: string;
  label: string;
  flag: string;
  /** Language tag of documents (BCP 47). */
  tag: string;
  /** Locale for numbers and dates. */
  locale: string;
  openGraph: string;
  /** URL prefix; empty for the default language. */
  prefix: string;
  /** Base language tags of browsers that get this language. */
  serves: readonly string[];
  /** Pages with another canonical path in this language. Both paths work. */
  pageNames: Readonly<Record<string, string>>;
}

export const languages = {
  en: {
    code: "en",
    label: "English",
    flag: "/flags/gb.svg",
    tag: "en",
    locale: "en-GB",
    openGraph: "en_GB",
    prefix: "",
    serves: ["en"],
    pageNames: {},
  },
  no: {
    code: "no",
    label: "Norsk",
    flag: "/flags/no.svg",
    tag: "nb",
    locale: "nb-NO",
    openGraph: "nb_NO",
    prefix: "/no",
    // Nynorsk readers get bokmål.
    serves: ["nb", "nn", "no"],
    pageNames: { "/norway": "/norge" },
  },
} as const satisfies Record<string, LanguageRow>;

export type LanguageCode = keyof typeof languages;
export type Language = (typeof languages)[LanguageCode];

export const languageCodes = Object.keys(languages) as LanguageCode[];
export const defaultLanguage: LanguageCode = "en";

const rows: Record<LanguageCode, LanguageRow> = languages;

/** One value for each language. */
export function byLanguage<Value>(create: (code: LanguageCode) => Value): Record<LanguageCode, Value> {
  return Object.fromEntries(languageCodes.map((code) => [code, create(code)])) as Record<LanguageCode, Value>;
}

/** The language of a stored or sent code or tag; the default one when unknown. */
export function readLanguage(name: string): LanguageCode {
  return languageCodes.find((code) => name === code || name === languages[code].tag) ?? defaultLanguage;
}

/**
 * The first supported language among a reader's preferences.
 *
 * @param tags BCP 47, most preferred first
 */
export function preferredLanguage(tags: readonly string[]): LanguageCode | undefined {
  for (const tag of tags) {
    const base = tag.trim().toLowerCase().split(/[-;]/, 1)[0] ?? "";
    const code = languageCodes.find((each) => rows[each].serves.includes(base));
    if (code) return code;
  }
  return undefined;
}

/** The language of a path. */
export function languageFromPath(pathname: string): LanguageCode {
  const path = `${pathname.toLowerCase()}/`;
  const hasPrefix = ({ prefix }: LanguageRow) => prefix !== "" && path.startsWith(`${prefix}/`);
  return languageCodes.find((code) => hasPrefix(rows[code])) ?? defaultLanguage;
}

/** The path without its language: `/no/pricing` and `/pricing` both give `/pricing`. No trailing slash. */
export function pathWithoutLanguage(pathname: string): string {
  const rest = pathname.slice(languages[languageFromPath(pathname)].prefix.length);
  return rest.replace(/\/+$/, "") || "/";
}

/** The path of a page in a language. `path` is language-neutral and may have a query and a hash. */
export function localizedPath(path: string, code: LanguageCode): string {
  const { prefix } = languages[code];
  if (!prefix) return path;
  return path.startsWith("/?") || path.startsWith("/#") || path === "/"
    ? prefix + path.slice(1)
    : prefix + path;
}

/** Localized names of pages, with the name used by English and the routes. */
const neutralNames = new Map(
  languageCodes.flatMap((code) =>
    Object.entries(rows[code].pageNames).map(([neutral, name]) => [name, neutral] as const),
  ),
);

/** The canonical path of a page in a language; query and hash are kept. */
export function canonicalPath(address: string, code: LanguageCode): string {
  const [pathname = ""] = address.split(/[?#]/, 1);
  const path = pathWithoutLanguage(pathname);
  const neutral = neutralNames.get(path) ?? path;
  return localizedPath((rows[code].pageNames[neutral] ?? neutral) + address.slice(pathname.length), code);
}
