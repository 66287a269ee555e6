/** A first and a last code point. */
type Range = readonly [number, number];

/** Latin-1 without its controls, and the marks of typography: Norwegian, English, and names of western Europe. */
export const letters = `${all([0x20, 0x7e])}${all([0xa0, 0xff])}Œœ–—‘’‚“”„•…‹›′″€™−↑↓`;

/** Latin Extended-A without what is above, and Romanian: names in Sámi, Polish, Lithuanian, Czech, Croatian, Turkish and so on. */
const further: Range[] = [
  [0x100, 0x151],
  [0x154, 0x17f],
  [0x218, 0x21b],
];

export const furtherLetters = further.map(all).join("");

/** The same as CSS has it in `unicode-range`. */
export const furtherRange = further.map((range) => `U+${range.map(hex).join("-")}`).join(",");

const anyFurther = new RegExp(`[${furtherLetters}]`);

/** Whether a text, as it is or in capitals, has letters that the faces have in a file of their own: the capital of ÿ is one. */
export function hasFurtherLetters(text: string): boolean {
  return anyFurther.test(`${text}${text.toUpperCase()}`.normalize());
}

function all([first, last]: Range): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

function hex(codePoint: number): string {
  return codePoint.toString(16);
}
