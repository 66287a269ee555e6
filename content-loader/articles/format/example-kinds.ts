import type { Paragraph, PhrasingContent, Root, RootContent, Table } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import { countWords, findBoxes, isTable, readableText } from "./markdown.ts";

/** The kinds of examples: an option after the title, the same in both languages. */
export const exampleKinds = ["rewrite", "letter", "dialogue", "code"] as const;
export type ExampleKind = (typeof exampleKinds)[number];

/** Maximum words of a letter's signature. */
const maxSignatureWords = 6;

/** The kind of an example; the first if it has several, which `exampleKindProblems` reports. */
export function getExampleKind({ attributes }: ContainerDirective): ExampleKind | undefined {
  return exampleKinds.find((kind) => attributes?.[kind] !== undefined);
}

/** The problems of an example's kind, as messages for the author. */
export function exampleKindProblems(box: ContainerDirective): string[] {
  const named = exampleKinds.filter((kind) => box.attributes?.[kind] !== undefined);
  const [kind] = named;
  if (!kind) return [];
  if (box.name !== "example") return [`'${kind}' is only for examples, not for :::${box.name}`];
  if (named.length > 1) return [`an example has one kind, not ${named.join(" and ")}`];
  return isValid[kind](box) ? [] : [requirements[kind]];
}

const isValid: Record<ExampleKind, (box: ContainerDirective) => boolean> = {
  rewrite: (box) => labelledParagraphs(box).length > 1 || box.children.some(isTable),
  dialogue: (box) => labelledParagraphs(box).length > 1,
  letter: (box) => !box.children.some(isTable),
  code: (box) => !box.children.some(isTable),
};

const requirements: Record<ExampleKind, string> = {
  rewrite:
    "a rewrite needs two paragraphs with bold labels (**Before:** …, **After:** …), or a table with the two versions as its last columns",
  dialogue: "a dialogue needs at least two paragraphs that begin with the speaker in bold (**Kari:** …)",
  letter: "a letter cannot contain a table",
  code: "code cannot contain a table",
};

/** Adds the classes and elements that the stylesheet needs for an example's kind. */
export function applyExampleKind(box: ContainerDirective): void {
  const kind = getExampleKind(box);
  if (kind === "rewrite") markVersions(box);
  if (kind === "letter") markSignature(box);
}

/** Marks a short last paragraph of a letter as its signature. */
function markSignature({ children }: ContainerDirective): void {
  const last = children.at(-1);
  if (children.length < 2 || last?.type !== "paragraph") return;
  if (countWords(readableText(last)) > maxSignatureWords) return;
  last.data = { hProperties: { className: ["signature"] } };
}

/**
 * Marks deleted and inserted text in a rewrite. A version is inserted when it is the last one, or the last before a label
 * that ends like the first (`Kari, before:`, `Kari, after:`, `Ola, before:` …).
 */
function markVersions(box: ContainerDirective): void {
  const ends = labelledParagraphs(box).map(lastLabelWord);
  const isInserted = (version: number) => version === ends.length || ends[version] === ends[0];
  let version = 0;
  for (const block of box.children) {
    if (isTable(block)) markTableVersions(block);
    else if (isLabelled(block)) {
      version++;
      const [label, ...rest] = block.children;
      block.children = [label as PhrasingContent, ...markChange(rest, isInserted(version))];
    } else if (version > 0) {
      visit(block, "paragraph", (paragraph) => {
        paragraph.children = markChange(paragraph.children, isInserted(version));
      });
    }
  }
}

/** In each row the last cell replaces the one before it. */
function markTableVersions(table: Table): void {
  for (const { children: cells } of table.children.slice(1)) {
    const [before, after] = cells.slice(-2);
    if (!before || !after) continue;
    before.children = markChange(before.children, false);
    after.children = markChange(after.children, true);
  }
}

/** Wraps text in `ins` or `del`, except remarks in brackets such as `(nothing)`. */
function markChange(children: PhrasingContent[], isInserted: boolean): PhrasingContent[] {
  const text = readableText({ type: "paragraph", children });
  if (text === "" || /^\(.*\)$/.test(text)) return children;
  return [{ type: "delete", children, ...(isInserted && { data: { hName: "ins" } }) }];
}

function labelledParagraphs(box: ContainerDirective): Paragraph[] {
  return box.children.filter(isLabelled);
}

function isLabelled(block: RootContent): block is Paragraph {
  return block.type === "paragraph" && block.children[0]?.type === "strong";
}

/** The last word of a label, without its colon. */
function lastLabelWord({ children: [label] }: Paragraph): string | undefined {
  return (
    label &&
    readableText({ type: "paragraph", children: [label] })
      .match(/\p{L}+(?=\P{L}*$)/u)?.[0]
      .toLowerCase()
  );
}

/** The kinds of an article's examples in text order, for comparing translations. */
export function findExampleKinds(tree: Root): ExampleKind[] {
  return findBoxes(tree, "example").flatMap((box) => getExampleKind(box) ?? []);
}
