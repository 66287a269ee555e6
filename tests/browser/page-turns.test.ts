import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/site-under-test.ts";
import { alive, visit } from "../support/visitor.ts";

const server = sharedSite();

/** Runs in the page: whatever is set in motion by script stands still at its beginning. */
function holdMotion(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...given) {
    const motion = animate.apply(this, given);
    motion.pause();
    return motion;
  };
}

/** What is held of the ways of parts; what is only lifted has no place of its own. */
const held = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((motion) => motion.constructor === Animation)
      .map((motion) => (motion.effect as KeyframeEffect).target?.className),
  );

const letGo = (page: Page) =>
  page.evaluate(() => {
    for (const motion of document.getAnimations()) motion.finish();
  });

/** Its middle and its width in the window. */
const place = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2, width].map(Math.round);
  });

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

describe("What was chosen goes over into the next page", () => {
  test.each([
    { path: "/blog", viewport: { width: 390, height: 844 } },
    { path: "/no/blog", viewport: { width: 1440, height: 900 } },
  ])("from a card of $path into its article, and back into the card", async ({ path, viewport }) => {
    const { page, leave, problems } = await visit(server.url + path, { viewport, before: holdMotion });
    await alive(page);
    const card = page.locator("main .card").nth(2);
    const address = await card.locator("a").getAttribute("href");
    await card.scrollIntoViewIfNeeded();
    const atCard = await place(card.locator(".cover"));
    const left = await scrolled(page);

    await card.locator("a").press("Enter");
    await page.waitForURL(server.url + address);
    const cover = page.locator(".article-cover .cover");
    await expect.poll(() => held(page)).toContain("cover");
    expect(await place(cover)).toEqual(atCard);
    await letGo(page);
    const inArticle = await place(cover);
    expect(inArticle).not.toEqual(atCard);

    await page.goBack();
    await expect.poll(() => held(page)).toContain("cover");
    expect(await place(card.locator(".cover"))).toEqual(inArticle);
    await letGo(page);
    expect(await place(card.locator(".cover"))).toEqual(atCard);
    expect(await scrolled(page)).toBe(left);
    expect(problems).toEqual([]);
    await leave();
  });

  test("from a package onto its slip, and back", async () => {
    const { page, leave, problems } = await visit(`${server.url}/no/pricing`, { before: holdMotion });
    await alive(page);
    await page.getByRole("link", { name: "Velg Pro" }).click();
    await page.waitForURL("**/no/contact?package=pro#write");
    await expect.poll(() => held(page)).toContain("slip");
    expect(await page.locator("#write .slip:visible").innerText()).toContain("249,50");
    await letGo(page);
    // The same page in another language has not been chosen: its link only keeps the query.
    await page.locator(".language-button").click();
    await page.locator("#languages a:not([aria-current])").click();
    await page.waitForURL(`${server.url}/contact?package=pro#write`);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await held(page)).toEqual([]);
    await page.goBack();
    // The address changes before the page does.
    await page.locator("html[lang=nb]").waitFor();
    await page.goBack();
    await expect.poll(async () => (await held(page)).join()).toContain("night");
    expect(problems).toEqual([]);
    await leave();
  });

  test("and nothing of it moves for who wants less motion", async () => {
    const { page, leave, problems } = await visit(`${server.url}/blog`, {
      reducedMotion: "reduce",
      before: holdMotion,
    });
    await alive(page);
    await page.locator("main .card a").first().click();
    await page.locator(".article-cover .cover").waitFor();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await held(page)).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  });
});
