// Stored weights as text: one character per whole number compresses better than base64, which spreads numbers over characters.

/** Printable characters that JSON does not escape; those of one byte first. */
const alphabet = Array.from({ length: 221 }, (_, at) => at + 35).filter(
  (code) => code !== "\\".charCodeAt(0) && (code < 127 || code > 160),
);
/** The largest number that can be stored, and the smallest with a minus. */
export const largestStored = (alphabet.length - 1) >> 1;
const numberOf = new Int8Array(256);
alphabet.forEach((code, at) => {
  numberOf[code] = at % 2 === 0 ? at / 2 : -(at + 1) / 2;
});

/** Whole numbers as text, small ones with the first characters; larger ones than `largestStored` become that. */
export function numbersToText(numbers: ArrayLike<number>): string {
  return Array.from(numbers, (number) => {
    const stored = Math.max(-largestStored, Math.min(largestStored, number));
    return String.fromCharCode(alphabet[stored < 0 ? -2 * stored - 1 : 2 * stored] as number);
  }).join("");
}

/** The numbers that `numbersToText` has stored. */
export function textToNumbers(text: string): Int8Array {
  const numbers = new Int8Array(text.length);
  // A loop, because every visitor of the preview waits for half a million weights.
  for (let at = 0; at < text.length; at += 1) numbers[at] = numberOf[text.charCodeAt(at)] as number;
  return numbers;
}
