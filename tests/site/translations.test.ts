import { expect, test } from "vitest";
import { canonicalPath } from "../../app/i18n/languages.ts";
import { elementsOf, textIn } from "../support/elements.ts";
import { type SitePage, typicalPages } from "../support/site-pages.ts";

// Browser tests ask what no word has a part in of one of the two languages (tests/browser/every-page.test.ts).

/** Attributes that hold words, addresses or places: that they are there counts, and not their values. */
const kept = new Set(["class", "type", "role", "inputmode", "popover", "loading", "method", "rel"]);

/** The kinds of elements on a page, without how often each is there: an article may have a paragraph more. */
function kindsOn(page: SitePage): string[] {
  const kinds = elementsOf(page).map(({ tagName, attrs }) => {
    const told = attrs.map(({ name, value }) => (kept.has(name) ? `${name}="${value}"` : name));
    return `<${[tagName, ...told.sort()].join(" ")}>`;
  });
  return [...new Set(kinds)].sort();
}

const stylesOf = (page: SitePage) =>
  elementsOf(page)
    .filter(({ tagName }) => tagName === "style")
    .map(textIn);

const pages = typicalPages();
const pairs = pages.flatMap((page) => {
  const twin = pages.find(({ path }) => page.language === "en" && path === canonicalPath(page.path, "no"));
  return twin ? [{ page, twin }] : [];
});

test("every page has a translation", () => {
  expect(pairs.length).toBe(pages.length / 2);
});

test.each(pairs)("$page.path and $twin.path differ only in text", ({ page, twin }) => {
  expect(stylesOf(twin)).toEqual(stylesOf(page));
  expect(kindsOn(twin)).toEqual(kindsOn(page));
});
