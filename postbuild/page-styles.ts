import { transform } from "lightningcss";
import { tagMark } from "./names-of-states.ts";
import { elementsOf, type Page, setText, textOf } from "./page.ts";
import { type Findable, usedRules, usedSelectors } from "./used-rules.ts";
import { prepareWhole, type WholeStyles } from "./whole-styles.ts";

/**
 * Divides the stylesheet: each page carries the rules that it uses in any of its states, so that it can be painted from
 * its first response. The whole is for the way to another page. Pages that find the same in it, as most articles do, share
 * their part: it is made once.
 */
export function createPageStyles() {
  const wholes = new Map<string, WholeStyles & { parts: Map<string, string> }>();

  function wholeOf(css: string) {
    const whole = wholes.get(css) ?? { ...prepareWhole(css), parts: new Map() };
    wholes.set(css, whole);
    return whole;
  }

  /**
   * Leaves a page its part of the stylesheet.
   *
   * @param page with the site's stylesheet in its one style element
   * @param states what its components can write beside its HTML (postbuild/names-of-states.ts)
   * @returns the whole without font faces
   */
  return function divide(page: Page, states: readonly string[]): string {
    const element = elementsOf(page).find(({ tagName }) => tagName === "style");
    if (!element) throw new Error("The page has no style element");
    const { divisible, selectors, parts, withoutFaces } = wholeOf(textOf(element));
    const used = usedSelectors(selectors, findableOn(page, states));
    const key = JSON.stringify([...used]);
    const part = parts.get(key) ?? minified(usedRules(divisible, used));
    parts.set(key, part);
    setText(page, element, part);
    return withoutFaces;
  };
}

function minified(css: string): string {
  return transform({ filename: "page.css", code: Buffer.from(css), minify: true }).code.toString();
}

/**
 * What selectors may find on a page, each kind by itself: a page with an `<article>` in it has not for that reason
 * something of the class `article`, nor one that speaks of an example something of the class `example`.
 */
function findableOn(page: Page, states: readonly string[]): Findable {
  const tags = new Set<string>();
  const classes = new Set(states);
  const ids = new Set<string>();
  // What is closed a visitor opens.
  const attributes = new Set(["open", ...states.filter((name) => name.includes("-"))]);
  const values = new Set(states);
  for (const { tagName, attrs } of elementsOf(page)) {
    tags.add(tagName);
    for (const { name, value } of attrs) {
      attributes.add(name);
      values.add(value);
      if (name === "id") ids.add(value);
      if (name === "class") for (const one of value.split(/\s+/)) classes.add(one);
    }
  }
  for (const name of states) if (name.startsWith(tagMark)) tags.add(name.slice(tagMark.length));
  return { tags, classes, ids, attributes, values };
}
