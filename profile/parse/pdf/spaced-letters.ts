import { headingPhrases, monthForms, words } from "../words/words.ts";

/** A letter or number before a heading: "A ) U t d a n n i n g". */
const headingNumber = /^(?:\p{Lu}|\d{1,2}|[IVX]{1,4}) ?[).] /u;

/** Joins spaced letters: "E R F A R I N G" becomes "ERFARING"; two or more spaces end a word. */
export function joinSpacedLetters(text: string): string {
  const number = headingNumber.exec(text)?.[0] ?? "";
  const spaced = text.slice(number.length);
  if (!/^(?:[\p{L}&·|.,-]{1,2}\s+){3,}[\p{L}.,]{1,2}$/u.test(spaced)) return text;
  const letters = spaced.split(/\s+/);
  if (letters.filter((letter) => letter.length === 1).length < letters.length * 0.8) return text;
  const joined = spaced
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ");
  return number === "" ? joined : `${number.replaceAll(" ", "")} ${joined}`;
}

/** Months, words for today and headings, by their letters in capitals without spaces. */
const knownWords = new Map(
  [...headingPhrases().map(([phrase]) => phrase), ...monthForms().map(([form]) => form), ...words("present")]
    .filter((phrase) => phrase.length > 2)
    .map((phrase) => phrase.toUpperCase())
    .map((phrase) => [phrase.replaceAll(" ", ""), phrase]),
);

/** Most pieces that one word is joined from. Bounds the work for a hostile file. */
const maxPieces = 24;

/**
 * Joins known words in capitals whose wide letter spacing was taken for spaces between some letters: "M A RCH 2021",
 * "EM PLOY M E NT HISTORY".
 */
export function joinKnownWords(text: string): string {
  if (!/(?:^| )\p{Lu}{1,3} \p{Lu}/u.test(text) || /\p{Ll}/u.test(text)) return text;
  const pieces = text.split(" ");
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    let letters = "";
    let found: { word: string; next: number } | undefined;
    for (let next = at; next < Math.min(pieces.length, at + maxPieces); next++) {
      letters += pieces[next];
      const word = next > at ? knownWords.get(letters) : undefined;
      if (word) found = { word, next: next + 1 };
    }
    joined.push(found?.word ?? pieces[at] ?? "");
    at = found?.next ?? at + 1;
  }
  return joined.join(" ");
}
