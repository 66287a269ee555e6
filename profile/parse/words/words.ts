import { da } from "./da.ts";
import { en } from "./en.ts";
import type {
  ColumnKind,
  DisclosureWords,
  LabelKind,
  LanguageWords,
  PrivateKind,
  ProseWords,
  SectionKind,
} from "./language-words.ts";
import { no } from "./no.ts";
import { sv } from "./sv.ts";

/**
 * All supported languages by code. All are used at once because templates mix them: an English
 * heading over Norwegian text is common.
 */
export const languages = { en, no, sv, da } satisfies Record<string, LanguageWords>;

export type LanguageCode = keyof typeof languages;

const all: LanguageWords[] = Object.values(languages);

/** One word list of all languages together. */
export function words(
  list: {
    [key in keyof LanguageWords]: LanguageWords[key] extends readonly string[] ? key : never;
  }[keyof LanguageWords],
): string[] {
  return [...new Set(all.flatMap((language) => language[list]))];
}

/** Common words of all languages, such as "and" and "og". */
export const commonWords: ReadonlySet<string> = new Set(words("common"));

/** All heading phrases with the section they name. */
export function headingPhrases(): [phrase: string, kind: SectionKind][] {
  return all.flatMap(({ headings }) => pairs<SectionKind>(headings));
}

/** One word list of sentences, of all languages together. */
export function proseWords(list: keyof ProseWords): string[] {
  return [...new Set(all.flatMap(({ prose }) => prose[list]))];
}

/** One word list of private facts, of all languages together. */
export function disclosureWords(list: keyof DisclosureWords): string[] {
  return [...new Set(all.flatMap(({ disclosures }) => disclosures[list]))];
}

export function labelPhrases(): [phrase: string, kind: LabelKind][] {
  return all.flatMap(({ labels }) => pairs<LabelKind>(labels));
}

/** Headers of columns, which elsewhere are ordinary words. */
export function columnPhrases(): [phrase: string, kind: ColumnKind][] {
  return all.flatMap(({ columnLabels }) => pairs<ColumnKind>(columnLabels));
}

export function privatePhrases(): [phrase: string, kind: PrivateKind][] {
  return all.flatMap((language) => pairs<PrivateKind>(language.private));
}

/** All month names with their number, 1 to 12. */
export function monthForms(): [form: string, month: number][] {
  return all.flatMap(({ months }) =>
    months.flatMap((forms, index) => forms.map((form): [string, number] => [form, index + 1])),
  );
}

function pairs<Kind extends string>(
  lists: { readonly [kind in Kind]?: readonly string[] },
): [string, Kind][] {
  return (Object.keys(lists) as Kind[]).flatMap((kind) =>
    (lists[kind] ?? []).map((phrase): [string, Kind] => [phrase, kind]),
  );
}

/**
 * Creates a matcher for a word list whose entries may begin or end with `*`.
 * @returns a function that expects a word in lower case
 */
export function createWordMatcher(list: readonly string[]): (word: string) => boolean {
  const whole = new Set(list.map((entry) => entry.replaceAll("*", "")));
  const starts = list.filter((entry) => entry.endsWith("*")).map((entry) => entry.replaceAll("*", ""));
  const ends = list.filter((entry) => entry.startsWith("*")).map((entry) => entry.replaceAll("*", ""));
  return (word) =>
    whole.has(word) ||
    starts.some((start) => word.startsWith(start)) ||
    ends.some((end) => word.endsWith(end));
}
