import { expect, test } from "vitest";
import {
  getAttribute,
  getElements,
  innerSource,
  type Page,
  parsePage,
  remove,
  setAttributes,
  setText,
  textContent,
  writePage,
} from "./page.ts";

/** As React writes it. A serializer would write some characters differently. */
const source = `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style>a{}</style></head>\
<body><p title="a &amp; b">It&#x27;s <br/>here</p><script async="">one()</script><!--$--><script></script></body></html>`;

const first = (page: Page, name: string) => {
  const found = getElements(page).find(({ tagName }) => tagName === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
};

test("serializes an unchanged page byte for byte", () => {
  expect(writePage(parsePage(source))).toBe(source);
});

test("changes tree and source when changes are made in any order", () => {
  const page = parsePage(source);
  const script = first(page, "script");
  setText(page, script, "$& two()");
  setAttributes(page, script, { "data-boot": "/b.js" });
  setText(page, first(page, "style"), "");
  remove(page, first(page, "p"));
  expect(getElements(page).map(({ tagName }) => tagName)).not.toContain("p");
  expect([textContent(script), getAttribute(script, "data-boot"), getAttribute(script, "async")]).toEqual([
    "$& two()",
    "/b.js",
    undefined,
  ]);
  expect(writePage(page)).toBe(
    `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><style></style></head>\
<body><script data-boot="/b.js">$& two()</script><!--$--><script></script></body></html>`,
  );
});

test("resolves entities in attributes, and returns inner source as written", () => {
  const page = parsePage(source);
  expect(getAttribute(first(page, "p"), "title")).toBe("a & b");
  expect(innerSource(page, first(page, "p"))).toBe("It&#x27;s <br/>here");
});

test("finds elements in <template> and <noscript>", () => {
  const page = parsePage("<template><b></b></template><noscript><i></i></noscript>");
  expect(getElements(page).map(({ tagName }) => tagName)).toEqual(expect.arrayContaining(["b", "i"]));
});

test("throws when changes overlap, or when an element is not in the source", () => {
  const page = parsePage(source);
  setText(page, first(page, "style"), "b{}");
  setText(page, first(page, "style"), "c{}");
  expect(() => writePage(page)).toThrow(/Two changes overlap: a\{\}/);
  const table = parsePage("<table><tr><td>1</td></tr></table>");
  expect(() => setText(table, first(table, "tbody"), "")).toThrow(/<tbody> does not have both tags/);
});
