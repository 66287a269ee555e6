import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { launchHeadless } from "../../scripts/chromium.ts";
import { reportClassesWithoutRule } from "./class-watch.ts";

/** A browser context for a visit. */
export interface LentContext {
  context: BrowserContext;
  /** Ends the visit: closes its pages, and deletes what they stored or closes the context. */
  giveBack(): Promise<void>;
}

/** A context between two visits. Its open page keeps the process alive in which the next visit opens its own. */
interface IdleContext {
  context: BrowserContext;
  open: Page;
  devtools: CDPSession;
}

/** A page that does not answer in this time is not waited for; its context is closed. */
const clearingTimeoutMs = 5000;

let browser: Browser | undefined;
const idle = new Map<string, IdleContext[]>();

/**
 * Lends a context without cookies and stored data. Starting a process takes longer than most pages, so contexts with the same
 * options are used again, with the files in their cache when the visit saves data.
 *
 * @param url a page of the site that is visited
 * @param savesData whether pages see `navigator.connection.saveData`
 * @param isNew a context that no visit used before, for tests that add to the context
 */
export async function lendContext(
  url: string,
  options: BrowserContextOptions,
  savesData: boolean,
  isNew: boolean,
): Promise<LentContext> {
  browser ??= await launchHeadless();
  if (isNew) {
    const context = await newContext(browser, options, savesData);
    return { context, giveBack: () => context.close() };
  }
  const key = JSON.stringify({ ...options, savesData });
  const lent = idle.get(key)?.pop() ?? (await newIdleContext(browser, url, options, savesData));
  if (!savesData) await clearCache(lent);
  return {
    context: lent.context,
    giveBack: async () => {
      const isClear = await Promise.race([
        clear(lent, new URL(url).origin).catch(() => false),
        setTimeout(clearingTimeoutMs, false, { ref: false }),
      ]);
      if (isClear) idle.set(key, [...(idle.get(key) ?? []), lent]);
      else await lent.context.close();
    },
  };
}

async function newContext(browser: Browser, options: BrowserContextOptions, savesData: boolean) {
  const context = await browser.newContext(options);
  await context.addInitScript(reportViolations);
  await context.addInitScript(reportClassesWithoutRule);
  if (savesData) await context.addInitScript(saveData);
  return context;
}

async function newIdleContext(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  savesData: boolean,
): Promise<IdleContext> {
  const context = await newContext(browser, options, savesData);
  const open = await context.newPage();
  await open.goto(new URL("/robots.txt", url).href);
  return { context, open, devtools: await context.newCDPSession(open) };
}

/** Deletes what earlier visits loaded, also from the memory of their process. */
async function clearCache({ devtools }: IdleContext): Promise<void> {
  await devtools.send("Network.enable");
  await devtools.send("Network.clearBrowserCache");
  // Disabling the cache empties the memory cache.
  await devtools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await devtools.send("Network.disable");
}

/** Closes all pages of a visit and deletes what they stored. Returns false for a context that cannot be used again. */
async function clear({ context, open, devtools }: IdleContext, origin: string): Promise<boolean> {
  // Only those of tests: Playwright closes a context with a listener of its own.
  for (const event of ["page", "request"] as const) context.removeAllListeners(event);
  for (const page of context.pages()) if (page !== open) await page.close();
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearCookies();
  context.setDefaultTimeout(30_000);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  // Playwright's clock stays installed in its context.
  return !(await open.evaluate(() => "__pwClock" in globalThis));
}

/** Runs in the page: reports violations of the content security policy. */
function reportViolations(): void {
  document.addEventListener("securitypolicyviolation", ({ disposition, effectiveDirective, blockedURI }) => {
    if (disposition === "enforce") console.error(`policy violation: ${effectiveDirective}, ${blockedURI}`);
  });
}

/** Runs in the page: sets saveData. */
export function saveData(): void {
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true, effectiveType: "4g" },
    configurable: true,
  });
}
