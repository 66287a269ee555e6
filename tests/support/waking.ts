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
