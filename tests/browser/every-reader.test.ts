import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { facesStandIn, heldFaces, noteShifts } from "../support/late-faces.ts";
import {
  lostText,
  lowTargets,
  runningAnimations,
  setTextSize,
  setWideSpacing,
  smallTargets,
} from "../support/reader-settings.ts";
import { typicalPages } from "../support/site-pages.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

const server = sharedSite();

/** Of the first screen, as Core Web Vitals count it: CLS without what the visitor asked for. */
const shiftBudget = 0.005;

let standIns: boolean;
beforeAll(async () => {
  standIns = await facesStandIn(server.url);
  if (!standIns)
    console.warn(
      "SKIPPED: nothing stands in for the faces here. Install Liberation, or Noto Serif and Roboto.",
    );
});

// Asked until it is so: a window that has just changed its size is laid out a moment later. Each width is the one that
// the window has already, where there is a choice: every change lays out and paints the whole page.
describe.each(typicalPages())("$path", ({ path }) => {
  const expected = path.endsWith("/404") ? [/404/] : [];
  let visitor: Awaited<ReturnType<typeof visit>>;
  let shifts: typeof window.shifts;
  beforeAll(async () => {
    const faces = heldFaces();
    // A visitor for each page: one who has seen another page has its faces, now and then, without asking for them.
    visitor = await visit(server.url + path, {
      viewport: { width: 412, height: 823 },
      reducedMotion: "reduce",
      before: noteShifts,
      until: "commit",
      prepare: faces.prepare,
      expected,
    });
    await faces.letCome(visitor.page);
    await alive(visitor.page);
    shifts = await visitor.page.evaluate(() => window.shifts);
  });
  afterAll(() => visitor.context.close());

  test("nothing moves when the faces come to a phone after the first paint", ({ skip }) => {
    skip(!standIns);
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(moved, JSON.stringify(shifts)).toBeLessThanOrEqual(shiftBudget);
  });

  test("nothing moves by itself for who prefers less motion", async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    if (await page.locator("video").count()) await page.locator(".film").scrollIntoViewIfNeeded();
    await expect.poll(() => runningAnimations(page)).toEqual([]);
    const playing = page
      .locator("video")
      .evaluateAll((all) => all.filter((film) => !(film as HTMLVideoElement).paused).length);
    expect(await playing).toBe(0);
  });

  test("nothing is wider than 320 px, and what can be pressed is large enough", async () => {
    const { page } = visitor;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => smallTargets(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await expect.poll(() => lostText(page)).toEqual([]);
    await expect.poll(() => lowTargets(page)).toEqual([]);
  });

  test("no text is lost when it is widely spaced, or twice as large", async () => {
    const { page } = visitor;
    await setWideSpacing(page, true);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => lostText(page)).toEqual([]);
    }
    await setWideSpacing(page, false);
    // Last of all: Chromium does not lay out everything anew when the size is set back.
    await setTextSize(page, 32);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => lostText(page)).toEqual([]);
    }
  });
});
