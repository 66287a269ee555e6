import type { Node, Paragraph, PhrasingContent, Root, RootContent, Table } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import { countWords, readableText } from "./markdown.ts";

/** The form of an example, an option after its title: the same in both languages. */
export const forms = ["rewrite", "letter", "dialogue", "code"] as const;
export type Form = (typeof forms)[number];

/** Maximum words of a letter's signature. */
const wordsOfSignature = 6;

/** The form of a box; the first if it has several, which `formFaults` reports. */
export function formOf({ attributes }: ContainerDirective): Form | undefined {
  return forms.find((form) => attributes?.[form] !== undefined);
}

/** The faults of a box's form, as sentences for the author. */
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

/** Adds the classes and elements that the stylesheet needs for a form. */
export function shapeForm(box: ContainerDirective): void {
  const form = formOf(box);
  if (form === "rewrite") strikeAndRewrite(box);
  if (form === "letter") markSignature(box);
}

/** Marks a short last paragraph of a letter as its signature. */
function markSignature({ children }: ContainerDirective): void {
  const last = children.at(-1);
  if (children.length < 2 || last?.type !== "paragraph") return;
  if (countWords(readableText(last)) > wordsOfSignature) return;
  last.data = { hProperties: { className: ["signature"] } };
}

/**
 * Marks deleted and inserted text in a rewrite. Inserted is the last version, and the last before a label that ends like
 * the first (`Kari, before:`, `Kari, after:`, `Ola, before:` …).
 */
function strikeAndRewrite(box: ContainerDirective): void {
  const ends = labelled(box).map(endOfLabel);
  const isCopyable = (side: number) => side === ends.length || ends[side] === ends[0];
  let side = 0;
  for (const block of box.children) {
    if (isTable(block)) rewriteTable(block);
    else if (isLabelled(block)) {
      side++;
      const [label, ...rest] = block.children;
      block.children = [label as PhrasingContent, ...marked(rest, isCopyable(side))];
    } else if (side > 0) {
      visit(block, "paragraph", (paragraph) => {
        paragraph.children = marked(paragraph.children, isCopyable(side));
      });
    }
  }
}

/** In each row the last cell replaces the one before it. */
function rewriteTable(table: Table): void {
  for (const { children: cells } of table.children.slice(1)) {
    const [before, after] = cells.slice(-2);
    if (!before || !after) continue;
    before.children = marked(before.children, false);
    after.children = marked(after.children, true);
  }
}

/** A remark in brackets, such as `(nothing)`, is not struck. */
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

/** An article's forms in text order, for comparing translations. */
export function findForms(tree: Root): Form[] {
  const found: Form[] = [];
  visit(tree, "containerDirective", (box) => {
    const form = formOf(box);
    if (form) found.push(form);
  });
  return found;
}
