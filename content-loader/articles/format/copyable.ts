import type { Element, Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import type articleMarkdown from "../../../content/en/articleMarkdown.json";
import { localizedPath } from "../../../shared/languages.ts";
import { fillPlaceholders } from "../../../shared/placeholders.ts";
import type { Language } from "../../data/types.ts";
import { readTranslations } from "../../translations.ts";
import { element } from "./html.ts";

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
  const found: ContainerDirective[] = [];
  visit(tree, "containerDirective", (node) => {
    if (isCopyable(node)) found.push(node);
  });
  return found;
}

/** Removes the prefix of a title: `To copy: the page` becomes `the page`. */
export function copiedTitle(title: string): string {
  return title.replace(/^[^:]*: /, "");
}

/**
 * The actions below a copyable example: the copy button (app/routes/article/use-copying.ts), and the link
 * to its worksheet.
 *
 * @param title names the copied text for screen readers
 */
export function copyTools(
  node: ContainerDirective,
  title: string,
  place: { language: Language; slug: string },
) {
  const { copy, copied, sheet } = translations[place.language];
  const what = element("span", [text(` ${fillPlaceholders(copied, { title: copiedTitle(title) })}`)], {
    className: ["sr-only"],
  });
  const button = element("button", [text(copy), what], { type: "button", className: ["btn", "btn-ghost"] });
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

/** Table rows on an empty worksheet, rows that a paragraph takes, and the minimum of a table. */
const rowsOfASheet = 16;
const rowsAParagraph = 2;
const fewestRows = 4;

/**
 * Adds space for writing: each `…` becomes a line, and a paragraph of column headings, written as
 * `` `First | Second` ``, a table of empty rows.
 */
export function makeWritable(tree: HtmlRoot): void {
  const blocks = tree.children.filter(({ type }) => type === "element").length;
  const rows = Math.max(fewestRows, rowsOfASheet - rowsAParagraph * (blocks - 1));
  visit(tree, "element", (node, index, parent) => {
    const heads = columnHeads(node);
    if (!heads || !parent || index === undefined) return CONTINUE;
    parent.children[index] = emptyTable(heads, rows);
    return SKIP;
  });
  visit(tree, "text", (node, index, parent) => {
    if (!node.value.includes("…") || !parent || index === undefined) return CONTINUE;
    const parts = node.value.split(/(…)/).filter((part) => part !== "");
    const written = parts.map((part) =>
      part === "…" ? element("span", [text(part)], { className: ["blank"] }) : text(part),
    );
    parent.children.splice(index, 1, ...written);
    return index + written.length;
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
    heads.map((words) => element("th", [text(words)], headProperties(words))),
  );
  const row = () =>
    element(
      "tr",
      heads.map(() => element("td", [])),
    );
  return element("table", [element("thead", [head]), element("tbody", Array.from({ length: rows }, row))]);
}

/** A heading that is an abbreviation, such as `No.`, means a narrow column of numbers. */
function headProperties(words: string): Element["properties"] {
  return { scope: "col", ...(words.endsWith(".") && { className: ["number"] }) };
}

function text(value: string) {
  return { type: "text" as const, value };
}
