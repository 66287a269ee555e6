import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { recordShifts, shiftsSince } from "../support/font-loading.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { visit, visitHydrated } from "../support/visitor.ts";

// Regression tests for layout faults that were found by eye.
const server = sharedSite();

/** The boxes of all matching elements in the viewport. */
const getBoxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom, left, width, height } = element.getBoundingClientRect();
      return { top, bottom, left, width, height };
    }),
  );

test.each(["/", "/no"])(
  "the first screen of %s shows the assurances on a small laptop and the website with its headline on a phone",
  async (path) => {
    const { page } = await visitHydrated(server.url + path, { viewport: { width: 1366, height: 700 } });
    const [, , third] = await getBoxes(page, "main .tick");
    expect(third?.bottom).toBeLessThanOrEqual(700);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect
      .poll(async () => (await getBoxes(page, ".first-screen-half"))[0]?.top)
      .toBeLessThanOrEqual(594);
  },
);

test("keeps the links of the bar in one line", async () => {
  const { page } = await visitHydrated(`${server.url}/no`);
  for (const width of [1060, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page
      .locator("header .bar-link")
      .evaluateAll((links) => links.map((link) => link.getClientRects().length));
    expect(lines, `${width} px`).toEqual(Array(8).fill(1));
  }
});

describe("The packages", () => {
  const item = "main li:has(.plan-example)";
  const guarantee = "main > section:has(li [href*='package=']) + section h2";

  test.each(["/pricing", "/no/pricing"])(
    "are aligned on %s, with uncut examples and prices above the fold",
    async (path) => {
      const { page } = await visit(server.url + path);
      expect(await page.locator(guarantee).textContent()).toMatch(/^\D*30\D/);
      // Nothing else moves when one text breaks.
      await page
        .locator(".plan-example")
        .first()
        .evaluate((link) => link.append(" and a longer name".repeat(3)));
      for (const width of [320, 1060, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const examples = await getBoxes(page, ".plan-example img");
        expect(examples).toHaveLength(3);
        for (const example of examples)
          expect(1 - example.width / example.height / (800 / 420), `${width} px`).toBeLessThan(0.02);
        if (width === 320) continue;
        for (const part of ["p[class*='3.6rem']", "dl", ".btn[href*='package=']", ".plan-example"]) {
          const tops = (await getBoxes(page, `${item} ${part}`)).map(({ top }) => top);
          expect(tops).toHaveLength(3);
          expect(Math.max(...tops) - Math.min(...tops), `${part} at ${width} px`).toBeLessThanOrEqual(1);
        }
      }
      // At 1440 px the prices are above the fold.
      const prices = await getBoxes(page, `${item} p[class*='3.6rem']`);
      expect(Math.max(...prices.map(({ bottom }) => bottom))).toBeLessThan(900);
    },
  );

  test("have two columns in print, where examples are side by side", async () => {
    const { page } = await visit(`${server.url}/pricing`, {
      viewport: { width: 700, height: 900 },
    });
    await page.emulateMedia({ media: "print" });
    for (const { left } of await getBoxes(page, `${item} dl`)) expect(left).toBeGreaterThan(300);
    await page.goto(`${server.url}/`);
    for (const { left } of await getBoxes(page, ".sites > li")) expect(left).toBeLessThan(500);
  });
});

test("shows whose website each window is at every width", async () => {
  const { page } = await visit(`${server.url}/no/examples`);
  const names = page.locator(".cascade .site-name b");
  for (const width of [320, 820, 1440, 2560]) {
    await page.setViewportSize({ width, height: 1440 });
    const areVisible = () =>
      names.evaluateAll((all) =>
        all.map((name) => {
          const { left, bottom } = name.getBoundingClientRect();
          return document.elementFromPoint(left + 2, bottom - 2) === name;
        }),
      );
    await expect.poll(areVisible, { message: `${width} px` }).toEqual([true, true, true]);
  }
});

describe("The map of Norway", () => {
  test("opens a callout by touch, without scripts too", async () => {
    const { page } = await visit(`${server.url}/no/norge`, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      javaScriptEnabled: false,
    });
    await page.getByRole("button", { name: "Stavanger" }).tap();
    const box = await page.locator("#callout-stavanger").boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    await page.locator("#callout-stavanger").getByRole("link", { name: "Mer om Stavanger" }).tap();
    await page.waitForURL(/#stavanger$/);
  });

  test("shows a callout next to a city on hover and focus, highlights its card, and prints without shadows", async () => {
    const { page } = await visitHydrated(`${server.url}/norway`, { before: recordShifts });
    const edge = (id: string) =>
      page.locator(`#${id}`).evaluate((card) => getComputedStyle(card).borderTopColor);
    const plain = await edge("bergen");
    await page.evaluate(() => document.fonts.ready);
    const before = (await shiftsSince(page, 0)).length;
    const city = page.getByRole("button", { name: "Bergen" });
    const callout = page.locator("#callout-bergen");
    await city.hover();
    await callout.waitFor();
    expect(await edge("bergen")).not.toBe(plain);
    expect(await edge("oslo")).toBe(plain);
    const [dot, box] = [await city.boundingBox(), await callout.boundingBox()];
    expect(Math.abs((dot?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0)))).toBeLessThan(20);
    await page.getByRole("button", { name: "Trondheim" }).hover();
    await callout.waitFor({ state: "hidden" });
    await page.locator("#callout-trondheim").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("#callout-trondheim").waitFor({ state: "hidden" });
    await page.mouse.move(0, 0);
    await page.getByRole("button", { name: "Oslo" }).focus();
    await page.locator("#callout-oslo").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await callout.waitFor();
    await page.locator("#callout-oslo").waitFor({ state: "hidden" });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(/#bergen$/);
    await callout.waitFor({ state: "hidden" });
    expect(await page.locator("#bergen").evaluate((card) => card.matches(":target"))).toBe(true);
    expect(await shiftsSince(page, before)).toEqual([]);
    const label = page.locator(".map-city span").first();
    const shadow = () => label.evaluate((name) => getComputedStyle(name).textShadow);
    expect(await shadow()).not.toBe("none");
    await page.emulateMedia({ media: "print" });
    expect(await shadow()).toBe("none");
  });
});

test("links to the translation, the preview, the examples and Norway in the phone menu", async () => {
  const { page } = await visitHydrated(`${server.url}/services`, {
    viewport: { width: 390, height: 844 },
  });
  const menu = page.locator("#menu");
  await page.getByRole("button", { name: "Menu" }).click();
  for (const name of ["Examples", "Try your CV", "Norway"])
    await menu.getByRole("link", { name, exact: true }).waitFor();
  await menu.getByRole("link", { name: "Norsk" }).click();
  await page.waitForURL(`${server.url}/no/services`);
  await menu.waitFor({ state: "hidden" });
});

test.each([
  { path: "/nowhere", drawing: ".land-contours", least: -1, most: 1 },
  { path: "/international", drawing: ".earth", least: 0, most: 1.5 },
])("ends $path with a drawing that meets the footer", async ({ path, drawing, least, most }) => {
  const { page } = await visit(server.url + path, { expected: [/404/] });
  for (const width of [390, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    // In one measurement, because fonts may still load.
    const [drawn, footer] = await getBoxes(page, `${drawing}, footer`);
    const overlap = (drawn?.bottom ?? Number.NaN) - (footer?.top ?? 0);
    expect(overlap, `${width} px`).toBeGreaterThanOrEqual(least);
    expect(overlap, `${width} px`).toBeLessThanOrEqual(most);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("ends pages with links to contact and preview", async () => {
  const { page } = await visit(`${server.url}/services`);
  for (const path of ["/services", "/international"]) {
    if (path !== "/services") await page.goto(server.url + path);
    const last = page.locator("main > section").last();
    for (const target of ["contact", "preview"])
      expect(await last.locator(`a[href$="/${target}"]`).count(), path).toBe(1);
  }
});

test("ends each arc over the globe on its curve", async () => {
  const { page } = await visit(`${server.url}/no/international`);
  const above = await page.locator(".earth").evaluate((earth) => {
    const curve = earth.querySelector<SVGPathElement>(".curve");
    const length = curve?.getTotalLength() ?? 0;
    const points = Array.from({ length: 1201 }, (_, i) => curve?.getPointAtLength((length * i) / 1200));
    return [...earth.querySelectorAll<SVGPathElement>(".flights path")].map((flight) => {
      const end = flight.getPointAtLength(flight.getTotalLength());
      return Math.min(...points.map((at) => (at ? Math.hypot(at.x - end.x, at.y - end.y) : 999)));
    });
  });
  expect(above).toHaveLength(5);
  expect(Math.max(...above)).toBeLessThan(2);
});

test("draws lines while scrolling, and completely in print", async () => {
  const { page } = await visit(`${server.url}/services`, { reducedMotion: "no-preference" });
  const running = () => page.evaluate(() => document.getAnimations().length);
  expect(await running()).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  await expect.poll(running).toBe(0);
  await page.emulateMedia({ media: "screen" });
  await expect.poll(running).toBeGreaterThan(0);
  const halfWay = await page.evaluate(() =>
    document.getAnimations().flatMap((drawn) => {
      const { target } = drawn.effect as KeyframeEffect;
      if (!target?.matches(".process-steps-line, .weeks-days")) return [];
      drawn.timeline = document.timeline;
      drawn.effect?.updateTiming({ duration: 1000 });
      drawn.pause();
      drawn.currentTime = 500;
      return getComputedStyle(target).clipPath;
    }),
  );
  expect(halfWay).toHaveLength(4);
  for (const shape of halfWay) expect(shape).toMatch(/inset\(.*50%/);
});

test("begins an odd number of testimonials with a wide one when there are two columns", async () => {
  const { page } = await visit(`${server.url}/no/testimonials`);
  for (const width of [600, 820]) {
    await page.setViewportSize({ width, height: 900 });
    const [wide, ...others] = await getBoxes(page, "figure:has(blockquote)");
    expect(others.length % 2).toBe(0);
    for (let i = 0; i < others.length; i += 2) {
      const [left, right] = [others[i], others[i + 1]];
      expect([right?.top, right?.bottom, right?.width]).toEqual([left?.top, left?.bottom, left?.width]);
      const above = i === 0 ? wide : others[i - 1];
      expect((left?.top ?? 0) - (above?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
      expect(wide?.width).toBeGreaterThan(2 * (left?.width ?? 0));
    }
  }
});
