import type { Browser, CDPSession, Page } from "playwright-core";

export interface Measured {
  name: string;
  url: string;
  /** What is tapped first. */
  tap?: string;
}

/** In ms; what a visit does not measure is left out. */
export interface Figures {
  /** Of the main thread, and what of it is script and style. */
  work?: number;
  script?: number;
  style?: number;
  /** Over 50 ms of each task. */
  blocked?: number;
  first?: number;
  largest?: number;
  /** From the tap to the frame that answers it. */
  tap?: number;
}

/** How long a page is watched that nobody touches, in ms. */
const watched = 3000;

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** 1.6 Mbit/s and 150 ms for a round trip, as Lighthouse's slow 4G. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

declare global {
  interface Window {
    noted: { first: number; largest: number; blocked: number; taps: number[] };
  }
}

function noteAll(): void {
  window.noted = { first: 0, largest: 0, blocked: 0, taps: [] };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") window.noted.first = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    window.noted.largest = startTime;
  });
  watch("longtask", ({ duration }) => {
    window.noted.blocked += duration - 50;
  });
  watch("event", ({ name, duration }) => {
    if (/^(?:pointer|mouse|touch|click)/.test(name)) window.noted.taps.push(duration);
  });
}

async function visit<Result>(
  browser: Browser,
  look: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  try {
    await page.addInitScript(noteAll);
    return await look(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** What a load costs until three seconds after it, nobody touching the page. */
export function costOf(browser: Browser, { url }: Measured): Promise<Figures> {
  return visit(browser, async (page, devtools) => {
    await devtools.send("Performance.enable");
    await page.goto(url);
    await page.waitForTimeout(watched);
    const { metrics } = await devtools.send("Performance.getMetrics");
    const time = (wanted: string) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000;
    return {
      work: time("TaskDuration"),
      script: time("ScriptDuration"),
      style: time("RecalcStyleDuration"),
      blocked: (await page.evaluate(() => window.noted)).blocked,
    };
  });
}

/** First and largest paint on a slow line. */
export function firstPaintOf(browser: Browser, { url }: Measured): Promise<Figures> {
  return visit(browser, async (page, devtools) => {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", slowLine);
    await page.goto(url);
    await page.waitForTimeout(watched / 2);
    const { first, largest } = await page.evaluate(() => window.noted);
    return { first, largest };
  });
}

/** The first tap ever on the page, 300 ms after it was painted. */
export function firstTapOn(browser: Browser, { url, tap }: Measured): Promise<Figures> {
  if (!tap) return Promise.resolve({});
  return visit(browser, async (page) => {
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => window.noted?.first > 0);
    const target = page.locator(tap).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    await target.tap();
    await page.waitForTimeout(watched / 2);
    const { taps } = await page.evaluate(() => window.noted);
    // What is not told of took less than a frame.
    return { tap: Math.max(16, ...taps) };
  });
}
