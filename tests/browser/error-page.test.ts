import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import en from "../../content/en/nav.json" with { type: "json" };
import no from "../../content/no/nav.json" with { type: "json" };
import { sharedSite } from "../support/site-under-test.ts";
import { hydratePage, interact, visit, visitHydrated } from "../support/visitor.ts";

const server = sharedSite();

const expected = [/./];

/** Makes every request for page data fail, as with a broken server. */
const breakData = (page: Page) =>
  page.route("**/*.data*", (route) => route.fulfill({ status: 500, body: "broken" }));

const hydrationModules = "**/assets/hydration-*.js*";

/** Makes the component of the services page throw in the browser. */
const breakServices = async (context: BrowserContext) => {
  await context.route(hydrationModules, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const broken = code.replace("default: route2_default", 'default: () => { throw new Error("broken") }');
    expect(broken).not.toBe(code);
    // Without the response's headers, so that it is not cached for the reload.
    await route.fulfill({ contentType: "text/javascript", body: broken });
  });
};

const heading = (page: Page, { error }: typeof en) =>
  page.getByRole("heading", { level: 1, name: error.title });

/** The language in which a screen reader reads a part of the page. */
const spokenLanguage = (page: Page, selector: string) =>
  page.locator(selector).evaluate((part) => part.closest("[lang]")?.getAttribute("lang"));

test("the error page has a heading, reload and home link in its language, and the site's design", async () => {
  const { page } = await visitHydrated(`${server.url}/no`, { expected });
  await breakData(page);
  const bar = page.getByRole("navigation", { name: no.label });
  await bar.getByRole("link", { name: no.services }).click();
  await heading(page, no).waitFor();
  expect(await page.title()).toBe(no.error.title);
  expect(
    await Promise.all(["html", "header", "h1", "footer"].map((part) => spokenLanguage(page, part))),
  ).toEqual(Array(4).fill("nb"));
  expect(await bar.getByRole("link", { name: no.services }).getAttribute("href")).toBe("/no/services");
  expect(await page.getByRole("button", { name: no.error.reload }).count()).toBe(1);
  expect(await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily)).toMatch(
    /Schibsted/,
  );
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
});

test("the error page's reload and links load a document", async () => {
  const { page, context } = await visit(`${server.url}/no/services`, { expected, prepare: breakServices });
  await interact(page);
  await heading(page, no).waitFor();
  expect(await spokenLanguage(page, "h1")).toBe("nb");
  await context.unroute(hydrationModules);
  await page.getByRole("button", { name: no.error.reload }).click();
  await hydratePage(page);
  await breakData(page);
  await page.locator("footer a[href$='/pricing']").click();
  await heading(page, no).waitFor();
  // Documents load, page data do not.
  await page.locator("footer a[href$='/services']").click();
  await hydratePage(page);
  await page.locator("footer a[href$='/pricing']").click();
  await heading(page, no).waitFor();
  await page.getByRole("link", { name: no.error.home, exact: true }).click();
  await page.waitForURL(`${server.url}/no`);
  await hydratePage(page);
});

describe("When the other language's translations fail to load", () => {
  const toNorwegian = async (page: Page) => {
    await hydratePage(page);
    await breakData(page);
    await page.locator(".language-button").click();
    await page.getByRole("link", { name: "Norsk", exact: true }).click();
    await page.waitForURL(`${server.url}/no/pricing`);
  };

  test("the error page fetches the Norwegian texts", async () => {
    const { page } = await visit(`${server.url}/pricing`, { expected });
    await toNorwegian(page);
    await heading(page, no).waitFor();
    expect(await spokenLanguage(page, "h1")).toBe("nb");
    expect(await page.locator("footer a[href='/no/terms']").count()).toBe(1);
  });

  test("the error page is in English when offline, and marked as English", async () => {
    const { page } = await visit(`${server.url}/pricing`, { expected });
    await page.route("**/assets/lazy-language-*.js", (route) => route.abort());
    await toNorwegian(page);
    await heading(page, en).waitFor();
    expect(await spokenLanguage(page, "html")).toBe("nb");
    expect(await Promise.all(["header", "h1", "footer"].map((part) => spokenLanguage(page, part)))).toEqual(
      Array(3).fill("en"),
    );
  });

  test("the error page in English needs no request for its texts", async () => {
    const { page } = await visitHydrated(`${server.url}/no/pricing`, { expected });
    await breakData(page);
    await page.locator(".language-button").click();
    await page.getByRole("link", { name: "English", exact: true }).click();
    await heading(page, en).waitFor();
    expect(await spokenLanguage(page, "h1")).toBe("en");
  });
});
