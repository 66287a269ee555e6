import type { Page } from "playwright-core";
import * as attributes from "../../shared/attributes.ts";

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Whether the page is not hydrated: the hydration module sets this global first. */
export function isStatic(page: Page): Promise<boolean> {
  return page.evaluate(() => !(window as { __reactRouterManifest?: unknown }).__reactRouterManifest);
}

/** The container of the toasts is rendered last. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => document.querySelector(".toasts") !== null);
}

/** Resolves when the idle module (app/hydration/on-idle.ts) has run. */
export async function idleModuleRan(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/on-idle-")),
  );
  // Requested after the page's own idle callback, so it runs later. As text, because Vitest transforms imports.
  await page.evaluate(
    `import(document.querySelector("[${attributes.idleModule}]").getAttribute("${attributes.idleModule}")).then(() => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })))`,
  );
}
