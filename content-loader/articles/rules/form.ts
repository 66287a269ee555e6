import type { List } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { pages as sitePaths } from "../../pages.ts";
import { keptExamples } from "../format/keep.ts";
import { countWords, readableText } from "../format/markdown.ts";
import type { Problem } from "../format/problem.ts";
import { type ArticleText, lineOf } from "./article-text.ts";
import { checkEcho } from "./pull-quote.ts";

/** A line of speech or a step to the first heading is no paragraph of its own, whatever Markdown calls it. */
const oneLine = 12;

/** Links whose words say nothing to somebody who hears only the links. */
const emptyLink =
  /^(here|this|read more|learn more|click here|see here|more|link|((this|another|that|an) )?(article|page|post|guide)|her|dette|les mer|se her|mer|lenke|((denne|en annen|en egen|den) )?(artikkelen?|siden?|guiden?|teksten?))$/i;

const sitePages = new Set<string>(sitePaths);

/** What the style sheet says about the form of an article and the format itself does not ask for. */
export function formProblems(article: ArticleText): Problem[] {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ file: article.file, line, message });
  checkOpening(article, report);
  checkSections(article, report);
  checkEcho(article, report);
  checkLinks(article, report);
  checkLeadIns(article, report);
  checkKept(article, report);
  return problems;
}

type Report = (line: number, message: string) => void;

function checkOpening({ tree }: ArticleText, report: Report): void {
  const first = tree.children.findIndex(({ type }) => type === "heading");
  const paragraphs = tree.children
    .slice(0, first < 0 ? undefined : first)
    .filter(({ type }) => type === "paragraph");
  const [start] = tree.children;
  if (start && paragraphs.length === 0) report(lineOf(start), "no opening before the first heading");
  const fourth = paragraphs.filter((paragraph) => countWords(readableText(paragraph)) > oneLine)[3];
  if (fourth) report(lineOf(fourth), "the opening has more than three paragraphs");
}

function checkSections({ tree }: ArticleText, report: Report): void {
  const sections = tree.children.filter((node) => node.type === "heading" && node.depth === 2);
  const last = sections.at(-1);
  if (sections.length >= 4 && sections.length <= 8) return;
  report(last ? lineOf(last) : 1, `four to eight sections, not ${sections.length}`);
}

function checkLinks({ tree, slug }: ArticleText, report: Report): void {
  const articles = new Set<string>();
  const pages = new Set<string>();
  visit(tree, "link", (link) => {
    const path = link.url.replace(/#.*/, "");
    if (sitePages.has(path)) pages.add(path);
    else if (path.startsWith("/blog/")) articles.add(path.slice("/blog/".length));
    const words = textOf(link).trim();
    if (emptyLink.test(words)) report(lineOf(link), `a link called '${words}' says nothing alone`);
  });
  if (articles.delete(slug)) report(1, "the article links to itself");
  if (articles.size < 2) report(1, `two or more links to other articles, not ${articles.size}`);
  if (pages.size < 1) report(1, "no link to a page of ours");
}

/** Each reader leaves with something in hand. */
function checkKept({ tree }: ArticleText, report: Report): void {
  if (keptExamples(tree).length === 0)
    report(1, "nothing to take along: no :::example with 'copy' or 'sheet'");
}

/** A bold opening on every item of a list is how machines write lists. Examples may show a form with bold labels. */
function checkLeadIns({ tree }: ArticleText, report: Report): void {
  visit(tree, (node) => {
    if (isDirective(node, "example")) return SKIP;
    if (node.type === "list" && node.children.length > 1 && node.children.every(beginsBold)) {
      report(lineOf(node), "a bold lead-in on every item of a list");
    }
    return CONTINUE;
  });
}

function beginsBold({ children: [first] }: List["children"][number]): boolean {
  return first?.type === "paragraph" && first.children[0]?.type === "strong";
}

function isDirective(node: { type: string }, name: string): node is ContainerDirective {
  return node.type === "containerDirective" && (node as ContainerDirective).name === name;
}
