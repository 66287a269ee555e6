import type { Page } from "playwright-core";

/** What tests of the waking ask of a page, and on what they look at it. */

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** What the first module of every page leaves behind when it is run. */
export function isAsleep(page: Page): Promise<boolean> {
  return page.evaluate(() => !(window as { __reactRouterManifest?: unknown }).__reactRouterManifest);
}

/** The place of the toasts is made last. */
export function isAwake(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector(".toasts") !== null);
}

/** Until the first idle moment, in which a page that sleeps looks for what it needs, is over (app/hydration/on-idle.ts). */
export async function firstIdleOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/idle-")),
  );
  // The page has asked for the module before, and for an idle moment as soon as it had it: this one is later. As text, for
  // Vitest has imports of its own.
  await page.evaluate(
    "import(document.querySelector('[data-idle]').dataset.idle).then(() => new Promise((over) => requestIdleCallback(() => over(), { timeout: 2000 })))",
  );
}
