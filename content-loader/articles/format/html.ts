import type { Element, ElementContent } from "hast";
import { visit } from "unist-util-visit";

/** An element of HTML, as remark's tools have it. */
export function element(
  tagName: string,
  children: ElementContent[],
  properties: Element["properties"] = {},
): Element {
  return { type: "element", tagName, properties, children };
}

export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** The elements of a kind inside of another, in the order of the text. */
export function within(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, "element", (element) => {
    if (element.tagName === tagName) found.push(element);
  });
  return found;
}
