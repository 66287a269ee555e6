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
  const open: { isLabel: boolean; hasText: boolean }[] = [];
  let isAfterLabel = false;
  return items.flatMap((item) => {
    if ("str" in item) {
      if (item.str.trim() === "") return [item];
      for (const mark of open) mark.hasText = true;
      const isMarked = isAfterLabel;
      isAfterLabel = false;
      return [isMarked ? { ...item, str: `• ${item.str}` } : item];
    }
    if (item.type === "endMarkedContent") {
      const mark = open.pop();
      if (mark?.isLabel) isAfterLabel = !mark.hasText;
    } else open.push({ isLabel: "tag" in item && item.tag === listLabel, hasText: false });
    return [];
  });
}
