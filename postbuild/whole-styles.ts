import { transform } from "lightningcss";
import { type AtRule, parse, type Root } from "postcss";
import { selectorsOf } from "./used-rules.ts";

/** Oldest browsers that the stylesheet is written for: those of Tailwind 4. */
const targets = { chrome: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) };

/** Conditions that outrank how a thing otherwise looks; below 18rem text is twice as large on a phone. */
const aside = /^print$|^screen and \(prefers-color-scheme|^\((?:forced-colors|scripting)|\b18rem\)$/;

/** A whole stylesheet, small and for the browsers that the site is written for. */
export function minifiedStyles(css: string): string {
  return transform({ filename: "site.css", code: Buffer.from(css), minify: true, targets }).code.toString();
}

/** The stylesheet of the site, prepared once for all pages. */
export interface WholeStyles {
  /**
   * What comes with the way to another page. Every page has the faces: one that comes a second time makes the browser lay
   * out all text anew.
   */
  withoutFaces: string;
  /** What pages take their parts of: without what is there for browsers older than the targets. */
  divisible: Root;
  /** Every list of selectors in it. */
  selectors: ReadonlySet<string>;
}

/** @param css the stylesheet as the bundler wrote it */
export function prepareWhole(css: string): WholeStyles {
  const whole = parse(minifiedStyles(gathered(css)));
  const withoutFaces = whole.clone();
  withoutFaces.walkAtRules("font-face", (face) => void face.remove());

  whole.walkComments((notice) => void notice.remove());
  // Stands in for @property. What stays is the layer's place before all others.
  whole.walkAtRules("layer", (layer) => {
    if (layer.params === "properties") layer.nodes = undefined;
  });
  mixColours(whole);
  whole.walkDecls((declaration) => {
    const before = declaration.prev();
    // Each pass of Lightning CSS prefixes anew what is prefixed already.
    if (before?.type === "decl" && String(before) === String(declaration)) declaration.remove();
  });
  removeFallbacks(whole);
  return { withoutFaces: withoutFaces.toString(), divisible: whole, selectors: selectorsOf(whole) };
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

/** Puts a mixed colour into the rule that says it unmixed, for browsers that can't mix: all of the targets can. */
function mixColours(sheet: Root): void {
  sheet.walkAtRules("supports", (test) => {
    const plain = test.prev();
    const mixed = test.first;
    if (!test.params.startsWith("(color:color-mix(") || test.nodes?.length !== 1) return;
    if (plain?.type !== "rule" || mixed?.type !== "rule" || plain.selector !== mixed.selector) return;
    const replaced = new Set(mixed.nodes.map((declaration) => "prop" in declaration && declaration.prop));
    plain.walkDecls((declaration) => {
      if (replaced.has(declaration.prop)) declaration.remove();
    });
    plain.append(mixed.nodes);
    test.remove();
  });
}

/** The theme sets its values for all of the page: nothing that stands in for one is ever asked for. */
function removeFallbacks(sheet: Root): void {
  const set = new Set<string>();
  sheet.walkAtRules("layer", (layer) => {
    if (layer.params === "theme") layer.walkDecls(({ prop }) => void set.add(prop));
  });
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(/var\((--[\w-]+),[^()]*\)/g, (value, name) =>
      set.has(name) ? `var(${name})` : value,
    );
  });
}
