import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { colourFindings, findings } from "../support/axe.ts";
import { typicalPages } from "../support/site-pages.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

const server = siteUnderTest();

/** Bytes over the line of all scripts that a page asks for before the visitor does anything. */
const scriptBudget = 120_000;

const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

/** What a visitor who has scrolled through the page still waits for: pictures, and the calendar's times. */
const onTheirWay = (page: Page) =>
  page.evaluate(() => [
    ...[...document.images]
      .filter((image) => image.checkVisibility() && !image.complete)
      .map(({ src }) => src),
    ...[...document.querySelectorAll(".booking-bone")].map(({ className }) => className),
  ]);

describe.each(typicalPages())("$path", ({ path }) => {
  const expected = path.endsWith("/404") ? [/404/] : [];
  let visitor: Awaited<ReturnType<typeof visit>>;
  beforeAll(async () => {
    visitor = await visit(server.url + path, { viewport: { width: 1440, height: 900 }, expected });
    await alive(visitor.page);
  });
  afterAll(() => visitor.context.close());

  test("comes alive without an error, a policy violation, a foreign request or anything stored", async () => {
    const { page, problems } = visitor;
    await page.waitForLoadState("networkidle");
    expect(await scriptBytes(page)).toBeLessThanOrEqual(scriptBudget);
    expect(await page.locator("head > [rel=manifest]").getAttribute("href")).toBe("/site.webmanifest");
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        window.scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
    });
    await expect.poll(() => onTheirWay(page)).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      "",
    ]);
    expect(problems).toEqual([]);
  });

  test("axe finds nothing, on a desk, on a phone and after sunset", async () => {
    const { page } = visitor;
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page)).toEqual([]);
    }
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    expect(await colourFindings(page)).toEqual([]);
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
