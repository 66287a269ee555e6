import type { Element, Root as HtmlRoot } from "hast";
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
import { type Form, formOf, shapeForm } from "../format/forms.ts";
import type { Source } from "../format/front-matter.ts";
import { element, hasClass } from "../format/html.ts";
import {
  isKept,
  isSheet,
  keptExamples,
  keptTitle,
  makeWritable,
  type Sheet,
  toolsOf,
} from "../format/keep.ts";
import { phrasingText, slugify } from "../format/markdown.ts";
import { framedTable } from "./framed-table.ts";

export interface Heading {
  id: string;
  text: string;
}

export interface Rendered {
  html: string;
  /** The sections, for the list of contents: second-level headings only. */
  headings: Heading[];
  /** In the order in which the text first cites them; the first is number 1. */
  sources: Source[];
  /** What a reader can print: at most one of the examples. */
  sheet?: Sheet;
}

/** Where an article stands: links to its own parts need its name. */
interface Place {
  language: Language;
  slug: string;
}

const renderer = unified().use(remarkRehype).use(rehypeStringify);

/**
 * The HTML of an article's body. No `style` attribute and no inline handler: the site's content security policy
 * refuses both.
 *
 * @param tree a body that `checkBody` found nothing wrong with
 */
export function renderBody(tree: Root, sources: Source[], place: Place): Rendered {
  const body = structuredClone(tree);
  const headings = nameHeadings(body);
  const cited = numberSources(body, sources);
  localiseLinks(body, place.language);
  const sheet = renderSheet(body);
  shapeBoxes(body, place);
  const html = renderer.runSync(body) as HtmlRoot;
  shapeHtml(html, place.language);
  keepUnbroken(html);
  const named = cited.map((source) => ({ ...source, text: unbroken(source.text) }));
  return { html: renderer.stringify(html), headings, sources: named, ...(sheet && { sheet }) };
}

function keepUnbroken(html: HtmlRoot): void {
  visit(html, "text", (node) => {
    node.value = unbroken(node.value);
  });
}

/** The example that is a sheet as well, in the words of the article and with room to write. */
function renderSheet(body: Root): Sheet | undefined {
  const example = keptExamples(body).find(isSheet);
  if (!example) return undefined;
  const html = renderer.runSync({ type: "root", children: structuredClone(example.children) }) as HtmlRoot;
  makeWritable(html);
  keepUnbroken(html);
  const title = keptTitle(example.attributes?.title ?? "");
  return { title: title.charAt(0).toUpperCase() + title.slice(1), html: renderer.stringify(html) };
}

/** Every heading gets an id and a link to itself. */
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

/** `:cite[id]` becomes a small number that leads to the source; the first one of each is what the source leads back to. */
function numberSources(tree: Root, sources: Source[]): Source[] {
  const cited: Source[] = [];
  visit(tree, "textDirective", (node, index, parent) => {
    const source = sources.find(({ id }) => id === textOf(node));
    if (!source || !parent || index === undefined) return;
    // The number belongs to the sentence before it; a space that the writer left would let it wrap alone.
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

/** No string in a script is one of these words, so that only pages with the element carry its rules. */
const classes: Record<Form, string> = {
  rewrite: "rewrite",
  letter: "letter",
  dialogue: "dialogue",
  code: "machine-text",
};

/** The boxes, as elements that mean something without the stylesheet. */
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
      if (isKept(node)) node.children.push(toolsOf(node, title, place));
    }
    if (node.name === "chart") captionFirst(node, titled("p", title, {}));
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

/** Writers link without a language; the page adds its own. */
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
      parent.children[index] = framedTable(element, section);
    if (hasClass(element, "checklist")) {
      visit(element, "element", (item) => {
        if (item.tagName === "li") makeTickable(item);
      });
    }
    return CONTINUE;
  });
}

/** An item becomes the label of a checkbox: the list is something to do, and it works without a script. */
function makeTickable(item: Element): void {
  const text = item.children.flatMap((child) =>
    child.type === "element" && child.tagName === "p" ? child.children : [child],
  );
  item.children = [element("label", [element("input", [], { type: "checkbox" }), element("span", text)])];
}
