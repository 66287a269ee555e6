import { isNode, LineCounter, parseDocument } from "yaml";

/** The line of a JSON text, counted from 1, on which a key or list item begins; the parent's line when it is missing. */
export function findKeyLine(text: string, path: readonly PropertyKey[]): number {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line;
  }
  return 1;
}
