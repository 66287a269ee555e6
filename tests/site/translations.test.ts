import { expect, test } from "vitest";
import { canonicalPath } from "../../app/i18n/languages.ts";
import { textContent } from "../../postbuild/page.ts";
import { readElements, type SitePage, typicalPages } from "../support/site-pages.ts";

// This is why tests/browser/every-page.test.ts checks what does not depend on text in one language only.

/** Attributes whose values must be equal. Others contain text, addresses or positions, so only their presence counts. */
const comparedAttributes = new Set([
  "class",
  "type",
  "role",
  "inputmode",
  "popover",
  "loading",
  "method",
  "rel",
]);

/** The distinct elements of a page. Their number does not count: an article may have one more paragraph. */
function distinctElements(page: SitePage): string[] {
  const tags = readElements(page).map(({ tagName, attrs }) => {
    const compared = attrs.map(({ name, value }) =>
      comparedAttributes.has(name) ? `${name}="${value}"` : name,
    );
    return `<${[tagName, ...compared.sort()].join(" ")}>`;
  });
  return [...new Set(tags)].sort();
}

const readStyles = (page: SitePage) =>
  readElements(page)
    .filter(({ tagName }) => tagName === "style")
    .map(textContent);

const pages = typicalPages();
const pairs = pages.flatMap((page) => {
  const translation = pages.find(
    ({ path }) => page.language === "en" && path === canonicalPath(page.path, "no"),
  );
  return translation ? [{ page, translation }] : [];
});

test("every page has a translation", () => {
  expect(pairs.length).toBe(pages.length / 2);
});

test.each(pairs)("$page.path and $translation.path differ only in text", ({ page, translation }) => {
  expect(readStyles(translation)).toEqual(readStyles(page));
  expect(distinctElements(translation)).toEqual(distinctElements(page));
});
