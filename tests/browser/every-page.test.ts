import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { colourFindings, findings } from "../support/axe.ts";
import { runTogether, wholeTree } from "../support/reader-tree.ts";
import { typicalPages } from "../support/site-pages.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { alive, atRest, visit } from "../support/visitor.ts";
import { stylesThatAreMissing } from "../support/whole-styles.ts";

const server = siteUnderTest();

/** Bytes over the line of all scripts that a page asks for before the visitor does anything. */
const scriptBudget = 120_000;

const scriptBytes = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
      // What is fetched and then run is listed twice; the second time it comes from the cache.
      .filter(({ name, transferSize }) => new URL(name).pathname.endsWith(".js") && transferSize > 0)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );

/** Resolves once the page has fetched what it would wake with, the last that it does unasked. */
const hasFetchedAll = (page: Page) =>
  page.waitForFunction(async () => {
    const { boot = "" } = document.querySelector<HTMLElement>("script[data-boot]")?.dataset ?? {};
    const fetched = new Set(
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    if (!fetched.has(boot)) return false;
    const module = await (await fetch(boot)).text();
    return Array.from(module.matchAll(/\/assets\/[\w.-]+\.js/g)).every(([file]) => fetched.has(file));
  });

/** What a visitor who has scrolled through the page still waits for: pictures, and the calendar's times. */
const onTheirWay = (page: Page) =>
  page.evaluate(() => [
    ...[...document.images]
      .filter((image) => image.checkVisibility() && !image.complete)
      .map(({ src }) => src),
    ...[...document.querySelectorAll(".booking-next:empty")].map(({ className }) => className),
  ]);

/**
 * What is not there before, or not the same: what wakes the page because it needs React, the offer of the other language,
 * and the office's hours, told on the visitor's clock.
 */
const changesByWaking = "[data-wakes=seen], .language-offer, .min-h-40";

// A page and its twin in the other language differ in their words alone: one is read on a desk, the other on a phone.
describe.each(typicalPages())("$path", ({ path, language }) => {
  const viewport = { width: language === "en" ? 1440 : 390, height: 900 };
  const expected = path.endsWith("/404") ? [/404/] : [];
  let visitor: Awaited<ReturnType<typeof visit>>;
  let fetchedUnasked: number;
  let readAsleep: string[];
  beforeAll(async () => {
    visitor = await visit(server.url + path, { viewport, savesData: false, expected });
    await hasFetchedAll(visitor.page);
    fetchedUnasked = await scriptBytes(visitor.page);
    // The next free times come to a page that sleeps, too.
    await visitor.page.locator(".booking-next:empty").waitFor({ state: "detached" });
    readAsleep = await wholeTree(visitor.page, changesByWaking);
    await alive(visitor.page);
  });
  afterAll(() => visitor.context.close());

  test("comes alive without an error, a policy violation, a foreign request or anything stored", async () => {
    const { page, problems } = visitor;
    await atRest(page);
    expect(fetchedUnasked).toBeLessThanOrEqual(scriptBudget);
    expect(await page.locator("head > [rel=manifest]").getAttribute("href")).toBe("/site.webmanifest");
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight * 0.9) {
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

  test("a screen reader is given the same before the page wakes and after", async () => {
    expect(readAsleep.length).toBeGreaterThan(50);
    await expect.poll(() => wholeTree(visitor.page, changesByWaking)).toEqual(readAsleep);
    expect(await runTogether(visitor.page)).toEqual([]);
  });

  test("its part of the stylesheet has every rule that it uses", async () => {
    expect(await stylesThatAreMissing(visitor.page)).toEqual([]);
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

test("a rule that a page lacks is noticed, of an element as of what stands before or after one", async () => {
  const { page, context } = await visit(`${server.url}/pricing`);
  await alive(page);
  const without = (selector: string) =>
    page.evaluate((selector) => {
      const remove = (rules: CSSRuleList, owner: { deleteRule(index: number): void }): boolean =>
        [...rules].some((rule, index) => {
          if (rule instanceof CSSStyleRule && rule.selectorText === selector) {
            owner.deleteRule(index);
            return true;
          }
          return rule instanceof CSSGroupingRule && remove(rule.cssRules, rule);
        });
      return [...document.styleSheets].some((sheet) => remove(sheet.cssRules, sheet));
    }, selector);
  for (const selector of [".btn", ".tick::before"]) {
    expect(await without(selector)).toBe(true);
    expect(await stylesThatAreMissing(page)).not.toEqual([]);
    await page.reload();
    await alive(page);
  }
  await context.close();
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
