import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { recordShifts, shiftsSince } from "../support/font-loading.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit } from "../support/visitor.ts";

// On load the comparison animates once from the CV to both halves, without scripts or layout shifts.
const server = sharedSite();

const desk = { width: 1440, height: 900 };

/** The positions of line, knob and picture in percent of the frame, `time` ms into the animation. */
async function positionsAt(
  page: Page,
  time: number,
): Promise<{ line: number; knob: number; picture: number }> {
  return page.evaluate((time) => {
    const frame = document.querySelector<HTMLElement>(".compare");
    const part = (name: string) => document.querySelector<HTMLElement>(name);
    const [line, knob, after] = [".compare-handle", ".compare-knob", ".compare-after"].map(part);
    if (!frame || !line || !knob || !after) throw new Error("the comparison is not on the page");
    for (const running of frame.getAnimations({ subtree: true })) {
      running.pause();
      running.currentTime = time;
    }
    const { left, width } = frame.getBoundingClientRect();
    const middle = (element: Element) => {
      const box = element.getBoundingClientRect();
      return Math.round(((box.left + box.width / 2 - left) / width) * 100);
    };
    const clipped = Number.parseFloat(getComputedStyle(after).clipPath.split(" ")[3] ?? "");
    return { line: middle(line), knob: middle(knob), picture: Math.round(clipped) };
  }, time);
}

const animations = (page: Page) =>
  page.locator(".compare").evaluate((frame) => frame.getAnimations({ subtree: true }).length);

/** Pauses the animation as soon as it starts, because on a busy machine it would be over before the test reads it. */
async function visitPaused(url: string) {
  const visitor = await visit(url, { viewport: desk, until: "commit", reducedMotion: "no-preference" });
  await visitor.page.waitForFunction(() => {
    const parts = document.querySelector(".compare")?.getAnimations({ subtree: true }) ?? [];
    for (const part of parts) part.pause();
    return parts.length > 0;
  });
  await visitor.page.waitForLoadState();
  return visitor;
}

test("moves from 85 to 38 percent in 900 ms, with line, handle and picture together", async () => {
  const { page } = await visitPaused(server.url);
  expect(await animations(page)).toBe(3);
  expect(await positionsAt(page, 400)).toEqual({ line: 85, knob: 85, picture: 85 });
  const { line, knob, picture } = await positionsAt(page, 850);
  expect(line).toBeGreaterThan(39);
  expect(line).toBeLessThan(84);
  expect([knob, picture]).toEqual([line, line]);
  expect(await positionsAt(page, 1299.9)).toEqual({ line: 38, knob: 38, picture: 38 });
});

test("causes no layout shift", async () => {
  const { page } = await visit(server.url, {
    viewport: desk,
    before: recordShifts,
    reducedMotion: "no-preference",
  });
  await expect.poll(() => animations(page), { timeout: 5000 }).toBe(0);
  expect((await shiftsSince(page, 0)).filter(({ inComparison }) => inComparison)).toEqual([]);
});

test("shows both halves at once with reduced motion", async () => {
  const { page } = await visit(server.url, { viewport: desk });
  expect(await animations(page)).toBe(0);
  expect(await positionsAt(page, 0)).toEqual({ line: 38, knob: 38, picture: 38 });
});

test("ends when the handle is used, before and after hydration", async () => {
  const { page } = await visitPaused(server.url);
  await positionsAt(page, 500);
  await page.getByRole("slider").focus();
  await page.keyboard.press("End");
  await expect.poll(() => positionsAt(page, 0)).toMatchObject({ line: 100, picture: 100 });
  expect(await animations(page)).toBe(0);
  await hydratePage(page);
  expect(await positionsAt(page, 0)).toMatchObject({ line: 100, picture: 100 });
  await page.keyboard.press("Home");
  await expect.poll(() => positionsAt(page, 0)).toMatchObject({ line: 0, picture: 0 });
});

test("is not interrupted by hydration", async () => {
  const { page } = await visitPaused(`${server.url}/no`);
  await positionsAt(page, 500);
  await hydratePage(page);
  expect(await animations(page)).toBe(3);
});
