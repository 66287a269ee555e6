import type { PdfItem } from "./runs.ts";

/** Accents that stand alone, and the character that puts each on the letter before it. */
const combining = new Map([
  ["`", "\u0300"],
  ["´", "\u0301"],
  ["ˆ", "\u0302"],
  ["˜", "\u0303"],
  ["¯", "\u0304"],
  ["˘", "\u0306"],
  ["˙", "\u0307"],
  ["¨", "\u0308"],
  ["˚", "\u030A"],
  ["˝", "\u030B"],
  ["ˇ", "\u030C"],
  ["¸", "\u0327"],
]);

/**
 * Joins what LaTeX draws in parts: an accent above a letter, because its default fonts have no letters with accents ("P˚" and "a"),
 * and the raised A of its own name.
 *
 * @param items of one page in the order of the file
 */
export function joinLatexGlyphs(items: PdfItem[]): PdfItem[] {
  const joined: PdfItem[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const accent = combining.get(last?.str.at(-1) ?? "");
    if (last && accent && /^\p{L}/u.test(item.str) && overlaps(last, item)) {
      const before = last.str.slice(0, -1);
      const str = before.trimEnd();
      const width = ((left(item) - left(last)) * str.length) / Math.max(1, before.length);
      joined.splice(-1, 1, ...(str === "" ? [] : [{ ...last, str, width }]));
      const letter = item.str.charAt(0).replace("ı", "i");
      joined.push({ ...item, str: (letter + accent).normalize("NFC") + item.str.slice(1) });
      continue;
    }
    const first = joined.at(-2);
    const isName = last?.str === "A" && item.str.startsWith("TEX") && last.height < item.height;
    if (first && last && isName && /(?:^|\P{L})L$/u.test(first.str) && overlaps(first, last)) {
      const width = left(item) + item.width - left(first);
      joined.splice(-2, 2, { ...first, str: `${first.str}aTeX${item.str.slice(3)}`, width });
      continue;
    }
    joined.push(item);
  }
  return joined;
}

const left = ({ transform }: PdfItem) => transform[4] ?? 0;

/** Whether a text begins above or below the last character of the one before it. */
function overlaps(last: PdfItem, item: PdfItem): boolean {
  const right = left(last) + last.width;
  const distance = Math.abs((item.transform[5] ?? 0) - (last.transform[5] ?? 0));
  return (
    left(item) < right - last.height * 0.05 &&
    left(item) > right - last.height &&
    distance < last.height * 0.7
  );
}
