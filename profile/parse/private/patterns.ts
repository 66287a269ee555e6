import type { DisclosureWords } from "../words/language-words.ts";
import { disclosureWords } from "../words/words.ts";

/** A letter in lower case, in which patterns compare texts: without the flags i and u they compile faster. */
export const letter = "[a-zà-öø-ÿ]";

/** The writer: "I", "jeg". */
export const writer = "(?:i|jeg|eg|jag)";
/** "I am", "jeg var". */
export const writerIs = `(?:i am|i['’]m|i was|${writer} (?:er|var|vart|ble|blei|är))`;

/** Regular expressions for the entries of a word list, in which `*` stands for any letters. */
export function anyOf(name: keyof DisclosureWords): string {
  const entries = disclosureWords(name).map((entry) =>
    entry
      .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", `${letter}*`)
      .replaceAll("'", "['’]"),
  );
  return `(?:${entries.sort((a, b) => b.length - a.length).join("|")})`;
}

/** Words before the fact itself: "a mild", "openly". */
export const qualifiers = `(?:(?:${anyOf("qualifiers")}|\\d+ ?%) ){0,3}`;

/** What follows a fact that ends here: "I am Catholic", but not "I am Catholic Schools coordinator". */
export const factEnd = `(?=$|[,.;(]| (?:and|but|so|which|that|who|in|on|of|with|by|since|due|after|controlled|well|living|myself|og|men|som|i|på|med|siden|sidan|fra|frå|etter|bosatt|busett)(?!${letter}))`;

/** The beginning of a sentence and what must follow it. They are apart so that the longer one is compiled only when needed. */
export interface SentencePattern {
  opening: RegExp;
  fact: RegExp;
}

/** Whether a sentence in lower case fits a pattern. */
export function fits({ opening, fact }: SentencePattern, sentence: string): boolean {
  const start = opening.exec(sentence);
  return start !== null && fact.test(sentence.slice(start[0].length));
}
