import { stripInvisible } from "../../strip-invisible.ts";

/**
 * Text of a file as it was meant: without what nobody sees, ligatures taken apart, soft hyphens and joiners gone, every kind of
 * space one space.
 */
export function cleanText(text: string): string {
  return stripInvisible(text.replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize("NFKD")))
    .replace(/[\u00AD\u200C-\u200D\uFFFD]/g, "")
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
