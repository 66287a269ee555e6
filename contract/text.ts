/** Cleaning of text that people type, the same in the browser and on the server. */

// Control characters, zero-width characters and marks, line and paragraph separators, bidirectional overrides
// and isolates, byte order mark: invisible, and able to make a text read as something else.
const invisible = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;
const invisibleInText = /(?![\n\t])[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/gu;

/** One line: invisible characters and line breaks removed, NFC, trimmed. */
export function cleanLine(text: string): string {
  return replaceLoneSurrogates(text).replace(invisible, "").normalize("NFC").trim();
}

/** Several lines: as `cleanLine`, but line feeds and tabs stay; CRLF and CR become LF. */
export function cleanText(text: string): string {
  return replaceLoneSurrogates(text)
    .replace(/\r\n?/g, "\n")
    .replace(invisibleInText, "")
    .normalize("NFC")
    .trim();
}

/** Whether a text carries a character that `cleanLine` would remove. */
export function hasInvisible(text: string): boolean {
  return text.search(invisible) !== -1;
}

/** Length as people count it: code points, not UTF-16 units. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

function replaceLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
