/** The languages of the site, one row each, and what follows from a row. docs/translate.md says how one is added. */

interface LanguageRow {
  code: string;
  label: string;
  flag: string;
  /** What documents declare (BCP 47). */
  tag: string;
  /** How figures and dates are written. */
  locale: string;
  openGraph: string;
  /** What addresses begin with. The default language has none. */
  prefix: string;
  /** The base tags of the readers that it serves, as browsers name them. */
  serves: readonly string[];
  /** Pages whose canonical address has another name in this language. Both addresses answer. */
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
    // Readers of nynorsk are served with bokmål.
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

/** The language that a stored or sent name means, by its code or its tag; the default one when it means none. */
export function readLanguage(name: string): LanguageCode {
  return languageCodes.find((code) => name === code || name === languages[code].tag) ?? defaultLanguage;
}

/**
 * The first language of the site among those that a reader prefers.
 *
 * @param tags BCP 47, the most wanted first
 */
export function preferredLanguage(tags: readonly string[]): LanguageCode | undefined {
  for (const tag of tags) {
    const base = tag.trim().toLowerCase().split(/[-;]/, 1)[0] ?? "";
    const code = languageCodes.find((each) => rows[each].serves.includes(base));
    if (code) return code;
  }
  return undefined;
}

/** The language that an address is written in. */
export function languageOf(pathname: string): LanguageCode {
  const path = `${pathname.toLowerCase()}/`;
  const hasPrefix = ({ prefix }: LanguageRow) => prefix !== "" && path.startsWith(`${prefix}/`);
  return languageCodes.find((code) => hasPrefix(rows[code])) ?? defaultLanguage;
}

/** The address without its language: `/no/pricing` and `/pricing` are both `/pricing`. No trailing slash. */
export function pathWithoutLanguage(pathname: string): string {
  const rest = pathname.slice(languages[languageOf(pathname)].prefix.length);
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

/** Every other name of a page, and the name that English and the routes use. */
const neutralNames = new Map(
  languageCodes.flatMap((code) =>
    Object.entries(rows[code].pageNames).map(([neutral, name]) => [name, neutral] as const),
  ),
);

/** The canonical address of a page in a language, as a path; query and hash stay. */
export function canonicalPath(address: string, code: LanguageCode): string {
  const [pathname = ""] = address.split(/[?#]/, 1);
  const path = pathWithoutLanguage(pathname);
  const neutral = neutralNames.get(path) ?? path;
  return localizedPath((rows[code].pageNames[neutral] ?? neutral) + address.slice(pathname.length), code);
}
