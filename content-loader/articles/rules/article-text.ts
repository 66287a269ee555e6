import type { Nodes, Root, RootContent } from "mdast";
import type { Language } from "../../data/types.ts";
import type { FrontMatter } from "../format/front-matter.ts";
import { parseSource } from "../format/source.ts";

/** Kind of passage, which decides the rules that apply. */
export type Place =
  | "title"
  | "description"
  | "summary"
  | "tag"
  | "source"
  | "heading"
  | "paragraph"
  | "item"
  | "cell";

/** A paragraph, heading, list item, table cell or title. */
export interface Passage {
  /** Line in the file, counted from 1. */
  line: number;
  place: Place;
  /** The box that contains it. Examples quote other people's sentences, including bad ones. */
  box?: "example" | "checklist" | "quote" | "update" | "chart" | "ladder";
  /** Visible text without citations, with code replaced by `…`. */
  text: string;
  /** The author's own words: without quotations and italics, empty for examples and sources. */
  own: string;
}

/** One article file as passages, for the rules. */
export interface ArticleText {
  /** Path from the project root, for messages. */
  file: string;
  slug: string;
  language: Language;
  matter: FrontMatter;
  /** The body as a tree, for rules about form. Lines are those of the file. */
  tree: Root;
  passages: Passage[];
}

const quotations: Record<Language, RegExp> = {
  // An apostrophe inside a word does not end a quotation.
  en: /‘(?:[^’]|’(?=\p{L}))*’/gu,
  no: /«[^»]*»/gu,
};

/**
 * Parses one article for the rules.
 *
 * @param source the whole file
 * @returns undefined when the front matter is broken, which the format's own check reports
 */
export function readArticleText(
  source: string,
  place: { file: string; slug: string; language: Language },
): ArticleText | undefined {
  const { language } = place;
  const parsed = parseSource(source);
  if ("faults" in parsed) return undefined;
  const { matter, lineOf: lineOfField, tree } = parsed;
  const above = (place: Place, line: number, text: string): Passage => {
    const own = place === "source" ? "" : text.replace(quotations[language], "…");
    return { line, place, text, own };
  };
  const { title, description, summary, tags, sources } = matter;
  const passages = [
    above("title", lineOfField("title"), title),
    above("description", lineOfField("description"), description),
    ...summary.map((point, index) => above("summary", lineOfField("summary", index), point)),
    ...tags.map((tag, index) => above("tag", lineOfField("tags", index), tag)),
    ...sources.map(({ text }, index) => above("source", lineOfField("sources", index), text)),
    ...bodyPassages(tree, language),
  ];
  return { ...place, matter, tree, passages };
}

function bodyPassages(tree: Root, language: Language): Passage[] {
  const passages: Passage[] = [];
  const collect = (nodes: RootContent[], around: Pick<Passage, "place" | "box">): void => {
    for (const node of nodes) {
      if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
        const place = node.type === "paragraph" ? around.place : node.type === "heading" ? "heading" : "cell";
        const own = around.box === "example" ? "" : without(node, "inlineCode", "emphasis");
        passages.push({
          line: lineOf(node),
          place,
          ...(around.box && { box: around.box }),
          text: without(node, "inlineCode"),
          own: own.replace(quotations[language], "…"),
        });
      } else if (node.type === "containerDirective") {
        const { title } = node.attributes ?? {};
        const box = node.name as Passage["box"];
        if (title) passages.push({ line: lineOf(node), place: "heading", box, text: title, own: title });
        collect(node.children, { place: "paragraph", box });
      } else if (node.type === "list") {
        for (const item of node.children) collect(item.children, { ...around, place: "item" });
      } else if ("children" in node) collect(node.children as RootContent[], around);
    }
  };
  collect(tree.children, { place: "paragraph" });
  return passages;
}

/** The text of a block without citations, with omitted parts as `…`. Keeps no-break spaces. */
function without(block: Nodes, ...types: Nodes["type"][]): string {
  const text = (node: Nodes): string => {
    if (node.type === "textDirective") return node.name === "cite" ? "" : `:${node.name}`;
    if (types.includes(node.type)) return "…";
    if (node.type === "break") return " ";
    if ("value" in node) return node.value;
    return "children" in node ? node.children.map(text).join("") : "";
  };
  return text(block)
    .replace(/[ \t\n]+/g, " ")
    .trim();
}

/** The line of a node in the file. */
export function lineOf(node: { position?: { start: { line: number } } }): number {
  return node.position?.start.line ?? 1;
}
