import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

// Where things stand: faults of the layout that somebody once saw.
const server = sharedSite();
const still = { reducedMotion: "reduce" } as const;

test.each(["/", "/no"])("the assurances of %s stand on the first screen of a small laptop", async (path) => {
  const viewport = { width: 1366, height: 700 };
  const { page, context } = await visit(server.url + path, { ...still, viewport });
  await alive(page);
  const bottom = await page
    .locator("main .tick")
    .nth(2)
    .evaluate((item) => item.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(viewport.height);
  await context.close();
});

test.each(["/pricing", "/no/pricing"])(
  "the buttons of the packages stand in one line on %s",
  async (path) => {
    const { page, context } = await visit(server.url + path, {
      ...still,
      viewport: { width: 1440, height: 900 },
    });
    const tops = await page
      .locator("main li .btn[href*='package=']")
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
    expect(tops).toHaveLength(3);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
    await context.close();
  },
);

describe("The map of Norway", () => {
  test.each(["/norway", "/no/norge"])("leads to its cities and lights their cards on %s", async (path) => {
    const { page, context, problems } = await visit(server.url + path, still);
    await alive(page);
    const ground = (id: string) =>
      page.locator(`#${id}`).evaluate((card) => getComputedStyle(card).backgroundColor);
    const dark = await ground("bergen");
    await page.locator("main svg a[href='#bergen']").focus();
    await expect.poll(() => ground("bergen")).not.toBe(dark);
    expect(await ground("oslo")).toBe(dark);
    await page.keyboard.press("Enter");
    await page.waitForURL(/#bergen$/);
    expect(await page.locator("#bergen").evaluate((card) => card.matches(":target"))).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });
});

test("the guarantee stands directly below the packages", async () => {
  const { page, context } = await visit(`${server.url}/pricing`, still);
  const next = page.locator("main > section:has(li [href*='package=']) + section h2");
  expect(await next.textContent()).toMatch(/^\D*30\D/);
  await context.close();
});

test("the menu of a phone leads to the page in the other language, to Norway and abroad", async () => {
  const { page, context, problems } = await visit(`${server.url}/services`, {
    ...still,
    viewport: { width: 390, height: 844 },
  });
  await alive(page);
  const menu = page.locator("#menu");
  await page.getByRole("button", { name: "Menu" }).click();
  for (const name of ["Norway", "International"])
    await menu.getByRole("link", { name, exact: true }).waitFor();
  await menu.getByRole("link", { name: "Norsk" }).click();
  await page.waitForURL(`${server.url}/no/services`);
  await menu.waitFor({ state: "hidden" });
  expect(problems).toEqual([]);
  await context.close();
});

test.each([390, 1440, 2560])(
  "the land of a page that is not there meets the footer at %i px",
  async (width) => {
    const { page, context } = await visit(`${server.url}/nowhere`, {
      ...still,
      viewport: { width, height: 900 },
    });
    const gap = await page.evaluate(() => {
      const foot = document.querySelector(".astray path")?.getBoundingClientRect().bottom;
      const edge = document.querySelector("footer")?.getBoundingClientRect().top;
      return Math.abs((foot ?? 0) - (edge ?? 99));
    });
    expect(gap).toBeLessThanOrEqual(1);
    await context.close();
  },
);

test("a line that is drawn is drawn bit by bit: half way it is neither hidden nor whole", async () => {
  const { page, context } = await visit(`${server.url}/services`);
  const shapes = await page.evaluate(() =>
    document.getAnimations().flatMap((drawn) => {
      const { target } = drawn.effect as KeyframeEffect;
      if (!target?.matches(".climb-way, .weeks-days")) return [];
      drawn.timeline = document.timeline;
      drawn.effect?.updateTiming({ duration: 1000 });
      drawn.pause();
      drawn.currentTime = 500;
      return getComputedStyle(target).clipPath;
    }),
  );
  expect(shapes).toHaveLength(4);
  for (const shape of shapes) expect(shape).toMatch(/inset\(.*50%/);
  await context.close();
});

test("what is drawn with the scrolling is whole on paper", async () => {
  const { page, context } = await visit(`${server.url}/services`);
  const running = () => page.evaluate(() => document.getAnimations().length);
  expect(await running()).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  await expect.poll(running).toBe(0);
  await context.close();
});
