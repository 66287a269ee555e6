import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lateParts } from "../../app/layout/late-parts.tsx";
import { siteUnderTest } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

const server = siteUnderTest();

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The link of the closing call, at the end of every page. */
const lastLink = (page: Page) => page.locator("main .btn[href$='/contact']").last();

const late = (page: Page) => page.locator(lateParts);
const skipped = (page: Page) =>
  late(page).evaluateAll((parts) =>
    parts.map((part) => !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })),
  );

/** From now on nothing is ever idle. */
const neverIdle = () => void Object.assign(window, { requestIdleCallback: () => 0 });

test("before the first paint only the first screen is laid out, and the rest does not move it", async () => {
  const { page, context } = await visit(server.url, {
    // Nobody is told of the paint here, so the page stays as it came.
    before: () =>
      void Object.assign(window, {
        PerformanceObserver: class {
          observe() {}
        },
      }),
  });
  await expect.poll(async () => (await skipped(page)).at(-1)).toBe(true);
  const heading = page.locator("h1");
  const place = await heading.boundingBox();
  await page.evaluate(() => document.documentElement.setAttribute("data-laid-out", ""));
  expect(await skipped(page)).not.toContain(true);
  expect(await heading.boundingBox()).toEqual(place);
  await context.close();
});

test("all of the first page is laid out after its first paint, without waiting for an idle moment", async () => {
  const { page, context } = await visit(server.url, { before: neverIdle });
  await expect.poll(() => skipped(page)).not.toContain(true);
  await context.close();
});

test("what is below the first screen of the next page is left for later, and does not move it then", async () => {
  const { page, context } = await visit(`${server.url}/pricing`);
  await alive(page);
  await page.evaluate(neverIdle);
  await page.locator("header a[href='/']").first().click();
  await page.waitForURL(`${server.url}/`);
  await expect.poll(async () => (await skipped(page)).includes(true)).toBe(true);
  const heading = page.locator("h1");
  const place = await heading.boundingBox();
  await late(page).evaluateAll((parts) => {
    for (const part of parts) part.toggleAttribute("data-laid-out", true);
  });
  expect(await skipped(page)).not.toContain(true);
  expect(await heading.boundingBox()).toEqual(place);
  await context.close();
});

test("going back leads to the place that was left, and so does loading anew", async () => {
  const { page, context } = await visit(server.url);
  await alive(page);
  await lastLink(page).scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(1500);
  await lastLink(page).click();
  await page.waitForURL("**/contact");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.reload();
  await alive(page);
  await expect.poll(() => scrolled(page)).toBe(left);
  await context.close();
});

test("a place asked for by # is found on the first page and on the next", async () => {
  const { page, context } = await visit(`${server.url}/why-us#how-we-count`);
  await alive(page);
  const top = () =>
    page.locator("#how-we-count").evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  expect(await scrolled(page)).toBeGreaterThan(500);
  await page.goto(server.url);
  await alive(page);
  await page.locator("main a[href$='/why-us#how-we-count']").first().click();
  await page.waitForURL("**/why-us#how-we-count");
  await expect.poll(top).toBeLessThan(200);
  await alive(page);
  expect(Math.abs(await top())).toBeLessThan(200);
  await context.close();
});
