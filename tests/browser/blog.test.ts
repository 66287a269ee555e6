import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { articleSlugs, listedArticles } from "../../content/articles.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

const server = siteUnderTest();

const inTechnology = listedArticles("en").filter(({ categoryId }) =>
  ["technology", "ai-technology"].includes(categoryId),
);

/** The articles that are shown, in order: the featured one and the grid. */
const shown = (page: Page) => page.locator("main article h3").allTextContents();
const status = (page: Page) => page.locator("main [role=status]").first();

describe("A visitor looks through the articles", () => {
  test("all of them, in the order of the listing, also without a script", async () => {
    const { page, context } = await visit(`${server.url}/blog`, { javaScriptEnabled: false });
    expect(await shown(page)).toEqual(listedArticles("en").map(({ title }) => title));
    expect(await page.getByRole("button", { name: /^Leadership/ }).isVisible()).toBe(false);
    const links = await page
      .locator('main a[href^="/blog/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(new Set(links).size).toBe(articleSlugs().length);
    await context.close();
  });

  test("one category: counted, announced, in the address, and undone by the back button", async () => {
    const { page, context, problems } = await visit(`${server.url}/blog`);
    await alive(page);
    const all = await shown(page);
    const chip = page.getByRole("button", { name: /^Technology/ });
    expect(await chip.textContent()).toBe(`Technology${inTechnology.length}`);
    await chip.click();
    await expect.poll(() => shown(page)).toEqual(inTechnology.map(({ title }) => title));
    expect(page.url()).toBe(`${server.url}/blog?category=technology`);
    expect(await status(page).textContent()).toMatch(
      new RegExp(`^${inTechnology.length} articles? in Technology$`),
    );
    expect(await page.getByRole("heading", { name: "Featured in Technology" }).count()).toBe(1);
    expect(await chip.getAttribute("aria-pressed")).toBe("true");
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(all);
    expect(page.url()).toBe(`${server.url}/blog`);
    expect(await page.getByRole("heading", { name: "Featured article" }).count()).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a category survives a reload and a change of language, and All ends it", async () => {
    const { page, context, problems } = await visit(`${server.url}/blog?category=technology`);
    await alive(page);
    await page.getByRole("heading", { name: "Featured in Technology" }).waitFor();
    await page.getByRole("button", { name: /language/i }).click();
    await page.getByRole("link", { name: "Norsk" }).click();
    await page.waitForURL(`${server.url}/no/blog?category=technology`);
    await page.getByRole("heading", { name: "Utvalgt i Teknologi" }).waitFor();
    expect(await shown(page)).toHaveLength(inTechnology.length);
    await page.getByRole("button", { name: /^Alle/ }).click();
    await expect.poll(() => shown(page)).toHaveLength(listedArticles("no").length);
    expect(page.url()).toBe(`${server.url}/no/blog`);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("an unknown category shows everything", async () => {
    const { page, context, problems } = await visit(`${server.url}/blog?category=astrology`);
    await alive(page);
    expect(await shown(page)).toHaveLength(listedArticles("en").length);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("A visitor searches", () => {
  test("nothing is fetched before the field is used; then words are found and marked, by keyboard alone", async () => {
    const { page, context, problems } = await visit(`${server.url}/blog`);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await alive(page);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.includes("search"))).toEqual([]);
    await page.getByRole("searchbox", { name: "Search the articles" }).fill("landslides");
    await page.locator("#search-results mark").first().waitFor();
    expect(asked.filter((path) => path.endsWith("/blog/search.json"))).toHaveLength(1);
    await page.waitForURL(/\?q=landslides$/);
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      "Do you need a website when you have LinkedIn?",
    );
    await page.keyboard.press("ArrowUp");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("search");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${server.url}/blog/personal-website`);
    await page.goBack();
    await page.locator("#search-results mark").first().waitFor();
    await page.keyboard.press("Escape");
    expect(problems).toEqual([]);
    await context.close();
  });

  test("a typing mistake is forgiven, and a word that stands nowhere is said to", async () => {
    const { page, context } = await visit(`${server.url}/blog?q=landslied`);
    await page.locator("#search-results mark").first().waitFor();
    expect(await page.locator("#search-results h2").first().textContent()).toContain("LinkedIn");
    await page.getByRole("searchbox").fill("xylophonist");
    await page.getByText("Nothing on ‘xylophonist’").waitFor();
    await page.getByRole("button", { name: "Clear the search" }).click();
    await page.waitForURL(`${server.url}/blog`);
    await expect.poll(() => shown(page)).toHaveLength(listedArticles("en").length);
    await context.close();
  });

  test("when the index does not come, the visitor is told and may try again", async () => {
    const { page, context } = await visit(`${server.url}/blog`, { expected: [/503/] });
    await alive(page);
    let broken = true;
    await page.route("**/blog/search.json", (route) =>
      broken ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.clock.install();
    await page.getByRole("searchbox").fill("domain");
    await page.getByText("Fetching the articles").waitFor();
    // Three attempts more, after 1, 2 and 4 seconds.
    for (const wait of [1100, 2100, 4100]) {
      await page.waitForTimeout(150);
      await page.clock.runFor(wait);
    }
    const again = page.getByRole("button", { name: "Try again" });
    await again.waitFor();
    broken = false;
    await again.click();
    await page.locator("#search-results mark").first().waitFor();
    await context.close();
  });
});

describe("A visitor reads an article", () => {
  const path = "/blog/norway-job-market";

  test("with its parts: way back, byline, contents, list, quote, sources, neighbours, three to read next, closing call", async () => {
    const { page, context, problems } = await visit(server.url + path);
    await alive(page);
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
    await main.getByRole("link", { name: "All articles" }).click();
    await page.waitForURL(`${server.url}/blog`);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("the contents say where they are, and the bar how far they have come", async () => {
    const { page, context } = await visit(server.url + path, { reducedMotion: "reduce" });
    await alive(page);
    const width = () => page.locator(".reading-bar").evaluate((bar) => bar.getBoundingClientRect().width);
    const before = await width();
    const last = page.getByRole("navigation", { name: "In this article" }).getByRole("link").last();
    await last.click();
    await expect.poll(() => last.getAttribute("aria-current")).toBe("true");
    await expect.poll(width).toBeGreaterThan(before);
    await context.close();
  });

  test("a number leads to its source, and the source back", async () => {
    const { page, context } = await visit(server.url + path);
    await alive(page);
    await page.locator(".prose .cite").first().click();
    expect(await page.evaluate(() => location.hash)).toBe("#source-1");
    await page
      .getByRole("region", { name: "Sources" })
      .getByRole("link", { name: "Back to the text" })
      .first()
      .click();
    expect(await page.evaluate(() => location.hash)).toBe("#cite-1");
    await context.close();
  });

  test("a link in the text leads on without a document load, and the next article starts at its top", async () => {
    const { page, context, problems } = await visit(`${server.url}/no/blog/personal-website`);
    await alive(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('.prose a[href="/no/blog/new-resume"]').click();
    await page.waitForURL(`${server.url}/no/blog/new-resume`);
    await page.locator('main h1:not(:text("LinkedIn"))').waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("when its picture fails to load, the backup stands there", async () => {
    const { page, context } = await visit(`${server.url}/blog`, { expected: [/ERR_FAILED/] });
    await page.route("**/covers/norway-job-market-*", (route) => route.abort());
    await page.goto(server.url + path);
    const cover = page.locator(".article-cover img");
    await expect.poll(() => cover.getAttribute("src")).not.toContain("norway-job-market");
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await context.close();
  });

  test.each(["/no/blog/finnes-ikke", "/no/blog/finnes/heller/ikke"])(
    "there is no article at %s",
    async (nowhere) => {
      const { page, context, problems } = await visit(server.url + nowhere, {
        expected: [/status of 404/, /^console: 404: there is no page at/],
      });
      await alive(page);
      await page.getByRole("link", { name: "Til forsiden", exact: true }).click();
      await page.waitForURL(`${server.url}/no`);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  test("other names of an article lead to it for good", async () => {
    for (const [from, to] of [
      ["/blog/norway-job-market-2025", "/blog/norway-job-market"],
      ["/no/blog/new-resume-website", "/no/blog/new-resume"],
      ["/blog/first-impressions-online", "/blog/first-impressions"],
    ]) {
      const answer = await fetch(server.url + from, { redirect: "manual" });
      expect([301, 308]).toContain(answer.status);
      expect(new URL(answer.headers.get("location") ?? "", server.url).pathname).toBe(to);
    }
  });

  test("on paper: the text and its sources, nothing of the site around it", async () => {
    const { page, context } = await visit(server.url + path);
    await page.emulateMedia({ media: "print" });
    for (const gone of [
      "header[data-navigation]",
      "footer",
      ".article-contents",
      ".reading-bar",
      ".neighbours",
    ]) {
      expect(await page.locator(gone).isVisible()).toBe(false);
    }
    expect(await page.locator(".prose").isVisible()).toBe(true);
    expect(await page.locator(".sources").isVisible()).toBe(true);
    await context.close();
  });
});
