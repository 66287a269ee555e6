import type { Element } from "hast";
import { SKIP, visit } from "unist-util-visit";
import type articleMarkdown from "../../../content/en/articleMarkdown.json";
import type { LanguageCode } from "../../../shared/languages.ts";
import { fillPlaceholders } from "../../../shared/placeholders.ts";
import { readTranslations } from "../../translations.ts";
import { element, findElements, foldElement, hasClass } from "../format/html.ts";

/**
 * Wraps a table in a frame that can be focused and scrolled when the table is too wide.
 *
 * @param section id of the heading above it, after which the frame is named
 */
export function frameTable(table: Element, section: unknown, language: LanguageCode): Element {
  spanRows(table);
  makeStackable(table);
  for (const cell of [...findElements(table, "th"), ...findElements(table, "td")]) alignByClass(cell);
  const name = typeof section === "string" ? { role: "group", ariaLabelledBy: [section] } : {};
  replaceEmptyHeaders(table);
  const frame = element("div", [table], { className: ["table-frame"], tabIndex: 0, ...name });
  return isLong(table) ? foldElement(frame, tableName(table, language)) : frame;
}

/** A table with this many cells fills a phone's screen; a stacked one has a line for each. */
const longTableCells = { plain: 15, stacked: 12 };

function isLong(table: Element): boolean {
  const cells = findElements(table, "tbody").flatMap((body) => findElements(body, "td")).length;
  return cells >= longTableCells[hasClass(table, "stacked") ? "stacked" : "plain"];
}

const translations = readTranslations<typeof articleMarkdown>("articleMarkdown");

function tableName(table: Element, language: LanguageCode): string {
  const heads = findElements(table, "th").map(textWithoutCitations).filter(Boolean);
  const rows = findElements(table, "tbody").flatMap((body) => findElements(body, "tr"));
  return fillPlaceholders(translations[language].table, {
    columns: heads.join(", "),
    count: String(rows.length),
  });
}

/**
 * Lets the only value of a row span all columns. The headers of such a table
 * get `scope="col"` (WCAG technique H63).
 */
function spanRows(table: Element): void {
  for (const row of findElements(table, "tr")) {
    const [first, ...others] = findElements(row, "td");
    if (!first || others.length === 0 || others.some((cell) => cell.children.length > 0)) continue;
    first.properties.colSpan = others.length + 1;
    row.children = [first];
    for (const head of findElements(table, "th")) head.properties.scope = "col";
  }
}

/** Number of columns from which a table is wider than a phone. */
const stackedColumns = 3;

/**
 * Adds column names to cells for the phone layout, in which each row is a block (app/routes/article/text/tables.css),
 * and explicit roles, because elements with `display: block` lose their table roles.
 */
function makeStackable(table: Element): void {
  const heads = findElements(table, "th").map(textWithoutCitations);
  if (heads.length < stackedColumns) return;
  table.properties = { ...table.properties, className: ["stacked"], role: "table" };
  for (const body of findElements(table, "tbody")) body.properties.role = "rowgroup";
  for (const row of findElements(table, "tr")) {
    row.properties.role = "row";
    for (const [column, cell] of findElements(row, "td").entries()) {
      cell.properties.role = "cell";
      if (column > 0) cell.properties.dataLabel = heads[column];
    }
  }
}

/**
 * Turns an empty header, the corner above row names, into a cell, because a header needs a text. The other
 * headers then get `scope="col"` (WCAG technique H63).
 */
function replaceEmptyHeaders(table: Element): void {
  const heads = findElements(table, "th");
  if (heads.every(textWithoutCitations)) return;
  for (const head of heads) {
    if (textWithoutCitations(head)) head.properties.scope = "col";
    else head.tagName = "td";
  }
}

/** The text of an element without citation numbers. */
function textWithoutCitations(parent: Element): string {
  let text = "";
  visit(parent, (node) => {
    if (node.type === "element" && hasClass(node, "cite")) return SKIP;
    if (node.type === "text") text += node.value;
    return undefined;
  });
  return text.trim();
}

/** Replaces the obsolete `align` attribute of remark-gfm. */
function alignByClass(cell: Element): void {
  if (cell.properties.align === "right") cell.properties.className = ["figure"];
  delete cell.properties.align;
}
