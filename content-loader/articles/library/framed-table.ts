import type { Element } from "hast";
import { SKIP, visit } from "unist-util-visit";
import type articleMarkdown from "../../../content/en/articleMarkdown.json";
import { fillPlaceholders } from "../../../shared/placeholders.ts";
import type { Language } from "../../data/types.ts";
import { readTranslations } from "../../translations.ts";
import { element, hasClass, within } from "../format/html.ts";
import { folded } from "./folded.ts";

/**
 * Wraps a table: a wide one scrolls inside a keyboard-focusable frame.
 *
 * @param section id of the heading above it, after which the frame is named
 */
export function framedTable(table: Element, section: unknown, language: Language): Element {
  spanRows(table);
  makeStackable(table);
  for (const cell of [...within(table, "th"), ...within(table, "td")]) alignByClass(cell);
  const name = typeof section === "string" ? { role: "group", ariaLabelledBy: [section] } : {};
  replaceEmptyHeaders(table);
  const frame = element("div", [table], { className: ["table-frame"], tabIndex: 0, ...name });
  return isLong(table) ? folded(frame, nameOf(table, language)) : frame;
}

/** From this many cells on a table is taller than a phone. */
const longTable = 15;

function isLong(table: Element): boolean {
  return within(table, "tbody").flatMap((body) => within(body, "td")).length >= longTable;
}

const translations = readTranslations<typeof articleMarkdown>("articleMarkdown");

function nameOf(table: Element, language: Language): string {
  const heads = within(table, "th").map(textWithoutCitations).filter(Boolean);
  const rows = within(table, "tbody").flatMap((body) => within(body, "tr"));
  return fillPlaceholders(translations[language].table, {
    columns: heads.join(", "),
    count: String(rows.length),
  });
}

/**
 * Lets the only value of a row span all columns. Such a table is no plain grid,
 * so its headers get `scope="col"` (WCAG technique H63).
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

/** Number of columns from which a table is wider than a phone. */
const stackedColumns = 3;

/**
 * Adds column names to cells for the phone layout, in which each row is a block (app/routes/article/text/tables.css),
 * and explicit roles, because elements with `display: block` lose their table roles.
 */
function makeStackable(table: Element): void {
  const heads = within(table, "th").map(textWithoutCitations);
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

/**
 * The corner above a column of row names is a cell, because a header needs a text. With a cell among them
 * the headers get `scope="col"` (WCAG technique H63).
 */
function replaceEmptyHeaders(table: Element): void {
  const heads = within(table, "th");
  if (heads.every(textWithoutCitations)) return;
  for (const head of heads) {
    if (textWithoutCitations(head)) head.properties.scope = "col";
    else head.tagName = "td";
  }
}

/** The text of an element without citation numbers. */
function textWithoutCitations(parent: Element): string {
  let words = "";
  visit(parent, (node) => {
    if (node.type === "element" && hasClass(node, "cite")) return SKIP;
    if (node.type === "text") words += node.value;
    return undefined;
  });
  return words.trim();
}

/** Replaces the obsolete `align` attribute of remark-gfm. */
function alignByClass(cell: Element): void {
  if (cell.properties.align === "right") cell.properties.className = ["figure"];
  delete cell.properties.align;
}
