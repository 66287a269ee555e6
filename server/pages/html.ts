import { randomUUID } from "node:crypto";
import {
  type DefaultTreeAdapterMap,
  parse,
  serialize,
  serializeOuter,
  defaultTreeAdapter as tree,
} from "parse5";
import { hydrationModule, idleModule } from "../../shared/attributes.ts";

/**
 * Changing finished pages: everything is put in as text nodes and attributes, so nothing that came from outside
 * can become markup.
 */
export type Element = DefaultTreeAdapterMap["element"];
type ParentNode = DefaultTreeAdapterMap["parentNode"];
export type Document = DefaultTreeAdapterMap["document"];

/**
 * Cuts a page at some of its elements, once; what stands between them is finished text from then on. To parse and
 * write the whole page for every answer took two milliseconds and grew the memory by a hundred megabytes.
 *
 * @param document is taken apart
 * @returns writes a page, with what `fill` gives in the place of each element; a place that stays gives its element back
 */
export function createTemplate(
  document: Document,
  places: readonly Element[],
): (fill: (place: Element) => readonly Element[]) => string {
  // No page can hold this comment by chance, nor can anybody who knows the code have put it there.
  const mark = randomUUID();
  for (const [index, place] of places.entries()) {
    const { parentNode } = place;
    if (!parentNode) throw new Error("A place of a template is not in its document");
    tree.insertBefore(parentNode, tree.createCommentNode(`${mark} ${index}`), place);
    tree.detachNode(place);
  }
  // Texts at even indexes, between them the numbers of places.
  const parts = serialize(document).split(new RegExp(`<!--${mark} (\\d+)-->`));
  return (fill) =>
    parts
      .map((part, index) => {
        const place = index % 2 === 1 ? places[Number(part)] : undefined;
        return place
          ? fill(place)
              .map((node) => serializeOuter(node))
              .join("")
          : part;
      })
      .join("");
}

/**
 * The same element for one answer to change, with all that is in it.
 *
 * @param copyChild gives what stands in the copy for each element in it
 */
export function copyElement(
  node: Element,
  copyChild: (child: Element) => readonly Element[] = (child) => [copyElement(child)],
): Element {
  const attrs = node.attrs.map((attr) => ({ ...attr }));
  const copy = tree.createElement(node.tagName, node.namespaceURI, attrs);
  for (const child of node.childNodes) {
    if (tree.isElementNode(child)) for (const one of copyChild(child)) tree.appendChild(copy, one);
    else if (tree.isTextNode(child)) tree.insertText(copy, child.value);
  }
  return copy;
}

/**
 * Parses a static page that the server answers with at an address of its own. Scripts are removed, because the router has no
 * page there, and so is what describes the page to search engines. The inline loader stays without its modules: it loads the fonts.
 */
export function parseStill(page: string): Document {
  const document = parse(page);
  const goes = (node: Element) => {
    const rel = attribute(node, "rel");
    return (
      (node.tagName === "script" && attribute(node, hydrationModule) === undefined) ||
      (node.tagName === "link" && (rel === "modulepreload" || rel === "canonical" || rel === "alternate"))
    );
  };
  for (const node of findAll(document, goes)) tree.detachNode(node);
  for (const loader of findAll(document, (node) => attribute(node, hydrationModule) !== undefined))
    loader.attrs = loader.attrs.filter(({ name }) => name !== hydrationModule && name !== idleModule);
  return document;
}

export function findAll(root: ParentNode, matches: (node: Element) => boolean): Element[] {
  return root.childNodes.flatMap((child) => {
    if (!tree.isElementNode(child)) return [];
    return matches(child) ? [child, ...findAll(child, matches)] : findAll(child, matches);
  });
}

/** The same without those that stand within another. */
export function findOutermost(root: ParentNode, matches: (node: Element) => boolean): Element[] {
  return root.childNodes.flatMap((child) => {
    if (!tree.isElementNode(child)) return [];
    return matches(child) ? [child] : findOutermost(child, matches);
  });
}

export function find(root: ParentNode, matches: (node: Element) => boolean): Element | undefined {
  return findAll(root, matches)[0];
}

export function attribute(node: Element, name: string): string | undefined {
  return node.attrs.find((item) => item.name === name)?.value;
}

export function setAttribute(node: Element, name: string, value: string): void {
  removeAttribute(node, name);
  node.attrs.push({ name, value });
}

export function removeAttribute(node: Element, name: string): void {
  node.attrs = node.attrs.filter((item) => item.name !== name);
}

/** Replaces everything inside an element. */
export function setText(node: Element, text: string): void {
  for (const child of [...node.childNodes]) tree.detachNode(child);
  // A parser drops the first line break of a textarea, so one is given away.
  tree.insertText(node, node.tagName === "textarea" ? `\n${text}` : text);
}
