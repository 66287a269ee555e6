import { stripInvisible } from "../../strip-invisible.ts";

/** "fi" with the bytes of its letters swapped, as Ghostscript writes ligatures: the Chinese characters 0x6600 and 0x6900 */
const swappedLigature = /[愀戀挀搀攀昀最栀椀樀欀氀洀渀漀瀀焀爀猀琀甀瘀眀砀礀稀]{2,9}/g;

/**
 * Normalizes text: removes invisible characters, soft hyphens and joiners, splits ligatures and replaces every kind of
 * space with U+0020.
 */
export function cleanText(text: string): string {
  return (
    stripInvisible(text.replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKD")))
      // At the end of a line, U+2010 breaks a word.
      .replace(/[\u2010\u2011](?=\S)/g, "-")
      .replace(/[\u00AD\u200C-\u200D\uFFFD]/g, "")
      .replace(swappedLigature, (letters) =>
        [...letters].map((letter) => String.fromCharCode(letter.charCodeAt(0) / 256)).join(""),
      )
      .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, " ")
  );
}

const abbreviation =
  "(?<!(?:^|\\s)(?:ca|kl|avd|nr|St|tlf|inkl|evt|jf|pkt|approx|dept|incl|[Mm]rs?|Ms|[Dd]r|[Pp]rof)\\.)";
/** Behind a word; not in "22. mars" nor "U.S. citizen". */
const behindWord = "(?<=[^\\d\\s.][^\\d][.!?]|(?:^|\\s)\\p{Lu}\\.)\\s+";
/** Behind a number, a bracket or capitals, before the beginning of a sentence: "på 9. Medlem", but not "22. Mars". */
const behindNumber =
  "(?<=(?:\\d\\p{Ll}?|[)+%]|\\p{Lu}{2})[.!?])\\s+(?=\\p{Lu}\\p{Ll}|I[ '’])(?!Jan|Feb|Mar|Apr|Ma[ijy]|Jun|Jul|Aug|Sep|O[kc]t|Nov|De[sc])";
const sentenceEnd = new RegExp(
  `${abbreviation}${behindWord}|${behindNumber}|(?<=\\d{3}[.!?])\\s+(?=\\p{Lu})|\\n`,
  "u",
);

/** The sentences of a text, with their full stops. */
export function splitSentences(text: string): string[] {
  return text.split(sentenceEnd);
}

/** Trims a text and collapses repeated whitespace. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Words in lower case without surrounding punctuation. */
export function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;:|()/«»"“”]+/)
    .map((word) => word.replace(/^[-.'’&]+|['’!?]+$/g, ""))
    .filter((word) => word !== "");
}

/** Letters and digits in lower case, to compare spellings. */
export function comparisonKey(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** A bullet at the start of a list item. */
export const bulletPattern =
  /^\s*(?:[•●▪▫■□◦‣⁃∙·○◆◇➢➤►▶▸→✓✔❖★☆»›§¤♡♥❤❥✦✧✿❀✪✹☞☛]|[-–—*+o>](?=\s)(?:\s+\[[ xX]\](?=\s))?|\([a-z]\)(?=\s)|\[[ xX]\](?=\s))\s*/u;

/** A bullet that is a text of its own. */
export const loneBullet = /^[•●▪■□◦‣⁃∙·○◆➢►▸→✓★›♡♥❤✦✧✿o*–-]$/u;

const separator = /[\s,;:|·•∙/–—-]/u;
const emptyBrackets = ["()", "( )", "[]", "[ ]"];

/** Removes separators that are left at either end after something between them was removed. */
export function trimSeparators(text: string): string {
  const plain = collapseSpaces(text).replace(/^(?:[\s,;:|·•∙/–—-]|\(\s*\)|\[\s*\])+/u, "");
  // A regular expression for the end would take quadratic time.
  let end = plain.length;
  for (let before = -1; before !== end; ) {
    before = end;
    while (separator.test(plain.charAt(end - 1))) end -= 1;
    end -= emptyBrackets.find((pair) => plain.endsWith(pair, end))?.length ?? 0;
  }
  return plain
    .slice(0, end)
    .replace(/\(\s*[,;]?\s*\)/g, "")
    .trim();
}

const leaders = /(?:[.…] ?){5,}/g;

/**
 * Replaces the dots that lead the eye to a right margin, as in "Kokk . . . . . . 2019", but not those before a level, as in
 * "Sauces ........ 5".
 */
export function replaceLeaders(text: string, replacement: (dots: string) => string): string {
  return text.replace(leaders, (dots, at: number) =>
    /^\d{1,2}\s*$/.test(text.slice(at + dots.length, at + dots.length + 8)) ? dots : replacement(dots),
  );
}

/** The parts of a text between leaders. */
export function splitAtLeaders(text: string): { text: string; from: number }[] {
  // As many tabs as dots keep the places of the other letters.
  const parts = replaceLeaders(text, (dots) => "\t".repeat(dots.length)).matchAll(/[^\t]+/g);
  return [...parts].flatMap(({ 0: part, index }) =>
    part.trim() === "" ? [] : [{ text: part.trim(), from: index + part.length - part.trimStart().length }],
  );
}
