import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Analytics } from "../../shared/analytics.ts";
import { findings } from "../support/axe.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { hydratePage, untilIdle, visit } from "../support/visitor.ts";
import { nameAnalytics } from "../support/with-analytics.ts";

const plausible: Analytics = { provider: "plausible", script: "https://stats.example/js/pa-1.js" };
const gtag: Analytics = { provider: "gtag", measurementId: "G-ABC123DEF4" };
const tagManager: Analytics = { provider: "tag-manager", containerId: "GTM-ABC123" };

// In production the server reads the provider from content/data/site.json, which names none.
const origins = "https://stats.example https://www.googletagmanager.com https://region1.google-analytics.com";
const server = siteUnderTest({ env: { ANALYTICS_ORIGIN: origins } });

/** Minimal provider scripts: they send the queued and later events, and Google's sets a cookie. */
const providerScripts = {
  plausible: `{
    const send = (name, { url }) => fetch("https://stats.example/api/event", { method: "POST", body: JSON.stringify({ name, url }), mode: "no-cors" });
    if (plausible.o.autoCapturePageviews !== false) send("pageview", { url: location.href });
    for (const call of plausible.q) send(...call);
    window.plausible = send;
  }`,
  google: `{
    document.cookie = "_ga=GA1.1.1.1; max-age=3600; path=/";
    const take = (entry) => {
      const [name, parameters] = entry.event ? [entry.event, entry] : entry[0] === "event" ? [entry[1], entry[2]] : [];
      if (name === "page_view") fetch("https://region1.google-analytics.com/g/collect", { method: "POST", body: JSON.stringify({ name, url: parameters.page_location }), mode: "no-cors" });
    };
    dataLayer.forEach(take);
    dataLayer.push = (entry) => take(entry);
  }`,
};

/** A visit of the site with a provider: the page views that it receives, and every third-party request. */
async function visitWithProvider(path: string, analytics: Analytics, locale = "en-GB") {
  const counted: string[] = [];
  const thirdParty: string[] = [];
  async function prepare(context: BrowserContext) {
    await nameAnalytics(context, analytics);
    await context.route(/^https:/, async (route) => {
      const request = route.request();
      thirdParty.push(request.url());
      if (request.method() === "POST") counted.push(new URL(request.postDataJSON().url).pathname);
      const body = request.url().startsWith("https://stats.") ? "plausible" : "google";
      await route.fulfill({ body: providerScripts[body], contentType: "text/javascript" });
    });
  }
  const expected = [/^request to https:/];
  return {
    ...(await visit(server.url + path, { prepare, expected, locale, isNew: true })),
    counted,
    thirdParty,
  };
}

const question = (page: Page) =>
  page.getByRole("complementary", { name: /^(Counting visits|Måling av besøk)$/ });
const stored = (page: Page) =>
  page.evaluate(() => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookie: document.cookie,
  }));
const nothing = { local: {}, session: {}, cookie: "" };

/** Follows a link in the header and waits for the requests that it causes. */
async function goTo(page: Page, name: string, path: string) {
  await page.locator("header").getByRole("link", { name, exact: true }).click();
  await page.waitForURL(server.url + path);
  await untilIdle(page);
}

test("Plausible counts every page without asking and stores nothing", async () => {
  const { page, counted } = await visitWithProvider("/", plausible);
  await expect.poll(() => counted).toEqual(["/"]);
  const [painted, script] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    performance.getEntriesByType("resource").find(({ name }) => name.startsWith("https:"))?.startTime,
  ]);
  expect(script).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
  await goTo(page, "Pricing", "/pricing");
  await expect.poll(() => counted).toEqual(["/", "/pricing"]);
  expect(await question(page).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Cookie choices" }).count()).toBe(0);
  expect(await stored(page)).toEqual(nothing);
});

test("requests and stores nothing before consent to Google Tag Manager, then counts this page and the next ones", async () => {
  const { page, counted, thirdParty } = await visitWithProvider("/", tagManager);
  await question(page).waitFor();
  await goTo(page, "Pricing", "/pricing");
  expect(thirdParty).toEqual([]);
  expect(await stored(page)).toEqual(nothing);
  await question(page).getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => counted).toEqual(["/pricing"]);
  expect(await question(page).count()).toBe(0);
  await goTo(page, "Services", "/services");
  await expect.poll(() => counted).toEqual(["/pricing", "/services"]);
  expect((await stored(page)).local).toEqual({ "analytics-consent": `${tagManager.provider}:yes` });
  await page.reload();
  await expect.poll(() => counted).toEqual(["/pricing", "/services", "/services"]);
  expect(await question(page).count()).toBe(0);
});

// Both providers use the same code for the visitor's choice.
test("deletes cookies and stops sending when consent is withdrawn", async () => {
  const { page, context, thirdParty } = await visitWithProvider("/pricing", gtag);
  await question(page).waitFor();
  expect(thirdParty).toEqual([]);
  expect(await stored(page)).toEqual(nothing);
  await question(page).getByRole("button", { name: "Accept" }).click();
  await expect.poll(async () => (await stored(page)).cookie).toContain("_ga=");
  await expect.poll(() => thirdParty).toHaveLength(2);
  await page.getByRole("button", { name: "Cookie choices" }).click();
  const loaded = page.waitForEvent("load");
  await question(page).getByRole("button", { name: "Decline" }).click();
  await loaded;
  await hydratePage(page);
  await goTo(page, "Services", "/services");
  expect(thirdParty).toHaveLength(2);
  expect(await context.cookies()).toEqual([]);
});

test("keeps a refusal on later pages and visits until it is changed in the footer", async () => {
  const { page, counted, thirdParty } = await visitWithProvider("/no", tagManager, "nb-NO");
  await question(page).getByRole("button", { name: "Avslå" }).click();
  await goTo(page, "Priser", "/no/pricing");
  await page.reload();
  await hydratePage(page);
  await untilIdle(page);
  const choices = page.getByRole("button", { name: "Valg om informasjonskapsler" });
  await choices.waitFor();
  expect(await question(page).count()).toBe(0);
  expect(thirdParty).toEqual([]);
  const { local, cookie } = await stored(page);
  expect([local, cookie]).toEqual([{ "analytics-consent": `${tagManager.provider}:no` }, ""]);

  await choices.click();
  await question(page).getByText("Hittil har du avslått").waitFor();
  expect(await question(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => counted).toEqual(["/no/pricing"]);
  expect(await choices.evaluate((button) => button === document.activeElement)).toBe(true);
});

test("gives yes and no equal weight and does not block the page", async () => {
  const { page } = await visitWithProvider("/no/pricing", gtag, "en-GB");
  await page.setViewportSize({ width: 390, height: 844 });
  await question(page).waitFor();
  const looks = await question(page)
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(button);
        return { width, height, backgroundColor, color, fontWeight, borderColor };
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[1]).toEqual(looks[0]);
  const box = await question(page).boundingBox();
  expect(box?.height).toBeLessThan(844 / 3);
  // The consent question does not cover the language offer, and the page can be used.
  const offer = await page.getByRole("complementary", { name: "Language" }).boundingBox();
  expect((offer?.y ?? 844) + (offer?.height ?? 0)).toBeLessThan(box?.y ?? 0);
  await page.getByRole("link", { name: "Profilverk, til forsiden" }).first().click();
  await page.waitForURL(`${server.url}/no`);
  expect(await findings(page, ".consent")).toEqual([]);
});
