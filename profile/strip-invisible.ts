/**
 * Removes invisible and unsafe characters: control characters, lone surrogates, bidirectional controls and
 * zero-width characters. Composes letters (NFC) and keeps line breaks.
 */
export function stripInvisible(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "")
    .replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/g, "")
    .replace(/(?![\t\n\r\v\f])\p{Cc}/gu, "")
    .replace(/[\u2028\u2029]/g, "\n")
    .normalize("NFC");
}
