import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { colourFindings, findings } from "../support/axe.ts";
import { saveData } from "../support/browser-contexts.ts";
import { hasFallbackFonts, holdFonts, recordShifts, shiftsSince } from "../support/font-loading.ts";
import {
  hydrationFilesFetched,
  pendingContent,
  scriptBytes,
  scrollThrough,
} from "../support/page-loading.ts";
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
import { hydratePage, startVisit, type Visit } from "../support/visitor.ts";
import { findMissingStyles } from "../support/whole-styles.ts";

const server = sharedSite();

/** Transferred bytes of all scripts that a page requests without an interaction. */
const scriptBudget = 120_000;

/** Cumulative layout shift of the first screen without user input, as in Core Web Vitals. */
const shiftBudget = 0.005;

/**
 * Parts that hydration adds or changes: elements that hydrate the page because they need React, the language offer, and the
 * office hours in the visitor's time.
 */
const changedByHydration = "[data-hydrate-when], .language-offer, .min-h-40";

const phone = { width: 412, height: 823 };
const desk = { width: 1440, height: 900 };

let fallbackFonts: boolean;
beforeAll(async () => {
  fallbackFonts = await hasFallbackFonts(server.url);
  if (!fallbackFonts)
    console.warn(
      "SKIPPED: this machine has no fallback fonts. Install Liberation, or Noto Serif and Roboto.",
    );
});

// Each page is opened once for all tests. It differs from its translation only in text (tests/site/translations.test.ts),
// so checks that do not depend on text run in one language: English on a desktop with motion, Norwegian on a phone without.
describe.each(typicalPages())("$path", ({ path, language }) => {
  const isDesktop = language === "en";
  const expected = path.endsWith("/404") ? [/404/] : [];
  let visitor: Visit;
  let moved: typeof window.shifts;
  let movedByHydration: typeof window.shifts;
  let initialScriptBytes: number;
  let treeBefore: string[];
  beforeAll(async () => {
    const fonts = holdFonts();
    // A fresh visitor per page: after another page, fonts may come from the memory cache.
    visitor = await startVisit(server.url + path, {
      viewport: phone,
      reducedMotion: isDesktop ? "no-preference" : "reduce",
      before: recordShifts,
      until: "commit",
      prepare: fonts.prepare,
      savesData: false,
      expected,
    });
    const { page } = visitor;
    await fonts.release(page);
    await hydrationFilesFetched(page);
    initialScriptBytes = await scriptBytes(page);
    // The next free times load without hydration.
    await page.locator(".booking-next:empty").waitFor({ state: "detached" });
    moved = await shiftsSince(page, 0);
    if (isDesktop) await page.setViewportSize(desk);
    treeBefore = await wholeTree(page, changedByHydration);
    const before = (await shiftsSince(page, 0)).length;
    // After hydration it would only prefetch other pages (after-hydration.test.ts).
    await page.evaluate(saveData);
    await hydratePage(page);
    movedByHydration = await shiftsSince(page, before);
  });
  afterAll(() => visitor.leave());

  test("has no layout shift when fonts load on a phone or the page is hydrated", ({ skip }) => {
    skip(!fallbackFonts);
    const all = [...moved, ...movedByHydration];
    const sum = all.reduce((sum, { value }) => sum + value, 0);
    expect(sum, JSON.stringify(all)).toBeLessThanOrEqual(shiftBudget);
  });

  test("hydrates without an error, a policy violation, a third-party request, stored data or analytics", async () => {
    const { page, problems } = visitor;
    expect(initialScriptBytes).toBeLessThanOrEqual(scriptBudget);
    expect(await page.locator("head > [rel=manifest]").getAttribute("href")).toBe("/site.webmanifest");
    // On a busy machine, a lazy image may miss the moment in which it is near.
    await expect
      .poll(async () => {
        await scrollThrough(page);
        return pendingContent(page);
      })
      .toEqual([]);
    expect(
      await page.evaluate(() => [
        [localStorage.length, sessionStorage.length, document.cookie],
        [window.gtag, window.plausible, window.dataLayer].filter(Boolean),
      ]),
    ).toEqual([[0, 0, ""], []]);
    expect(problems).toEqual([]);
  });

  test("has the same accessibility tree before and after hydration", async () => {
    expect(treeBefore.length).toBeGreaterThan(50);
    await expect.poll(() => wholeTree(visitor.page, changedByHydration)).toEqual(treeBefore);
    expect(await findJoinedTexts(visitor.page)).toEqual([]);
  });

  if (isDesktop) {
    test("has every CSS rule that it uses", async () => {
      expect(await findMissingStyles(visitor.page)).toEqual([]);
    });
  } else {
    // An earlier test has scrolled to the end of the page.
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

  // Polled, because layout follows a change of the window's size. The widths are in an order with few changes, each of which
  // lays out the whole page again.
  test("fits 320 px and has large enough targets", async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: isDesktop ? 1280 : 390, height: 900 });
    await expect.poll(() => findSmallTargets(page)).toEqual([]);
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
    // Last, because Chromium does not lay out everything again when the size is reset.
    await setTextSize(page, 32);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => findClippedText(page)).toEqual([]);
    }
  });
});
