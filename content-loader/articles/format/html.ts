import type { Element, ElementContent } from "hast";

/** Creates a hast element. */
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

/** Content that phones show on demand; wider windows and paper show it at once (app/routes/article/text/fold.css). */
export function foldElement(content: Element, title: string): Element {
  const summary = element("summary", [{ type: "text", value: title }]);
  return element("details", [summary, content], { className: ["fold"] });
}

/** All descendants with a tag name, in document order. */
export function findElements(parent: Element, tagName: string): Element[] {
  return parent.children.flatMap((child) => {
    if (child.type !== "element") return [];
    const inside = findElements(child, tagName);
    return child.tagName === tagName ? [child, ...inside] : inside;
  });
}
