import type { BrowserContext, Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { bookingSlotsPath } from "../../shared/booking.ts";
import { findings } from "../support/axe.ts";
import { fillIn, openAllDays, openNextMonth, times, visitCalendar } from "../support/booking-visitor.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { hydratePage, untilIdle, visit } from "../support/visitor.ts";

const server = siteUnderTest();

/** Half of the states are tested at phone width, the others on a desktop, because their layout is the same. */
const phone = { viewport: { width: 390, height: 844 } };
const scrollToCalendar = (page: Page) => page.locator("#booking").scrollIntoViewIfNeeded();

/** Mocks the response with the free times. */
const answerSlots = (answer: (route: Route) => Promise<void>) => ({
  async prepare(context: BrowserContext) {
    await context.route(bookingSlots, answer);
  },
});

const bookingSlots = `**${bookingSlotsPath}`;
const nextTimesCode = "**/assets/next-times-*.js";

const notTaken = {
  status: 400,
  json: { ok: false, error: { code: "invalid_request", message: "Not understood.", requestId: "1" } },
};

describe.each([
  { path: "/contact", book: "Book this time", width: 1440 },
  { path: "/no/contact", book: "Avtal samtalen", width: 390 },
])("axe finds nothing on $path at $width px", ({ path, book, width }) => {
  test("in the opened calendar, with a chosen day, and with form errors", async () => {
    const { page } = await visitCalendar(server.url + path, {
      viewport: { width, height: 900 },
      timezoneId: "Asia/Kathmandu",
    });
    await times(page).first().waitFor();
    expect(await findings(page, "#booking")).toEqual([]);
    await openAllDays(page);
    await page.locator(".booking-day[data-free]").last().click();
    expect(await findings(page, "#booking")).toEqual([]);
    await times(page).first().click();
    await page.getByRole("button", { name: book }).click();
    expect(await page.locator("#booking [aria-invalid=true]").count()).toBe(2);
    expect(await findings(page, "#booking")).toEqual([]);
  });
});

test("the hovered day has enough contrast in dark mode", async () => {
  const { page } = await visitCalendar(`${server.url}/contact`, { colorScheme: "dark" });
  await openNextMonth(page);
  await page.locator("td:not([aria-selected=true]) > .booking-day[data-free]").first().hover();
  expect(await findings(page, "#booking")).toEqual([]);
});

describe("The calendar announces", () => {
  test("a booked time, also when the visitor opens another day before the answer", async () => {
    const { page, context } = await visitCalendar(`${server.url}/contact`);
    const looked = Promise.withResolvers<void>();
    await context.route("**/api/booking", async (route) => {
      await looked.promise;
      await route.continue();
    });
    await openNextMonth(page);
    await times(page).first().click();
    await fillIn(page, "hurried@example.no");
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByRole("button", { name: "Booking…" }).waitFor();
    await page.locator(".booking-day[data-free]").nth(3).click();
    await times(page).first().waitFor();
    looked.resolve();
    await page.getByRole("heading", { name: "Booked. See you then." }).waitFor();
    // The prompts to choose a time are gone.
    for (const past of ["Choose a time and it is yours", "No time that suits you"])
      expect(await page.getByText(past).isVisible()).toBe(false);
  });

  test("that it is loading", async () => {
    const requested = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const { page } = await visit(`${server.url}/contact`, {
      ...phone,
      ...answerSlots(async (route) => {
        requested.resolve();
        await answer.promise;
        await route.continue();
      }),
    });
    await scrollToCalendar(page);
    await requested.promise;
    await page.getByRole("status").getByText("Loading free times…").waitFor({ state: "attached" });
    expect(await findings(page, "#booking")).toEqual([]);
    answer.resolve();
    await times(page).first().waitFor();
  });

  test("that loading failed, and after a retry that every time is taken", async () => {
    let answer: { status?: number; json: object } = notTaken;
    const { page } = await visit(`${server.url}/no/contact`, {
      ...phone,
      expected: [/400/],
      ...answerSlots((route) => route.fulfill(answer)),
    });
    await scrollToCalendar(page);
    await page.getByText("Kalenderen svarte ikke.").waitFor();
    expect(await findings(page, "#booking")).toEqual([]);
    answer = { json: { ok: true, timeZone: "Europe/Oslo", minutes: 30, slots: [] } };
    await page.getByRole("button", { name: "Prøv igjen" }).click();
    await page.getByText("Alle tider er tatt.").waitFor();
    expect(await findings(page, "#booking")).toEqual([]);
  });

  test("that the month view's code or translations failed to load, and retries on request", async () => {
    const { page, context } = await visitCalendar(`${server.url}/contact`, { expected: [/./], isNew: true });
    await times(page).first().waitFor();
    await context.route("**/texts.json", (route) => route.fulfill({ status: 400, body: "" }));
    await page.clock.install();
    await page.locator("#booking [data-all-days]").click();
    const failure = page.getByText("The calendar could not be loaded.");
    await expect.poll(() => page.clock.runFor(1000).then(() => failure.isVisible())).toBe(true);
    await context.unroute("**/texts.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".booking-month").waitFor();
  });

  test("that its code failed to load, without losing a half-written message, and retries on request", async () => {
    const { page, context } = await visit(`${server.url}/no/contact`, {
      ...phone,
      expected: [/./],
      prepare: async (context) => {
        await context.route(nextTimesCode, (route) => route.abort("connectionreset"));
      },
    });
    await scrollToCalendar(page);
    const here = page.getByRole("button", { name: "Prøv igjen", exact: true });
    const retryLink = page.getByRole("link", { name: "Prøv igjen (åpnes i ny fane)", exact: true });
    await here.waitFor();
    const message = page.locator("main textarea[name=message]");
    await message.fill("Hei, jeg lurer på");
    await retryLink.waitFor();
    expect(await here.count()).toBe(0);
    expect(await findings(page, "#booking")).toEqual([]);
    const opened = context.waitForEvent("page");
    await retryLink.click();
    await (await opened).getByRole("group", { name: "Tidspunkt (norsk tid)" }).waitFor();
    expect(await message.inputValue()).toBe("Hei, jeg lurer på");
    await message.fill("");
    await context.unroute(nextTimesCode);
    await here.click();
    await scrollToCalendar(page);
    await times(page).first().waitFor();
  });

  test("that it is offline when it opens, and continues when online", async () => {
    const { page, context } = await visit(`${server.url}/no/contact`, {
      ...phone,
      expected: [/./],
      // The browser reports offline from the start; otherwise the page would request the times before it goes offline.
      before: () => {
        let online = false;
        Object.defineProperty(navigator, "onLine", { get: () => online });
        addEventListener("online", () => {
          online = true;
        });
      },
    });
    await hydratePage(page);
    await untilIdle(page);
    await context.setOffline(true);
    await scrollToCalendar(page);
    await page.getByText("Du er uten nett.").waitFor();
    expect(await findings(page, "#booking")).toEqual([]);
    await context.setOffline(false);
    await times(page).first().waitFor();
  });

  test("that it went offline, and reloads when online", async () => {
    const { page, context } = await visitCalendar(`${server.url}/contact`, { expected: [/./] });
    await times(page).first().waitFor();
    // Offline, the page could no longer be hydrated.
    await hydratePage(page);
    await untilIdle(page);
    await context.setOffline(true);
    await page.getByText("These times may have been taken since.").waitFor();
    expect(await findings(page, "#booking")).toEqual([]);
    // The browser can be online before requests succeed.
    await context.route(bookingSlots, (route) => route.abort("internetdisconnected"), { times: 1 });
    const requested = page.waitForResponse(bookingSlots);
    await context.setOffline(false);
    expect((await requested).status()).toBe(200);
    await page.getByText("These times may have been taken since.").waitFor({ state: "detached" });
  });
});
