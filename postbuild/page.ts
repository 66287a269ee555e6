import { defaultTreeAdapter as adapter, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/**
 * A prerendered page, parsed once. A change is made in the tree and recorded with its position in the source: later steps
 * see it, and everything else stays exactly as React wrote it, as hydration requires.
 */
export interface Page {
  readonly source: string;
  readonly document: Tree.Document;
  readonly changes: { start: number; end: number; text: string }[];
}

export type Element = Tree.Element;

export function parsePage(source: string): Page {
  // With scripting enabled, <noscript> would be parsed as text.
  const document = parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return { source, document, changes: [] };
}

/** Every element of the page in document order, including those in `<template>` and `<noscript>`. */
export function getElements({ document }: Page): Element[] {
  const found: Element[] = [];
  const collect = (node: Tree.Node) => {
    if ("tagName" in node) found.push(node);
    if ("content" in node) collect(node.content);
    if ("childNodes" in node) node.childNodes.forEach(collect);
  };
  collect(document);
  return found;
}

/** The value of an attribute with its entities resolved, undefined when the element does not have it. */
export function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The text of an element that contains nothing else: a script, a stylesheet. */
export function textContent(element: Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** The content of an element as written in the source. */
export function innerSource(page: Page, element: Element): string {
  const { start, end } = innerRange(element);
  return page.source.slice(start, end);
}

/** Replaces the text of a script or a stylesheet, which needs no escaping. */
export function setText(page: Page, element: Element, text: string): void {
  page.changes.push({ ...innerRange(element), text });
  element.childNodes = [];
  if (text) adapter.insertText(element, text);
}

/** Replaces all attributes of an element. Values are our own addresses and need no escaping. */
export function setAttributes(page: Page, element: Element, attributes: Record<string, string>): void {
  const tag = element.sourceCodeLocation?.startTag;
  if (!tag) throw new Error(`<${element.tagName}> has no start tag in the source`);
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  page.changes.push({
    start: tag.startOffset,
    end: tag.endOffset,
    text: `<${element.tagName}${written.join("")}>`,
  });
  element.attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
}

/** Changes the value of an attribute that the element has, to one of our own addresses. */
export function setAttribute(page: Page, element: Element, name: string, value: string): void {
  const place = element.sourceCodeLocation?.attrs?.[name];
  const own = element.attrs.find((candidate) => candidate.name === name);
  if (!place || !own) throw new Error(`<${element.tagName}> has no attribute ${name} in the source`);
  page.changes.push({ start: place.startOffset, end: place.endOffset, text: `${name}="${value}"` });
  own.value = value;
}

/** Removes an element or a comment. */
export function remove(page: Page, node: Tree.ChildNode): void {
  const place = node.sourceCodeLocation;
  if (!place) throw new Error(`${node.nodeName} has no place in the source`);
  page.changes.push({ start: place.startOffset, end: place.endOffset, text: "" });
  adapter.detachNode(node);
}

/**
 * Writes the page with all its changes.
 *
 * @throws when two changes overlap
 */
export function writePage({ source, changes }: Page): string {
  let html = "";
  let written = 0;
  for (const { start, end, text } of changes.toSorted((a, b) => a.start - b.start)) {
    if (start < written) throw new Error(`Two changes overlap: ${source.slice(start, end).slice(0, 60)}`);
    html += source.slice(written, start) + text;
    written = end;
  }
  return html + source.slice(written);
}

/** The offsets between the tags of an element. */
function innerRange({ tagName, sourceCodeLocation }: Element) {
  const { startTag, endTag } = sourceCodeLocation ?? {};
  if (!startTag || !endTag) throw new Error(`<${tagName}> does not have both tags in the source`);
  return { start: startTag.endOffset, end: endTag.startOffset };
}
