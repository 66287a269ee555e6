import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { isAsleep, isAwake, phone } from "../support/hydration.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { alive, giveSign, visit } from "../support/visitor.ts";

const server = sharedSite();

describe("A sign of intent", () => {
  test.each([
    { sign: "pointermove", give: (page: Page) => page.mouse.move(9, 9, { steps: 3 }) },
    { sign: "keydown", give: (page: Page) => page.keyboard.press("Shift") },
    { sign: "focusin", give: (page: Page) => page.locator("footer input[type=email]").focus() },
    { sign: "scroll", give: (page: Page) => page.evaluate(() => window.scrollTo(0, 300)) },
    { sign: "click", give: (page: Page) => page.touchscreen.tap(200, 500) },
  ])("wakes the page once, after the frame that answers it: $sign", async ({ sign, give }) => {
    const { page, leave, problems } = await visit(server.url, {
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
        // The first thing that the boot module runs.
        let manifest: unknown;
        Object.defineProperty(window, "__reactRouterManifest", {
          get: () => manifest,
          set: (value) => {
            manifest = value;
            seen.push("waking");
          },
        });
      },
    });
    expect(await isAsleep(page)).toBe(true);
    await give(page);
    await expect.poll(() => isAwake(page)).toBe(true);
    await page.mouse.move(20, 20);
    await page.keyboard.press("Shift");
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const given = seen.indexOf(sign);
    expect(given).toBeGreaterThanOrEqual(0);
    expect(seen.slice(given, seen.indexOf("waking"))).toContain("frame");
    expect(seen.filter((what) => what === "waking")).toHaveLength(1);
    expect(problems).toEqual([]);
    await leave();
  });

  test("is taken again where the scripts failed to come at the first", async () => {
    let asked = 0;
    const { page, leave } = await visit(server.url, {
      savesData: false,
      prepare: async (context) => {
        // Quietly first, then to be run.
        await context.route("**/assets/boot-*.js", (route) =>
          ++asked < 3 ? route.abort() : route.continue(),
        );
      },
      expected: [/boot-|dynamically imported/, /ERR_FAILED/],
    });
    await expect.poll(() => asked).toBe(1);
    await giveSign(page);
    await expect.poll(() => asked).toBe(2);
    await alive(page);
    await leave();
  });

  /** An update has taken what wakes a page from the server. */
  const updated = {
    prepare: async (context: BrowserContext) => {
      await context.route("**/assets/boot-*.js", (route) => route.fulfill({ status: 404, body: "" }));
    },
    expected: [/404/],
  };

  test.each([
    ["/contact", "#booking .booking-time"],
    ["/no/contact", "#booking [data-all-days]"],
  ])(
    "is answered by the server's page of times where an update has taken the scripts away: %s, %s",
    async (path, button) => {
      const { page, leave } = await visit(server.url + path, updated);
      const pressed = page.locator(button).last();
      const start = await pressed.getAttribute("value");
      await pressed.click();
      await page.waitForURL("**/booking?**");
      expect(await page.locator("html").getAttribute("lang")).toBe(path.startsWith("/no") ? "nb" : "en");
      const chosen = await page.locator("select[name=start]").inputValue();
      if (start) expect(chosen).toBe(start);
      else expect(Date.parse(chosen)).toBeGreaterThan(Date.now());
      await leave();
    },
  );

  test("is answered beside a page on which something is written, and once", async () => {
    const { page, context, leave } = await visit(`${server.url}/contact`, updated);
    await page.locator("#write [name=name]").pressSequentially("Kari");
    const [beside] = await Promise.all([
      context.waitForEvent("page"),
      page.locator("#booking .booking-time").first().click(),
    ]);
    await beside.waitForURL("**/booking?**");
    const again = page.waitForResponse("**/assets/boot-*.js");
    await giveSign(page);
    await again;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.locator("#write [name=name]").inputValue()).toBe("Kari");
    expect(context.pages()).toHaveLength(2);
    await leave();
  });

  test("is no press on a link: the browser follows it undisturbed", async () => {
    const { page, leave, problems } = await visit(server.url, { ...phone, savesData: false });
    await page.addInitScript(() => sessionStorage.setItem("loads", "next"));
    await page.locator("main a[href='/services']").first().tap();
    await page.waitForURL("**/services");
    expect(await page.evaluate(() => sessionStorage.getItem("loads"))).toBe("next");
    expect(await isAsleep(page)).toBe(true);
    expect(problems).toEqual([]);
    await leave();
  });
});
