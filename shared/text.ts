/** Cleans typed text, the same in the browser and on the server. */

// Control characters, line and paragraph separators, and code points that Unicode does not display by default (direction
// marks, zero-width characters, fillers, tags): they can disguise a text. Variation selectors are kept.
const invisible = /(?!\p{Variation_Selector})[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const invisibleInText = new RegExp(`(?![\\n\\t])${invisible.source}`, "gu");

/**
 * Cleans one line: removes invisible characters and line breaks, normalizes to NFC and trims. `=?` is split, because mail
 * programs decode encoded words (RFC 2047) in headers, which could contain line breaks and addresses.
 */
export function cleanLine(text: string): string {
  return replaceLoneSurrogates(text).replace(invisible, "").replaceAll("=?", "= ?").normalize("NFC").trim();
}

/** Several lines: like `cleanLine`, but line feeds and tabs stay; CRLF and CR become LF. */
export function cleanText(text: string): string {
  return replaceLoneSurrogates(text)
    .replace(/\r\n?/g, "\n")
    .replace(invisibleInText, "")
    .normalize("NFC")
    .trim();
}

/** Whether a text contains a character that `cleanLine` would remove. */
export function hasInvisible(text: string): boolean {
  return text.search(invisible) !== -1;
}

/** Length in code points, not UTF-16 units. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

function replaceLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}
