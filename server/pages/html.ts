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
 * Changes static pages. Everything is inserted as text nodes and attributes, so input can never
 * become markup.
 */
export type Element = DefaultTreeAdapterMap["element"];
type ParentNode = DefaultTreeAdapterMap["parentNode"];
export type Document = DefaultTreeAdapterMap["document"];

/**
 * Splits a page at some of its elements once; the text between them is final. Parsing and
 * serializing the page for every response took 2 ms and grew the memory by 100 MB.
 *
 * @param document is modified
 * @returns renders a page with the result of `fill` in place of each element; `fill` returns the element to keep it
 */
export function createTemplate(
  document: Document,
  places: readonly Element[],
): (fill: (place: Element) => readonly Element[]) => string {
  // A random comment that no page contains and nobody can guess.
  const mark = randomUUID();
  for (const [index, place] of places.entries()) {
    const { parentNode } = place;
    if (!parentNode) throw new Error("The template's element is not in its document");
    tree.insertBefore(parentNode, tree.createCommentNode(`${mark} ${index}`), place);
    tree.detachNode(place);
  }
  // Texts at even indexes, element numbers at odd ones.
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
 * Copies an element with its descendants for one response.
 *
 * @param copyChild returns the copy of each child element
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
 * Parses a static page that the server sends at its own address. Scripts are removed, because the router has no
 * page there, and so is SEO metadata. The inline loader stays without its modules, to load the fonts.
 */
export function parseStaticPage(page: string): Document {
  const document = parse(page);
  const isRemoved = (node: Element) => {
    const rel = attribute(node, "rel");
    return (
      (node.tagName === "script" && attribute(node, hydrationModule) === undefined) ||
      (node.tagName === "link" && (rel === "modulepreload" || rel === "canonical" || rel === "alternate"))
    );
  };
  for (const node of findAll(document, isRemoved)) tree.detachNode(node);
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

/** The elements without those inside another one. */
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

/** Replaces an element's content. */
export function setText(node: Element, text: string): void {
  for (const child of [...node.childNodes]) tree.detachNode(child);
  // Parsers drop the first line break of a textarea, so one is added.
  tree.insertText(node, node.tagName === "textarea" ? `\n${text}` : text);
}
