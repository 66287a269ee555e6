import { transform } from "lightningcss";
import { type AtRule, parse } from "postcss";
import { PurgeCSS } from "purgecss";
import { tagMark } from "./names-of-states.ts";
import { elementsOf, type Page, setText, textOf } from "./page.ts";

/** Oldest browsers that the stylesheet is written for: those of Tailwind 4. */
const targets = { chrome: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) };

/** What Tailwind's reset says of the inside of fields for dates, numbers and files, which no page has. */
const absentFields =
  /::(?:-webkit-(?:date|calendar|inner-spin|outer-spin)[\w-]*|file-selector-button)\{[^{}]*\}/g;

/** What stands in an empty field, which only a page with such a text has. */
const placeholders = /::placeholder\{[^{}]*\}/g;
const emptied = /@(?:supports|media|container)[^{}]*\{\}/g;

/**
 * PurgeCSS drops a selector that names nothing outside of lists, as `:focus` or what nesting writes for a list within a
 * list (`:is(.a,.b)>:is(ul,ol)`): for its time there, it is one of an element.
 */
const nameless = /(?<=[{},]|^)(?=:(?:focus|is\())/g;
const standIn = "anything";

/** A rule for what contains something of one class. PurgeCSS does not look for that. */
const contained = /(?<=[{};])[^{};,]*:has\([^().,]*\.([\w-]+)\)[^{};]*\{[^{}]*\}/g;

/** The whole stylesheet carries the notice of the licence. */
const notice = /\/\*!.*?\*\//g;

/**
 * What Tailwind says to browsers older than its targets in place of `@property`. They get it with the whole; what stays
 * is the layer's place before all others.
 */
const fallbackProperties = /(?<=@layer properties)\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/;

/** What stands for a mixed colour where a browser can't mix: all of the targets can. */
const unmixed =
  /(?<=^|[{};])([^{};]+)\{([^{}]*)\}@supports \(color:color-mix\(in lab, red, red\)\)\{\1\{([^{}]*)\}\}/g;

/** A rule right behind one of the same selector: what is mixed apart is no rule of its own any more. */
const split = /(?<=[{}])([^{};@]+)\{([^{}]*)\}\1\{/g;

/** Each pass of Lightning CSS prefixes anew what is prefixed already. */
const repeated = /(-webkit-[\w-]+:[^;{}]+;)\1+/g;

/** Conditions that outrank how a thing otherwise looks; below 18rem text is twice as large on a phone. */
const aside = /^print$|^screen and \(prefers-color-scheme|^\((?:forced-colors|scripting)|\b18rem\)$/;

/** A whole stylesheet, small and for the browsers that the site is written for. */
export function minifiedStyles(css: string): string {
  return transform({ filename: "site.css", code: Buffer.from(css), minify: true, targets }).code.toString();
}

/** The minified stylesheet of the site. */
interface WholeStyles {
  /** As PurgeCSS can read it. */
  readable: string;
  /** What comes with the way to another page. Every page has the faces: one that comes a second time makes the browser lay
   * out all text anew. */
  withoutFaces: string;
}

/**
 * Divides the stylesheet: each page carries the rules that it uses in any of its states, so that it can be painted from
 * its first response. The whole is for the way to another page.
 */
export function createPageStyles() {
  const wholes = new Map<string, WholeStyles>();
  const parts = new Map<string, string>();

  function wholeOf(css: string): WholeStyles {
    let whole = wholes.get(css);
    if (whole === undefined) {
      const all = minifiedStyles(gathered(css));
      whole = {
        readable: all.replaceAll(nameless, standIn),
        withoutFaces: all.replaceAll(/@font-face\{[^}]*\}/g, ""),
      };
      wholes.set(css, whole);
    }
    return whole;
  }

  async function partOf(css: string, page: Page, states: readonly string[]): Promise<string> {
    const used = namesIn(page, states);
    const key = JSON.stringify(used);
    let part = parts.get(key);
    if (part === undefined) {
      const [purged] = await new PurgeCSS().purge({
        // The names are known already, and there is nothing left to find them in.
        content: [{ raw: "", extension: "html" }],
        css: [{ raw: css }],
        defaultExtractor: () => used,
        keyframes: true,
        variables: true,
        // PurgeCSS looks for a language among the elements.
        safelist: { greedy: [/^:lang$/] },
      });
      const small = transform({
        filename: "page.css",
        code: Buffer.from((purged?.css ?? css).replaceAll(`${standIn}:`, ":")),
        minify: true,
      }).code.toString();
      part = withoutUnusedProperties(withoutFallbacks(small))
        .replaceAll(contained, (rule, name) => (used.classes.includes(name) ? rule : ""))
        .replaceAll(absentFields, "")
        .replaceAll(notice, "")
        .replaceAll(unmixed, withMixed)
        .replaceAll(split, "$1{$2;")
        .replaceAll(placeholders, used.attributes.names.includes("placeholder") ? "$&" : "")
        .replaceAll(emptied, "")
        .replaceAll(repeated, "$1")
        .replace(fallbackProperties, ";");
      parts.set(key, part);
    }
    return part;
  }

  /**
   * Leaves a page its part of the stylesheet.
   *
   * @param page with the site's stylesheet in its one style element
   * @param states what its components can write beside its HTML (finish/names-of-states.ts)
   * @returns the whole without font faces
   */
  return async function divide(page: Page, states: readonly string[]): Promise<string> {
    const element = elementsOf(page).find(({ tagName }) => tagName === "style");
    if (!element) throw new Error("The page has no style element");
    const { readable, withoutFaces } = wholeOf(textOf(element));
    setText(page, element, await partOf(readable, page, states));
    return withoutFaces;
  };
}

/**
 * What selectors may find on a page, each kind by itself: a page with an `<article>` in it has not for that reason
 * something of the class `article`, nor one that speaks of an example something of the class `example`.
 */
function namesIn(page: Page, states: readonly string[]) {
  const found = { tags: new Set([standIn]), classes: new Set<string>(), ids: new Set<string>() };
  const names = new Set<string>();
  const values = new Set<string>();
  for (const { tagName, attrs } of elementsOf(page)) {
    found.tags.add(tagName);
    for (const { name, value } of attrs) {
      names.add(name);
      values.add(value);
      if (name === "id") found.ids.add(value);
      if (name === "class") for (const one of value.split(/\s+/)) found.classes.add(one);
    }
  }
  for (const name of states) {
    if (name.startsWith(tagMark)) found.tags.add(name.slice(tagMark.length));
    found.classes.add(name);
    values.add(name);
    if (name.includes("-")) names.add(name);
  }
  const sorted = (set: Set<string>) => [...set].sort();
  return {
    tags: sorted(found.tags),
    classes: sorted(found.classes),
    ids: sorted(found.ids),
    attributes: { names: sorted(names), values: sorted(values) },
    undetermined: [],
  };
}

/**
 * The stylesheet with one block for each condition in the layer of components, at its end. In the code each thing has its
 * own; said that often they would cost a first response 60 bytes.
 */
function gathered(css: string): string {
  const root = parse(css);
  root.walkAtRules("layer", (layer) => {
    if (layer.params !== "components") return;
    const blocks = new Map<string, AtRule>();
    for (const node of [...(layer.nodes ?? [])]) {
      if (node.type !== "atrule" || node.name !== "media" || !aside.test(node.params)) continue;
      const block = blocks.get(node.params);
      if (block) block.append(node.remove().nodes ?? []);
      else blocks.set(node.params, node);
    }
    layer.append([...blocks.values()]);
  });
  return root.toString();
}

/** One rule with the mixed colours, and with what else the unmixed one says. */
function withMixed(_rules: string, selector: string, unmixed: string, mixed: string): string {
  const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(":"));
  // No value of a rule with a colour has a semicolon in it.
  const replaced = new Set(mixed.split(";").map(nameOf));
  const kept = unmixed.split(";").filter((declaration) => !replaced.has(nameOf(declaration)));
  return `${selector}{${[...kept, mixed].join(";")}}`;
}

/** The theme sets its values for all of the page: nothing that stands in for one is ever asked for. */
function withoutFallbacks(css: string): string {
  const [, theme = ""] = /@layer theme\{:root\{([^{}]*)\}/.exec(css) ?? [];
  const set = new Set(theme.match(/--[\w-]+(?=:)/g));
  return css.replaceAll(/var\((--[\w-]+),[^()]*\)/g, (value, name) =>
    set.has(name) ? `var(${name})` : value,
  );
}

/** PurgeCSS leaves the registrations of all custom properties, also of those that nothing sets or reads. */
function withoutUnusedProperties(css: string): string {
  return css.replaceAll(/@property (--[\w-]+)\{[^{}]*\}/g, (rule, name) =>
    new RegExp(`(?<!@property )${name}(?![\\w-])`).test(css) ? rule : "",
  );
}
