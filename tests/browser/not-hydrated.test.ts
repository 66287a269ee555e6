import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fontsLoaded } from "../support/font-loading.ts";
import { idleModuleRan, isHydrated, isStatic, phone } from "../support/hydration.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, untilIdle, visit } from "../support/visitor.ts";

const server = sharedSite();

/** How each hydration file was requested. The idle and enhancement modules do not count. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith(".js") && !/\/(?:on-idle|compare-enhancement|drop-cv)-/.test(name))
      .map(({ initiatorType }) => initiatorType),
  );

describe("A page without an interaction", () => {
  test("fetches its three hydration files and runs none", async () => {
    const { page } = await visit(server.url, { savesData: false });
    await expect.poll(async () => (await scripts(page)).length).toBe(3);
    await untilIdle(page);
    expect(await scripts(page)).toEqual(["fetch", "fetch", "fetch"]);
    // Hydration adds the link.
    expect(await page.locator("[rel=manifest]").count()).toBe(0);
    expect(await isStatic(page)).toBe(true);
  });

  test.each([
    { saveData: true, effectiveType: "4g" },
    { saveData: false, effectiveType: "2g" },
  ])(
    "fetches no hydration files when data are saved or the connection is slow ($effectiveType)",
    async (connection) => {
      const { page } = await visit(`${server.url}/robots.txt`, { savesData: false });
      await page.addInitScript((connection) => {
        Object.defineProperty(navigator, "connection", { value: connection });
      }, connection);
      await page.goto(server.url);
      await idleModuleRan(page);
      expect(await scripts(page)).toEqual([]);
      await hydratePage(page);
    },
  );

  test("loads its text fonts when the browser reports no first paint, as Firefox sometimes", async () => {
    const { page } = await visit(server.url, {
      before: () =>
        Object.assign(window, {
          PerformanceObserver: class {
            observe() {}
          },
        }),
    });
    await fontsLoaded(page);
  });

  test("is hydrated when an analytics script is on the page", async () => {
    const { page } = await visit(server.url, {
      savesData: false,
      before: () => void Object.assign(window, { dataLayer: [] }),
    });
    await expect.poll(() => isHydrated(page)).toBe(true);
  });

  test("is hydrated when its URL has a query that it uses", async () => {
    const { page } = await visit(`${server.url}/blog?category=leadership`, { savesData: false });
    await expect.poll(() => page.locator(".chip-leadership").getAttribute("aria-pressed")).toBe("true");
  });

  test("is hydrated when the date of a price change has passed", async () => {
    const { page } = await visit(`${server.url}/robots.txt`, { savesData: false });
    // By then every offer has ended and the page's date has passed.
    await page.clock.setSystemTime("2100-02-02T12:00:00Z");
    await page.route("**/pricing", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("<main", '<main data-hydrate-from="2100-02-01"');
      await route.fulfill({ response, body });
    });
    await page.goto(`${server.url}/pricing`);
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(await page.locator("main del").count()).toBe(0);
  });
});

describe("Until a page is hydrated, the browser", () => {
  const prefetchedPaths = (page: Page) => {
    const paths: string[] = [];
    page.on("request", (request) => {
      if (request.headers()["sec-purpose"]?.includes("prefetch")) paths.push(new URL(request.url()).pathname);
    });
    return paths;
  };

  /** Taps a link to a main page, which the browser must have prefetched. */
  async function expectPrefetchedServices(page: Page): Promise<void> {
    await page.locator("main a[href='/no/services']").first().tap();
    await page.waitForURL("**/no/services");
    const [{ deliveryType } = {}] = await page.evaluate(() =>
      performance.getEntriesByType("navigation").map((entry) => entry.toJSON() as { deliveryType?: string }),
    );
    expect(deliveryType).toBe("navigational-prefetch");
  }

  test("prefetches the main pages, and a tap uses the prefetched ones", async () => {
    const { page } = await visit(`${server.url}/robots.txt`, { ...phone, savesData: false });
    const prefetched = prefetchedPaths(page);
    await page.goto(`${server.url}/no`);
    await expect.poll(() => prefetched).toContain("/no/services");
    await expect
      .poll(() => new Set(prefetched))
      .toEqual(new Set(["/no/services", "/no/why-us", "/no/pricing", "/no/blog", "/no/contact"]));
    expect(await isStatic(page)).toBe(true);
    await untilIdle(page);
    // Scrolling to a link further down would hydrate the page.
    await expectPrefetchedServices(page);
  });

  test("prefetches the main pages also when the page was hydrated without an interaction", async () => {
    const { page } = await visit(`${server.url}/robots.txt`, {
      savesData: false,
      ...phone,
      before: () => void Object.assign(window, { dataLayer: [] }),
    });
    const prefetched = prefetchedPaths(page);
    await page.goto(`${server.url}/no`);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect.poll(() => prefetched).toContain("/no/services");
    await untilIdle(page);
    await expectPrefetchedServices(page);
  });

  test("stops prefetching once the page is hydrated", async () => {
    const { page } = await visit(`${server.url}/terms`, { savesData: false });
    const prefetched = prefetchedPaths(page);
    await hydratePage(page);
    await page.locator("footer a[href='/norway']").hover();
    await page.waitForTimeout(700);
    expect(prefetched).not.toContain("/norway");
  });
});
