import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { colourFindings, findings } from "../support/axe.ts";
import {
  lostText,
  lowTargets,
  runningAnimations,
  setTextSize,
  setWideSpacing,
  smallTargets,
} from "../support/reader-settings.ts";
import { sitePages } from "../support/site-pages.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

const server = siteUnderTest();

/** A page that asks for an article's text twice over says nothing new: two articles stand for all. */
const pages = sitePages().filter(
  ({ path }) => !/\/blog\/./.test(path) || /personal-website|norway-job-market$/.test(path),
);

/** Bytes over the line of all scripts that a page asks for before the visitor does anything. */
const scriptBudget = 120_000;

const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

describe.each(pages)("$path", ({ path }) => {
  const expected = path.endsWith("/404") ? [/404/] : [];

  test("comes alive without an error, a policy violation, a foreign request or anything stored", async () => {
    const { page, context, problems } = await visit(server.url + path, { expected });
    await alive(page);
    await page.waitForLoadState("networkidle");
    expect(await scriptBytes(page)).toBeLessThanOrEqual(scriptBudget);
    expect(await page.locator("head > [rel=manifest]").getAttribute("href")).toBe("/site.webmanifest");
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      "",
    ]);
    expect(problems).toEqual([]);
    await context.close();
  });

  describe("for everyone", () => {
    let visitor: Awaited<ReturnType<typeof visit>>;
    beforeAll(async () => {
      visitor = await visit(server.url + path, { reducedMotion: "reduce", expected });
      await alive(visitor.page);
    });
    afterAll(() => visitor.context.close());

    test("nothing moves by itself for who prefers less motion", async () => {
      const { page } = visitor;
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      if (await page.locator("video").count()) await page.locator(".film").scrollIntoViewIfNeeded();
      await expect.poll(() => runningAnimations(page)).toEqual([]);
      const playing = page
        .locator("video")
        .evaluateAll((all) => all.filter((film) => !(film as HTMLVideoElement).paused).length);
      expect(await playing).toBe(0);
    });

    test("axe finds nothing, on a desk, on a phone and after sunset", async () => {
      const { page } = visitor;
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findings(page)).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await colourFindings(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    });

    test("nothing is wider than 320 px, and what can be pressed is large enough", async () => {
      const { page } = visitor;
      await page.setViewportSize({ width: 320, height: 800 });
      await expect.poll(() => lostText(page)).toEqual([]);
      expect(await lowTargets(page)).toEqual([]);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await smallTargets(page)).toEqual([]);
      }
    });

    test("no text is lost when it is widely spaced, or twice as large", async () => {
      const { page } = visitor;
      await setWideSpacing(page, true);
      for (const width of [1280, 390]) {
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
});

test("what a browser's policy stops is noticed here and in the server's log", async () => {
  const { page, context, problems } = await visit(server.url);
  await page.evaluate(() => document.body.setAttribute("style", "color: red"));
  await expect.poll(() => problems).toContainEqual(expect.stringMatching(/policy violation: style-src-attr/));
  await expect
    .poll(server.output)
    .toMatch(
      /"directive":"style-src-attr","page":"\/","blocked":"inline".*broke its Content-Security-Policy/,
    );
  await context.close();
});
