import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/site-under-test.ts";
import { visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

describe("An article", () => {
  const path = "/blog/norway-job-market";

  test("has breadcrumb, byline, contents, list, quote, sources, neighbours, related articles and closing call, and prints only its text", async () => {
    const { page } = await visitHydrated(server.url + path);
    const main = page.getByRole("main");
    expect(await main.locator("h1").textContent()).toBe("Norway has two job markets. Which one is yours?");
    expect(await main.locator("time").first().getAttribute("datetime")).toBe("2025-01-15");
    expect(await main.getByText("15 min").first().isVisible()).toBe(true);
    expect(await main.getByRole("checkbox").count()).toBeGreaterThan(2);
    expect(await main.locator("blockquote").count()).toBe(1);
    expect(await main.getByRole("region", { name: "Sources" }).getByRole("listitem").count()).toBeGreaterThan(
      2,
    );
    expect(await main.getByRole("region", { name: "Read next" }).getByRole("article").count()).toBe(3);
    expect(await main.getByRole("link", { name: "Get started today" }).getAttribute("href")).toBe("/contact");
    expect(await main.getByRole("link", { name: "See what we do" }).getAttribute("href")).toBe("/services");
    const contents = main.getByRole("navigation", { name: "In this article" }).getByRole("link");
    for (const href of await contents.evaluateAll((all) => all.map((link) => link.getAttribute("href")))) {
      expect(await page.locator(`h2${href}`).count()).toBe(1);
    }
    await page.locator(".prose .cite").first().click();
    expect(await page.evaluate(() => location.hash)).toBe("#source-1");
    await main
      .getByRole("region", { name: "Sources" })
      .getByRole("link", { name: "Back to the text" })
      .first()
      .click();
    expect(await page.evaluate(() => location.hash)).toBe("#cite-1");
    await page.emulateMedia({ media: "print" });
    for (const hidden of ["header[data-navigation]", "footer", ".skip", ".article-contents", ".neighbours"])
      expect(await page.locator(hidden).isVisible(), hidden).toBe(false);
    for (const printed of [".prose", ".sources"])
      expect(await page.locator(printed).isVisible(), printed).toBe(true);
    await page.emulateMedia({ media: "screen" });
    await main.getByRole("link", { name: "To the blog" }).click();
    await page.waitForURL(`${server.url}/blog`);
  });

  test("marks the current section in the contents and shows reading progress", async () => {
    const { page } = await visitHydrated(server.url + path, { reducedMotion: "no-preference" });
    const width = () => page.locator(".reading-bar").evaluate((bar) => bar.getBoundingClientRect().width);
    expect(await width()).toBe(0);
    const last = page.getByRole("navigation", { name: "In this article" }).getByRole("link").last();
    await last.click();
    await expect.poll(() => last.getAttribute("aria-current")).toBe("true");
    await expect.poll(width).toBeGreaterThan(0);
    await page.locator(".neighbours").evaluate((after) => after.scrollIntoView({ behavior: "instant" }));
    await expect.poll(width).toBe(page.viewportSize()?.width);
  });

  test("shows reading progress without scripts, but not in print or with reduced motion", async () => {
    const { page } = await visit(server.url + path, {
      javaScriptEnabled: false,
      reducedMotion: "no-preference",
    });
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 4000);
    await expect
      .poll(async () => (await page.locator(".reading-bar").boundingBox())?.width ?? 0)
      .toBeGreaterThan(100);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".reading-bar").isVisible()).toBe(false);
    await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
    expect(await page.locator(".reading-bar").isVisible()).toBe(false);
  });

  test("places each source next to its citation in a wide window, without overlap", async () => {
    const { page } = await visit(`${server.url}/no/blog/norway-job-market`, {
      viewport: { width: 1200, height: 900 },
    });
    const notes = page.locator(".sources li");
    const boxes = await notes.evaluateAll((all) =>
      all.map((note, i) => {
        const { top, bottom, left, right } = note.getBoundingClientRect();
        const cited = document.getElementById(`cite-${i + 1}`)?.getBoundingClientRect();
        return { top, bottom, left, right, cited: cited?.top ?? Number.NaN };
      }),
    );
    const text = await page.locator(".prose").boundingBox();
    if (!text) throw new Error("the article is not on the page");
    expect(boxes.length).toBeGreaterThan(10);
    for (const [i, { top, left, right, cited }] of boxes.entries()) {
      const above = boxes[i - 1]?.bottom ?? 0;
      expect(top).toBeGreaterThanOrEqual(Math.max(cited - 1, above));
      expect(top).toBeLessThan(Math.max(cited, above) + 16);
      expect(left).toBeGreaterThan(text.x + text.width);
      expect(right).toBeLessThanOrEqual(1200);
    }
    await page.setViewportSize({ width: 1199, height: 900 });
    const below = await notes.first().boundingBox();
    const end = await page.locator(".prose").boundingBox();
    expect(below?.y).toBeGreaterThan((end?.y ?? 0) + (end?.height ?? 0));
  });

  test("folds long tables and sources on a phone, opens them for links and shows them in print", async () => {
    const { page } = await visitHydrated(`${server.url}/no${path}`, {
      viewport: { width: 390, height: 844 },
    });
    const source = page.locator("#source-1");
    const cell = page.locator(".fold td").first();
    const summary = page.locator(".article-text > .example li").first();
    for (const folded of [source, cell, summary]) expect(await folded.isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    for (const printed of [source, cell, summary]) expect(await printed.isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen" });
    await page.locator(".prose .cite").first().click();
    await expect.poll(() => source.isVisible()).toBe(true);
    await page.locator(".fold > summary").first().click();
    expect(await cell.isVisible()).toBe(true);
    await page.getByText("Kort fortalt").click();
    expect(await summary.isVisible()).toBe(true);
    const contents = page.getByRole("navigation", { name: "I denne artikkelen" });
    await page.getByRole("button", { name: "I denne artikkelen" }).click();
    await contents.getByRole("link").last().click();
    await expect.poll(() => contents.isVisible()).toBe(false);
    expect(await page.evaluate(() => decodeURIComponent(location.hash))).toMatch(/^#en-plan/);
    await page.setViewportSize({ width: 820, height: 844 });
    await page.reload();
    expect(await cell.isVisible()).toBe(true);
  });

  test("follows a link in the text without a document load and opens the next article at its top", async () => {
    const { page } = await visitHydrated(`${server.url}/no/blog/personal-website`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('.prose a[href="/no/blog/new-resume"]').click();
    await page.waitForURL(`${server.url}/no/blog/new-resume`);
    await page.locator('main h1:not(:text("LinkedIn"))').waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("shows the fallback when its picture fails to load", async () => {
    const { page } = await visit(`${server.url}/blog`, { expected: [/ERR_FAILED/] });
    await page.route("**/covers/norway-job-market-*", (route) => route.abort());
    await page.goto(server.url + path);
    const cover = page.locator(".article-cover img");
    await expect.poll(() => cover.getAttribute("src")).not.toContain("norway-job-market");
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});
