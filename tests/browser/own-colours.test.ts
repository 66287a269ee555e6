import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openAllDays } from "../support/booking-visitor.ts";
import { type Colour, contrast, paintedColours } from "../support/pixels.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

// Forced colours, as in the contrast themes of Windows, take away backgrounds, gradients and shadows. What those alone
// would tell has to be told in another way. Here light letters stand on black.
const canvas: Colour = [0, 0, 0];

const server = sharedSite();

async function visitInOwnColours(path: string) {
  const visitor = await visit(server.url + path, {
    forcedColors: "active",
    colorScheme: "dark",
    reducedMotion: "reduce",
    locale: path.startsWith("/no") ? "nb-NO" : "en-GB",
  });
  await alive(visitor.page);
  return visitor;
}

/** The colour that most of an element is painted in. */
async function ground(element: Locator): Promise<string> {
  const counted = Map.groupBy(await paintedColours(element, -2), String);
  const [most] = [...counted].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? "";
}

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

const sendEmpty = (page: Page) => page.locator("form[action='/api/contact'] [type=submit]").click();

describe("In the reader's own colours", () => {
  test("they are the reader's", async () => {
    const { page, context } = await visitInOwnColours("/contact/sent");
    expect(await ground(page.locator("body"))).toBe(String(canvas));
    await context.close();
  });

  test.each([
    { what: "the chosen category", path: "/no/blog?category=technology", marked: ".chip[aria-pressed=true]" },
    { what: "a word that was searched for", path: "/blog?q=domain", marked: "#search-results mark" },
  ])("$what stands on another ground", async ({ path, marked }) => {
    const { page, context } = await visitInOwnColours(path);
    await page.locator(marked).first().waitFor();
    expect(await ground(page.locator(marked).first())).not.toBe(String(canvas));
    await context.close();
  });

  test("the page one is on is underlined, a field with an error has a broader border", async () => {
    const { page, context } = await visitInOwnColours("/contact");
    const links = page.locator("header .bar-link");
    const current = page.locator("header .bar-link[aria-current]");
    expect(await style(links.first(), "text-decoration-line")).toBe("none");
    expect(await style(current, "text-decoration-line")).toBe("underline");
    await sendEmpty(page);
    const [name, choice] = [page.getByLabel(/^Name/).first(), page.getByRole("combobox").first()];
    expect(await name.getAttribute("aria-invalid")).toBe("true");
    expect(Number.parseFloat(await style(name, "border-top-width"))).toBeGreaterThan(
      Number.parseFloat(await style(choice, "border-top-width")),
    );
    await context.close();
  });

  test("a day with free times has a ring, and the chosen one is filled", async () => {
    const { page, context } = await visitInOwnColours("/no/contact");
    await openAllDays(page);
    const free = page.locator("td:not([aria-selected=true]) > .booking-day[data-free]").first();
    await free.waitFor();
    const ring = await paintedColours(free, 0, true);
    expect(Math.max(...ring.slice(0, 3).map((colour) => contrast(colour, canvas)))).toBeGreaterThanOrEqual(3);
    expect(await style(page.locator(".booking-day:not([data-free])").first(), "border-top-width")).toBe(
      "0px",
    );
    expect(await ground(page.locator("td[aria-selected=true] > .booking-day"))).not.toBe(String(canvas));
    await context.close();
  });

  test("the part of an article that is being read is marked, and so is how far it is read", async () => {
    const { page, context } = await visitInOwnColours("/blog/norway-job-market");
    const contents = page.locator(".article-contents > nav");
    await contents.getByRole("link").last().click();
    const current = contents.locator("[aria-current]");
    await current.waitFor();
    const edge = async (link: Locator) => String((await paintedColours(link, 0, true))[0]);
    expect(await edge(current)).not.toBe(await edge(contents.getByRole("link").first()));
    // The bar is for those who want motion.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const bar = await paintedColours(page.locator(".reading-bar"), 0, true);
    expect(bar.every((colour) => contrast(colour, canvas) >= 3)).toBe(true);
    await context.close();
  });

  test.each([
    { what: "a button", path: "/no/404", element: "main .btn" },
    { what: "a field", path: "/no/contact", element: "main .field textarea" },
    { what: "the comparison", path: "/", element: ".compare" },
    { what: "a dark panel", path: "/no/services", element: "main .night.rounded-panel" },
    { what: "a toast", path: "/contact", element: ".toast", act: sendEmpty },
  ])("$what has an edge that can be seen", async ({ path, element, act }) => {
    const { page, context } = await visitInOwnColours(path);
    await act?.(page);
    const framed = page.locator(element).first();
    await framed.waitFor();
    const line = await paintedColours(framed, 3, true);
    for (const edge of [line.slice(0, 6), line.slice(-6)]) {
      expect(Math.max(...edge.map((colour) => contrast(colour, canvas)))).toBeGreaterThanOrEqual(3);
    }
    await context.close();
  });

  test.each([
    { what: "the line between CV and website", path: "/", element: ".compare-handle" },
    { what: "the hours of a day", path: "/international", element: ".day-line text >> nth=0" },
    { what: "the lens of the search", path: "/no/blog", element: ".search-lens" },
    { what: "the sheet of the logo", path: "/", element: "header nav > a svg" },
  ])("$what can be seen", async ({ path, element }) => {
    const { page, context } = await visitInOwnColours(path);
    const colours = await paintedColours(page.locator(element).first());
    const seen = colours.filter((colour) => contrast(colour, canvas) >= 3).length;
    expect(seen / colours.length).toBeGreaterThan(0.08);
    await context.close();
  });

  test("the years of an example can be seen on a light ground", async () => {
    const { page, context } = await visit(`${server.url}/examples/ingrid`, { forcedColors: "active" });
    const colours = await paintedColours(page.locator(".years"));
    const seen = colours.filter((colour) => contrast(colour, [255, 255, 255]) >= 4.5).length;
    expect(seen / colours.length).toBeGreaterThan(0.01);
    await context.close();
  });

  test("the focus has an outline that can be seen", async () => {
    const { page, context } = await visitInOwnColours("/contact/sent");
    await page.locator("main .btn").first().focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    const line = await paintedColours(page.locator(":focus-visible"), 7, true);
    expect(Math.max(...line.slice(0, 6).map((colour) => contrast(colour, canvas)))).toBeGreaterThanOrEqual(3);
    await context.close();
  });
});
