import { describe, expect, test } from "vitest";
import { recordShifts, shiftsSince } from "../support/font-loading.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit } from "../support/visitor.ts";

// Regression tests for layout faults that were found by eye.
const server = sharedSite();
const still = { reducedMotion: "reduce" } as const;

test.each(["/", "/no"])("shows the assurances of %s above the fold on a small laptop", async (path) => {
  const viewport = { width: 1366, height: 700 };
  const { page, leave } = await visit(server.url + path, { ...still, viewport });
  await hydratePage(page);
  const bottom = await page
    .locator("main .tick")
    .nth(2)
    .evaluate((item) => item.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(viewport.height);
  await leave();
});

test.each(["/", "/no"])("shows the website on a phone's first screen on %s", async (path) => {
  const viewport = { width: 390, height: 844 };
  const { page, leave } = await visit(server.url + path, { ...still, viewport });
  await hydratePage(page);
  const top = await page.locator(".first-screen-half").evaluate((image) => image.getBoundingClientRect().top);
  // The person's headline is fully visible.
  expect(top).toBeLessThanOrEqual(viewport.height - 250);
  await leave();
});

test.each([1060, 1280])("keeps the links of the bar in one line at %i px", async (width) => {
  const { page, leave } = await visit(`${server.url}/no`, { ...still, viewport: { width, height: 800 } });
  await hydratePage(page);
  const heights = await page
    .locator("header .bar-link")
    .evaluateAll((links) => links.map((link) => link.getClientRects().length));
  expect(heights).toEqual(Array(8).fill(1));
  await leave();
});

test.each(["/pricing", "/no/pricing"])("aligns the buttons of the packages on %s", async (path) => {
  const { page, leave } = await visit(server.url + path, {
    ...still,
    viewport: { width: 1440, height: 900 },
  });
  const tops = await page
    .locator("main li .btn[href*='package=']")
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
  await leave();
});

test.each(["/pricing", "/no/pricing"])("shows the prices on the cards of %s above the fold", async (path) => {
  const viewport = { width: 1440, height: 900 };
  const { page, leave } = await visit(server.url + path, { ...still, viewport });
  const bottoms = await page
    .locator("main li:has(.plan-example) p[class*='3.6rem']")
    .evaluateAll((prices) => prices.map((price) => price.getBoundingClientRect().bottom));
  expect(bottoms).toHaveLength(3);
  expect(Math.max(...bottoms)).toBeLessThan(viewport.height);
  await leave();
});

test.each([320, 820, 1440, 2560])("shows whose website each window is at %i px", async (width) => {
  const { page, leave } = await visit(`${server.url}/no/examples`, {
    ...still,
    viewport: { width, height: 1440 },
  });
  const hidden = await page.locator(".cascade .site-name b").evaluateAll((names) =>
    names.filter((name) => {
      const { left, bottom } = name.getBoundingClientRect();
      return document.elementFromPoint(left + 2, bottom - 2) !== name;
    }),
  );
  expect(await page.locator(".cascade .site-name b").count()).toBe(3);
  expect(hidden).toEqual([]);
  await leave();
});

test.each([1060, 1440])("aligns prices and rows of the packages at %i px", async (width) => {
  const { page, leave } = await visit(`${server.url}/pricing`, {
    ...still,
    viewport: { width, height: 900 },
  });
  const tops = (selector: string) =>
    page
      .locator(`main li:has(.plan-example) ${selector}`)
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().top)));
  for (const selector of ["p[class*='3.6rem']", "dl"]) {
    const found = await tops(selector);
    expect(found).toHaveLength(3);
    expect(Math.max(...found) - Math.min(...found)).toBeLessThanOrEqual(1);
  }
  await leave();
});

test("prints a package in two columns and the examples side by side", async () => {
  const { page, leave } = await visit(`${server.url}/pricing`, {
    ...still,
    viewport: { width: 700, height: 900 },
  });
  await page.emulateMedia({ media: "print" });
  const left = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)));
  expect(Math.min(...(await left("main li:has(.plan-example) dl")))).toBeGreaterThan(300);
  await page.goto(`${server.url}/`);
  expect(Math.max(...(await left(".sites > li")))).toBeLessThan(500);
  await leave();
});

describe("The map of Norway", () => {
  test("opens a callout by touch, without scripts too", async () => {
    const { page, leave } = await visit(`${server.url}/no/norge`, {
      ...still,
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
    await leave();
  });
  test.each(["/norway", "/no/norge"])(
    "shows a callout next to a city on hover and focus, and highlights its card, on %s",
    async (path) => {
      const { page, leave, problems } = await visit(server.url + path, { ...still, before: recordShifts });
      await hydratePage(page);
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
      expect(problems).toEqual([]);
      await leave();
    },
  );
});

test("shows the guarantee directly below the packages", async () => {
  const { page, leave } = await visit(`${server.url}/pricing`, still);
  const next = page.locator("main > section:has(li [href*='package=']) + section h2");
  expect(await next.textContent()).toMatch(/^\D*30\D/);
  await leave();
});

test("links to the translation, the preview, the examples and Norway in the phone menu", async () => {
  const { page, leave, problems } = await visit(`${server.url}/services`, {
    ...still,
    viewport: { width: 390, height: 844 },
  });
  await hydratePage(page);
  const menu = page.locator("#menu");
  await page.getByRole("button", { name: "Menu" }).click();
  for (const name of ["Examples", "Try your CV", "Norway"])
    await menu.getByRole("link", { name, exact: true }).waitFor();
  await menu.getByRole("link", { name: "Norsk" }).click();
  await page.waitForURL(`${server.url}/no/services`);
  await menu.waitFor({ state: "hidden" });
  expect(problems).toEqual([]);
  await leave();
});

test.each([390, 1440, 2560])("the 404 page's landscape meets the footer at %i px", async (width) => {
  const { page, leave } = await visit(`${server.url}/nowhere`, {
    ...still,
    viewport: { width, height: 900 },
  });
  const gap = await page.evaluate(() => {
    const foot = document.querySelector(".land-contours")?.getBoundingClientRect().bottom;
    const edge = document.querySelector("footer")?.getBoundingClientRect().top;
    return Math.abs((foot ?? 0) - (edge ?? 99));
  });
  expect(gap).toBeLessThanOrEqual(1);
  await leave();
});

test.each(["/services", "/no/services", "/international", "/no/international"])(
  "%s ends with links to contact and preview",
  async (path) => {
    const { page, context } = await visit(server.url + path, still);
    const last = page.locator("main > section").last();
    for (const target of ["contact", "preview"])
      expect(await last.locator(`a[href$="/${target}"]`).count()).toBe(1);
    await context.close();
  },
);

test.each([390, 1440, 2560])(
  "the international page's globe meets the footer at %i px without horizontal scrolling",
  async (width) => {
    const { page, context } = await visit(`${server.url}/international`, {
      ...still,
      viewport: { width, height: 900 },
    });
    const { over, sideways } = await page.evaluate(() => {
      const [earth, footer] = [".earth", "footer"].map((name) =>
        document.querySelector(name)?.getBoundingClientRect(),
      );
      return {
        over: (earth?.bottom ?? 0) - (footer?.top ?? 99),
        sideways: document.documentElement.scrollWidth - innerWidth,
      };
    });
    expect(over).toBeGreaterThanOrEqual(0);
    expect(over).toBeLessThanOrEqual(1.5);
    expect(sideways).toBe(0);
    await context.close();
  },
);

test("each arc over the globe ends on its curve", async () => {
  const { page, context } = await visit(`${server.url}/no/international`, still);
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
  await context.close();
});

test("a scroll-drawn line is half visible half way", async () => {
  const { page, leave } = await visit(`${server.url}/services`);
  const shapes = await page.evaluate(() =>
    document.getAnimations().flatMap((drawn) => {
      const { target } = drawn.effect as KeyframeEffect;
      if (!target?.matches(".process-steps-line, .weeks-days, .all-steps > svg")) return [];
      drawn.timeline = document.timeline;
      drawn.effect?.updateTiming({ duration: 1000 });
      drawn.pause();
      drawn.currentTime = 500;
      return getComputedStyle(target).clipPath;
    }),
  );
  expect(shapes).toHaveLength(4);
  for (const shape of shapes) expect(shape).toMatch(/inset\(.*50%/);
  await leave();
});

test("scroll-drawn lines are complete in print", async () => {
  const { page, leave } = await visit(`${server.url}/services`);
  const running = () => page.evaluate(() => document.getAnimations().length);
  expect(await running()).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  await expect.poll(running).toBe(0);
  await leave();
});

test("the map's labels have no dark shadow in print", async () => {
  const { page, leave } = await visit(`${server.url}/norway`, still);
  const shadow = () =>
    page
      .locator(".map-city span")
      .first()
      .evaluate((name) => getComputedStyle(name).textShadow);
  expect(await shadow()).not.toBe("none");
  await page.emulateMedia({ media: "print" });
  expect(await shadow()).toBe("none");
  await leave();
});

test.each([320, 1080, 1440])(
  "the examples next to the prices have their own width at %i px",
  async (width) => {
    const { page, leave } = await visit(`${server.url}/no/pricing`, {
      ...still,
      viewport: { width, height: 900 },
    });
    const cut = await page
      .locator(".plan-example img")
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map(
          ({ offsetWidth, offsetHeight }) => 1 - offsetWidth / offsetHeight / (800 / 420),
        ),
      );
    expect(cut).toHaveLength(3);
    expect(Math.max(...cut)).toBeLessThan(0.02);
    await leave();
  },
);

test.each([600, 820])("begins an odd number of testimonials with a wide one at %i px", async (width) => {
  const { page, leave } = await visit(`${server.url}/no/testimonials`, {
    ...still,
    viewport: { width, height: 900 },
  });
  const boxes = await page.locator("figure:has(blockquote)").evaluateAll((quotes) =>
    quotes.map((quote) => {
      const { top, bottom, width } = quote.getBoundingClientRect();
      return { top, bottom, width };
    }),
  );
  const [wide, ...others] = boxes;
  expect(others.length % 2).toBe(0);
  for (let i = 0; i < others.length; i += 2) {
    const [left, right] = [others[i], others[i + 1]];
    expect([right?.top, right?.bottom, right?.width]).toEqual([left?.top, left?.bottom, left?.width]);
    const above = i === 0 ? wide : others[i - 1];
    expect((left?.top ?? 0) - (above?.bottom ?? 0)).toBeGreaterThanOrEqual(16);
    expect(wide?.width).toBeGreaterThan(2 * (left?.width ?? 0));
  }
  await leave();
});
