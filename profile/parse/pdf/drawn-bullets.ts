import type { TextContent } from "pdfjs-dist/types/src/display/api.js";
import type { PdfItem } from "./runs.ts";

/** The label of a list item in the structure of a tagged PDF (ISO 32000-1, 14.8.4.3.3). */
const listLabel = "Lbl";

/**
 * Adds a bullet to each text of a tagged PDF that follows a list label without text, because Chromium draws discs and squares
 * as shapes.
 *
 * @param items with marked content
 */
export function addDrawnBullets(items: TextContent["items"]): PdfItem[] {
  /** Open marks, each with the number of texts before it. */
  const open: { isLabel: boolean; before: number }[] = [];
  let texts = 0;
  let isAfterLabel = false;
  return items.flatMap((item) => {
    if ("str" in item) {
      if (item.str.trim() === "") return [item];
      const isMarked = isAfterLabel;
      isAfterLabel = false;
      texts += 1;
      return [isMarked ? { ...item, str: `• ${item.str}` } : item];
    }
    if (item.type === "endMarkedContent") {
      const mark = open.pop();
      if (mark?.isLabel) isAfterLabel = texts === mark.before;
    } else open.push({ isLabel: "tag" in item && item.tag === listLabel, before: texts });
    return [];
  });
}
