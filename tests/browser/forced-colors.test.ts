import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openNextMonth } from "../support/booking-visitor.ts";
import { type Colour, contrast, paintedColours } from "../support/pixels.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit } from "../support/visitor.ts";

// Forced colors, as in the contrast themes of Windows, remove backgrounds, gradients and shadows, so no information
// may depend on them alone. Here the theme is light text on black.
const canvas: Colour = [0, 0, 0];

const server = sharedSite();

async function visitWithForcedColors(path: string) {
  const visitor = await visit(server.url + path, {
    forcedColors: "active",
    colorScheme: "dark",
    locale: path.startsWith("/no") ? "nb-NO" : "en-GB",
    // The 404 page reports its address.
    expected: [/^console: 404: there is no page at/],
  });
  await hydratePage(visitor.page);
  return visitor;
}

/** The most frequent colour of an element. */
async function mainColour(element: Locator): Promise<string> {
  const counted = Map.groupBy(await paintedColours(element, -2), String);
  const [most] = [...counted].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? "";
}

const style = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

const sendEmpty = (page: Page) => page.locator("form[action='/api/contact'] [type=submit]").click();

describe("With forced colors", () => {
  test("the system's colors are used and focus has a visible outline", async () => {
    const { page } = await visitWithForcedColors("/contact/sent");
    expect(await mainColour(page.locator("body"))).toBe(String(canvas));
    await page.locator("main .btn").first().focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    const line = await paintedColours(page.locator(":focus-visible"), 7, true);
    expect(Math.max(...line.slice(0, 6).map((colour) => contrast(colour, canvas)))).toBeGreaterThanOrEqual(3);
  });

  test.each([
    { what: "the chosen category", path: "/no/blog?category=technology", marked: ".chip[aria-pressed=true]" },
    { what: "a word that was searched for", path: "/blog?q=domain", marked: "#search-results mark" },
  ])("$what has another background", async ({ path, marked }) => {
    const { page } = await visitWithForcedColors(path);
    await page.locator(marked).first().waitFor();
    expect(await mainColour(page.locator(marked).first())).not.toBe(String(canvas));
  });

  test("the current page is underlined and an invalid field has a thicker border", async () => {
    const { page } = await visitWithForcedColors("/contact");
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
  });

  test("a day with free times has a ring and the chosen one is filled", async () => {
    const { page } = await visitWithForcedColors("/no/contact");
    await openNextMonth(page);
    const free = page.locator("td:not([aria-selected=true]) > .booking-day[data-free]").first();
    await free.waitFor();
    const ring = await paintedColours(free, 0, true);
    expect(Math.max(...ring.slice(0, 3).map((colour) => contrast(colour, canvas)))).toBeGreaterThanOrEqual(3);
    expect(await style(page.locator(".booking-day:not([data-free])").first(), "border-top-width")).toBe(
      "0px",
    );
    expect(await mainColour(page.locator("td[aria-selected=true] > .booking-day"))).not.toBe(String(canvas));
  });

  test("the current section and the reading progress of an article are marked", async () => {
    const { page } = await visitWithForcedColors("/blog/norway-job-market");
    const contents = page.locator(".article-contents > nav");
    await contents.getByRole("link").last().click();
    const current = contents.locator("[aria-current]");
    await current.waitFor();
    const edge = async (link: Locator) => String((await paintedColours(link, 0, true))[0]);
    expect(await edge(current)).not.toBe(await edge(contents.getByRole("link").first()));
    // The bar is shown only without reduced motion.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const bar = await paintedColours(page.locator(".reading-bar"), 0, true);
    expect(bar.every((colour) => contrast(colour, canvas) >= 3)).toBe(true);
  });

  test.each([
    { path: "/no/404", framed: { "a button": "main .btn" } },
    { path: "/no/examples", framed: { "a dark panel": "main .night.rounded-panel" } },
    {
      path: "/",
      framed: { "the comparison": ".compare" },
      seen: {
        "the line between CV and website": ".compare-handle",
        "the sheet of the logo": "header nav > a svg",
      },
    },
    { path: "/contact", act: sendEmpty, framed: { "a field": "main .field textarea", "a toast": ".toast" } },
    { path: "/international", seen: { "the hours of a day": ".day-line text >> nth=0" } },
    { path: "/no/blog", seen: { "the lens of the search": ".search-lens" } },
  ])("borders and drawings on $path are visible", async ({ path, act, framed = {}, seen = {} }) => {
    const { page } = await visitWithForcedColors(path);
    await act?.(page);
    for (const [what, element] of Object.entries(framed)) {
      const edged = page.locator(element).first();
      await edged.waitFor();
      const line = await paintedColours(edged, 3, true);
      for (const edge of [line.slice(0, 6), line.slice(-6)]) {
        const best = Math.max(...edge.map((colour) => contrast(colour, canvas)));
        expect(best, what).toBeGreaterThanOrEqual(3);
      }
    }
    for (const [what, element] of Object.entries(seen)) {
      const colours = await paintedColours(page.locator(element).first());
      const visible = colours.filter((colour) => contrast(colour, canvas) >= 3).length;
      expect(visible / colours.length, what).toBeGreaterThan(0.08);
    }
  });

  test("the years of an example are visible on a light background", async () => {
    const { page } = await visit(`${server.url}/examples/ingrid`, { forcedColors: "active" });
    const colours = await paintedColours(page.locator(".years"));
    const seen = colours.filter((colour) => contrast(colour, [255, 255, 255]) >= 4.5).length;
    expect(seen / colours.length).toBeGreaterThan(0.01);
  });
});
