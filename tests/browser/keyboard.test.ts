import { describe, expect, test } from "vitest";
import { focusPlace, goInto, goTo } from "../support/keyboard.ts";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit, visitHydrated } from "../support/visitor.ts";

// `goTo` checks that the focus is visible at every stop. Other files test the contact form (contact.test.ts), the newsletter
// form, the search (blog.test.ts), the calendar (booking.test.ts) and the questions (actions-before-hydration.test.ts).
const server = sharedSite();

const phone = { width: 390, height: 844 };
/** The viewport of a 1280 by 1024 px window zoomed to 400 %. */
const enlarged = { width: 320, height: 256 };

describe("By keyboard a visitor", () => {
  test("skips to the text", async () => {
    const { page } = await visit(`${server.url}/no/services`);
    await page.keyboard.press("Tab");
    await hydratePage(page);
    expect(await focusPlace(page)).toEqual({ name: "Hopp til hovedinnhold", fault: undefined });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  test("opens another page with the phone menu, or closes it", async () => {
    const { page } = await visitHydrated(server.url, { viewport: phone });
    const menu = page.locator("#menu");
    await goTo(page, /^Menu$/);
    await page.keyboard.press("Enter");
    await goTo(page, /^Close$/);
    await page.keyboard.press("Space");
    await menu.waitFor({ state: "hidden" });
    expect((await focusPlace(page))?.name).toBe("Menu");
    await page.keyboard.press("Space");
    await goTo(page, /^Pricing$/);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${server.url}/pricing`);
    await menu.waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    // A link to the current page closes the menu too.
    await page.getByRole("button", { name: "Menu" }).focus();
    await page.keyboard.press("Enter");
    await goTo(page, /^Pricing$/);
    await page.keyboard.press("Enter");
    await menu.waitFor({ state: "hidden" });
  });

  test("reaches the calendar with the button in the header", async () => {
    const { page } = await visitHydrated(`${server.url}/contact`);
    await goTo(page, /^Book a consultation$/);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${server.url}/contact#booking`);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("booking");
  });

  test("changes the language", async () => {
    const { page } = await visitHydrated(`${server.url}/services`);
    await goTo(page, /^Language/);
    await page.keyboard.press("Enter");
    await goTo(page, /Norsk$/);
    await page.keyboard.press("Escape");
    expect((await focusPlace(page))?.name).toMatch(/^Language/);
    await page.keyboard.press("Enter");
    await goTo(page, /Norsk$/);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${server.url}/no/services`);
    await page.locator('html[lang="nb"]').waitFor();
  });

  test("chooses a category, searches within it and opens what was found", async () => {
    const { page } = await visitHydrated(`${server.url}/blog`);
    await goTo(page, /^Search the articles$/);
    await page.keyboard.type("domain");
    await page.locator("#search-results mark").first().waitFor();
    await page.keyboard.press("Escape");
    await goTo(page, /^Norway Career/);
    await page.keyboard.press("Space");
    await page.waitForURL(`${server.url}/blog?category=norway-career`);
    expect((await focusPlace(page))?.fault).toBeUndefined();
    await goTo(page, /two job markets/);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${server.url}/blog/norway-job-market`);
  });

  test("moves the comparison handle and pauses the film", async () => {
    const { page } = await visitHydrated(server.url, { savesData: false, reducedMotion: "no-preference" });
    await goTo(page, /^Drag to compare/);
    const handle = page.getByRole("slider");
    expect(await handle.evaluate((input) => input === document.activeElement)).toBe(true);
    const before = await handle.getAttribute("aria-valuetext");
    await page.keyboard.press("ArrowRight");
    expect(await handle.getAttribute("aria-valuetext")).not.toBe(before);
    await goTo(page, /(Pause|Play) the film/);
    await page.getByRole("button", { name: "Pause the film" }).waitFor();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Play the film" }).waitFor();
    expect(await page.locator("video").evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  });

  test("declines the other language, also when storage is blocked", async () => {
    const { page } = await visit(`${server.url}/contact/sent`, {
      locale: "nb-NO",
      expected: [/denied/],
      before: () =>
        Object.defineProperty(window, "sessionStorage", {
          get() {
            throw new Error("denied");
          },
        }),
    });
    await hydratePage(page);
    // The offer appears on hydration, between the header and the page in the tab order.
    await page.locator(".language-offer").waitFor();
    await goTo(page, /^Book a consultation$/);
    await page.keyboard.press("Tab");
    expect((await focusPlace(page))?.name).toBe("Les siden på norsk");
    await goTo(page, /^Nei takk$/);
    await page.keyboard.press("Enter");
    expect(await page.locator(".language-offer").count()).toBe(0);
  });
});

describe("Focus is visible at every stop, forwards and backwards", () => {
  test.each([
    { path: "/no", viewport: phone },
    { path: "/", viewport: undefined },
    { path: "/no/pricing", viewport: undefined },
    { path: "/no/pricing", viewport: enlarged },
  ])("$path, from the first to the last", async ({ path, viewport }) => {
    const { page } = await visitHydrated(server.url + path, {
      ...(viewport && { viewport }),
    });
    const last = page.locator("footer a").last();
    const end = new RegExp(`^${await last.textContent()}$`);
    await goTo(page, end);
    expect(await last.evaluate((link) => link === document.activeElement)).toBe(true);
    await goTo(page, /^(Skip to main content|Hopp til hovedinnhold)$/, "Shift+Tab");
  });

  // Bar and footer are the same on every page.
  test.each([
    { path: "/blog", viewport: phone },
    { path: "/no/blog/norway-job-market", viewport: undefined },
    { path: "/contact", viewport: undefined },
    { path: "/norway", viewport: phone },
    { path: "/privacy-policy", viewport: undefined },
  ])("$path, between header and footer", async ({ path, viewport }) => {
    const { page } = await visitHydrated(server.url + path, {
      ...(viewport && { viewport }),
    });
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const forwards = await goInto(page, "footer");
    const backwards = await goInto(page, "header", "Shift+Tab");
    expect(Math.min(forwards, backwards)).toBeGreaterThan(3);
  });
});
