import { defaultTreeAdapter as adapter, parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

/**
 * A prerendered page, parsed once for all that finishing does. What changes an element changes the tree and notes where in
 * the source it stands, so that every step sees the page as it is by then, and all that nobody touched is written to the
 * letter as React wrote it: hydration compares it.
 */
export interface Page {
  readonly source: string;
  readonly document: Tree.Document;
  readonly changes: { start: number; end: number; text: string }[];
}

export type Element = Tree.Element;

export function parsePage(source: string): Page {
  // With scripting, what stands in <noscript> would be text without elements.
  const document = parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return { source, document, changes: [] };
}

/** Every element of the page, in the order of the document; what stands in `<template>` and `<noscript>` counts as well. */
export function elementsOf({ document }: Page): Element[] {
  const found: Element[] = [];
  const collect = (node: Tree.Node) => {
    if ("tagName" in node) found.push(node);
    if ("content" in node) collect(node.content);
    if ("childNodes" in node) node.childNodes.forEach(collect);
  };
  collect(document);
  return found;
}

/** The value of an attribute, its entities resolved; undefined where the element has none. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

/** The text of an element that holds nothing else: a script, a stylesheet. */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** What stands in an element, as it is written in the source. */
export function innerSource(page: Page, element: Element): string {
  const { start, end } = insideOf(element);
  return page.source.slice(start, end);
}

/** Replaces the text of a script or a stylesheet, in which no sign has to be written otherwise. */
export function setText(page: Page, element: Element, text: string): void {
  page.changes.push({ ...insideOf(element), text });
  element.childNodes = [];
  if (text) adapter.insertText(element, text);
}

/** Gives an element these attributes in place of its own. Their values are addresses of ours. */
export function setAttributes(page: Page, element: Element, attributes: Record<string, string>): void {
  const tag = element.sourceCodeLocation?.startTag;
  if (!tag) throw new Error(`<${element.tagName}> is not written in the page`);
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  page.changes.push({
    start: tag.startOffset,
    end: tag.endOffset,
    text: `<${element.tagName}${written.join("")}>`,
  });
  element.attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
}

/** Gives an attribute that an element has another value: an address of ours. */
export function setAttribute(page: Page, element: Element, name: string, value: string): void {
  const place = element.sourceCodeLocation?.attrs?.[name];
  const own = element.attrs.find((candidate) => candidate.name === name);
  if (!place || !own) throw new Error(`<${element.tagName}> has no ${name} in the page`);
  page.changes.push({ start: place.startOffset, end: place.endOffset, text: `${name}="${value}"` });
  own.value = value;
}

/** Takes an element or a comment out. */
export function remove(page: Page, node: Tree.ChildNode): void {
  const place = node.sourceCodeLocation;
  if (!place) throw new Error(`${node.nodeName} is not written in the page`);
  page.changes.push({ start: place.startOffset, end: place.endOffset, text: "" });
  adapter.detachNode(node);
}

/**
 * The page as it is with all changes.
 *
 * @throws where two changes are of the same place
 */
export function writePage({ source, changes }: Page): string {
  let html = "";
  let written = 0;
  for (const { start, end, text } of changes.toSorted((a, b) => a.start - b.start)) {
    if (start < written) throw new Error(`Changed twice: ${source.slice(start, end).slice(0, 60)}`);
    html += source.slice(written, start) + text;
    written = end;
  }
  return html + source.slice(written);
}

/** Offsets of what stands between the tags of an element. */
function insideOf({ tagName, sourceCodeLocation }: Element) {
  const { startTag, endTag } = sourceCodeLocation ?? {};
  if (!startTag || !endTag) throw new Error(`<${tagName}> is not written with both its tags`);
  return { start: startTag.endOffset, end: endTag.startOffset };
}
