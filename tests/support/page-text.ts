import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { readPage, sitePages } from "./site-pages.ts";

const cache = new Map<string, string>();

/** Block elements, which separate words. */
const blocks = /^(p|div|li|dd|dt|td|th|h[1-6]|section|figcaption|article|span|small|br)$/;

/** The text of a built page on one line: whitespace collapsed, word joiners removed. */
export function readText(path: string): string {
  let text = cache.get(path);
  if (text === undefined) {
    const page = sitePages().find((candidate) => candidate.path === path);
    if (!page) throw new Error(`There is no page at ${path}`);
    text = collect(parse(readPage(page).toString("utf8")))
      .replace(/\s+/g, " ")
      .replaceAll("\u2060", "");
    cache.set(path, text);
  }
  return text;
}

function collect(node: Tree.Node): string {
  if ("value" in node) return node.value;
  if ("tagName" in node && /^(script|style|head)$/.test(node.tagName)) return "";
  const inner = "childNodes" in node ? node.childNodes.map(collect).join("") : "";
  return "tagName" in node && blocks.test(node.tagName) ? `${inner} ` : inner;
}
