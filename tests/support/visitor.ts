import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from "playwright-core";
import { launchHeadless } from "../../scripts/chromium.ts";
import { reportClassesWithoutRule } from "./class-watch.ts";

/** Console messages that belong to what a test does on purpose. */
export type Expected = RegExp[];

let browser: Browser | undefined;

export interface VisitOptions extends BrowserContextOptions {
  expected?: Expected;
  /** An arrow function that runs in every document before anything of its own. */
  before?: () => void;
  /** What the browser is told before it asks for the first page. */
  prepare?: (context: BrowserContext, page: Page) => Promise<void>;
  /** The visit goes on once the page has begun to come; all of it otherwise. */
  until?: "commit";
  /** False for tests of what pages fetch ahead, and of all that a page does by itself; true otherwise. */
  savesData?: boolean;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What must not happen on any page: script errors, warnings of React, policy violations, classes without a rule, requests that leave the site. */
  problems: string[];
  /** Ends the visit. */
  leave(): Promise<void>;
}

/**
 * A visitor with a browser of their own: nothing is remembered from other visitors. It tells pages to save data unless it is
 * told otherwise, for what they fetch ahead is a fifth of the work of a visit.
 */
export async function visit(url: string, options: VisitOptions = {}): Promise<Visit> {
  browser ??= await launchHeadless();
  const { expected = [], before, prepare, until, savesData = true, ...contextOptions } = options;
  const context = await browser.newContext({ locale: "en-GB", ...contextOptions });
  await context.addInitScript(() => {
    document.addEventListener(
      "securitypolicyviolation",
      ({ disposition, effectiveDirective, blockedURI }) => {
        if (disposition === "enforce")
          console.error(`policy violation: ${effectiveDirective}, ${blockedURI}`);
      },
    );
  });
  await context.addInitScript(reportClassesWithoutRule);
  if (savesData) await context.addInitScript(saveData);
  if (before) await context.addInitScript(before);
  const problems: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
  };
  context.on("page", (page) => watch(page, new URL(url).origin, note));
  const page = await context.newPage();
  await prepare?.(context, page);
  await page.goto(url, { waitUntil: until ?? "load" });
  return { page, context, problems, leave: () => context.close() };
}

/** Runs in the page: what a browser says whose owner pays for every byte. */
export function saveData(): void {
  Object.defineProperty(navigator, "connection", {
    value: { saveData: true, effectiveType: "4g" },
    configurable: true,
  });
}

/** What each page has asked for and not got yet, and since when that is as it is. */
const underWay = new WeakMap<Page, { requests: Set<Request>; since: number }>();

function watch(page: Page, origin: string, note: (text: string) => void): void {
  const now = { requests: new Set<Request>(), since: Date.now() };
  underWay.set(page, now);
  const changed = (change: () => void) => {
    change();
    now.since = Date.now();
  };
  page.on("request", (request) => {
    // Of those that the browser makes ahead and calls off again, nobody hears any more.
    if (request.headers()["sec-purpose"]) return;
    // What the document before had asked for is given up.
    if (request.isNavigationRequest()) now.requests.clear();
    changed(() => now.requests.add(request));
  });
  for (const end of ["requestfinished", "requestfailed"] as const) {
    page.on(end as "requestfinished", (request) => changed(() => now.requests.delete(request)));
  }
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) note(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => note(`error: ${error.message}`));
  page.on("request", (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith("http") && asked !== origin) note(`request to ${request.url()}`);
  });
}

/**
 * Resolves once a page has had nothing under way for half a second. Playwright's `networkidle` waits for ever for a page that
 * the browser began to fetch ahead.
 */
export async function atRest(page: Page): Promise<void> {
  const now = underWay.get(page);
  while (now && (now.requests.size > 0 || Date.now() - now.since < 500)) await page.waitForTimeout(50);
}

/** Gives the page a sign of intent: a pointer that moves, once the end of the document, where signs are listened for, has come. */
export async function giveSign(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== "loading");
  await page.mouse.move(0, 1);
  await page.mouse.move(0, 0);
}

/** Gives the page a sign and resolves once React has taken it over and listens (the place of the toasts is made last). */
export async function alive(page: Page): Promise<void> {
  await giveSign(page);
  // Asked at every frame: a locator asks again after half a second only.
  await page.waitForFunction(() => document.querySelector(".toasts"));
}

/** Ends the visits that a test which failed half-way has left. The browser stays for the next file and ends with the worker. */
export async function endVisits(): Promise<void> {
  for (const context of browser?.contexts() ?? []) await context.close();
}
