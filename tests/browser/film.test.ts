import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, type VisitOptions, visit } from "../support/visitor.ts";

const server = sharedSite();

const described = (page: Page) => page.locator(".film").getByRole("img", { name: /^A CV sheet/ });
const play = (page: Page) => page.getByRole("button", { name: "Play the film" });
const pause = (page: Page) => page.getByRole("button", { name: "Pause the film" });

async function atFilm(options?: VisitOptions) {
  const visitor = await visit(server.url, { savesData: false, reducedMotion: "no-preference", ...options });
  await hydratePage(visitor.page);
  return { ...visitor, scroll: () => visitor.page.locator(".film").scrollIntoViewIfNeeded() };
}

test("does not load when data are saved", async () => {
  const { page, scroll } = await atFilm({ savesData: true });
  await scroll();
  // Long enough for the IntersectionObserver that would start it.
  await page.evaluate(() => new Promise((seen) => setTimeout(seen, 300)));
  expect(await page.locator("video").evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  await play(page).waitFor();
});

test("plays in view, pauses on request, and has a description", async () => {
  const { page, scroll } = await atFilm();
  await scroll();
  await pause(page).click();
  await play(page).waitFor();
  expect(await page.locator("video").isVisible()).toBe(true);
  expect(await described(page).count()).toBe(1);
  // A film that the visitor paused does not restart automatically.
  await page.evaluate(() => window.scrollTo(0, 0));
  await scroll();
  await page.evaluate(() => new Promise((seen) => setTimeout(seen, 300)));
  await play(page).waitFor();
});

test.each([
  ["does not come", "light", { status: 404 }, ["film.webm", "film.mp4"]],
  ["is no film", "dark", { contentType: "video/webm", body: "no film" }, ["film-dark.webm", "film-dark.mp4"]],
] as const)(
  "when it %s the poster stays (%s), and the console says why",
  async (_, colorScheme, answer, files) => {
    const messages: string[] = [];
    const requested = new Set<string | undefined>();
    const { page, scroll } = await atFilm({ colorScheme, expected: [/film|404/] });
    page.on("console", (message) => messages.push(message.text()));
    await page.route(/\/film(-dark)?\.(webm|mp4)/, (route) => {
      requested.add(route.request().url().split("/").at(-1));
      return route.fulfill(answer);
    });
    await scroll();
    await page.locator("video").waitFor({ state: "detached" });
    expect([...requested]).toEqual(files);
    expect(await described(page).evaluate((poster) => getComputedStyle(poster).opacity)).toBe("1");
    expect(await play(page).count()).toBe(0);
    expect(messages.some((line) => line.includes("could not be played"))).toBe(true);
  },
);
