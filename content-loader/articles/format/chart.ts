import type { Element } from "hast";
import type { Root, RootContent } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as nodeText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { LanguageCode } from "../../../shared/languages.ts";
import { parseNumber } from "../../format.ts";
import { element } from "./html.ts";
import { findBoxes, hasCitation, isTable, phrasingText, readableText } from "./markdown.ts";

/** `:::chart{title="…"}`: a table with a label and a value per row, shown as bars, and its source. */

interface Bar {
  value: number;
  /** Percentages scale to 100, other values to the largest. */
  share: boolean;
}

/** Parses a localized number, `1,200` or `58%`, `1 200` or `58 %`; undefined when invalid. */
export function parseFigure(text: string, language: LanguageCode): Bar | undefined {
  const share = text.endsWith("%");
  const digits = share ? text.slice(0, -1).trim() : text;
  const value = parseNumber(digits, language);
  return value === undefined ? undefined : { value, share };
}

/** Whether a chart is part of an example, whose figures may be invented. */
export function isInExample(chart: ContainerDirective, tree: Root): boolean {
  return findBoxes(tree, "example").some((example) => example.children.includes(chart));
}

/** A chart's values in order, for comparing translations. */
export function chartFigures(chart: ContainerDirective, language: LanguageCode): number[] {
  return bodyRows(chart).flatMap(([, cell]) => parseFigure(cell ?? "", language)?.value ?? []);
}

/**
 * The problems of a chart, as messages for the author.
 *
 * @param isInvented whether its figures need no source, as in an example
 */
export function chartProblems(
  chart: ContainerDirective,
  language: LanguageCode,
  isInvented = false,
): string[] {
  const rows = bodyRows(chart);
  const others = chart.children.filter(({ type }) => type !== "table");
  const caption = others.filter(({ type }) => type === "paragraph");
  if (chart.children.length - others.length !== 1 || others.length !== caption.length)
    return ["a chart must contain one table and a paragraph that names the source"];
  if (rows.length < 2 || rows.some((cells) => cells.length !== 2))
    return ["the table of a chart must have two columns, label and value, and at least two rows"];
  const invalid = rows.find(([, cell]) => !parseFigure(cell ?? "", language));
  if (invalid) return [`'${invalid[1]}' is not a number such as 1,200 or 58% (in Norwegian 1 200 or 58 %)`];
  if (isInvented)
    return caption.length > 0
      ? []
      : ["a chart needs a paragraph below its table that says what its figures are"];
  const text = [...caption.map(readableText), chart.attributes?.title ?? ""].join(" ");
  if (!caption.some(hasCitation) || !/(?<!\d)(?:19|20)\d\d(?!\d)/.test(text))
    return ["a chart needs a paragraph below its table with the source, a :cite and the year"];
  return [];
}

/** Puts a chart's caption, title and source, before its table. */
export function moveCaptionFirst(chart: ContainerDirective, title: RootContent): void {
  const [tables, paragraphs] = [
    chart.children.filter(isTable),
    chart.children.filter((block) => !isTable(block)),
  ];
  chart.data = { hName: "figure", hProperties: { className: ["chart"] } };
  const caption = [title, ...paragraphs] as ContainerDirective["children"];
  chart.children = [{ type: "blockquote", children: caption, data: { hName: "figcaption" } }, ...tables];
}

/**
 * Draws each bar below its row header, so that screen readers still have a table. SVG bars need
 * no style attribute and are printed.
 */
export function drawBars(figure: Element, language: LanguageCode): void {
  const rows: { head: Element; bar: Bar }[] = [];
  visit(figure, "element", (row) => {
    const [head, cell] = row.children.filter((child) => child.type === "element");
    if (row.tagName !== "tr" || !head || !cell) return;
    for (const column of [head, cell]) if (column.tagName === "th") column.properties.scope = "col";
    const bar = parseFigure(nodeText(cell), language);
    if (head.tagName === "td" && bar) rows.push({ head, bar });
  });
  const maximum = rows.some(({ bar }) => bar.share) ? 100 : Math.max(...rows.map(({ bar }) => bar.value));
  for (const { head, bar } of rows) {
    head.tagName = "th";
    const width = `${Math.round((1000 * bar.value) / maximum) / 10}%`;
    head.properties = { scope: "row" };
    head.children.push(element("svg", [element("rect", [], { width })], { ariaHidden: "true" }));
  }
}

/** The body cells. */
function bodyRows(chart: ContainerDirective): string[][] {
  const [, ...rows] = chart.children.find(isTable)?.children ?? [];
  return rows.map(({ children }) => children.map(phrasingText));
}
