import type { Element, ElementContent, Root as HtmlRoot } from "hast";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import type articleMarkdown from "../../../content/en/articleMarkdown.json";
import { canonicalPath } from "../../../shared/languages.ts";
import { formatMonth } from "../../../shared/time-wording.ts";
import type { Language } from "../../data/types.ts";
import { readTranslations } from "../../translations.ts";
import { unbroken } from "../../unbroken.ts";
import { captionFirst, drawBars } from "../format/chart.ts";
import {
  copiedTitle,
  copyableExamples,
  copyTools,
  isCopyable,
  isWorksheet,
  makeWritable,
  type Worksheet,
} from "../format/copyable.ts";
import { type Form, formOf, shapeForm } from "../format/forms.ts";
import type { Source } from "../format/front-matter.ts";
import { element, hasClass } from "../format/html.ts";
import { phrasingText, slugify } from "../format/markdown.ts";
import { folded } from "./folded.ts";
import { framedTable } from "./framed-table.ts";

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
  language: Language;
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
  const headings = nameHeadings(body);
  const cited = numberSources(body, sources);
  localiseLinks(body, place.language);
  const worksheet = renderWorksheet(body);
  shapeBoxes(body, place);
  const html = renderer.runSync(body) as HtmlRoot;
  shapeHtml(html, place.language);
  keepUnbroken(html);
  const named = cited.map((source) => ({ ...source, text: unbroken(source.text) }));
  return { html: renderer.stringify(html), headings, sources: named, ...(worksheet && { worksheet }) };
}

function keepUnbroken(html: HtmlRoot): void {
  visit(html, "text", (node) => {
    node.value = unbroken(node.value);
  });
}

/** The example that is a worksheet, with space for writing. */
function renderWorksheet(body: Root): Worksheet | undefined {
  const example = copyableExamples(body).find(isWorksheet);
  if (!example) return undefined;
  const html = renderer.runSync({ type: "root", children: structuredClone(example.children) }) as HtmlRoot;
  makeWritable(html);
  keepUnbroken(html);
  const title = copiedTitle(example.attributes?.title ?? "");
  return { title: title.charAt(0).toUpperCase() + title.slice(1), html: renderer.stringify(html) };
}

/** Adds an id and a self-link to each heading. */
function nameHeadings(tree: Root): Heading[] {
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
    if (heading.depth === 2) headings.push({ id, text: unbroken(text) });
  });
  return headings;
}

/** `:cite[id]` becomes a superscript link to the source, whose back link leads to the first citation. */
function numberSources(tree: Root, sources: Source[]): Source[] {
  const cited: Source[] = [];
  visit(tree, "textDirective", (node, index, parent) => {
    const source = sources.find(({ id }) => id === textOf(node));
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

/** Not used as words in any script, so that post-processing includes their CSS only on pages with the element. */
const classes: Record<Form, string> = {
  rewrite: "rewrite",
  letter: "letter",
  dialogue: "dialogue",
  code: "code-example",
};

/** The semantic element of each box. */
function shapeBoxes(tree: Root, place: Place): void {
  visit(tree, "containerDirective", (node) => {
    const title = node.attributes?.title ?? "";
    if (node.name === "quote")
      node.data = { hName: "blockquote", hProperties: { className: ["pull-quote"] } };
    if (node.name === "example") {
      const form = formOf(node);
      shapeForm(node);
      const look = form && classes[form];
      node.data = { hName: "figure", hProperties: { className: look ? ["example", look] : ["example"] } };
      node.children.unshift(titled("figcaption", title, {}));
      if (isCopyable(node)) node.children.push(copyTools(node, title, place));
    }
    if (node.name === "chart") captionFirst(node, titled("p", title, {}));
    if (node.name === "ladder") {
      node.data = { hName: "figure", hProperties: { className: ["ladder"] } };
      node.children.unshift(titled("figcaption", title, {}));
    }
    if (node.name === "update") {
      node.data = { hName: "div", hProperties: { className: ["update"], role: "note" } };
      node.children.unshift(titled("p", updateTitle(node.attributes?.month ?? "", place.language), {}));
    }
    if (node.name === "checklist") {
      node.data = {
        hName: "div",
        hProperties: { className: ["checklist"], role: "group", ariaLabelledBy: ["checklist"] },
      };
      node.children.unshift(titled("p", title, { id: "checklist" }));
    }
  });
}

const translations = readTranslations<typeof articleMarkdown>("articleMarkdown");

/** `2026-11` becomes ‘Updated November 2026’. */
function updateTitle(month: string, language: Language): string {
  return `${translations[language].updated} ${formatMonth(month, language)}`;
}

function titled(hName: string, value: string, hProperties: { id?: string }) {
  return {
    type: "paragraph" as const,
    data: { hName, hProperties: { ...hProperties, className: ["box-title"] } },
    children: [{ type: "text" as const, value }],
  };
}

/** Adds the language prefix to internal links. */
function localiseLinks(tree: Root, language: Language): void {
  visit(tree, "link", (link) => {
    if (link.url.startsWith("/")) link.url = canonicalPath(link.url, language);
  });
}

function shapeHtml(tree: HtmlRoot, language: Language): void {
  let section: unknown;
  visit(tree, "element", (element, index, parent) => {
    if (/^h[2-6]$/.test(element.tagName)) section = element.properties.id;
    if (hasClass(element, "chart")) {
      drawBars(element, language);
      return SKIP;
    }
    if (element.tagName === "table" && parent && index !== undefined)
      parent.children[index] = framedTable(element, section, language);
    // A text to copy is for use after reading.
    if (hasClass(element, "example") && parent && index !== undefined && element.children.some(isTools))
      parent.children[index] = folded(element, titleOf(element));
    if (hasClass(element, "checklist")) {
      visit(element, "element", (item) => {
        if (item.tagName === "li") makeTickable(item);
      });
    }
    return CONTINUE;
  });
}

function isTools(node: ElementContent): boolean {
  return node.type === "element" && hasClass(node, "box-tools");
}

/** The text of a box's title, its first child. */
function titleOf({ children: [title] }: Element): string {
  const [text] = title?.type === "element" ? title.children : [];
  return text?.type === "text" ? text.value : "";
}

/** Renders each item as a labelled checkbox, which works without scripts. */
function makeTickable(item: Element): void {
  const text = item.children.flatMap((child) =>
    child.type === "element" && child.tagName === "p" ? child.children : [child],
  );
  item.children = [element("label", [element("input", [], { type: "checkbox" }), element("span", text)])];
}
