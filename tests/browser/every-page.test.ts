import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";
import { sitePages } from "../support/site-pages.ts";
import { alive, closeBrowser, visit } from "../support/visitor.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

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

  test("has no finding of axe on a desk, on a phone and after sunset, and nothing wider than 320 px", async () => {
    const { page, context } = await visit(server.url + path, { reducedMotion: "reduce", expected });
    await alive(page);
    for (const { width, colorScheme } of [
      { width: 1440, colorScheme: "light" },
      { width: 390, colorScheme: "light" },
      { width: 390, colorScheme: "dark" },
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(
          ({ id, nodes }) => `${id}, ${colorScheme}: ${nodes.map(({ html }) => html).join(" | ")}`,
        ),
      ).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await context.close();
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
