import { part as partAttribute } from "../../shared/attributes.ts";
import type { ServerPagePart } from "../../shared/server-page.ts";
import { attribute, copyElement, type Element, removeAttribute, setAttribute, setText } from "./html.ts";

/** What one copy of a part gets: attributes, and either a text in place of all that it holds or fillings for the parts in it. */
export interface Filling {
  attributes?: Record<string, string | undefined>;
  text?: string;
  parts?: Fillings;
}

/** A part that gets nothing is dropped; one that gets a list is there once for each of its items. */
export type Fillings = Partial<Record<ServerPagePart, Filling | readonly Filling[] | undefined>>;

/** The part that an element is the prototype of. */
export function partOf(node: Element): ServerPagePart | undefined {
  return attribute(node, partAttribute) as ServerPagePart | undefined;
}

/** The filled copies that stand in the place of a prototype. It stays as it is. */
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
    const name = partOf(child);
    return name ? fillPart(child, name, parts) : [copyWith(child, parts)];
  });
}
