import type { Element, ElementContent, Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import { toString as nodeText } from "mdast-util-to-string";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import type articleMarkdown from "../../../content/en/articleMarkdown.json";
import { canonicalPath, type LanguageCode } from "../../../shared/languages.ts";
import { formatMonth } from "../../../shared/time-wording.ts";
import { preventBreaks } from "../../prevent-breaks.ts";
import { readTranslations } from "../../translations.ts";
import { drawBars, moveCaptionFirst } from "../format/chart.ts";
import {
  addWritingSpace,
  copiedTitle,
  copyableExamples,
  createCopyTools,
  isCopyable,
  isWorksheet,
  type Worksheet,
} from "../format/copyable.ts";
import { applyExampleKind, type ExampleKind, getExampleKind } from "../format/example-kinds.ts";
import type { Source } from "../format/front-matter.ts";
import { element, foldElement, hasClass } from "../format/html.ts";
import { phrasingText, slugify } from "../format/markdown.ts";
import { frameTable } from "./framed-table.ts";

export interface Heading {
  id: string;
  text: string;
}

export interface Rendered {
  html: string;
  /** The sections, for the list of contents: second-level headings only. */
  headings: Heading[];
  /** In order of first citation, numbered from 1. */
  sources: Source[];
  worksheet?: Worksheet;
}

/** Language and slug of the article, for links. */
interface Place {
  language: LanguageCode;
  slug: string;
}

const renderer = unified().use(remarkRehype).use(rehypeStringify);

/**
 * The HTML of an article's body, without `style` attributes and inline handlers, which the content security policy
 * blocks.
 *
 * @param tree a body that passed `checkBody`
 */
export function renderBody(tree: Root, sources: Source[], place: Place): Rendered {
  const body = structuredClone(tree);
  const headings = linkHeadings(body);
  const cited = numberSources(body, sources);
  localizeLinks(body, place.language);
  const worksheet = renderWorksheet(body);
  convertBoxes(body, place);
  const html = renderer.runSync(body) as HtmlRoot;
  enhanceHtml(html, place.language);
  preventLineBreaks(html);
  const named = cited.map((source) => ({ ...source, text: preventBreaks(source.text) }));
  return { html: renderer.stringify(html), headings, sources: named, ...(worksheet && { worksheet }) };
}

function preventLineBreaks(html: HtmlRoot): void {
  visit(html, "text", (node) => {
    node.value = preventBreaks(node.value);
  });
}

/** Renders the worksheet, if any, with space for writing. */
function renderWorksheet(body: Root): Worksheet | undefined {
  const example = copyableExamples(body).find(isWorksheet);
  if (!example) return undefined;
  const html = renderer.runSync({ type: "root", children: structuredClone(example.children) }) as HtmlRoot;
  addWritingSpace(html);
  preventLineBreaks(html);
  const title = copiedTitle(example.attributes?.title ?? "");
  return { title: title.charAt(0).toUpperCase() + title.slice(1), html: renderer.stringify(html) };
}

/** Adds an id and a self-link to each heading. */
function linkHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  visit(tree, "heading", (heading) => {
    const text = phrasingText(heading);
    const name = slugify(text) || "section";
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    const id = times === 1 ? name : `${name}-${times}`;
    heading.data = { ...heading.data, hProperties: { id } };
    heading.children = [{ type: "link", url: `#${id}`, children: heading.children }];
    if (heading.depth === 2) headings.push({ id, text: preventBreaks(text) });
  });
  return headings;
}

/** `:cite[id]` becomes a superscript link to the source, whose back link leads to the first citation. */
function numberSources(tree: Root, sources: Source[]): Source[] {
  const cited: Source[] = [];
  visit(tree, "textDirective", (node, index, parent) => {
    const source = sources.find(({ id }) => id === nodeText(node));
    if (!source || !parent || index === undefined) return;
    // Removes a space before the number, which could otherwise wrap alone.
    const before = parent.children[index - 1];
    if (before?.type === "text") before.value = before.value.trimEnd();
    const first = !cited.includes(source);
    if (first) cited.push(source);
    const number = cited.indexOf(source) + 1;
    node.data = {
      hName: "a",
      hProperties: {
        className: ["cite"],
        href: `#source-${number}`,
        role: "doc-noteref",
        ...(first && { id: `cite-${number}` }),
      },
    };
    node.children = [{ type: "text", value: String(number) }];
  });
  return cited;
}

/** No script contains these words, so post-processing includes their CSS only on pages with such an example. */
const kindClasses: Record<ExampleKind, string> = {
  rewrite: "rewrite",
  letter: "letter",
  dialogue: "dialogue",
  code: "code-example",
};

/** Converts boxes to semantic elements. */
function convertBoxes(tree: Root, place: Place): void {
  visit(tree, "containerDirective", (node) => {
    const title = node.attributes?.title ?? "";
    if (node.name === "quote")
      node.data = { hName: "blockquote", hProperties: { className: ["pull-quote"] } };
    if (node.name === "example") {
      const kind = getExampleKind(node);
      applyExampleKind(node);
      const kindClass = kind && kindClasses[kind];
      node.data = {
        hName: "figure",
        hProperties: { className: kindClass ? ["example", kindClass] : ["example"] },
      };
      node.children.unshift(createTitle("figcaption", title, {}));
      if (isCopyable(node)) node.children.push(createCopyTools(node, title, place));
    }
    if (node.name === "chart") moveCaptionFirst(node, createTitle("p", title, {}));
    if (node.name === "ladder") {
      node.data = { hName: "figure", hProperties: { className: ["ladder"] } };
      node.children.unshift(createTitle("figcaption", title, {}));
    }
    if (node.name === "update") {
      node.data = { hName: "div", hProperties: { className: ["update"], role: "note" } };
      node.children.unshift(createTitle("p", updateTitle(node.attributes?.month ?? "", place.language), {}));
    }
    if (node.name === "checklist") {
      node.data = {
        hName: "div",
        hProperties: { className: ["checklist"], role: "group", ariaLabelledBy: ["checklist"] },
      };
      node.children.unshift(createTitle("p", title, { id: "checklist" }));
    }
  });
}

const translations = readTranslations<typeof articleMarkdown>("articleMarkdown");

/** `2026-11` becomes ‘Updated November 2026’. */
function updateTitle(month: string, language: LanguageCode): string {
  return `${translations[language].updated} ${formatMonth(month, language)}`;
}

function createTitle(hName: string, value: string, hProperties: { id?: string }) {
  return {
    type: "paragraph" as const,
    data: { hName, hProperties: { ...hProperties, className: ["box-title"] } },
    children: [{ type: "text" as const, value }],
  };
}

/** Adds the language prefix to internal links. */
function localizeLinks(tree: Root, language: LanguageCode): void {
  visit(tree, "link", (link) => {
    if (link.url.startsWith("/")) link.url = canonicalPath(link.url, language);
  });
}

function enhanceHtml(tree: HtmlRoot, language: LanguageCode): void {
  let section: unknown;
  visit(tree, "element", (element, index, parent) => {
    if (/^h[2-6]$/.test(element.tagName)) section = element.properties.id;
    if (hasClass(element, "chart")) {
      drawBars(element, language);
      return SKIP;
    }
    if (element.tagName === "table" && parent && index !== undefined)
      parent.children[index] = frameTable(element, section, language);
    // Folded, because readers copy it after reading.
    if (hasClass(element, "example") && parent && index !== undefined && element.children.some(isBoxTools))
      parent.children[index] = foldElement(element, boxTitle(element));
    if (hasClass(element, "checklist")) {
      visit(element, "element", (item) => {
        if (item.tagName === "li") makeTickable(item);
      });
    }
    return CONTINUE;
  });
}

function isBoxTools(node: ElementContent): boolean {
  return node.type === "element" && hasClass(node, "box-tools");
}

/** The text of a box's title, its first child. */
function boxTitle({ children: [title] }: Element): string {
  const [text] = title?.type === "element" ? title.children : [];
  return text?.type === "text" ? text.value : "";
}

/** Turns an item into a labelled checkbox, which works without scripts. */
function makeTickable(item: Element): void {
  const text = item.children.flatMap((child) =>
    child.type === "element" && child.tagName === "p" ? child.children : [child],
  );
  item.children = [element("label", [element("input", [], { type: "checkbox" }), element("span", text)])];
}
