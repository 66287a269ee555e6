import type { Page } from "playwright-core";
import * as attributes from "../../shared/attributes.ts";

/** What a page does by itself, before the visitor does anything and while they only scroll. */

/** Bytes over the line of the scripts that the page has asked for. */
export function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      // What is fetched and then run is listed twice; the second time it comes from the cache.
      .filter(({ name, transferSize }) => new URL(name).pathname.endsWith(".js") && transferSize > 0)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** Resolves once the page has fetched its hydration files, the last that it does without an interaction. */
export async function hasFetchedAll(page: Page): Promise<void> {
  await page.waitForFunction(
    (prefetch) => document.documentElement.hasAttribute(prefetch),
    attributes.prefetch,
  );
}

/** Shows all of the page, a screen after the other, as long as it takes what waits to be seen to notice. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.9) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
}

/** What a visitor who has scrolled through the page still waits for: pictures, and the calendar's times. */
export function onTheirWay(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...[...document.images]
      .filter((image) => image.checkVisibility() && !image.complete)
      .map(({ src }) => src),
    ...[...document.querySelectorAll(".booking-next:empty")].map(({ className }) => className),
  ]);
}
