import type { Browser, CDPSession, Page } from "playwright-core";

export interface Measured {
  name: string;
  url: string;
  /** The first tap's target. */
  tap?: string;
}

/** Times in ms; missing when not measured. */
export interface Figures {
  /** Main-thread time, and its script and style part. */
  work?: number;
  script?: number;
  style?: number;
  /** Total blocking time: the part of each task over 50 ms. */
  blocked?: number;
  first?: number;
  largest?: number;
  /** From the tap to the next frame. */
  tap?: number;
}

/** How long a page without interaction is observed, in ms. */
const observationTime = 3000;

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** 1.6 Mbit/s and 150 ms for a round trip, as Lighthouse's slow 4G. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

declare global {
  interface Window {
    observed: { first: number; largest: number; blocked: number; taps: number[] };
  }
}

function observePerformance(): void {
  window.observed = { first: 0, largest: 0, blocked: 0, taps: [] };
  const observe = (type: string, record: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(record)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") window.observed.first = startTime;
  });
  observe("largest-contentful-paint", ({ startTime }) => {
    window.observed.largest = startTime;
  });
  observe("longtask", ({ duration }) => {
    window.observed.blocked += duration - 50;
  });
  observe("event", ({ name, duration }) => {
    if (/^(?:pointer|mouse|touch|click)/.test(name)) window.observed.taps.push(duration);
  });
}

async function visit<Result>(
  browser: Browser,
  measure: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  try {
    await page.addInitScript(observePerformance);
    return await measure(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** The cost of a page load and three seconds without interaction. */
export function measureLoad(browser: Browser, { url }: Measured): Promise<Figures> {
  return visit(browser, async (page, devtools) => {
    await devtools.send("Performance.enable");
    await page.goto(url);
    await page.waitForTimeout(observationTime);
    const { metrics } = await devtools.send("Performance.getMetrics");
    const time = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
    return {
      work: time("TaskDuration"),
      script: time("ScriptDuration"),
      style: time("RecalcStyleDuration"),
      blocked: (await page.evaluate(() => window.observed)).blocked,
    };
  });
}

/** FCP and LCP on a slow connection. */
export function measureFirstPaint(browser: Browser, { url }: Measured): Promise<Figures> {
  return visit(browser, async (page, devtools) => {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slow4G);
    await page.goto(url);
    await page.waitForTimeout(observationTime / 2);
    const { first, largest } = await page.evaluate(() => window.observed);
    return { first, largest };
  });
}

/** The first tap on the page, 300 ms after its paint. */
export function measureFirstTap(browser: Browser, { url, tap }: Measured): Promise<Figures> {
  if (!tap) return Promise.resolve({});
  return visit(browser, async (page) => {
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => window.observed?.first > 0);
    const target = page.locator(tap).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await target.tap();
    await page.waitForTimeout(observationTime / 2);
    const { taps } = await page.evaluate(() => window.observed);
    // Unreported interactions took less than a frame.
    return { tap: Math.max(16, ...taps) };
  });
}
