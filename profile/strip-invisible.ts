/**
 * Text without what nobody sees and no page may hold: control characters, halves of characters, signs that turn the text after
 * them around, marks without width. Letters are composed; breaks of lines stay.
 */
export function stripInvisible(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, "")
    .replace(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/g, "")
    .replace(/(?![\t\n\r\v\f])\p{Cc}/gu, "")
    .replace(/[\u2028\u2029]/g, "\n")
    .normalize("NFC");
}
