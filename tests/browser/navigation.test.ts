import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

/** The router that React Router exposes on `window` for its developer tools. */
interface Router {
  navigate: (to: string) => Promise<void>;
  subscribe: (
    listener: (state: { navigation: { state: string }; location: { pathname: string } }) => void,
  ) => () => void;
}

describe("The home page", () => {
  test("the typed line is complete for screen readers at once and typed visually once", async () => {
    const { page } = await visit(server.url, { until: "commit", reducedMotion: "no-preference" });
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
  });

  test("the typed line of the next page is typed too", async () => {
    const { page } = await visitHydrated(`${server.url}/terms`, { reducedMotion: "no-preference" });
    await page.locator("header a[href='/']").first().click();
    await page.waitForURL(`${server.url}/`);
    await expect
      .poll(() => page.locator(".typewriter").evaluate((node) => node.getAnimations().length))
      .toBe(1);
  });

  test("the typed line is static with reduced motion", async () => {
    const { page } = await visit(server.url, { until: "commit" });
    const line = page.locator(".typewriter");
    expect(await line.evaluate((node) => node.getAnimations({ subtree: true }).length)).toBe(0);
  });
});

describe("The language menu", () => {
  test("closes on an outside click, and opens the same page in the other language, keeping query and hash", async () => {
    const { page } = await visitHydrated(`${server.url}/contact?package=pro#booking`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const button = page.getByRole("button", { name: /language/i });
    await button.click();
    await page.mouse.click(20, 400);
    await page.locator("#languages").waitFor({ state: "hidden" });
    await button.click();
    await page.getByRole("link", { name: "Norsk" }).click();
    await page.waitForURL(`${server.url}/no/contact?package=pro#booking`);
    await page.locator('html[lang="nb"]').waitFor();
    expect(await page.title()).toMatch(/Kontakt/);
    await page.getByRole("button", { name: /språk/i }).click();
    await page.getByRole("link", { name: "English", exact: true }).click();
    await page.locator('html[lang="en"]').waitFor();
    expect(page.url()).toBe(`${server.url}/contact?package=pro#booking`);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("offers Norwegian to a Norwegian browser, which can decline for the visit", async () => {
    const { page } = await visit(server.url, { locale: "nb-NO" });
    const offer = page.getByRole("complementary").getByRole("link", { name: "Les siden på norsk" });
    await hydratePage(page);
    await offer.waitFor();
    expect(page.url()).toBe(`${server.url}/`);
    await page.getByRole("button", { name: "Nei takk" }).click();
    expect(await offer.count()).toBe(0);
    await page.reload();
    await hydratePage(page);
    expect(await offer.count()).toBe(0);
  });
});

describe("Navigation", () => {
  test("works in the phone menu before any script has loaded", async () => {
    const { page } = await visit(server.url, {
      viewport: { width: 390, height: 844 },
      javaScriptEnabled: false,
    });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#menu").getByRole("link", { name: "Contact" }).click();
    await page.waitForURL(`${server.url}/contact`);
  });

  test("opens links in place, in a new tab or as a download, without extra history entries", async () => {
    // Chromium's XML viewer has styles that the feed's policy blocks.
    const { page } = await visitHydrated(`${server.url}/services`, { expected: [/style-src/] });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const sameDocument = () => page.evaluate(() => "sameDocument" in window);
    const pricing = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" });

    // The browser opens the tab. The test keeps it from that, because the headless shell crashes there.
    await page.evaluate(() =>
      window.addEventListener(
        "click",
        (click) => {
          Object.assign(window, { leftToBrowser: !click.defaultPrevented });
          click.preventDefault();
        },
        { once: true },
      ),
    );
    await pricing.click({ modifiers: ["ControlOrMeta"] });
    expect(await page.evaluate(() => Reflect.get(window, "leftToBrowser"))).toBe(true);
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

    await page.getByRole("link", { name: "RSS", exact: true }).click();
    await page.waitForURL(`${server.url}/feed.xml`);
  });

  test("applies the next page's styles when a font never loads", async () => {
    const { page } = await visit(server.url, {
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
  });

  test("gives the header a background after 50 px", async () => {
    const { page } = await visitHydrated(server.url);
    const solid = () => page.locator("header[data-navigation][data-solid]").count();
    await page.evaluate(() => window.scrollTo(0, 50));
    await page.waitForTimeout(100);
    expect(await solid()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 51));
    await page.locator("header[data-navigation][data-solid]").waitFor();
  });

  test.each([
    { path: "/nothing/here", home: "To the home page", translation: "/no/nothing/here" },
    { path: "/no/blog/finnes-ikke", home: "Til forsiden", translation: "/blog/finnes-ikke" },
  ])("answers 404 at $path in its language, logs it, and links home", async ({ path, home, translation }) => {
    const expected = [/status of 404/, /^console: 404: there is no page at/];
    const { page } = await visit(server.url + path, { expected });
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
  });

  test("shows the last page when the visitor leaves one while it loads", async () => {
    const { page } = await visitHydrated(`${server.url}/blog`);
    await page.evaluate(() => {
      const router = (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter;
      const stop = router.subscribe(({ navigation, location }) => {
        if (navigation.state !== "idle" || location.pathname !== "/services") return;
        stop();
        router.navigate("/pricing");
      });
      router.navigate("/services");
    });
    await page.locator("main h1", { hasText: "One price" }).waitFor();
  });
});
