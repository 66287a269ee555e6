import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit } from "../support/visitor.ts";

const server = sharedSite();

describe("The home page", () => {
  test("the typed line is complete for screen readers at once and typed visually once", async () => {
    const { page, leave } = await visit(server.url, { until: "commit" });
    const line = page.locator(".typewriter");
    const typing = () => line.evaluate((node) => node.getAnimations({ subtree: true }).length);
    // One call: the animation takes two seconds, within which a busy machine may answer only one.
    const begun = await page.waitForFunction(() => {
      const node = document.querySelector(".typewriter");
      if (node?.getAnimations({ subtree: true }).length !== 2) return undefined;
      return { text: node.textContent ?? "", time: node.getAnimations()[0]?.effect?.getTiming().duration };
    });
    const { text = "", time } = (await begun.jsonValue()) ?? {};
    expect(await page.getByText(text).count()).toBe(1);
    expect(time).toBe(text.length * 40);
    await expect.poll(typing).toBe(0);
    // Hydration does not restart it.
    await hydratePage(page);
    expect(await typing()).toBe(0);
    expect(await line.evaluate((node) => getComputedStyle(node).clipPath)).toBe("none");
    await leave();
  });

  test("the typed line of the next page is typed too", async () => {
    const { page, leave } = await visit(`${server.url}/terms`);
    await hydratePage(page);
    await page.locator("header a[href='/']").first().click();
    await page.waitForURL(`${server.url}/`);
    await expect
      .poll(() => page.locator(".typewriter").evaluate((node) => node.getAnimations().length))
      .toBe(1);
    await leave();
  });

  test("the typed line is static with reduced motion", async () => {
    const { page, leave } = await visit(server.url, { reducedMotion: "reduce", until: "commit" });
    const line = page.locator(".typewriter");
    expect(await line.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
    await leave();
  });

  test("the comparison handle follows pointer and keys", async () => {
    const { page, leave } = await visit(server.url);
    const handle = page.getByRole("slider");
    const shown = () =>
      page.locator(".compare").evaluate((frame) => getComputedStyle(frame).getPropertyValue("--x"));
    await handle.focus();
    await hydratePage(page);
    await page.keyboard.press("End");
    expect(await shown()).toBe("100%");
    await page.keyboard.press("Home");
    expect(await shown()).toBe("0%");
    const box = await page.locator(".compare").boundingBox();
    if (!box) throw new Error("the comparison is not on the page");
    await page.mouse.click(box.x + box.width * 0.75, box.y + box.height / 2);
    expect(Number.parseFloat(await shown())).toBeGreaterThan(65);
    expect(await handle.getAttribute("aria-valuetext")).toMatch(/^7\d ?% /);
    await leave();
  });
});

describe("The language menu", () => {
  test("opens the same page in the other language and back without a document load, keeping query and hash", async () => {
    const { page, leave, problems } = await visit(`${server.url}/contact?package=pro#booking`);
    await hydratePage(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("button", { name: /language/i }).click();
    await page.getByRole("link", { name: "Norsk" }).click();
    await page.waitForURL(`${server.url}/no/contact?package=pro#booking`);
    await page.locator('html[lang="nb"]').waitFor();
    expect(await page.title()).toMatch(/Kontakt/);
    await page.getByRole("button", { name: /språk/i }).click();
    await page.getByRole("link", { name: "English", exact: true }).click();
    await page.locator('html[lang="en"]').waitFor();
    expect(page.url()).toBe(`${server.url}/contact?package=pro#booking`);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
    expect(problems).toEqual([]);
    await leave();
  });

  test("closes on Escape and on an outside click", async () => {
    const { page, leave } = await visit(server.url);
    await hydratePage(page);
    const list = page.locator("#languages");
    const button = page.getByRole("button", { name: /language/i });
    await button.click();
    expect(await list.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await list.isVisible()).toBe(false);
    await button.click();
    await page.mouse.click(20, 400);
    expect(await list.isVisible()).toBe(false);
    await leave();
  });

  test("offers Norwegian to a Norwegian browser, which can decline for the visit", async () => {
    const { page, leave } = await visit(server.url, { locale: "nb-NO" });
    const offer = page.getByRole("complementary").getByRole("link", { name: "Les siden på norsk" });
    await hydratePage(page);
    await offer.waitFor();
    expect(page.url()).toBe(`${server.url}/`);
    await page.getByRole("button", { name: "Nei takk" }).click();
    expect(await offer.count()).toBe(0);
    await page.reload();
    await hydratePage(page);
    expect(await offer.count()).toBe(0);
    await leave();
  });
});

describe("Navigation", () => {
  test("closes the phone menu after a link was followed", async () => {
    const { page, leave, problems } = await visit(server.url, { viewport: { width: 390, height: 844 } });
    await hydratePage(page);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.locator("#menu");
    expect(await menu.getByRole("link", { name: "Try your CV" }).isVisible()).toBe(true);
    await menu.getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL(`${server.url}/pricing`);
    await menu.waitFor({ state: "hidden" });
    expect(problems).toEqual([]);
    await leave();
  });

  test("works in the phone menu before any script has loaded", async () => {
    const { page, leave } = await visit(server.url, {
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#menu").getByRole("link", { name: "Contact" }).click();
    await page.waitForURL(`${server.url}/contact`);
    await leave();
  });

  test("marks the current page, starts at its top and is announced", async () => {
    const { page, leave } = await visit(server.url);
    await hydratePage(page);
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL(`${server.url}/pricing`);
    await page.locator("[aria-live] >> text=Profilverk").waitFor({ state: "attached" });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
    expect(await page.locator('header ul.lg\\:flex [aria-current="page"]').allTextContents()).toEqual([
      "Pricing",
    ]);
    await leave();
  });

  test("opens links in place, in a new tab or as a download, without extra history entries", async () => {
    const { page, context, leave, problems } = await visit(`${server.url}/services`);
    await hydratePage(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const sameDocument = () => page.evaluate(() => "sameDocument" in window);
    const pricing = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" });

    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      pricing.click({ modifiers: ["ControlOrMeta"] }),
    ]);
    await tab.waitForURL(`${server.url}/pricing`);
    await tab.close();
    expect(page.url()).toBe(`${server.url}/services`);

    await pricing.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`${server.url}/pricing`);
    await page.getByRole("heading", { level: 1, name: /./ }).waitFor();
    expect(await sameDocument()).toBe(true);
    const entries = await page.evaluate(() => history.length);
    await pricing.click();
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack();
    await page.waitForURL(`${server.url}/services`);
    expect(await sameDocument()).toBe(true);

    // Checked before the feed, because Chromium's XML viewer has styles that the feed's policy blocks.
    expect(problems).toEqual([]);
    await page.getByRole("link", { name: "RSS", exact: true }).click();
    await page.waitForURL(`${server.url}/feed.xml`);
    await leave();
  });

  test("applies the next page's styles when a font never loads", async () => {
    const { page, leave } = await visit(server.url, {
      prepare: async (context) => {
        await context.route("**/schibsted-*.woff2", () => {});
      },
      // The load event would wait for the font.
      until: "commit",
    });
    await hydratePage(page);
    await page.locator("header a[href='/pricing']").first().click();
    await page.waitForURL("**/pricing", { waitUntil: "commit" });
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    await leave();
  });

  test("gives the header a background after 50 px", async () => {
    const { page, leave } = await visit(server.url);
    await hydratePage(page);
    const solid = () => page.locator("header[data-navigation][data-solid]").count();
    await page.evaluate(() => window.scrollTo(0, 50));
    await page.waitForTimeout(100);
    expect(await solid()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 51));
    await page.locator("header[data-navigation][data-solid]").waitFor();
    await leave();
  });

  test("answers 404 in the path's language for an unknown address, logs it, and links home", async () => {
    const expected = [/status of 404/, /^console: 404: there is no page at/];
    for (const { path, home, translation } of [
      { path: "/nothing/here", home: "To the home page", translation: "/no/nothing/here" },
      { path: "/no/ingenting", home: "Til forsiden", translation: "/ingenting" },
    ]) {
      const { page, leave, problems } = await visit(server.url + path, { expected });
      const logged = page.waitForEvent("console", (message) => message.text().includes(path));
      const answer = await page.reload();
      expect(answer?.status()).toBe(404);
      await hydratePage(page);
      await logged;
      await page
        .locator("header")
        .getByRole("button", { name: /språk|language/i })
        .click();
      await page.locator("#languages a:not([aria-current])").click();
      await page.waitForURL(server.url + translation);
      await page.goBack();
      await page.getByRole("link", { name: home, exact: true }).click();
      await page.waitForURL(path.startsWith("/no/") ? `${server.url}/no` : `${server.url}/`);
      expect(problems).toEqual([]);
      await leave();
    }
  });
});
