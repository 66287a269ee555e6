import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isHydrated, isStatic, phone } from "../support/hydration.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, interact, visit } from "../support/visitor.ts";

const server = sharedSite();

describe("An interaction", () => {
  test.each([
    { type: "pointermove", act: (page: Page) => page.mouse.move(9, 9, { steps: 3 }) },
    { type: "keydown", act: (page: Page) => page.keyboard.press("Shift") },
    { type: "focusin", act: (page: Page) => page.locator("footer input[type=email]").focus() },
    { type: "scroll", act: (page: Page) => page.evaluate(() => window.scrollTo(0, 300)) },
    { type: "click", act: (page: Page) => page.touchscreen.tap(200, 500) },
  ])("hydrates the page once, after the next frame: $type", async ({ type, act }) => {
    const { page } = await visit(server.url, {
      hasTouch: true,
      savesData: false,
      before: () => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        const frame = () => requestAnimationFrame(() => seen.push("frame"));
        for (const type of ["pointermove", "keydown", "focusin", "scroll", "click"]) {
          addEventListener(
            type,
            () => {
              seen.push(type);
              frame();
            },
            { capture: true },
          );
        }
        // The hydration module sets this global first.
        let manifest: unknown;
        Object.defineProperty(window, "__reactRouterManifest", {
          get: () => manifest,
          set: (value) => {
            manifest = value;
            seen.push("hydration");
          },
        });
      },
    });
    expect(await isStatic(page)).toBe(true);
    await act(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await page.mouse.move(20, 20);
    await page.keyboard.press("Shift");
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const interaction = seen.indexOf(type);
    expect(interaction).toBeGreaterThanOrEqual(0);
    expect(seen.slice(interaction, seen.indexOf("hydration"))).toContain("frame");
    expect(seen.filter((what) => what === "hydration")).toHaveLength(1);
  });

  test("hydrates the page when an earlier one failed to load the files", async () => {
    let requests = 0;
    const { page } = await visit(server.url, {
      savesData: false,
      prepare: async (context) => {
        // The first request only fills the cache.
        await context.route("**/assets/hydration-*.js*", (route) =>
          ++requests < 3 ? route.abort() : route.continue(),
        );
      },
      expected: [/hydration-|dynamically imported/, /ERR_FAILED/],
    });
    await expect.poll(() => requests).toBe(1);
    await interact(page);
    // A later event of the same interaction may already have retried.
    await expect.poll(() => requests).toBeGreaterThanOrEqual(2);
    await hydratePage(page);
    expect(requests).toBeLessThanOrEqual(4);
  });

  /** Answers 404 for the hydration module, as after a deployment. */
  const removedModule = {
    prepare: async (context: BrowserContext) => {
      await context.route("**/assets/hydration-*.js*", (route) => route.fulfill({ status: 404, body: "" }));
    },
    expected: [/404/],
  };

  test.each([
    ["/contact", "#booking .booking-time"],
    ["/no/contact", "#booking [data-all-days]"],
  ])("leads to the server's booking page when the hydration module is gone: %s, %s", async (path, button) => {
    const { page } = await visit(server.url + path, removedModule);
    const pressed = page.locator(button).last();
    const start = await pressed.getAttribute("value");
    await pressed.click();
    await page.waitForURL("**/booking?**");
    expect(await page.locator("html").getAttribute("lang")).toBe(path.startsWith("/no") ? "nb" : "en");
    const chosen = page.locator("[name=start]:checked");
    if (start) expect(await chosen.inputValue()).toBe(start);
    else expect([await chosen.count(), await page.locator(".time-days input").count()]).toEqual([0, 6]);
  });

  test("opens the server's page in a new tab, once, when a form has text", async () => {
    const { page, context } = await visit(`${server.url}/contact`, { ...removedModule, isNew: true });
    await page.locator("#write [name=name]").pressSequentially("Kari");
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.locator("#booking .booking-time").first().click(),
    ]);
    await tab.waitForURL("**/booking?**");
    const again = page.waitForResponse("**/assets/hydration-*.js*");
    await interact(page);
    await again;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator("#write [name=name]").inputValue()).toBe("Kari");
    expect(context.pages()).toHaveLength(2);
  });

  test("does not hydrate the page when it is a click on a link", async () => {
    const { page } = await visit(server.url, { ...phone, savesData: false });
    await page.addInitScript(() => sessionStorage.setItem("loads", "next"));
    await page.locator("main a[href='/services']").first().tap();
    await page.waitForURL("**/services");
    expect(await page.evaluate(() => sessionStorage.getItem("loads"))).toBe("next");
    expect(await isStatic(page)).toBe(true);
  });
});
