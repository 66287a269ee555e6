import type { Paragraph, Root, RootContent, Table } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { copyableExamples, isWorksheet } from "../format/copyable.ts";
import { formFaults, forms } from "../format/forms.ts";
import type { FrontMatter, LineOf } from "../format/front-matter.ts";
import { phrasingText, readableText } from "../format/markdown.ts";
import { checkPullQuote } from "./pull-quote.ts";

/** Rules for the body of an article. Each reports its violations with lines, in words for the author. */

export type Report = (line: number, message: string) => void;

const boxes = ["checklist", "quote", "example", "update", "chart", "ladder"];
/** Boxes with a title. */
const titled = ["checklist", "example", "chart", "ladder"];
/** Attributes of boxes. */
const words: string[] = ["title", "month", "copy", "sheet", ...forms];

/** Figures that need a source: percentages, money, and sample sizes. */
const statistics = [
  /\d\s?(%|per ?cent|prosent)/i,
  /[€$£]\s?\d|\d\s?(€|£|\$|kr\b|kroner|NOK\b|euros?\b|dollars?\b)|\bNOK\s?\d/i,
  /\d\s(respondents|recruiters|respondenter|rekrutterere)\b/i,
];

/** All rules that apply to a single file. */
export function checkBody(tree: Root, matter: FrontMatter, lineOf: LineOf, report: Report): void {
  checkHeadings(tree, report);
  checkDirectives(tree, report);
  checkUpdates(tree, matter, report);
  checkSources(tree, matter, lineOf, report);
  checkStatistics(tree, report);
  checkPullQuote(tree, report);
  checkNumbers(tree, report);
  checkSheet(tree, report);
  checkSummary(tree, matter, lineOf, report);
}

/** The summary cites no sources, so its figures must also be in the text, which does. */
function checkSummary(tree: Root, { summary }: FrontMatter, lineOf: LineOf, report: Report): void {
  const figure = /\d+(?:[.,\u00a0]\d+)*/g;
  const said = new Set(readableText(tree).match(figure));
  for (const [index, point] of summary.entries())
    for (const number of point.match(figure) ?? [])
      if (!said.has(number))
        report(lineOf("summary", index), `the summary says ${number}, which the text does not`);
}

/** At most one worksheet, without citations: its page has no list of sources. */
function checkSheet(tree: Root, report: Report): void {
  const worksheets = copyableExamples(tree).filter(isWorksheet);
  for (const extra of worksheets.slice(1))
    report(line(extra), "an article has one worksheet, this is another");
  for (const worksheet of worksheets)
    if (cites(worksheet)) report(line(worksheet), "a worksheet cites nothing");
}

/** A paragraph that begins with a date such as `16. mai` is parsed as an ordered list. */
function checkNumbers(tree: Root, report: Report): void {
  visit(tree, "list", (list) => {
    const { start } = list;
    if (start && start > 1)
      report(line(list), `'${start}.' opens a list; a number that is only a number is '${start}\\.'`);
  });
}

function checkHeadings(tree: Root, report: Report): void {
  visit(tree, "heading", (heading) => {
    if (heading.depth === 1) report(line(heading), "the title is the page's only h1; use ## in the body");
    visit(heading, "link", () =>
      report(line(heading), "a heading is a link to itself and cannot hold another"),
    );
  });
  visit(tree, "text", (text) => {
    if (/^:{3,}$/m.test(text.value))
      report(line(text), "':::' closes nothing: a box with another in it has a colon more, at both ends");
  });
  visit(tree, "html", (html) => report(line(html), "HTML is not part of the format"));
}

function checkDirectives(tree: Root, report: Report): void {
  visit(tree, (node) => {
    if (node.type === "leafDirective") report(line(node), `unknown directive '::${node.name}'`);
    if (node.type === "textDirective" && node.name !== "cite") {
      report(line(node), `':${node.name}' reads as a directive; a colon that is only a colon is written \\:`);
    }
    if (node.type !== "containerDirective") return;
    if (!boxes.includes(node.name)) report(line(node), `unknown directive ':::${node.name}'`);
    if (titled.includes(node.name) && !node.attributes?.title)
      report(line(node), `:::${node.name} needs {title="…"}`);
    for (const word of Object.keys(node.attributes ?? {}))
      if (!words.includes(word)) report(line(node), `unknown '${word}' on :::${node.name}`);
    for (const fault of formFaults(node)) report(line(node), fault);
  });
  for (const ladder of directives(tree, "ladder")) {
    const [list, ...rest] = ladder.children;
    if (list?.type !== "list" || !list.ordered || rest.length || list.children.length < 3)
      report(line(ladder), "a ladder holds one numbered list of three rungs or more");
  }
  for (const name of ["checklist", "quote"]) {
    const found = directives(tree, name);
    if (found.length === 0) report(1, `an article has one :::${name}, this one has none`);
    for (const extra of found.slice(1)) report(line(extra), `an article has one :::${name}, this is another`);
  }
  for (const checklist of directives(tree, "checklist")) {
    const [list, ...rest] = checklist.children;
    if (list?.type !== "list" || rest.length)
      report(line(checklist), "a checklist holds one list and nothing else");
    else if (
      list.children.some((item) => item.children.length !== 1 || item.children[0]?.type !== "paragraph")
    ) {
      report(line(checklist), "each item of a checklist is one paragraph");
    }
  }
}

/** An update needs a month no later than the article's change date. */
function checkUpdates(tree: Root, { updated }: FrontMatter, report: Report): void {
  for (const update of directives(tree, "update")) {
    const month = update.attributes?.month ?? "";
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) report(line(update), ':::update needs {month="2026-11"}');
    else if (!updated || updated.slice(0, 7) < month)
      report(line(update), `:::update of ${month} is later than the front matter's 'updated'`);
  }
}

function checkSources(tree: Root, { sources }: FrontMatter, lineOf: LineOf, report: Report): void {
  const known = new Set(sources.map(({ id }) => id));
  const cited = new Set<string>();
  visit(tree, "textDirective", (node) => {
    if (node.name !== "cite") return;
    const id = textOf(node);
    cited.add(id);
    if (!known.has(id)) report(line(node), `:cite[${id}] has no source of that id in the front matter`);
  });
  for (const [index, { id }] of sources.entries()) {
    if (!cited.has(id)) report(lineOf("sources", index), `the source '${id}' is never cited`);
    if (sources.findIndex((other) => other.id === id) < index) {
      report(lineOf("sources", index), `the source '${id}' is listed twice`);
    }
  }
}

/** A figure needs a citation in the same paragraph, item or row, except in examples and charts. */
function checkStatistics(tree: Root, report: Report): void {
  visit(tree, (node) => {
    if (node.type === "containerDirective" && ["example", "chart"].includes(node.name)) return SKIP;
    if (node.type === "table") {
      checkTable(node, report);
      return SKIP;
    }
    if (node.type === "paragraph") checkUnit(node, report);
    return CONTINUE;
  });
}

/** A citation in a table's header covers every row. */
function checkTable(table: Table, report: Report): void {
  const [head, ...rows] = table.children;
  if (head && cites(head)) return;
  for (const row of rows) checkUnit(row, report);
}

function checkUnit(node: RootContent, report: Report): void {
  const text = phrasingText(node);
  const figure = statistics.map((pattern) => pattern.exec(text)).find((match) => match);
  if (!figure || cites(node)) return;
  const around = text.slice(Math.max(0, figure.index - 24), figure.index + 24);
  report(line(node), `a statistic without a :cite: '…${around}…'`);
}

function directives(tree: Root, name: string): ContainerDirective[] {
  const found: ContainerDirective[] = [];
  visit(tree, "containerDirective", (node) => {
    if (node.name === name) found.push(node);
  });
  return found;
}

function cites(node: RootContent | Paragraph): boolean {
  let found = false;
  visit(node, "textDirective", (part) => {
    found ||= part.name === "cite";
  });
  return found;
}

function line(node: { position?: { start: { line: number } } }): number {
  return node.position?.start.line ?? 1;
}
