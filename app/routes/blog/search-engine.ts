import MiniSearch, { type Query } from "minisearch";
import { splitMatches, splitWords } from "./highlight.ts";

/** An article in the search index. */
export interface SearchDocument {
  slug: string;
  title: string;
  description: string;
  tags: string[];
  category: string;
  minutes: number;
  image?: string;
  imageBackup?: string;
  filter?: string;
  /** Its text, one line per paragraph. */
  text: string;
}

export interface SearchHit extends Omit<SearchDocument, "text" | "tags"> {
  /** The article's matched words, in lower case, for highlighting. */
  words: string[];
  /** Excerpt around the first match; empty when only title, description or tags matched. */
  excerpt: string;
}

/** Length of an excerpt, about two lines. */
const excerptLength = 170;

/** Finds articles for a query, best first. */
export type SearchEngine = (query: string) => SearchHit[];

/**
 * A search over articles: every word must match as a whole, as a prefix, or with one or two typos.
 *
 * @param synonyms pairs and groups (content/data/search-words.json)
 */
export function createSearchEngine(
  documents: SearchDocument[],
  synonyms: readonly (readonly string[])[] = [],
): SearchEngine {
  /** The words for each alternative form. */
  const wordsByForm = new Map<string, Set<string>>();
  const index = new MiniSearch<SearchDocument>({
    idField: "slug",
    fields: ["title", "description", "tags", "text"],
    extractField: (document, field) => {
      const value = document[field as keyof SearchDocument];
      return Array.isArray(value) ? value.join(" ") : String(value ?? "");
    },
    processTerm(term) {
      const word = term.toLowerCase();
      const forms = [...plainForms(word), ...relatedForms(word, synonyms)];
      for (const form of forms) wordsByForm.set(form, (wordsByForm.get(form) ?? new Set()).add(word));
      return [encode(word), ...forms];
    },
    searchOptions: {
      boost: { title: 5, tags: 3, description: 2 },
      prefix: (term) => term.replace(formMark, "").length > 1,
      fuzzy: (term) => maxTypos(term.replace(formMark, "")),
      processTerm: (term) => term,
    },
  });
  index.addAll(documents);
  const bySlug = new Map(documents.map((document) => [document.slug, document]));

  return function search(query) {
    const terms = splitWords(query);
    if (terms.length === 0) return [];
    const every: Query = { combineWith: "AND", queries: terms.map(spellings) };
    return index.search(every).flatMap((result) => {
      const document = bySlug.get(String(result.id));
      if (!document) return [];
      const { text, tags, ...shown } = document;
      const words = [
        ...new Set(result.terms.flatMap((term) => [...(wordsByForm.get(term) ?? [decode(term)])])),
      ];
      return { ...shown, words, excerpt: excerpt(text, words) };
    });
  };
}

/**
 * A word as typed and, with less weight, as alternative forms and with two letters swapped. All forms of
 * a long word would be too many.
 */
function spellings(term: string): Query {
  const form = formMark + toAscii(term);
  const typed = { queries: [encode(term)] };
  const transposed = {
    queries: transpositions(term).flatMap((word) => [encode(word), formMark + toAscii(word)]),
    fuzzy: false,
    prefix: false,
  };
  return {
    combineWith: "OR",
    queries: [
      typed,
      { queries: [form], boostTerm: () => formWeight },
      { ...transposed, boostTerm: () => formWeight },
    ],
  };
}

/** Variants of a word with two adjacent letters swapped: *saalry* is two edits from *salary*, but one mistake. */
function transpositions(term: string): string[] {
  if (term.length < 4 || term.length > maxTransposedLength) return [];
  return Array.from(
    { length: term.length - 1 },
    (_, i) => term.slice(0, i) + term.charAt(i + 1) + term.charAt(i) + term.slice(i + 2),
  );
}

/** How many typos a word may have. */
function maxTypos(term: string): number | false {
  return term.length > 4 && Math.min(2, Math.round(term.length / 5));
}

/** Longest word that is also searched with two letters swapped. */
const maxTransposedLength = 30;

/** Prefix of forms; longer than a typo, so that fuzzy matching cannot confuse form and word. */
const formMark = "~~~";

/** Weight of a form's match: *for* finds *for* before *før*. */
const formWeight = 0.3;

const plainLetters: Record<string, string[]> = { æ: ["ae", "a"], ø: ["o", "oe"], å: ["a", "aa"] };

/** A word typed without æ, ø and å, in its first spelling. */
function toAscii(word: string): string {
  return word.replace(/[æøå]/g, (letter) => plainLetters[letter]?.[0] ?? letter);
}

/** Marked spellings of a word without æ, ø or å; empty for other words. `på`: `~~~pa` and `~~~paa`. */
function plainForms(word: string): string[] {
  if (!/[æøå]/.test(word)) return [];
  const extend = (forms: string[], letter: string) =>
    forms.flatMap((form) => (plainLetters[letter] ?? [letter]).map((plain) => form + plain));
  return [...word].reduce(extend, [formMark]);
}

/** Marked synonyms of a word, and the other number of an English noun. */
function relatedForms(word: string, synonyms: readonly (readonly string[])[]): string[] {
  const same = synonyms.find((words) => words.includes(word)) ?? [];
  const others = same.filter((other) => other !== word);
  if (/[^aeiou]ies$/.test(word) && word.length > 4) others.push(`${word.slice(0, -3)}y`);
  return others.map((other) => formMark + toAscii(other));
}

/**
 * æ, ø and å are distinct letters and not typos of a or o. Each is tripled in the index, which puts
 * it beyond typo distance from other letters.
 */
function encode(term: string): string {
  return term.replace(/[æøå]/g, "$&$&$&");
}

function decode(term: string): string {
  return term.replace(/([æøå])\1\1/g, "$1");
}

/** The paragraph with most of the words, cut to a line or two around the first. */
function excerpt(text: string, words: string[]): string {
  const wanted = new Set(words);
  let best = { paragraph: "", matches: 0 };
  for (const paragraph of text.split("\n")) {
    const matches = new Set(splitWords(paragraph).filter((word) => wanted.has(word))).size;
    if (matches > best.matches) best = { paragraph, matches };
  }
  const { paragraph } = best;
  const first = splitMatches(paragraph, words).find(({ match }) => match)?.start ?? 0;
  const from = first < excerptLength / 2 ? 0 : paragraph.indexOf(" ", first - excerptLength / 2) + 1;
  const rest = paragraph.slice(from);
  const shown =
    rest.length > excerptLength ? `${rest.slice(0, rest.lastIndexOf(" ", excerptLength))} …` : rest;
  return from > 0 ? `… ${shown}` : shown;
}
