import MiniSearch, { type Query } from "minisearch";
import type { ListingFilter } from "../../../content/data/categories.ts";
import { highlighted, wordsOf } from "./highlight.ts";

/** An article as the search knows it. */
export interface SearchDocument {
  slug: string;
  title: string;
  description: string;
  tags: string[];
  category: string;
  minutes: number;
  image?: string;
  imageBackup?: string;
  filter?: ListingFilter;
  /** All that is read in it, a line for each paragraph. */
  text: string;
}

export interface SearchHit extends Omit<SearchDocument, "text" | "tags"> {
  /** The words of the article that matched, in small letters: what to highlight. */
  words: string[];
  /** The piece of the text around the first match; empty when only title, description or tags matched. */
  excerpt: string;
}

/** Letters of an excerpt, about two lines. */
const excerptLength = 170;

/** From what the visitor typed to the articles, best first. */
export type SearchEngine = (query: string) => SearchHit[];

/**
 * A search over some articles: every word has to match, as a whole, as a beginning or with a letter or two wrong.
 */
export function createSearchEngine(documents: SearchDocument[]): SearchEngine {
  /** The words that stand behind each of their plain forms. */
  const meant = new Map<string, Set<string>>();
  const index = new MiniSearch<SearchDocument>({
    idField: "slug",
    fields: ["title", "description", "tags", "text"],
    extractField: (document, field) => {
      const value = document[field as keyof SearchDocument];
      return Array.isArray(value) ? value.join(" ") : String(value ?? "");
    },
    processTerm(term) {
      const word = term.toLowerCase();
      const forms = plainForms(word);
      for (const form of forms) meant.set(form, (meant.get(form) ?? new Set()).add(word));
      return [encode(word), ...forms];
    },
    searchOptions: {
      boost: { title: 5, tags: 3, description: 2 },
      prefix: (term) => term.replace(plainMark, "").length > 1,
      fuzzy: (term) => term.replace(plainMark, "").length > 4 && 0.2,
      maxFuzzy: 2,
      processTerm: (term) => term,
    },
  });
  index.addAll(documents);
  const bySlug = new Map(documents.map((document) => [document.slug, document]));

  return function search(query) {
    const terms = wordsOf(query);
    if (terms.length === 0) return [];
    const every: Query = { combineWith: "AND", queries: terms.map(spellings) };
    return index.search(every).flatMap((result) => {
      const document = bySlug.get(String(result.id));
      if (!document) return [];
      const { text, tags, ...shown } = document;
      const words = [...new Set(result.terms.flatMap((term) => [...(meant.get(term) ?? [decode(term)])]))];
      return { ...shown, words, excerpt: excerpt(text, words) };
    });
  };
}

/** A word as it was typed and, with less weight, as it is typed without æ, ø and å. All forms of a long one are too many. */
function spellings(term: string): Query {
  const plain = plainMark + term.replace(/[æøå]/g, (letter) => plainLetters[letter]?.[0] ?? letter);
  const typed = { queries: [encode(term)] };
  return { combineWith: "OR", queries: [typed, { queries: [plain], boostTerm: () => plainWeight }] };
}

/** Sets plain forms apart from words; longer than a typing mistake may be, so that none leads from one to the other. */
const plainMark = "~~~";

/** What a match of a plain form counts: *for* finds *for* first, and *før* after it. */
const plainWeight = 0.3;

const plainLetters: Record<string, string[]> = { æ: ["ae", "a"], ø: ["o", "oe"], å: ["a", "aa"] };

/** How a word with æ, ø or å is typed without them, marked; none for other words. `på`: `~~~pa` and `~~~paa`. */
function plainForms(word: string): string[] {
  if (!/[æøå]/.test(word)) return [];
  const extend = (forms: string[], letter: string) =>
    forms.flatMap((form) => (plainLetters[letter] ?? [letter]).map((plain) => form + plain));
  return [...word].reduce(extend, [plainMark]);
}

/**
 * æ, ø and å are letters of their own and no misspelt a or o. Each is written three times in the index, which puts
 * it further from every other letter than a typing mistake may be.
 */
function encode(term: string): string {
  return term.replace(/[æøå]/g, "$&$&$&");
}

function decode(term: string): string {
  return term.replace(/([æøå])\1\1/g, "$1");
}

/** The paragraph that has most of the words, cut to a line or two around the first of them. */
function excerpt(text: string, words: string[]): string {
  const wanted = new Set(words);
  let best = { paragraph: "", matches: 0 };
  for (const paragraph of text.split("\n")) {
    const matches = new Set(wordsOf(paragraph).filter((word) => wanted.has(word))).size;
    if (matches > best.matches) best = { paragraph, matches };
  }
  const { paragraph } = best;
  const first = highlighted(paragraph, words).find(({ match }) => match)?.start ?? 0;
  const from = first < excerptLength / 2 ? 0 : paragraph.indexOf(" ", first - excerptLength / 2) + 1;
  const rest = paragraph.slice(from);
  const shown =
    rest.length > excerptLength ? `${rest.slice(0, rest.lastIndexOf(" ", excerptLength))} …` : rest;
  return from > 0 ? `… ${shown}` : shown;
}
