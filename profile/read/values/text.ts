/**
 * Text as it was meant: composed letters, ligatures taken apart, soft hyphens, control characters and halves of characters gone, every kind of
 * space one space. Breaks of lines stay.
 */
export function cleanText(text: string): string {
  return text
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKD"))
    .normalize("NFC")
    .replace(/\p{Surrogate}/gu, "")
    .replace(/[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF\uFFFC\uFFFD]/g, "")
    .replace(/(?![\t\n\r\v\f])\p{Cc}/gu, "")
    .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, " ");
}

/** Spaces at the ends and repeated ones taken away. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Words in lower case, without punctuation around them. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;:|()/«»"“”]+/)
    .map((word) => word.replace(/^[-.'’&]+|['’!?]+$/g, ""))
    .filter((word) => word !== "");
}

/** Letters and digits alone, in lower case: how two spellings of the same are compared. */
export function squash(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** The marks that begin an item of a list. */
export const bulletMark = /^\s*(?:[•●▪▫■□◦‣⁃∙·○◆◇➢➤►▶▸✓✔❖★☆»›§¤]|[-–—*+o](?=\s))\s*/u;

/** Takes separators away that stand at either end once something was taken out between them. */
export function trimMarks(text: string): string {
  return tidy(text)
    .replace(/^(?:[\s,;:|·•∙/–—-]|\(\s*\)|\[\s*\])+/u, "")
    .replace(/(?:[\s,;:|·•∙/–—-]|\(\s*\)|\[\s*\])+$/u, "")
    .replace(/\(\s*[,;]?\s*\)/g, "")
    .trim();
}
