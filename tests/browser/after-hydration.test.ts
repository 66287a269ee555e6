import { describe, expect, test } from "vitest";
import { idleModuleRan, phone } from "../support/hydration.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, untilIdle, visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

describe("A hydrated page", () => {
  test("prefetches the pages of links in view, and shows one without a connection", async () => {
    const { page, context } = await visit(`${server.url}/terms`, {
      ...phone,
      savesData: false,
      // The shown page keeps prefetching, which fails offline.
      expected: [/ERR_INTERNET_DISCONNECTED/],
    });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await hydratePage(page);
    const link = page.locator("footer a[href='/services']");
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => requested).toContain("/services.data");
    await untilIdle(page);
    await context.setOffline(true);
    await link.tap();
    await page.waitForURL("**/services");
    await page.locator("main h1").waitFor();
  });

  test("follows links itself when an interaction came just before hydration without one", async () => {
    const held = Promise.withResolvers<void>();
    const { page } = await visit(`${server.url}/robots.txt`, {
      savesData: false,
      before: () => void Object.assign(window, { dataLayer: [] }),
      prepare: async (context) => {
        await context.route("**/assets/on-idle-*.js", async (route) => {
          await held.promise;
          await route.continue();
        });
      },
    });
    await page.goto(`${server.url}/terms`);
    await hydratePage(page);
    held.resolve();
    await idleModuleRan(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator("footer a[href='/services']").click();
    await page.waitForURL("**/services");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("prefetches nothing when the visitor saves data", async () => {
    const { page } = await visit(`${server.url}/terms`, {
      savesData: false,
      before: () =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
    });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await hydratePage(page);
    await page.locator("footer a[href='/norway']").scrollIntoViewIfNeeded();
    await page.waitForTimeout(700);
    expect(requested.filter((path) => path.endsWith(".data"))).toEqual([]);
  });

  test("adopts the stylesheet of the site when another page is shown", async () => {
    const { page } = await visitHydrated(`${server.url}/terms`, { savesData: false });
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    await page.locator("footer a[href='/pricing']").click();
    await page.waitForURL("**/pricing");
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    await page.goBack();
    await page.waitForURL("**/terms");
  });
});
