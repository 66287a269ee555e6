import { type Selector, type Targets, transform, type Visitor } from "lightningcss";
import { type AtRule, parse, type Root } from "postcss";
import { getElements, type Page, setText, textContent } from "./page.ts";
import type { Words } from "./route-words.ts";

/** The oldest browsers that Tailwind 4 supports. */
const targets = { chrome: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) };

/** Conditions that override how a component looks otherwise; below 18rem text is twice as large on a phone. */
const overriding = /^print$|^screen and \(prefers-color-scheme|^\((?:forced-colors|scripting)|\b18rem\)$/;

/** Minifies a stylesheet for the browsers that the site supports. */
export function minifyStylesheet(css: string): string {
  return minify(css, undefined, targets);
}

function minify(css: string, visitor?: Visitor<never>, targets?: Targets): string {
  return transform({
    filename: "site.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor,
  }).code.toString();
}

/**
 * Reduces each page's stylesheet to the rules that can apply to it, so that the first response is enough to paint the page.
 * Client navigation adds the whole stylesheet.
 */
export function createPageStylesheets() {
  const prepared = new Map<string, ReturnType<typeof prepare>>();

  /**
   * Reduces the stylesheet of a page to the rules whose classes and elements the page has or its scripts can add.
   *
   * @param page with the site's stylesheet in its one style element
   * @param words of the page's routes
   * @returns the whole stylesheet without `@font-face` rules: every page has them, and a second set would cause a relayout
   */
  return function reduce(page: Page, words: Words): string {
    const element = getElements(page).find(({ tagName }) => tagName === "style");
    if (!element) throw new Error("The page has no style element");
    const css = textContent(element);
    const { names, reduced, whole } = prepared.get(css) ?? prepare(css);
    prepared.set(css, { names, reduced, whole });
    const onPage = new Set(words.whole);
    for (const { tagName, attrs } of getElements(page)) {
      onPage.add(tagName);
      for (const { name, value } of attrs)
        if (name === "class") for (const className of value.split(/\s+/)) onPage.add(className);
    }
    const isPossible = (name: string) =>
      onPage.has(name) || words.prefixes.some((prefix) => name.startsWith(prefix));
    setText(page, element, reduced(new Set([...names].filter(isPossible))));
    return whole;
  };
}

/** Prepares a stylesheet once for all pages. */
function prepare(css: string) {
  const names = new Set<string>();
  const root = parse(css);
  joinConditions(root);
  removePolyfills(root);
  const whole = minify(root.toString(), {
    Selector: (selector) => {
      for (const name of namesIn(selector)) names.add(name);
    },
  });
  // Tailwind's licence stays in the whole stylesheet.
  const code = whole.replaceAll(/\/\*![\s\S]*?\*\/\s*/g, "");
  const parts = new Map<string, string>();
  return {
    /** Every class and element that the stylesheet names. */
    names,
    whole: minify(whole, { Rule: { "font-face": () => [] } }),
    /** The stylesheet without the rules that need another class or element than these. */
    reduced(possible: ReadonlySet<string>): string {
      const key = [...possible].join(" ");
      const part = parts.get(key) ?? withoutUnused(code, possible);
      parts.set(key, part);
      return part;
    },
  };
}

/**
 * Joins the blocks of each overriding condition at the end of the components, which saves 60 bytes of a first response. In
 * the code every component has its own.
 */
function joinConditions(root: Root): void {
  root.walkAtRules("layer", (layer) => {
    if (layer.params !== "components") return;
    const blocks = new Map<string, AtRule>();
    layer.each((node) => {
      if (node.type !== "atrule" || node.name !== "media" || !overriding.test(node.params)) return;
      const block = blocks.get(node.params);
      if (block) block.append(node.remove().nodes ?? []);
      else blocks.set(node.params, node);
    });
    layer.append([...blocks.values()]);
  });
}

/** Takes out what Tailwind adds for browsers that cannot mix colors or register properties: all targets can. */
function removePolyfills(root: Root): void {
  root.walkAtRules("layer", (layer) => {
    if (layer.params === "properties" && layer.nodes) layer.remove();
  });
  root.walkAtRules("supports", (supports) => {
    if (!/^\(color: ?color-mix\(/.test(supports.params)) return;
    const plain = supports.prev();
    const mixed = supports.first;
    if (plain?.type === "rule" && mixed?.type === "rule" && plain.selector === mixed.selector)
      mixed.walkDecls(({ prop }) => plain.walkDecls(prop, (declaration) => void declaration.remove()));
    supports.replaceWith(supports.nodes ?? []);
  });
  root.walkDecls((declaration) => {
    // Each pass of Lightning CSS adds prefixes again.
    const before = declaration.prev();
    if (before?.type === "decl" && String(before) === String(declaration)) declaration.remove();
  });
}

/** The selectors inside `:is()`, `:where()` or `:has()`, of which one has to match. */
function selectorChoices(part: Selector[number]): Selector[] | undefined {
  return part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where" || part.kind === "has")
    ? part.selectors
    : undefined;
}

function namesIn(selector: Selector): string[] {
  return selector.flatMap((part) =>
    part.type === "class" || part.type === "type"
      ? part.name
      : (selectorChoices(part)?.flatMap(namesIn) ?? []),
  );
}

/** Whether `:is(input)` is all that is left of a list. */
function isOneName(part: Selector[number], choices: Selector[]): boolean {
  return (
    part.type === "pseudo-class" && part.kind === "is" && choices.length === 1 && choices[0]?.length === 1
  );
}

/** Whether a type selector may come next. */
function isStart(parts: Selector): boolean {
  return parts.length === 0 || parts.at(-1)?.type === "combinator";
}

/** A selector without the choices that cannot match; undefined when it cannot match itself. */
function possiblePart(selector: Selector, possible: ReadonlySet<string>): Selector | undefined {
  const parts: Selector = [];
  for (const part of selector) {
    // Tailwind's theme also selects `:host`, but no page has shadow roots.
    if (part.type === "pseudo-class" && part.kind === "host") return undefined;
    if ((part.type === "class" || part.type === "type") && !possible.has(part.name)) return undefined;
    const choices = selectorChoices(part)?.flatMap((choice) => {
      const kept = possiblePart(choice, possible);
      return kept ? [kept] : [];
    });
    if (choices?.length === 0) return undefined;
    if (!choices) parts.push(part);
    else if (isOneName(part, choices) && isStart(parts)) parts.push(...(choices[0] ?? []));
    else parts.push({ ...part, selectors: choices } as Selector[number]);
  }
  return parts;
}

function withoutUnused(css: string, possible: ReadonlySet<string>): string {
  const code = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    visitor: { Selector: (selector) => possiblePart(selector, possible) ?? [] },
  }).code;
  const { used, properties } = customNames(code);
  const part = transform({
    filename: "page.css",
    code,
    minify: true,
    unusedSymbols: [...properties].filter((name) => !used.has(name)),
    visitor: {
      Rule: {
        property: ({ value: { name } }) => (used.has(name) ? undefined : []),
        keyframes: ({ value: { name } }) => (used.has(name.value) ? undefined : []),
      },
    },
  }).code.toString();
  // Lightning CSS keeps the spaces in values with a variable.
  return part.replaceAll(/("[^"]*")|, /g, (_, text = ",") => text);
}

/** The custom properties that a stylesheet sets, and the names that its other properties use, directly or through custom properties. */
function customNames(code: Uint8Array) {
  const properties = new Set<string>();
  const used = new Set<string>();
  const usedBy = new Map<string, string[]>();
  /** The custom property whose value is visited, an empty string in other declarations. */
  let property: string | undefined;
  const use = (name: string) => {
    if (property) usedBy.set(property, [...(usedBy.get(property) ?? []), name]);
    else if (property === "") used.add(name);
  };
  transform({
    filename: "page.css",
    code,
    visitor: {
      Declaration: (declaration) => {
        const name = declaration.property === "custom" ? declaration.value.name : "";
        property = name.startsWith("--") ? name : "";
        if (property) properties.add(property);
      },
      DeclarationExit: () => {
        property = undefined;
      },
      CustomIdent: use,
      Token: { ident: ({ value }) => use(value) },
      Variable: ({ name }) => use(name.ident),
    },
  });
  // Names that are added here are visited as well.
  for (const name of used) for (const next of usedBy.get(name) ?? []) used.add(next);
  return { used, properties };
}
