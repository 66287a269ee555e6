import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The link in the call to action at the end of every page. */
const lastLink = (page: Page) => page.locator("main .btn[href$='/contact']").last();

test("restores the scroll position on back and on reload", async () => {
  const { page } = await visitHydrated(server.url);
  await lastLink(page).scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(1500);
  await lastLink(page).click();
  await page.waitForURL("**/contact");
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.reload();
  await hydratePage(page);
  await expect.poll(() => scrolled(page)).toBe(left);
});

test("restores the scroll position of a page that was never hydrated", async () => {
  const { page } = await visit(server.url);
  await lastLink(page).scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  await hydratePage(page);
  await page.goto(`${server.url}/terms`);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left);
  await hydratePage(page);
  expect(await scrolled(page)).toBe(left);
});

test("scrolls to the fragment on the first page and on the next", async () => {
  const { page } = await visitHydrated(`${server.url}/testimonials#checked`);
  const top = () =>
    page.locator("#checked").evaluate((place) => Math.round(place.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(200);
  expect(await scrolled(page)).toBeGreaterThan(500);
  await page.goto(`${server.url}/how-we-count`);
  await hydratePage(page);
  await page.locator("main a[href$='/testimonials#checked']").first().click();
  await page.waitForURL("**/testimonials#checked");
  await expect.poll(top).toBeLessThan(200);
  expect(Math.abs(await top())).toBeLessThan(200);
});
