import type { BrowserContext, Page } from "playwright-core";
import { startVisit } from "./visitor.ts";

declare global {
  interface Window {
    /** Each with the first words of what moved, and whether that is the comparison of the home page. */
    shifts: { value: number; what: string[]; inComparison: boolean }[];
  }
}

/** Runs in the page first: records layout shifts without user input. */
export function recordShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      const what = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? "(gone)");
      const inComparison = entry.sources.some(({ node }) =>
        (node instanceof Element ? node : node?.parentElement)?.closest("figure:has(.compare)"),
      );
      window.shifts.push({ value: entry.value, what, inComparison });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** The recorded shifts, without the first ones. */
export const shiftsSince = (page: Page, first: number) =>
  page.evaluate((first) => window.shifts.slice(first), first);

/**
 * Blocks all fonts until released after the first paint. Uses CDP, because Playwright's routes
 * would intercept every request and disable the browser's cache.
 */
export function holdFonts() {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  return {
    prepare: async (context: BrowserContext, page: Page) => {
      const session = await context.newCDPSession(page);
      session.on("Fetch.requestPaused", async ({ requestId }) => {
        await held;
        await session.send("Fetch.continueRequest", { requestId });
      });
      await session.send("Fetch.enable", { patterns: [{ urlPattern: "*.woff2" }] });
    },
    async release(page: Page) {
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await fontsLoaded(page);
    },
  };
}

/** The text fonts are in the document only after loading. */
export const fontsLoaded = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.fonts].filter(({ family, status }) => /Grotesk"?$/.test(family) && status === "loaded")
        .length > 0,
  );

/** Whether the machine has the serif and sans fonts that the fallback fonts are based on (app/app.css). */
export async function hasFallbackFonts(url: string): Promise<boolean> {
  const { page, leave } = await startVisit(`${url}/robots.txt`);
  const hasFont = (names: string[]) =>
    page.evaluate(
      (names) =>
        Promise.any(names.map((name) => new FontFace("probe", `local("${name}")`).load())).then(
          () => true,
          () => false,
        ),
      names,
    );
  const hasSerif = await hasFont(["Times New Roman", "Liberation Serif", "Noto Serif"]);
  const hasSans = await hasFont(["Arial", "Liberation Sans", "Roboto"]);
  await leave();
  return hasSerif && hasSans;
}
