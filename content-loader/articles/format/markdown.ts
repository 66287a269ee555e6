import type { Node, Root, RootContent, Table } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as nodeText } from "mdast-util-to-string";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { CONTINUE, SKIP, visit } from "unist-util-visit";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

/**
 * Markdown with tables and the directives of an article: `:cite[id]`, `:::checklist`, `:::quote`, `:::example`,
 * `:::update`, `:::chart`, `:::ladder`.
 *
 * @param linesBefore lines of the file above the body, so that positions are those of the file
 */
export function parseMarkdown(body: string, linesBefore = 0): Root {
  return parser.parse("\n".repeat(linesBefore) + body);
}

/** The visible text of a node without citations, URLs and directive titles; one line per block. */
export function readableText(node: Root | RootContent): string {
  const blocks: string[] = [];
  visit(node, (part) => {
    if (part.type === "textDirective" || isDirectiveLabel(part)) return SKIP;
    if (part.type === "paragraph" || part.type === "heading" || part.type === "tableCell") {
      blocks.push(phrasingText(part));
      return SKIP;
    }
    if (part.type === "code") blocks.push(part.value);
    return CONTINUE;
  });
  return blocks.join("\n");
}

/** The text of one paragraph, heading or cell without its references. */
export function phrasingText(node: RootContent): string {
  // No-break spaces stay: they belong to figures.
  return textWithoutReferences(node)
    .replace(/[ \t\n]+/g, " ")
    .trim();
}

function textWithoutReferences(node: RootContent): string {
  if (node.type === "textDirective") return "";
  return "children" in node ? node.children.map(textWithoutReferences).join("") : nodeText(node);
}

/** The boxes with a name, `:::chart` for example, in text order. */
export function findBoxes(tree: Root, name: string): ContainerDirective[] {
  const found: ContainerDirective[] = [];
  visit(tree, "containerDirective", (box) => {
    if (box.name === name) found.push(box);
  });
  return found;
}

/** Whether a node contains a `:cite[id]`. */
export function hasCitation(node: RootContent): boolean {
  let found = false;
  visit(node, "textDirective", ({ name }) => {
    found ||= name === "cite";
  });
  return found;
}

export function isTable(block: Node): block is Table {
  return block.type === "table";
}

/** The line of a node in the file, counted from 1. */
export function nodeLine(node: { position?: { start: { line: number } } }): number {
  return node.position?.start.line ?? 1;
}

/** Counts words. A number counts as one, a lone dash or sign as none. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,\-\u00a0]*/gu)?.length ?? 0;
}

/** `Når døra åpnes` becomes `nar-dora-apnes`, so that copied URLs are readable. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replaceAll("å", "a")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

function isDirectiveLabel(node: Root | RootContent): boolean {
  return (
    node.type === "paragraph" &&
    (node.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true
  );
}
