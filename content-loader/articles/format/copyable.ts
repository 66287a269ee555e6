import type { Element, Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import type articleMarkdown from "../../../content/en/articleMarkdown.json";
import { type LanguageCode, localizedPath } from "../../../shared/languages.ts";
import { fillPlaceholders } from "../../../shared/placeholders.ts";
import { readTranslations } from "../../translations.ts";
import { element } from "./html.ts";
import { findBoxes } from "./markdown.ts";

/** An example with a worksheet to print and write on. */
export interface Worksheet {
  title: string;
  html: string;
}

const translations = readTranslations<typeof articleMarkdown>("articleMarkdown");

/** Whether an example is copyable: `{title="…" copy}`, or `sheet`, which implies it. */
export function isCopyable(node: ContainerDirective): boolean {
  return node.name === "example" && (node.attributes?.copy !== undefined || isWorksheet(node));
}

export function isWorksheet({ attributes }: ContainerDirective): boolean {
  return attributes?.sheet !== undefined;
}

export function copyableExamples(tree: Root): ContainerDirective[] {
  return findBoxes(tree, "example").filter(isCopyable);
}

/** Removes the prefix of a title: `To copy: the page` becomes `the page`. */
export function copiedTitle(title: string): string {
  return title.replace(/^[^:]*: /, "");
}

/**
 * Creates the actions below a copyable example: the copy button (app/routes/article/use-copying.ts), and the
 * link to its worksheet.
 *
 * @param title names the copied text for screen readers
 */
export function createCopyTools(
  node: ContainerDirective,
  title: string,
  place: { language: LanguageCode; slug: string },
) {
  const { copy, copied, sheet } = translations[place.language];
  const hiddenLabel = element("span", [text(` ${fillPlaceholders(copied, { title: copiedTitle(title) })}`)], {
    className: ["sr-only"],
  });
  const button = element("button", [text(copy), hiddenLabel], {
    type: "button",
    className: ["btn", "btn-ghost"],
  });
  const address = localizedPath(`/blog/${place.slug}/sheet`, place.language);
  const link = element("a", [text(sheet)], { href: address, className: ["link"], dataDocument: true });
  return {
    type: "paragraph" as const,
    data: {
      hName: "p",
      hProperties: { className: ["box-tools"], dataPrint: "off" },
      hChildren: isWorksheet(node) ? [button, link] : [button],
    },
    children: [],
  };
}

/** Table rows that fit a worksheet, rows that a paragraph takes up, and the minimum of a table. */
const sheetRows = 16;
const rowsPerParagraph = 2;
const minRows = 4;

/**
 * Adds space for writing: each `…` becomes a line, and a paragraph of column headings, written as
 * `` `First | Second` ``, a table of empty rows.
 */
export function addWritingSpace(tree: HtmlRoot): void {
  const blocks = tree.children.filter(({ type }) => type === "element").length;
  const rows = Math.max(minRows, sheetRows - rowsPerParagraph * (blocks - 1));
  visit(tree, "element", (node, index, parent) => {
    const heads = columnHeads(node);
    if (!heads || !parent || index === undefined) return CONTINUE;
    parent.children[index] = emptyTable(heads, rows);
    return SKIP;
  });
  visit(tree, "text", (node, index, parent) => {
    if (!node.value.includes("…") || !parent || index === undefined) return CONTINUE;
    const parts = node.value.split(/(…)/).filter((part) => part !== "");
    const nodes = parts.map((part) =>
      part === "…" ? element("span", [text(part)], { className: ["blank"] }) : text(part),
    );
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

function columnHeads({ tagName, children: [only, ...others] }: Element): string[] | undefined {
  if (tagName !== "p" || others.length > 0 || only?.type !== "element" || only.tagName !== "code")
    return undefined;
  const [line] = only.children;
  return line?.type === "text" && line.value.includes(" | ") ? line.value.split(" | ") : undefined;
}

function emptyTable(heads: string[], rows: number): Element {
  const head = element(
    "tr",
    heads.map((heading) => element("th", [text(heading)], headProperties(heading))),
  );
  const row = () =>
    element(
      "tr",
      heads.map(() => element("td", [])),
    );
  return element("table", [element("thead", [head]), element("tbody", Array.from({ length: rows }, row))]);
}

/** A heading that is an abbreviation, such as `No.`, means a narrow column of numbers. */
function headProperties(heading: string): Element["properties"] {
  return { scope: "col", ...(heading.endsWith(".") && { className: ["number"] }) };
}

function text(value: string) {
  return { type: "text" as const, value };
}
