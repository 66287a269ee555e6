import { globSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { getAttribute } from "../../postbuild/page.ts";
import { weighPages } from "../../scripts/bench/weights.ts";
import { isDocument, readElements, sitePages } from "../support/site-pages.ts";

/** Brotli bytes of all scripts that a page loads without further interaction. */
const scriptBudget = 120_000;
/** The hydration module, the route and the shared chunk; each file costs the main thread 1 ms. */
const maxHydrationFiles = 3;
/** Bytes of the largest candidate of any picture on the page. */
const pictureBudget = 60_000;
/** Brotli bytes of the CV parser with its weights, which is loaded near a file only. */
const parserBudget = 800_000;

test.each(weighPages("dist"))("$path stays within its budgets of scripts and pictures", (weight) => {
  if (isDocument(weight.path)) expect(weight.scripts).toBe(0);
  else expect(weight.scripts).toBeGreaterThan(100_000);
  if (!isDocument(weight.path)) expect(weight.hydrationFiles).toBe(maxHydrationFiles);
  expect(weight.scripts).toBeLessThanOrEqual(scriptBudget);
  expect(weight.largestPicture).toBeLessThanOrEqual(pictureBudget);
});

test("the CV parser stays within its budget", () => {
  const sizes = globSync("dist/client/assets/parser.worker-*.js.br").map((file) => statSync(file).size);
  expect(sizes).toHaveLength(1);
  expect(sizes[0]).toBeLessThanOrEqual(parserBudget);
});

describe.each(sitePages())("The pictures of $path", (page) => {
  const pictures = readElements(page).filter(({ tagName }) => tagName === "img");

  test("have a size, and only the first loads before it is in view", () => {
    for (const picture of pictures) {
      expect(Number(getAttribute(picture, "width"))).toBeGreaterThan(0);
      expect(Number(getAttribute(picture, "height"))).toBeGreaterThan(0);
    }
    const eager = pictures.filter((picture) => getAttribute(picture, "loading") !== "lazy");
    expect(eager.length).toBeLessThanOrEqual(1);
  });
});
