import type { Nodes, Root, RootContent } from "mdast";
import type { LanguageCode } from "../../../shared/languages.ts";
import type { FrontMatter } from "../format/front-matter.ts";
import { nodeLine } from "../format/markdown.ts";
import type { Source } from "../format/source.ts";

/** Kind of passage, which decides the rules that apply. */
type PassageKind =
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
  kind: PassageKind;
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
  language: LanguageCode;
  matter: FrontMatter;
  /** The body as a tree, for rules about form. Lines are those of the file. */
  tree: Root;
  passages: Passage[];
}

const quotations: Record<LanguageCode, RegExp> = {
  // An apostrophe inside a word does not end a quotation.
  en: /‘(?:[^’]|’(?=\p{L}))*’/gu,
  no: /«[^»]*»/gu,
};

/** Divides an article into passages for the rules. */
export function readArticleText(
  article: Omit<ArticleText, "passages"> & Pick<Source, "findLine">,
): ArticleText {
  const { file, slug, language, matter, findLine, tree } = article;
  const matterPassage = (kind: PassageKind, line: number, text: string): Passage => {
    const own = kind === "source" ? "" : text.replace(quotations[language], "…");
    return { line, kind, text, own };
  };
  const { title, description, summary, tags, sources } = matter;
  const passages = [
    matterPassage("title", findLine("title"), title),
    matterPassage("description", findLine("description"), description),
    ...summary.map((point, index) => matterPassage("summary", findLine("summary", index), point)),
    ...tags.map((tag, index) => matterPassage("tag", findLine("tags", index), tag)),
    ...sources.map(({ text }, index) => matterPassage("source", findLine("sources", index), text)),
    ...bodyPassages(tree, language),
  ];
  return { file, slug, language, matter, tree, passages };
}

function bodyPassages(tree: Root, language: LanguageCode): Passage[] {
  const passages: Passage[] = [];
  const collect = (nodes: RootContent[], context: Pick<Passage, "kind" | "box">): void => {
    for (const node of nodes) {
      if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") {
        const kind = node.type === "paragraph" ? context.kind : node.type === "heading" ? "heading" : "cell";
        const own = context.box === "example" ? "" : textWithout(node, "inlineCode", "emphasis");
        passages.push({
          line: nodeLine(node),
          kind,
          ...(context.box && { box: context.box }),
          text: textWithout(node, "inlineCode"),
          own: own.replace(quotations[language], "…"),
        });
      } else if (node.type === "containerDirective") {
        const { title } = node.attributes ?? {};
        const box = node.name as Passage["box"];
        if (title) passages.push({ line: nodeLine(node), kind: "heading", box, text: title, own: title });
        collect(node.children, { kind: "paragraph", box });
      } else if (node.type === "list") {
        for (const item of node.children) collect(item.children, { ...context, kind: "item" });
      } else if ("children" in node) collect(node.children as RootContent[], context);
    }
  };
  collect(tree.children, { kind: "paragraph" });
  return passages;
}

/** The text of a block without citations, with omitted parts as `…`. Keeps no-break spaces. */
function textWithout(block: Nodes, ...types: Nodes["type"][]): string {
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
