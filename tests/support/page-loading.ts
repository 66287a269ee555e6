import type { Page } from "playwright-core";

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

/** Resolves once the page has fetched what it would wake with, the last that it does unasked. */
export async function hasFetchedAll(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { boot = "" } = document.querySelector<HTMLElement>("script[data-boot]")?.dataset ?? {};
    const fetched = new Set(
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    if (!fetched.has(boot)) return false;
    const module = await (await fetch(boot)).text();
    return Array.from(module.matchAll(/\/assets\/[\w.-]+\.js/g)).every(([file]) => fetched.has(file));
  });
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
