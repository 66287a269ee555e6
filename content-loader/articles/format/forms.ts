import type { Node, Paragraph, PhrasingContent, Root, RootContent, Table } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import { countWords, readableText } from "./markdown.ts";

/** What an example shows, as a word behind its title: the same in both languages. */
export const forms = ["rewrite", "letter", "dialogue", "code"] as const;
export type Form = (typeof forms)[number];

/** Most words of the paragraph that signs a letter. */
const wordsOfSignature = 6;

/** The form of a box, the first where it has several (`formFaults` tells). */
export function formOf({ attributes }: ContainerDirective): Form | undefined {
  return forms.find((form) => attributes?.[form] !== undefined);
}

/** What is wrong with the form of a box, as sentences for an editor. */
export function formFaults(box: ContainerDirective): string[] {
  const named = forms.filter((form) => box.attributes?.[form] !== undefined);
  const [form] = named;
  if (!form) return [];
  if (box.name !== "example") return [`only an example has a form: '${form}' says nothing on :::${box.name}`];
  if (named.length > 1) return [`an example has one form, not ${named.join(" and ")}`];
  return needs[form](box) ? [] : [sentences[form]];
}

const needs: Record<Form, (box: ContainerDirective) => boolean> = {
  rewrite: (box) => labelled(box).length > 1 || box.children.some(isTable),
  dialogue: (box) => labelled(box).length > 1,
  letter: (box) => !box.children.some(isTable),
  code: (box) => !box.children.some(isTable),
};

const sentences: Record<Form, string> = {
  rewrite:
    "a rewrite has two sides, each begun by a bold label (**Before:** …, **After:** …), or a table whose last two columns they are",
  dialogue: "a dialogue has two lines or more, each begun by who speaks, in bold (**Kari:** …)",
  letter: "a letter is no table",
  code: "code is no table",
};

/** Makes the parts of a form known to the stylesheet. */
export function shapeForm(box: ContainerDirective): void {
  const form = formOf(box);
  if (form === "rewrite") strikeAndRewrite(box);
  if (form === "letter") markSignature(box);
}

/** A letter ends with a name or a word or two; a message that goes on to its end is not signed. */
function markSignature({ children }: ContainerDirective): void {
  const last = children.at(-1);
  if (children.length < 2 || last?.type !== "paragraph") return;
  if (countWords(readableText(last)) > wordsOfSignature) return;
  last.data = { hProperties: { className: ["signature"] } };
}

/**
 * Marks in a rewrite what is struck, and what is written in its place: the last side, and the last before a label that ends as
 * the first one does (`Kari, before:`, `Kari, after:`, `Ola, before:` …).
 */
function strikeAndRewrite(box: ContainerDirective): void {
  const ends = labelled(box).map(endOfLabel);
  const isKept = (side: number) => side === ends.length || ends[side] === ends[0];
  let side = 0;
  for (const block of box.children) {
    if (isTable(block)) rewriteTable(block);
    else if (isLabelled(block)) {
      side++;
      const [label, ...rest] = block.children;
      block.children = [label as PhrasingContent, ...marked(rest, isKept(side))];
    } else if (side > 0) {
      visit(block, "paragraph", (paragraph) => {
        paragraph.children = marked(paragraph.children, isKept(side));
      });
    }
  }
}

/** Of each row, the last cell is written in place of the one before it. */
function rewriteTable(table: Table): void {
  for (const { children: cells } of table.children.slice(1)) {
    const [before, after] = cells.slice(-2);
    if (!before || !after) continue;
    before.children = marked(before.children, false);
    after.children = marked(after.children, true);
  }
}

/** A remark in brackets, as `(nothing)`, is the editor's and not struck. */
function marked(children: PhrasingContent[], kept: boolean): PhrasingContent[] {
  const text = readableText({ type: "paragraph", children });
  if (text === "" || /^\(.*\)$/.test(text)) return children;
  return [{ type: "delete", children, ...(kept && { data: { hName: "ins" } }) }];
}

function labelled(box: ContainerDirective): Paragraph[] {
  return box.children.filter(isLabelled);
}

function isLabelled(block: RootContent): block is Paragraph {
  return block.type === "paragraph" && block.children[0]?.type === "strong";
}

/** The last word of a label, without its colon. */
function endOfLabel({ children: [label] }: Paragraph): string | undefined {
  return (
    label &&
    readableText({ type: "paragraph", children: [label] })
      .match(/\p{L}+(?=\P{L}*$)/u)?.[0]
      .toLowerCase()
  );
}

function isTable(block: Node): block is Table {
  return block.type === "table";
}

/** The forms of an article in the order of its text: both languages have the same. */
export function formsOf(tree: Root): Form[] {
  const found: Form[] = [];
  visit(tree, "containerDirective", (box) => {
    const form = formOf(box);
    if (form) found.push(form);
  });
  return found;
}
