import type { BrowserContext, BrowserContextOptions, Page, Request } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { lendContext } from "./browser-contexts.ts";

/** Console messages that the test causes on purpose. */
export type Expected = RegExp[];

export interface VisitOptions extends BrowserContextOptions {
  expected?: Expected;
  /** An arrow function that runs first in every document. */
  before?: () => void;
  /** Runs before the first navigation. */
  prepare?: (context: BrowserContext, page: Page) => Promise<void>;
  /** Continues when the page has started loading instead of completely. */
  until?: "commit";
  /** False for tests of prefetching and loading, which begin with an empty cache; true otherwise. */
  savesData?: boolean;
  /**
   * Whether no visit used the context before. Tests need it that add scripts to the context, install Playwright's clock, or measure how
   * a page that saves data loads.
   */
  isNew?: boolean;
}

export interface Visit {
  page: Page;
  context: BrowserContext;
  /**
   * Forbidden on every page: script errors, React warnings, policy violations, classes without a rule, third-party requests.
   * A test that causes one on purpose empties the list.
   */
  problems: string[];
  /** Closes the browser context. Throws if there were problems. */
  leave(): Promise<void>;
}

/** Visits a page until the end of the test, which fails if there were problems. */
export async function visit(url: string, options: VisitOptions = {}): Promise<Visit> {
  const opened = await startVisit(url, options);
  onTestFinished(opened.leave);
  return opened;
}

/** Visits a page and hydrates it. */
export async function visitHydrated(url: string, options?: VisitOptions): Promise<Visit> {
  const opened = await visit(url, options);
  await hydratePage(opened.page);
  return opened;
}

/**
 * Visits a page without cookies and stored data, for hooks; tests use `visit`. By default it saves data and reduces motion,
 * because prefetching and animations are a large part of a visit's work.
 */
export async function startVisit(url: string, options: VisitOptions = {}): Promise<Visit> {
  const {
    expected = [],
    before,
    prepare,
    until,
    isNew = false,
    savesData = true,
    viewport,
    ...contextOptions
  } = options;
  const { context, giveBack } = await lendContext(
    url,
    { locale: "en-GB", reducedMotion: "reduce", ...contextOptions },
    savesData,
    isNew,
  );
  const problems: string[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
  };
  context.on("page", (page) => watch(page, new URL(url).origin, note));
  try {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    if (before) await page.addInitScript(before);
    await prepare?.(context, page);
    await page.goto(url, { waitUntil: until ?? "load" });
    return { page, context, problems, leave };
  } catch (error) {
    await context.close();
    throw error;
  }
  async function leave(): Promise<void> {
    const found = [...problems];
    await giveBack();
    expect(found).toEqual([]);
  }
}

/** Pending requests of each page, and since when they are unchanged. */
const underWay = new WeakMap<Page, { requests: Set<Request>; since: number }>();

function watch(page: Page, origin: string, note: (text: string) => void): void {
  const now = { requests: new Set<Request>(), since: Date.now() };
  underWay.set(page, now);
  const changed = (change: () => void) => {
    change();
    now.since = Date.now();
  };
  page.on("request", (request) => {
    // Cancelled prefetches report no end.
    if (request.headers()["sec-purpose"]) return;
    // Requests of the previous document were cancelled.
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
 * Resolves when a page had no pending request for half a second. Playwright's `networkidle` hangs on a page that
 * was prefetched.
 */
export async function untilIdle(page: Page): Promise<void> {
  const now = underWay.get(page);
  while (now && (now.requests.size > 0 || Date.now() - now.since < 500)) await page.waitForTimeout(50);
}

/** Interacts with the page by moving the pointer, after its inline loader has run. */
export async function interact(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== "loading");
  await page.mouse.move(0, 1);
  await page.mouse.move(0, 0);
}

/** Interacts with the page and resolves when it is hydrated (the toast container is rendered last). */
export async function hydratePage(page: Page): Promise<void> {
  await interact(page);
  // Polls every frame: a locator polls every half second.
  await page.waitForFunction(() => document.querySelector(".toasts"));
}
