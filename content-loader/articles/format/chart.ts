import type { Element, ElementContent } from "hast";
import type { Root, RootContent, Table } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import type { Language } from "../../data/types.ts";
import { parseNumber } from "../../format.ts";
import { element } from "./html.ts";
import { phrasingText, readableText } from "./markdown.ts";

/** `:::chart{title="…"}`: a table with a label and a value per row, shown as bars, and its source. */

interface Bar {
  value: number;
  /** Percentages scale to 100, other values to the largest. */
  share: boolean;
}

/** Parses a localized number, `1,200` or `58%`, `1 200` or `58 %`; undefined when invalid. */
export function readFigure(text: string, language: Language): Bar | undefined {
  const share = text.endsWith("%");
  const digits = share ? text.slice(0, -1).trim() : text;
  const value = parseNumber(digits, language);
  return value === undefined ? undefined : { value, share };
}

export function findCharts(tree: Root): ContainerDirective[] {
  const found: ContainerDirective[] = [];
  visit(tree, "containerDirective", (box) => {
    if (box.name === "chart") found.push(box);
  });
  return found;
}

/** Whether a chart is part of an example, whose figures may be invented. */
export function isInExample(chart: ContainerDirective, tree: Root): boolean {
  let found = false;
  visit(tree, "containerDirective", (box) => {
    if (box.name === "example") found ||= box.children.includes(chart);
  });
  return found;
}

/** A chart's values in order, for comparing translations. */
export function chartFigures(chart: ContainerDirective, language: Language): number[] {
  return bodyRows(chart).flatMap(([, cell]) => readFigure(cell ?? "", language)?.value ?? []);
}

/**
 * The faults of a chart, as sentences for the author.
 *
 * @param invented whether its figures need no source, as in an example
 */
export function chartFaults(chart: ContainerDirective, language: Language, invented = false): string[] {
  const rows = bodyRows(chart);
  const others = chart.children.filter(({ type }) => type !== "table");
  const caption = others.filter(({ type }) => type === "paragraph");
  if (chart.children.length - others.length !== 1 || others.length !== caption.length)
    return ["a chart holds one table, and a paragraph that says whose figures they are"];
  if (rows.length < 2 || rows.some((cells) => cells.length !== 2))
    return ["the table of a chart has two columns, what and how much, and two rows or more"];
  const strange = rows.find(([, cell]) => !readFigure(cell ?? "", language));
  if (strange) return [`'${strange[1]}' can't be drawn: a figure is written as 1,200 or 58% (1 200, 58 %)`];
  if (invented) return caption.length > 0 ? [] : ["below its table a chart says what its figures are"];
  const said = [...caption.map(readableText), chart.attributes?.title ?? ""].join(" ");
  if (!caption.some(cites) || !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(said))
    return ["below its table a chart says whose figures they are, with a :cite, and of which year"];
  return [];
}

/** A chart as nodes: caption with title and source, then the table. */
export function captionFirst(chart: ContainerDirective, title: RootContent): void {
  const [tables, paragraphs] = [chart.children.filter(isTable), chart.children.filter((b) => !isTable(b))];
  chart.data = { hName: "figure", hProperties: { className: ["chart"] } };
  const caption = [title, ...paragraphs] as ContainerDirective["children"];
  chart.children = [{ type: "blockquote", children: caption, data: { hName: "figcaption" } }, ...tables];
}

/**
 * Draws each bar below its row header, so that screen readers still have a table. SVG bars need
 * no style attribute and are printed.
 */
export function drawBars(figure: Element, language: Language): void {
  const rows: { head: Element; bar: Bar }[] = [];
  visit(figure, "element", (row) => {
    const [head, cell] = row.children.filter((child) => child.type === "element");
    if (row.tagName !== "tr" || !head || !cell) return;
    for (const column of [head, cell]) if (column.tagName === "th") column.properties.scope = "col";
    const bar = readFigure(textOf(cell), language);
    if (head.tagName === "td" && bar) rows.push({ head, bar });
  });
  const whole = rows.some(({ bar }) => bar.share) ? 100 : Math.max(...rows.map(({ bar }) => bar.value));
  for (const { head, bar } of rows) {
    head.tagName = "th";
    const width = `${Math.round((1000 * bar.value) / whole) / 10}%`;
    head.properties = { scope: "row" };
    head.children.push(element("svg", [element("rect", [], { width })], { ariaHidden: "true" }));
  }
}

function textOf(node: Element | ElementContent): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

/** The body cells. */
function bodyRows(chart: ContainerDirective): string[][] {
  const [, ...rows] = chart.children.find(isTable)?.children ?? [];
  return rows.map(({ children }) => children.map(phrasingText));
}

function isTable(block: RootContent): block is Table {
  return block.type === "table";
}

function cites(block: RootContent): boolean {
  let found = false;
  visit(block, "textDirective", ({ name }) => {
    found ||= name === "cite";
  });
  return found;
}
