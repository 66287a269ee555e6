import type { Page } from "playwright-core";
import * as attributes from "../../shared/attributes.ts";

/** What a page loads without interaction and while scrolling. */

/** Transferred bytes of the requested scripts. */
export function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      // A script that is fetched and then run is listed twice, the second time from the cache.
      .filter(({ name, transferSize }) => new URL(name).pathname.endsWith(".js") && transferSize > 0)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** Resolves when the page has fetched its hydration files, the last requests without interaction. */
export async function hydrationFilesFetched(page: Page): Promise<void> {
  await page.waitForFunction(
    (prefetch) => document.documentElement.hasAttribute(prefetch),
    attributes.prefetch,
  );
}

/** Scrolls through the page so that lazy content is triggered. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.9) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
}

/** Pending lazy content after scrolling: pictures and the calendar's times. */
export function pendingContent(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...[...document.images]
      .filter((image) => image.checkVisibility() && !image.complete)
      .map(({ src }) => src),
    ...[...document.querySelectorAll(".booking-next:empty")].map(({ className }) => className),
  ]);
}
