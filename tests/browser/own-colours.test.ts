import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";
import { alive, closeBrowser, visit } from "../support/visitor.ts";

// Forced colours, as in the contrast themes of Windows, take away backgrounds, gradients and shadows. What those alone
// would tell has to be told in another way.
let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

async function visitInOwnColours(path: string) {
  const visitor = await visit(server.url + path, {
    forcedColors: "active",
    colorScheme: "dark",
    reducedMotion: "reduce",
    expected: [/400|not taken/],
  });
  await alive(visitor.page);
  return visitor;
}

/** How an element and the mark behind it are drawn. Colours are those that the browser puts in place of ours. */
function look(element: Locator): Promise<string> {
  return element.first().evaluate((node) => {
    const properties = [
      "color",
      "background-color",
      "border",
      "text-decoration-line",
      "font-weight",
      "appearance",
    ];
    return [getComputedStyle(node), getComputedStyle(node, "::after")]
      .map((style) => properties.map((name) => style.getPropertyValue(name)).join(" "))
      .join(" | ");
  });
}

/** The colour of a part of an element; transparent ones are as good as none. */
function colour(element: Locator, property: string): Promise<string> {
  return element.first().evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

describe("In the reader's own colours", () => {
  test.each([
    {
      what: "the page one is on",
      path: "/pricing",
      marked: ".bar-link[aria-current]",
      plain: ".bar-link:not([aria-current])",
    },
    {
      what: "the chosen category",
      path: "/no/blog?category=technology",
      marked: ".chip[aria-pressed=true]",
      plain: ".chip[aria-pressed=false]:not(:first-child)",
    },
    {
      what: "a word that was searched for",
      path: "/blog?q=domain",
      marked: "#search-results mark",
      plain: "#search-results p:has(mark)",
    },
    {
      what: "the part that is being read",
      path: "/blog/norway-job-market",
      marked: ".article-contents > nav [aria-current]",
      plain: ".article-contents > nav a:not([aria-current])",
      act: (page: Page) => page.locator(".article-contents > nav a").last().click(),
    },
    {
      what: "a field with an error",
      path: "/contact",
      marked: "main .field [aria-invalid]",
      plain: "main .field select",
      act: (page: Page) => page.locator("main form [type=submit]").first().click(),
    },
  ])("$what looks different from the rest", async ({ path, marked, plain, act }) => {
    const { page, context } = await visitInOwnColours(path);
    await act?.(page);
    await page.locator(marked).first().waitFor();
    expect(await look(page.locator(marked))).not.toBe(await look(page.locator(plain)));
    await context.close();
  });

  test.each([
    { what: "buttons", path: "/", element: "main .btn", property: "border-top-color" },
    { what: "fields", path: "/no/contact", element: "main .field textarea", property: "border-top-color" },
    { what: "the frame of the comparison", path: "/", element: ".compare", property: "outline-color" },
    { what: "the line of its handle", path: "/", element: ".compare-handle", property: "background-color" },
    { what: "the icon of the film", path: "/no", element: ".film-button path", property: "fill" },
    { what: "the hours of a day", path: "/international", element: ".day-line text", property: "fill" },
    { what: "dark panels", path: "/no/services", element: "main .night", property: "outline-color" },
    {
      what: "how far one has read",
      path: "/no/blog/norway-job-market",
      element: ".reading-bar",
      property: "background-color",
    },
    {
      what: "the frame of a toast",
      path: "/contact",
      element: ".toast",
      property: "border-top-color",
      act: (page: Page) => page.locator("main form [type=submit]").first().click(),
    },
  ])("$what can be told from the page behind", async ({ path, element, property, act }) => {
    const { page, context } = await visitInOwnColours(path);
    await act?.(page);
    await page.locator(element).first().waitFor({ state: "attached" });
    const behind = await colour(page.locator("body"), "background-color");
    expect([behind, "rgba(0, 0, 0, 0)", "none"]).not.toContain(await colour(page.locator(element), property));
    await context.close();
  });

  test("the focus has an outline", async () => {
    const { page, context } = await visitInOwnColours("/no/contact");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus-visible");
    expect(await colour(focused, "outline-style")).toBe("solid");
    expect(await colour(focused, "outline-color")).not.toBe(
      await colour(page.locator("body"), "background-color"),
    );
    await context.close();
  });
});
