import { part as partAttribute } from "../../shared/attributes.ts";
import type { ServerPagePart } from "../../shared/server-page.ts";
import { attribute, copyElement, type Element, removeAttribute, setAttribute, setText } from "./html.ts";

/** The content of one copy of a part: attributes, and either a text or the content of its nested parts. */
export interface Filling {
  attributes?: Record<string, string | undefined>;
  text?: string;
  parts?: Fillings;
}

/** A part without content is dropped; with a list it is repeated for each item. */
export type Fillings = Partial<Record<ServerPagePart, Filling | readonly Filling[] | undefined>>;

/** The part of which an element is the prototype. */
export function partName(node: Element): ServerPagePart | undefined {
  return attribute(node, partAttribute) as ServerPagePart | undefined;
}

/** The filled copies that replace a prototype, which stays unchanged. */
export function fillPart(prototype: Element, name: ServerPagePart, fillings: Fillings): Element[] {
  const given = fillings[name];
  if (!given) return [];
  return (Array.isArray(given) ? given : [given]).map((filling) => filledCopy(prototype, filling));
}

function filledCopy(prototype: Element, { attributes = {}, text, parts = {} }: Filling): Element {
  const copy = copyWith(prototype, parts);
  removeAttribute(copy, partAttribute);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) setAttribute(copy, name, value);
  }
  if (text !== undefined) setText(copy, text);
  return copy;
}

/** A copy of an element with filled parts in it. */
function copyWith(node: Element, parts: Fillings): Element {
  return copyElement(node, (child) => {
    const name = partName(child);
    return name ? fillPart(child, name, parts) : [copyWith(child, parts)];
  });
}
