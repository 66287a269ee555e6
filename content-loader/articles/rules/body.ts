import type { Root, RootContent, Table } from "mdast";
import { toString as nodeText } from "mdast-util-to-string";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { copyableExamples, isWorksheet } from "../format/copyable.ts";
import { exampleKindProblems, exampleKinds } from "../format/example-kinds.ts";
import type { FindLine, FrontMatter } from "../format/front-matter.ts";
import { findBoxes, hasCitation, nodeLine, phrasingText, readableText } from "../format/markdown.ts";

type Report = (line: number, message: string) => void;

const boxes = ["checklist", "quote", "example", "update", "chart", "ladder"];
const titledBoxes = ["checklist", "example", "chart", "ladder"];
const boxAttributes: string[] = ["title", "month", "copy", "sheet", ...exampleKinds];

/** Figures that need a source: percentages, money and sample sizes. */
const statistics = [
  /\d\s?(%|per ?cent|prosent)/i,
  /[€$£]\s?\d|\d\s?(€|£|\$|kr\b|kroner|NOK\b|euros?\b|dollars?\b)|\bNOK\s?\d/i,
  /\d\s(respondents|recruiters|respondenter|rekrutterere)\b/i,
];

/** Checks the body of one article and reports violations with their lines. */
export function checkBody(tree: Root, matter: FrontMatter, findLine: FindLine, report: Report): void {
  checkHeadings(tree, report);
  checkDirectives(tree, report);
  checkUpdates(tree, matter, report);
  checkSources(tree, matter, findLine, report);
  checkStatistics(tree, report);
  checkPullQuote(tree, report);
  checkNumbers(tree, report);
  checkWorksheet(tree, report);
  checkSummary(tree, matter, findLine, report);
}

/** The summary cites no sources, so its figures must also be in the text, which does. */
function checkSummary(tree: Root, { summary }: FrontMatter, findLine: FindLine, report: Report): void {
  const figure = /\d+(?:[.,\u00a0]\d+)*/g;
  const figures = new Set(readableText(tree).match(figure));
  for (const [index, point] of summary.entries())
    for (const number of point.match(figure) ?? [])
      if (!figures.has(number))
        report(findLine("summary", index), `the figure ${number} of the summary is not in the text`);
}

/** At most one worksheet, without citations: its page has no list of sources. */
function checkWorksheet(tree: Root, report: Report): void {
  const worksheets = copyableExamples(tree).filter(isWorksheet);
  for (const extra of worksheets.slice(1))
    report(nodeLine(extra), "a second worksheet; an article has at most one");
  for (const worksheet of worksheets)
    if (hasCitation(worksheet)) report(nodeLine(worksheet), "a worksheet cannot cite sources");
}

/** A paragraph that begins with a date such as `16. mai` is parsed as an ordered list. */
function checkNumbers(tree: Root, report: Report): void {
  visit(tree, "list", (list) => {
    const { start } = list;
    if (start && start > 1)
      report(nodeLine(list), `'${start}.' starts a list; write '${start}\\.' for a plain number`);
  });
}

function checkHeadings(tree: Root, report: Report): void {
  visit(tree, "heading", (heading) => {
    if (heading.depth === 1) report(nodeLine(heading), "a second h1, after the title; use ##");
    visit(heading, "link", () =>
      report(nodeLine(heading), "a heading cannot contain a link, because it is one"),
    );
  });
  visit(tree, "text", (text) => {
    if (/^:{3,}$/m.test(text.value))
      report(nodeLine(text), "':::' closes no box: a box around another needs one colon more, at both ends");
  });
  visit(tree, "html", (html) => report(nodeLine(html), "HTML is not allowed"));
}

function checkDirectives(tree: Root, report: Report): void {
  visit(tree, (node) => {
    if (node.type === "leafDirective") report(nodeLine(node), `unknown directive '::${node.name}'`);
    if (node.type === "textDirective" && node.name !== "cite") {
      report(nodeLine(node), `':${node.name}' is parsed as a directive; write \\: for a plain colon`);
    }
    if (node.type !== "containerDirective") return;
    if (!boxes.includes(node.name)) report(nodeLine(node), `unknown directive ':::${node.name}'`);
    if (titledBoxes.includes(node.name) && !node.attributes?.title)
      report(nodeLine(node), `:::${node.name} needs {title="…"}`);
    for (const name of Object.keys(node.attributes ?? {}))
      if (!boxAttributes.includes(name)) report(nodeLine(node), `unknown '${name}' on :::${node.name}`);
    for (const problem of exampleKindProblems(node)) report(nodeLine(node), problem);
  });
  for (const ladder of findBoxes(tree, "ladder")) {
    const [list, ...rest] = ladder.children;
    if (list?.type !== "list" || !list.ordered || rest.length || list.children.length < 3)
      report(nodeLine(ladder), "a ladder must contain one numbered list of at least three items");
  }
  for (const name of ["checklist", "quote"]) {
    const found = findBoxes(tree, name);
    if (found.length === 0) report(1, `:::${name} is missing; an article has one`);
    for (const extra of found.slice(1)) report(nodeLine(extra), `a second :::${name}; an article has one`);
  }
  for (const checklist of findBoxes(tree, "checklist")) {
    const [list, ...rest] = checklist.children;
    if (list?.type !== "list" || rest.length)
      report(nodeLine(checklist), "a checklist must contain one list and nothing else");
    else if (
      list.children.some((item) => item.children.length !== 1 || item.children[0]?.type !== "paragraph")
    ) {
      report(nodeLine(checklist), "each item of a checklist must be one paragraph");
    }
  }
}

/** An update needs a month no later than the article's change date. */
function checkUpdates(tree: Root, { updated }: FrontMatter, report: Report): void {
  for (const update of findBoxes(tree, "update")) {
    const month = update.attributes?.month ?? "";
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) report(nodeLine(update), ':::update needs {month="2026-11"}');
    else if (!updated || updated.slice(0, 7) < month)
      report(nodeLine(update), `:::update of ${month} is later than the front matter's 'updated'`);
  }
}

function checkSources(tree: Root, { sources }: FrontMatter, findLine: FindLine, report: Report): void {
  const known = new Set(sources.map(({ id }) => id));
  const cited = new Set<string>();
  visit(tree, "textDirective", (node) => {
    if (node.name !== "cite") return;
    const id = nodeText(node);
    cited.add(id);
    if (!known.has(id)) report(nodeLine(node), `:cite[${id}] names no source of the front matter`);
  });
  for (const [index, { id }] of sources.entries()) {
    if (!cited.has(id)) report(findLine("sources", index), `the source '${id}' is never cited`);
    if (sources.findIndex((other) => other.id === id) < index) {
      report(findLine("sources", index), `the source '${id}' is listed twice`);
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
    if (node.type === "paragraph") checkCitation(node, report);
    return CONTINUE;
  });
}

/** A citation in a table's header covers every row. */
function checkTable(table: Table, report: Report): void {
  const [head, ...rows] = table.children;
  if (head && hasCitation(head)) return;
  for (const row of rows) checkCitation(row, report);
}

function checkCitation(node: RootContent, report: Report): void {
  const text = phrasingText(node);
  const figure = statistics.map((pattern) => pattern.exec(text)).find((match) => match);
  if (!figure || hasCitation(node)) return;
  const around = text.slice(Math.max(0, figure.index - 24), figure.index + 24);
  report(nodeLine(node), `a statistic without a :cite: '…${around}…'`);
}

/** A pull quote must repeat a passage of the article word for word. */
function checkPullQuote(tree: Root, report: Report): void {
  const quote = tree.children.find((node) => node.type === "containerDirective" && node.name === "quote");
  if (!quote) return;
  const text = readableText(quote);
  const others = tree.children.filter((node) => node !== quote);
  if (!text) report(nodeLine(quote), "the pull quote is empty");
  else if (!readableText({ type: "root", children: others }).includes(text))
    report(nodeLine(quote), "the pull quote is not in the article, word for word");
}
