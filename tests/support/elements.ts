import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { readPage, type SitePage } from "./site-pages.ts";

/** All elements of a built page in document order, including those in templates. */
export function elementsOf(page: SitePage): Tree.Element[] {
  return [...elementsIn(parse(readPage(page).toString("utf8")))];
}

/** An attribute's value, or undefined. Names are lower case. */
export function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The text of an element with only text: a title, a script. */
export function textIn(element: Tree.Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** The node's descendant elements, and the node itself if it is an element. */
export function* elementsIn(node: Tree.Node): Generator<Tree.Element> {
  if ("tagName" in node) yield node;
  if ("content" in node) yield* elementsIn(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsIn(child);
}
