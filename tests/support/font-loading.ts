import type { BrowserContext, Page } from "playwright-core";
import { visit } from "./visitor.ts";

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[];
  }
}

/** Runs in the page before anything of its own: notes what moves without the visitor's doing, and by how much. */
export function noteShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      const what = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? "(gone)");
      window.shifts.push({ value: entry.value, what });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** What has moved so far, without the first ones. */
export const shiftsSince = (page: Page, first: number) =>
  page.evaluate((first) => window.shifts.slice(first), first);

/**
 * Keeps all faces back until they are let come, which is after the first paint. Asked of Chromium itself: Playwright's routes
 * would stop every request, and let the page find nothing in the browser's cache.
 */
export function heldFaces() {
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
    async letCome(page: Page) {
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await facesHaveCome(page);
    },
  };
}

/** The text faces are among the document's only once they have come. */
export const facesHaveCome = (page: Page) =>
  page.waitForFunction(
    () =>
      [...document.fonts].filter(({ family, status }) => /Grotesk"?$/.test(family) && status === "loaded")
        .length > 0,
  );

/** Whether the machine has a serif and a sans face that stand in for ours: what stands in is cut from them (app/app.css). */
export async function facesStandIn(url: string): Promise<boolean> {
  const { page, context } = await visit(`${url}/robots.txt`);
  const hasFace = (names: string[]) =>
    page.evaluate(
      (names) =>
        Promise.any(names.map((name) => new FontFace("probe", `local("${name}")`).load())).then(
          () => true,
          () => false,
        ),
      names,
    );
  const hasSerif = await hasFace(["Times New Roman", "Liberation Serif", "Noto Serif"]);
  const hasSans = await hasFace(["Arial", "Liberation Sans", "Roboto"]);
  await context.close();
  return hasSerif && hasSans;
}
