import type { ChildNode, Container, Root } from "postcss";
import selectorParser, { type Node, type Pseudo, type Selector } from "postcss-selector-parser";

/** What selectors can find on a page in any of its states, each kind by itself. */
export interface Findable {
  tags: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  /** Values of any attribute. */
  values: ReadonlySet<string>;
}

/** Lists of which one selector has to find something. */
const choices = new Set([":is", ":where", ":has"]);

/**
 * The host of a shadow, and parts of fields for dates, numbers and files of which Tailwind's reset speaks: no page has them.
 * What it says of focus and of refused fields in Firefox, app/base.css and app/ui/field.css say otherwise.
 */
const absent =
  /^:host$|^:-moz-(?:focusring|ui-invalid)$|^::(?:-webkit-(?:date|calendar|inner-spin|outer-spin)|file-selector-button)/;

/** Every list of selectors in a stylesheet, each once. Those of keyframes are times. */
export function selectorsOf(sheet: Root): Set<string> {
  const lists = new Set<string>();
  sheet.walkRules((rule) => {
    if (!isInKeyframes(rule)) lists.add(rule.selector);
  });
  return lists;
}

/** Lists of selectors that find something on a page, each with what is left of it there. */
export function usedSelectors(lists: Iterable<string>, page: Findable): Map<string, string> {
  const used = new Map<string, string>();
  for (const list of lists) {
    const parts = parsedList(list).flatMap((selector) => usedPart(selector, page) ?? []);
    if (parts.length > 0) used.set(list, parts.join(","));
  }
  return used;
}

/**
 * A stylesheet without what says nothing about a page: rules whose selectors find nothing there, then animations and
 * custom properties that nothing asks for, then conditions under which nothing is left.
 */
export function usedRules(whole: Root, used: ReadonlyMap<string, string>): string {
  const sheet = whole.clone();
  sheet.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const selector = used.get(rule.selector);
    if (selector) rule.selector = selector;
    else removeWithEmptied(rule);
  });
  removeUnasked(sheet);
  return sheet.toString();
}

const parser = selectorParser();
const parsed = new Map<string, Selector[]>();

/** The selectors of a list, parsed once for all pages. */
function parsedList(list: string): Selector[] {
  const known = parsed.get(list) ?? parser.astSync(list).nodes;
  parsed.set(list, known);
  return known;
}

/** A selector, its lists without what finds nothing on the page; undefined where it finds nothing itself. */
function usedPart({ nodes }: Selector, page: Findable): string | undefined {
  let written = "";
  for (const node of nodes) {
    const part = isChoice(node) ? usedChoice(node, page) : finds(node, page) ? String(node) : undefined;
    if (part === undefined) return undefined;
    written += part;
  }
  return written;
}

function usedChoice(node: Pseudo, page: Findable): string | undefined {
  if (node.value === ":where" && node.nodes.some((selector) => excludesNothing(selector, page))) return "";
  const used = node.nodes.flatMap((selector) => usedPart(selector, page) ?? []);
  if (used.length === 0) return undefined;
  const [only = "", ...others] = used;
  const before = node.prev();
  // A choice of one element is that element.
  const isElement = others.length === 0 && /^[a-z]+$/.test(only) && node.value === ":is";
  return isElement && (!before || before.type === "combinator") ? only : `${node.value}(${used.join(",")})`;
}

/** Whether a selector only says what something is not, and nothing on the page is that. */
function excludesNothing({ nodes: [only, ...others] }: Selector, page: Findable): boolean {
  if (only?.type !== "pseudo" || only.value !== ":not" || others.length > 0) return false;
  return only.nodes.every((selector) => usedPart(selector, page) === undefined);
}

function isChoice(node: Node): node is Pseudo {
  return node.type === "pseudo" && choices.has(node.value);
}

function finds(node: Node, page: Findable): boolean {
  switch (node.type) {
    case "tag":
      return page.tags.has(node.value);
    case "class":
      return page.classes.has(node.value);
    case "id":
      return page.ids.has(node.value);
    case "attribute":
      return page.attributes.has(node.attribute) && hasValue(page, node.operator, node.value ?? "");
    case "pseudo":
      return node.value === "::placeholder" ? page.attributes.has("placeholder") : !absent.test(node.value);
    default:
      return true;
  }
}

function hasValue({ values }: Findable, operator: string | undefined, asked: string): boolean {
  if (operator === undefined) return true;
  if (operator === "=") return values.has(asked);
  return [...values].some((value) =>
    operator === "^="
      ? value.startsWith(asked)
      : operator === "$="
        ? value.endsWith(asked)
        : value.includes(asked),
  );
}

/** Without the animations that no rule names and the custom properties that no rule reads, directly or by way of others. */
function removeUnasked(sheet: Root): void {
  const animations: string[] = [];
  sheet.walkDecls(/^animation(?:-name)?$/, ({ value }) => void animations.push(...value.split(/[\s,]+/)));
  sheet.walkAtRules("keyframes", (frames) => {
    if (!animations.includes(frames.params)) removeWithEmptied(frames);
  });

  const custom = new Map<string, string[]>();
  const read: string[] = [];
  sheet.walkDecls(({ prop, value }) => {
    if (!prop.startsWith("--")) read.push(value);
    else custom.set(prop, [...(custom.get(prop) ?? []), value]);
  });
  const asked = new Set<string>();
  // Values of those that are asked for join the list while it is gone through.
  for (const value of read) {
    for (const [name] of value.matchAll(/--[\w-]+/g)) {
      if (asked.has(name)) continue;
      asked.add(name);
      read.push(...(custom.get(name) ?? []));
    }
  }
  sheet.walkDecls(/^--/, (declaration) => {
    if (!asked.has(declaration.prop)) removeWithEmptied(declaration);
  });
  sheet.walkAtRules("property", (registration) => {
    if (!asked.has(registration.params)) removeWithEmptied(registration);
  });
}

function isInKeyframes({ parent }: ChildNode): boolean {
  return parent?.type === "atrule" && "name" in parent && parent.name === "keyframes";
}

/** Removes a node, and what stands around it if nothing else is left there. */
function removeWithEmptied(node: ChildNode): void {
  const around = node.parent as Container<ChildNode> | undefined;
  node.remove();
  if (around?.nodes?.length === 0 && around.type !== "root") removeWithEmptied(around as ChildNode);
}
