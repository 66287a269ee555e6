/** A first and a last code point. */
type Range = readonly [number, number];

/** Latin-1 without controls, and typographic marks: Norwegian, English and Western European names. */
export const basicLetters = `${all([0x20, 0x7e])}${all([0xa0, 0xff])}Œœ–—‘’‚“”„•…‹›′″€™−↑↓`;

/** Latin Extended-A and Romanian: names in Sámi, Polish, Lithuanian, Czech, Croatian, Turkish. */
const extended: Range[] = [
  [0x100, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
];

export const extendedLetters = extended.map(all).join("");

/** The ranges as a CSS `unicode-range`. */
export const extendedRange = extended.map((range) => `U+${range.map(hex).join("-")}`).join(",");

const anyExtended = new RegExp(`[${extendedLetters}]`);

/** Whether a text, also in capitals (ÿ becomes Ÿ), needs the extended fonts. */
export function hasExtendedLetters(text: string): boolean {
  return anyExtended.test(`${text}${text.toUpperCase()}`.normalize());
}

function all([first, last]: Range): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

function hex(codePoint: number): string {
  return codePoint.toString(16);
}
