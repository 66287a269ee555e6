import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { urlDelay } from "../../app/routes/blog/use-search.ts";
import {
  articleSlugs,
  listedArticles,
  listingLength,
  startHereArticles,
} from "../../content-loader/articles.ts";
import { categoryName } from "../../content-loader/data/categories.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, untilIdle, visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

const listed = listedArticles("en").slice(0, listingLength);
const inTechnology = listed.filter(({ listingCategory }) =>
  ["technology", "ai-technology"].includes(listingCategory),
);

/** The titles of the shown articles in order: the featured one, then the grid. */
const shown = (page: Page) => page.locator("main article h3").allTextContents();
const status = (page: Page) => page.locator("main [aria-live]").first();

describe("The blog listing", () => {
  test("shows all articles in order, also without scripts", async () => {
    const { page } = await visit(`${server.url}/blog`, { javaScriptEnabled: false });
    expect(await shown(page)).toEqual(listed.map(({ title }) => title));
    expect(await page.getByRole("button", { name: /^Leadership/ }).isVisible()).toBe(false);
    const links = await page
      .locator('main a[href^="/blog/"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    const others = [...startHereArticles("en").map(({ slug }) => slug), "archive"];
    expect(new Set(links)).toEqual(
      new Set([...listed.map(({ slug }) => slug), ...others].map((slug) => `/blog/${slug}`)),
    );
  });

  test("filters by category with count, announcement, URL and back button", async () => {
    const { page } = await visitHydrated(`${server.url}/blog`);
    const all = await shown(page);
    const counts = await page.locator(".chips button span + span").allTextContents();
    expect(counts.slice(1).reduce((sum, count) => sum + Number(count), 0)).toBe(Number(counts[0]));
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
  });

  test("keeps a category across reload and language change, and All resets it", async () => {
    const { page } = await visitHydrated(`${server.url}/blog?category=technology`);
    await page.getByRole("heading", { name: "Featured in Technology" }).waitFor();
    await page.getByRole("button", { name: /language/i }).click();
    await page.getByRole("link", { name: "Norsk" }).click();
    await page.waitForURL(`${server.url}/no/blog?category=technology`);
    await page.getByRole("heading", { name: "Utvalgt i Teknologi" }).waitFor();
    expect(await shown(page)).toHaveLength(inTechnology.length);
    await page.getByRole("button", { name: /^Alle/ }).click();
    await expect.poll(() => shown(page)).toHaveLength(listed.length);
    expect(page.url()).toBe(`${server.url}/no/blog`);
  });

  test("shows everything for an unknown category, and on each card the category that its chip counts", async () => {
    const { page } = await visitHydrated(`${server.url}/blog?category=astrology`);
    expect(await shown(page)).toHaveLength(listed.length);
    for (const { slug, listingCategory } of listed) {
      const card = page.locator("article", { has: page.locator(`a[href$="/blog/${slug}"]`) });
      expect(await card.locator("p").first().textContent()).toContain(categoryName(listingCategory, "en"));
    }
  });

  test("leads from the listing to the archive, the oldest article and back", async () => {
    const { page } = await visitHydrated(`${server.url}/no/blog`);
    // One link next to the categories, one below the articles.
    const toAll = page.getByRole("link", { name: `Alle ${articleSlugs().length}, med «Begynn her»` });
    expect(await toAll.count()).toBe(2);
    await toAll.first().click();
    await page.waitForURL(`${server.url}/no/blog/archive`);
    await page.getByRole("heading", { level: 1, name: "Alle artiklene, nyeste først." }).waitFor();
    const oldest = page.locator("main li a").last();
    const href = await oldest.getAttribute("href");
    await oldest.click();
    await page.waitForURL(server.url + href);
    await page.getByRole("link", { name: "Til bloggen" }).click();
    await page.waitForURL(`${server.url}/no/blog`);
  });
});

describe("The blog search", () => {
  test("fetches nothing before the field is used, then finds and marks words by keyboard alone", async () => {
    const { page } = await visit(`${server.url}/blog`, { savesData: false });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await hydratePage(page);
    await untilIdle(page);
    expect(asked.filter((path) => path.includes("search"))).toEqual([]);
    await page.getByRole("searchbox", { name: "Search the articles" }).fill("geologist");
    await page.locator("#search-results mark").first().waitFor();
    expect(asked.filter((path) => path.endsWith("/blog/search.json"))).toHaveLength(1);
    await page.waitForURL(/\?q=geologist$/);
    const field = page.getByRole("searchbox", { name: "Search the articles" });
    // During IME composition, these keys choose a candidate.
    const composing = { isComposing: true, cancelable: true };
    for (const key of ["Enter", "ArrowDown", "Escape"])
      await field.dispatchEvent("keydown", { key, ...composing });
    expect(await field.inputValue()).toBe("geologist");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("search");
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
  });

  test("opens a result that is followed at once, however slowly it loads", async () => {
    const { page } = await visitHydrated(`${server.url}/blog?q=geologis`);
    await page.locator("#search-results mark").first().waitFor();
    await page.route("**/personal-website.data", async (route) => {
      await page.waitForTimeout(800);
      await route.continue();
    });
    // A scripted focus may leave the caret at the start of the field, where the letter would make another word.
    await page.getByRole("searchbox").press("End");
    await page.keyboard.type("t");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.locator("main h1", { hasText: "Do you need a website" }).waitFor();
    // The shown page may still prefetch the delayed file.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("tolerates a typing mistake, and says when a word is nowhere", async () => {
    const { page } = await visit(`${server.url}/blog?q=geoligist`);
    await page.locator("#search-results mark").first().waitFor();
    expect(await page.locator("#search-results h2").first().textContent()).toContain("LinkedIn");
    await page.getByRole("searchbox").fill("xylophonist");
    await page.getByText("Nothing on ‘xylophonist’").waitFor();
    await page.getByRole("button", { name: "Clear the search" }).click();
    await page.waitForURL(`${server.url}/blog`);
    await expect.poll(() => shown(page)).toHaveLength(listed.length);
  });

  test("ignores a category without matches and says so", async () => {
    const { page } = await visit(`${server.url}/blog?category=healthcare&q=geologist`);
    await page.locator("#search-results mark").first().waitFor();
    const status = page.locator("#search-results [role=status]");
    expect(await status.textContent()).toMatch(
      /^Nothing on ‘geologist’ in this category\. In all of them: \d+\.$/,
    );
    // Without the category, the search has results.
    await page.getByRole("button", { name: /^All/ }).click();
    await expect.poll(() => status.textContent()).toMatch(/^\d+ articles? on ‘geologist’$/);
  });

  test("forgets a cleared query when a category is chosen before the URL is rendered", async () => {
    const { page } = await visitHydrated(`${server.url}/blog`);
    await page.getByRole("searchbox").fill("domain");
    await page.waitForURL(/\?q=domain$/);
    await page.evaluate((urlDelay) => {
      const chip = [...document.querySelectorAll("button")].find(({ textContent }) =>
        textContent.startsWith("Norway Career"),
      );
      const set = window.setTimeout;
      window.setTimeout = ((callback: () => void, delay: number) =>
        set(() => {
          callback();
          if (delay === urlDelay) chip?.click();
        }, delay)) as typeof setTimeout;
    }, urlDelay);
    await page.keyboard.press("Escape");
    await page.waitForURL(`${server.url}/blog?category=norway-career`);
    expect(await page.getByRole("searchbox").inputValue()).toBe("");
  });

  test.each([
    { path: "/blog", typed: "salry", marked: "pay" },
    { path: "/no/blog", typed: "lonn", marked: "lønn" },
  ])("finds and marks synonyms of '$typed' on $path", async ({ path, typed, marked }) => {
    const { page } = await visit(`${server.url}${path}?q=${typed}`);
    await page.locator("#search-results a[href$='/norway-job-market']").waitFor();
    const marks = await page.locator("#search-results mark").allTextContents();
    expect(marks.map((mark) => mark.toLowerCase())).toContain(marked);
  });

  test("offers a retry when the index does not load", async () => {
    const { page } = await visitHydrated(`${server.url}/blog`, { expected: [/503/], isNew: true });
    let broken = true;
    const { promise: seen, resolve: continueFetching } = Promise.withResolvers<void>();
    await page.route("**/blog/search.json", async (route) => {
      await seen;
      return broken ? route.fulfill({ status: 503 }) : route.continue();
    });
    await page.clock.install();
    await page.getByRole("searchbox").fill("domain");
    await page.getByText("Fetching the articles").waitFor();
    continueFetching();
    // It retries three times, after 1, 2 and 4 seconds.
    const again = page.getByRole("button", { name: "Try again" });
    await expect.poll(() => page.clock.runFor(1000).then(() => again.isVisible())).toBe(true);
    broken = false;
    await again.click();
    await page.locator("#search-results mark").first().waitFor();
  });
});
