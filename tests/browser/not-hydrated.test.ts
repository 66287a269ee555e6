import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { firstIdleOver, isAsleep, isAwake, phone } from "../support/hydration.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { alive, atRest, visit } from "../support/visitor.ts";

const server = sharedSite();

/** The scripts that wake the page, as they were asked for; not the module that looks after it until then. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js") && !/\/idle-/.test(name))
      .map(({ initiatorType }) => initiatorType),
  );

describe("A page that nobody touches", () => {
  test("runs nothing of React's, and has fetched it for whoever may want it", async () => {
    const { page, leave, problems } = await visit(server.url, { savesData: false });
    await expect.poll(async () => (await scripts(page)).length).toBeGreaterThan(5);
    await atRest(page);
    expect(new Set(await scripts(page))).toEqual(new Set(["fetch"]));
    // Who keeps the page has woken it.
    expect(await page.locator("[rel=manifest]").count()).toBe(0);
    expect(await isAsleep(page)).toBe(true);
    expect(problems).toEqual([]);
    await leave();
  });

  test.each([
    { saveData: true, effectiveType: "4g" },
    { saveData: false, effectiveType: "2g" },
  ])(
    "fetches nothing where data are to be saved or the line is slow ($effectiveType)",
    async (connection) => {
      const { page, leave } = await visit(`${server.url}/robots.txt`, { savesData: false });
      await page.addInitScript((connection) => {
        Object.defineProperty(navigator, "connection", { value: connection });
      }, connection);
      await page.goto(server.url);
      await firstIdleOver(page);
      expect(await scripts(page)).toEqual([]);
      await alive(page);
      await leave();
    },
  );

  test("wakes by itself where there is something that counts visits", async () => {
    const { page, leave } = await visit(server.url, {
      savesData: false,
      before: () => void Object.assign(window, { dataLayer: [] }),
    });
    await expect.poll(() => isAwake(page)).toBe(true);
    await leave();
  });

  test("wakes by itself where its address asks for something", async () => {
    const { page, leave } = await visit(`${server.url}/blog?category=leadership`, { savesData: false });
    await expect.poll(() => page.locator(".chip-leadership").getAttribute("aria-pressed")).toBe("true");
    await leave();
  });

  test("wakes by itself once a price on it holds no longer", async () => {
    const { page, leave } = await visit(`${server.url}/robots.txt`, { savesData: false });
    // What is offered, if anything is, ends with its own time: by then all is over, and this page says that a day is.
    await page.clock.setSystemTime("2100-02-02T12:00:00Z");
    await page.route("**/pricing", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("<main", '<main data-wakes="2100-02-01"');
      await route.fulfill({ response, body });
    });
    await page.goto(`${server.url}/pricing`);
    await expect.poll(() => isAwake(page)).toBe(true);
    expect(await page.locator("main del").count()).toBe(0);
    await leave();
  });
});

describe("While a page sleeps, the browser", () => {
  const fetchedAhead = (page: Page) => {
    const paths: string[] = [];
    page.on("request", (request) => {
      if (request.headers()["sec-purpose"]?.includes("prefetch")) paths.push(new URL(request.url()).pathname);
    });
    return paths;
  };

  test("fetches the main pages once this one is all there, and a tap finds its page", async () => {
    const { page, leave, problems } = await visit(`${server.url}/robots.txt`, {
      ...phone,
      savesData: false,
    });
    const ahead = fetchedAhead(page);
    await page.goto(`${server.url}/no`);
    await expect.poll(() => ahead).toContain("/no/services");
    await expect
      .poll(() => new Set(ahead))
      .toEqual(new Set(["/no/services", "/no/why-us", "/no/pricing", "/no/blog", "/no/contact"]));
    expect(await isAsleep(page)).toBe(true);
    await atRest(page);
    // A link on the first screen: the way to another would be scrolled, which is a sign.
    await page.locator("main a[href='/no/services']").first().tap();
    await page.waitForURL("**/no/services");
    const [{ deliveryType } = {}] = await page.evaluate(() =>
      performance.getEntriesByType("navigation").map((entry) => entry.toJSON() as { deliveryType?: string }),
    );
    expect(deliveryType).toBe("navigational-prefetch");
    expect(problems).toEqual([]);
    await leave();
  });

  test("and where it woke by itself: a tap finds its page as well", async () => {
    const { page, leave, problems } = await visit(`${server.url}/robots.txt`, {
      savesData: false,
      ...phone,
      before: () => void Object.assign(window, { dataLayer: [] }),
    });
    const ahead = fetchedAhead(page);
    await page.goto(`${server.url}/no`);
    await expect.poll(() => isAwake(page)).toBe(true);
    await expect.poll(() => ahead).toContain("/no/services");
    await atRest(page);
    await page.locator("main a[href='/no/services']").first().tap();
    await page.waitForURL("**/no/services");
    const [{ deliveryType } = {}] = await page.evaluate(() =>
      performance.getEntriesByType("navigation").map((entry) => entry.toJSON() as { deliveryType?: string }),
    );
    expect(deliveryType).toBe("navigational-prefetch");
    expect(problems).toEqual([]);
    await leave();
  });

  test("leaves it to the page once that is awake", async () => {
    const { page, leave, problems } = await visit(`${server.url}/terms`, { savesData: false });
    const ahead = fetchedAhead(page);
    await alive(page);
    await page.locator("footer a[href='/norway']").hover();
    await page.waitForTimeout(700);
    expect(ahead).not.toContain("/norway");
    expect(problems).toEqual([]);
    await leave();
  });
});
