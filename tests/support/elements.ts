import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { readPage, type SitePage } from "./site-pages.ts";

/** Every element of a page of the built site, in the order of the document; what stands in templates counts as well. */
export function elementsOf(page: SitePage): Tree.Element[] {
  return [...elementsIn(parse(readPage(page).toString("utf8")))];
}

/** The value of an attribute, undefined where the element has none. Names are in lower case. */
export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The text of an element that holds nothing else: a title, a script. */
export function textIn(element: Tree.Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** Every element below a node, and the node itself where it is one. */
export function* elementsIn(node: Tree.Node): Generator<Tree.Element> {
  if ("tagName" in node) yield node;
  if ("content" in node) yield* elementsIn(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
}
