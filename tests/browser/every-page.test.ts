import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { colourFindings, findings } from "../support/axe.ts";
import { hasFallbackFonts, holdFonts, recordShifts, shiftsSince } from "../support/font-loading.ts";
import { hasLoadedLazyContent, onTheirWay, scriptBytes, scrollThrough } from "../support/page-loading.ts";
import {
  findClippedText,
  findLowTargets,
  findSmallTargets,
  runningAnimations,
  setTextSize,
  setWideSpacing,
} from "../support/reader-settings.ts";
import { findJoinedTexts, wholeTree } from "../support/reader-tree.ts";
import { typicalPages } from "../support/site-pages.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, saveData, visit } from "../support/visitor.ts";
import { findMissingStyles } from "../support/whole-styles.ts";

const server = sharedSite();

/** Bytes over the line of all scripts that a page asks for before the visitor does anything. */
const scriptBudget = 120_000;

/** Of the first screen, as Core Web Vitals count it: CLS without what the visitor asked for. */
const shiftBudget = 0.005;

/**
 * What is not there before, or not the same: what hydrates the page because it needs React, the offer of the other language,
 * and the office's hours, told on the visitor's clock.
 */
const changedByHydration = "[data-hydrate-when], .language-offer, .min-h-40";

const phone = { width: 412, height: 823 };
const desk = { width: 1440, height: 900 };

let standIns: boolean;
beforeAll(async () => {
  standIns = await hasFallbackFonts(server.url);
  if (!standIns)
    console.warn(
      "SKIPPED: this machine has no fallback fonts. Install Liberation, or Noto Serif and Roboto.",
    );
});

// A page is opened once, and asked all. It and its twin in the other language differ in their words alone
// (tests/site/twins.test.ts): what has to do with words is asked of both, and of the rest one is asked on a desk and with
// motion, the other on a phone and without.
describe.each(typicalPages())("$path", ({ path, language }) => {
  const isOnDesk = language === "en";
  const expected = path.endsWith("/404") ? [/404/] : [];
  let visitor: Awaited<ReturnType<typeof visit>>;
  let moved: typeof window.shifts;
  let movedByHydration: typeof window.shifts;
  let fetchedUnasked: number;
  let readBefore: string[];
  beforeAll(async () => {
    const fonts = holdFonts();
    // A fresh visitor per page: after another page, fonts may come from the memory cache.
    visitor = await visit(server.url + path, {
      viewport: phone,
      reducedMotion: isOnDesk ? "no-preference" : "reduce",
      before: recordShifts,
      until: "commit",
      prepare: fonts.prepare,
      savesData: false,
      expected,
    });
    const { page } = visitor;
    await fonts.release(page);
    await hasLoadedLazyContent(page);
    fetchedUnasked = await scriptBytes(page);
    // The next free times come to a page that sleeps, too.
    await page.locator(".booking-next:empty").waitFor({ state: "detached" });
    moved = await shiftsSince(page, 0);
    if (isOnDesk) await page.setViewportSize(desk);
    readBefore = await wholeTree(page, changedByHydration);
    const before = (await shiftsSince(page, 0)).length;
    // After hydration it would only prefetch other pages (after-hydration.test.ts).
    await page.evaluate(saveData);
    await hydratePage(page);
    movedByHydration = await shiftsSince(page, before);
  });
  afterAll(() => visitor.leave());

  test("has no layout shift when fonts load on a phone or the page is hydrated", ({ skip }) => {
    skip(!standIns);
    const all = [...moved, ...movedByHydration];
    const sum = all.reduce((sum, { value }) => sum + value, 0);
    expect(sum, JSON.stringify(all)).toBeLessThanOrEqual(shiftBudget);
  });

  test("hydrates without an error, a policy violation, a third-party request or stored data", async () => {
    const { page, problems } = visitor;
    expect(fetchedUnasked).toBeLessThanOrEqual(scriptBudget);
    expect(await page.locator("head > [rel=manifest]").getAttribute("href")).toBe("/site.webmanifest");
    await scrollThrough(page);
    await expect.poll(() => onTheirWay(page)).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      "",
    ]);
    expect(problems).toEqual([]);
  });

  test("has the same accessibility tree before and after hydration", async () => {
    expect(readBefore.length).toBeGreaterThan(50);
    await expect.poll(() => wholeTree(visitor.page, changedByHydration)).toEqual(readBefore);
    expect(await findJoinedTexts(visitor.page)).toEqual([]);
  });

  if (isOnDesk) {
    test("has every CSS rule that it uses", async () => {
      expect(await findMissingStyles(visitor.page)).toEqual([]);
    });
  } else {
    // The page has been scrolled to its end.
    test("has no animation with reduced motion", async () => {
      const { page } = visitor;
      if (await page.locator("video").count()) await page.locator(".film").scrollIntoViewIfNeeded();
      await expect.poll(() => runningAnimations(page)).toEqual([]);
      const playing = page
        .locator("video")
        .evaluateAll((all) => all.filter((film) => !(film as HTMLVideoElement).paused).length);
      expect(await playing).toBe(0);
    });
  }

  test("has no axe findings in light and dark", async () => {
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await findings(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    expect(await colourFindings(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: null });
  });

  // Asked until it is so: a window that has just changed its size is laid out a moment later. Each width is the one that
  // the window has already, where there is a choice: every change lays out and paints the whole page.
  test("fits 320 px and has large enough targets", async () => {
    const { page } = visitor;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => findSmallTargets(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => findClippedText(page)).toEqual([]);
    await expect.poll(() => findLowTargets(page)).toEqual([]);
  });

  test("loses no text with wide spacing or at double size", async () => {
    const { page } = visitor;
    await setWideSpacing(page, true);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => findClippedText(page)).toEqual([]);
    }
    await setWideSpacing(page, false);
    // Last of all: Chromium does not lay out everything anew when the size is set back.
    await setTextSize(page, 32);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => findClippedText(page)).toEqual([]);
    }
  });
});
