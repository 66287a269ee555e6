/** Cleans typed text, the same in the browser and on the server. */

// Control characters, line and paragraph separators, and everything that Unicode asks programs to leave unseen (marks of
// direction, zero-width characters, fillers, tags), but for the marks that choose the form of a letter or a picture:
// invisible, and able to make a text read as something else.
const invisible = /(?!\p{Variation_Selector})[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const invisibleInText = new RegExp(`(?![\\n\\t])${invisible.source}`, "gu");

/**
 * One line: invisible characters and line breaks removed, NFC, trimmed, and safe in the header of a
 * mail: what starts like an encoded word (RFC 2047) is split, because mail programs decode it, also between quotes and
 * some twice, and would find line breaks and other addresses in it.
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
