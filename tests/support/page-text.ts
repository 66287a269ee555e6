import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { readPage, sitePages } from "./site-pages.ts";

const cache = new Map<string, string>();

/** Elements that end a line of text, so that words of two of them do not run into one. */
const blocks = /^(p|div|li|dd|dt|td|th|h[1-6]|section|figcaption|article|span|small|br)$/;

/** What a page of the built site says, as one line: white space of all kinds is a single space, word joiners are left out. */
export function textOf(path: string): string {
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
