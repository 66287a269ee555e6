import { describe, expect, test } from "vitest";
import { weighPages } from "../../scripts/bench/weights.ts";
import { attribute, elementsOf } from "../support/elements.ts";
import { isDocument, sitePages } from "../support/site-pages.ts";

/** Bytes after brotli of every script that a page asks for before the visitor does anything. */
const scriptBudget = 120_000;
/** Bytes of the largest file that a picture of the page can be. */
const pictureBudget = 60_000;

test.each(weighPages("dist"))("$path carries no more script and no larger picture than it may", (weight) => {
  if (isDocument(weight.path)) expect(weight.scripts).toBe(0);
  else expect(weight.scripts).toBeGreaterThan(0);
  expect(weight.scripts).toBeLessThanOrEqual(scriptBudget);
  expect(weight.largestPicture).toBeLessThanOrEqual(pictureBudget);
});

describe.each(sitePages())("The pictures of $path", (page) => {
  const pictures = elementsOf(page).filter(({ tagName }) => tagName === "img");

  test("know their size, and only the first is fetched before it comes into view", () => {
    for (const picture of pictures) {
      expect(Number(attribute(picture, "width"))).toBeGreaterThan(0);
      expect(Number(attribute(picture, "height"))).toBeGreaterThan(0);
    }
    const eager = pictures.filter((picture) => attribute(picture, "loading") !== "lazy");
    expect(eager.length).toBeLessThanOrEqual(1);
  });
});
