import { transform } from "lightningcss";
import { PurgeCSS } from "purgecss";
import { tagMark } from "./names-of-states.ts";

/** Oldest browsers that the stylesheet is written for: those of Tailwind 4. */
const targets = { chrome: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) };

const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/;

const tags = /<([a-z][\w-]*)([^>]*)>/gi;
const attributes = /([^\s"'=/]+)(?:="([^"]*)")?/g;

/** What React writes in place of signs that have a meaning in HTML, as in `[&_label]:text-fine`. */
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** What Tailwind's reset says of the inside of fields for dates, numbers and files, which no page has. */
const absentFields =
  /::(?:-webkit-(?:date|calendar|inner-spin|outer-spin)[\w-]*|file-selector-button)\{[^{}]*\}/g;

/** What stands in an empty field, which only a page with such a text has. */
const placeholders = /::placeholder\{[^{}]*\}/g;
const emptied = /@(?:supports|media|container)[^{}]*\{\}/g;

/** A selector that begins with a list and has a second one, as nesting writes it: PurgeCSS drops it, used or not. */
const twoLists = /(?<=[{};,]|^):is\([^()]*\)[^{};,()]*:is\([^{};]*/;

/** PurgeCSS drops a rule of the focus alone: for its time there, it is one of an element. */
const focusAlone = /(?<=[{},]|^)(?=:focus)/g;
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

/** Each pass of Lightning CSS prefixes anew what is prefixed already. */
const repeated = /(-webkit-[\w-]+:[^;{}]+;)\1+/g;

/** A whole stylesheet, small and for the browsers that the site is written for. */
export function minifiedStyles(css: string): string {
  return transform({ filename: "site.css", code: Buffer.from(css), minify: true, targets }).code.toString();
}

/**
 * Divides the stylesheet: each page carries the rules that it uses in any of its states, so that it can be painted from
 * its first response. The whole is for the way to another page.
 */
export function createPageStyles() {
  const whole = new Map<string, string>();
  const parts = new Map<string, string>();

  /** The minified stylesheet of the site, from the one that the page was built with. */
  function wholeOf(css: string): string {
    let small = whole.get(css);
    if (small === undefined) {
      small = minifiedStyles(css);
      whole.set(css, small);
    }
    return small;
  }

  async function partOf(css: string, html: string, states: readonly string[]): Promise<string> {
    const used = namesIn(html, states);
    const key = JSON.stringify(used);
    let part = parts.get(key);
    if (part === undefined) {
      const [purged] = await new PurgeCSS().purge({
        content: [{ raw: html, extension: "html" }],
        css: [{ raw: css.replaceAll(focusAlone, standIn) }],
        defaultExtractor: () => used,
        keyframes: true,
        variables: true,
        // PurgeCSS looks for a language among the elements.
        safelist: { greedy: [/^:lang$/] },
      });
      const small = transform({
        filename: "page.css",
        code: Buffer.from((purged?.css ?? css).replaceAll(`${standIn}:focus`, ":focus")),
        minify: true,
      }).code.toString();
      part = withoutUnusedProperties(withoutFallbacks(small))
        .replaceAll(contained, (rule, name) => (used.classes.includes(name) ? rule : ""))
        .replaceAll(absentFields, "")
        .replaceAll(notice, "")
        .replaceAll(unmixed, withMixed)
        .replaceAll(placeholders, used.attributes.names.includes("placeholder") ? "$&" : "")
        .replaceAll(emptied, "")
        .replaceAll(repeated, "$1")
        .replace(fallbackProperties, ";");
      parts.set(key, part);
    }
    return part;
  }

  /**
   * @param html a page with the site's stylesheet in its one style element
   * @param states what its components can write beside that (finish/names-of-states.ts)
   * @returns the page with its part of it, and the whole but for the font faces, which every page has: a face that comes
   * a second time makes the browser lay out all text anew
   */
  return async function divide(
    html: string,
    states: readonly string[],
  ): Promise<{ html: string; whole: string }> {
    const [element, open, css, close] = styleElement.exec(html) ?? [];
    if (!element || !css) throw new Error("The page has no style element");
    const all = wholeOf(css);
    const lost = twoLists.exec(all)?.[0];
    if (lost)
      throw new Error(
        `PurgeCSS would lose the rule ${lost}…: its selector has to name the first list one by one`,
      );
    const part = await partOf(all, html.replace(element, ""), states);
    const withoutFaces = all.replaceAll(/@font-face\{[^}]*\}/g, "");
    return { html: html.replace(element, () => open + part + close), whole: withoutFaces };
  };
}

/**
 * What selectors may find on a page, each kind by itself: a page with an `<article>` in it has not for that reason
 * something of the class `article`, nor one that speaks of an example something of the class `example`.
 */
function namesIn(html: string, states: readonly string[]) {
  const found = { tags: new Set([standIn]), classes: new Set<string>(), ids: new Set<string>() };
  const names = new Set<string>();
  const values = new Set<string>();
  for (const [, tag = "", rest = ""] of html.matchAll(tags)) {
    found.tags.add(tag.toLowerCase());
    for (const [, name = "", written = ""] of rest.matchAll(attributes)) {
      const value = written.replace(/&([\w#]+);/g, (entity, sign) => entities[sign] ?? entity);
      names.add(name.toLowerCase());
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
