import type { DisclosureWords } from "../words/language-words.ts";
import { disclosureWords } from "../words/words.ts";

/** Patterns compare texts in lower case: without the flags i and u they compile faster. */
export const letter = "[a-zà-öø-ÿ]";

/** The writer: "I", "jeg". */
export const writer = "(?:i|jeg|eg|jag)";
/** "I am", "jeg var". */
export const writerIs = `(?:i am|i['’´]m|i was|i have been|i['’´]ve been|${writer} (?:er|var|vart|ble|blei|är|har (?:vært|vore|varit|været)))`;

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

/** The entries of a word list without `*`, to look up whole texts. */
export const entriesOf = (name: keyof DisclosureWords) => new Set(disclosureWords(name));

/** Words before the fact itself: "a mild", "openly". */
export const qualifiers = `(?:(?:${anyOf("qualifiers")}|${anyOf("devout")}|\\d+ ?%) ){0,3}`;

const leadingQualifiers = new RegExp(`^${qualifiers}`);

/** A remark in lower case without the words before its fact: "dyslexic" of "mildly dyslexic". */
export const withoutQualifiers = (remark: string) => remark.replace(leadingQualifiers, "");

/** What follows a fact that ends here: "I am Catholic", but not "I am Catholic Schools coordinator". */
export const factEnd = `(?=$|[,.;(/]| [–—-] | (?:and|och|but|so|aged|which|that|who|as|at|in|on|of|with|by|since|when|while|due|after|controlled|well|living|myself|man|woman|person|og|men|som|i|på|med|siden|sidan|da|når|fra|frå|etter|bosatt|busett|mann|kvinne)(?!${letter}))`;

/** The beginning of a sentence and what must follow it. They are apart so that the longer one is compiled only when needed. */
export interface SentencePattern {
  opening: RegExp;
  fact: RegExp;
}

/** What follows the fact in a sentence in lower case; undefined when it does not fit the pattern. */
export function textBehind({ opening, fact }: SentencePattern, sentence: string): string | undefined {
  const start = opening.exec(sentence);
  const rest = start ? sentence.slice(start[0].length) : "";
  const found = start && fact.exec(rest);
  return found ? rest.slice(found[0].length) : undefined;
}

/** Whether a sentence in lower case fits a pattern. */
export function fits(pattern: SentencePattern, sentence: string): boolean {
  return textBehind(pattern, sentence) !== undefined;
}
