import type { Element } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { element, hasClass, within } from "../format/html.ts";

/**
 * Wraps a table: a wide one scrolls inside a keyboard-focusable frame.
 *
 * @param section id of the heading above it, after which the frame is named
 */
export function framedTable(table: Element, section: unknown): Element {
  spanRows(table);
  makeStackable(table);
  for (const cell of [...within(table, "th"), ...within(table, "td")]) alignByClass(cell);
  const name = typeof section === "string" ? { role: "group", ariaLabelledBy: [section] } : {};
  return element("div", [table], { className: ["table-frame"], tabIndex: 0, ...name });
}

/**
 * What stands alone in its row, as a line drawn through the table does, has all of it. With such a row a table is no
 * plain grid any more: its heads say that they are those of columns (WCAG technique H63).
 */
function spanRows(table: Element): void {
  for (const row of within(table, "tr")) {
    const [first, ...others] = within(row, "td");
    if (!first || others.length === 0 || others.some((cell) => cell.children.length > 0)) continue;
    first.properties.colSpan = others.length + 1;
    row.children = [first];
    for (const head of within(table, "th")) head.properties.scope = "col";
  }
}

/** From this many columns on a table is wider than a phone. */
const stackedColumns = 3;

/**
 * On phones such a table is a block a row, in which each cell says what it is (app/routes/article/text/tables.css). Blocks are a table no more, so
 * that its roles are named.
 */
function makeStackable(table: Element): void {
  const heads = within(table, "th").map(wordsOf);
  if (heads.length < stackedColumns) return;
  table.properties = { ...table.properties, className: ["stacked"], role: "table" };
  for (const body of within(table, "tbody")) body.properties.role = "rowgroup";
  for (const row of within(table, "tr")) {
    row.properties.role = "row";
    for (const [column, cell] of within(row, "td").entries()) {
      cell.properties.role = "cell";
      if (column > 0) cell.properties.dataLabel = heads[column];
    }
  }
}

/** The text of an element without the numbers of its sources. */
function wordsOf(parent: Element): string {
  let words = "";
  visit(parent, (node) => {
    if (node.type === "element" && hasClass(node, "cite")) return SKIP;
    if (node.type === "text") words += node.value;
    return undefined;
  });
  return words.trim();
}

/** remark-gfm aligns columns by an attribute that HTML has dropped. */
function alignByClass(cell: Element): void {
  if (cell.properties.align === "right") cell.properties.className = ["figure"];
  delete cell.properties.align;
}
