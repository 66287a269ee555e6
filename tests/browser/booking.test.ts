import { describe, expect, test } from "vitest";
import {
  activeName,
  chosenStart,
  clock,
  fillIn,
  openAllDays,
  times,
  visitCalendar,
  withFreeDays,
} from "../support/booking-visitor.ts";
import { freeTimes } from "../support/free-times.ts";
import { isStatic } from "../support/hydration.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { visit } from "../support/visitor.ts";

const server = siteUnderTest();

describe("Booking", () => {
  test("reloads the times and keeps the typed text when a time was taken meanwhile", async () => {
    const here = { timezoneId: "Europe/Oslo" };
    const slow = await visitCalendar(`${server.url}/contact`, { ...here, expected: [/409/] });
    const fast = await visitCalendar(`${server.url}/contact`, here);
    for (const { page } of [slow, fast]) await times(page).first().click();
    const wanted = await chosenStart(slow.page);
    for (const { page } of [slow, fast]) await fillIn(page, "ola@example.no");
    await fast.page.getByRole("button", { name: "Book this time" }).click();
    await fast.page.getByRole("heading", { name: /Booked/ }).waitFor();

    await slow.page.getByRole("button", { name: "Book this time" }).click();
    await slow.page
      .locator("#booking")
      .getByRole("alert")
      .getByText(/was taken a moment ago/)
      .waitFor();
    await times(slow.page).first().click();
    const next = await chosenStart(slow.page);
    expect(next).not.toBe(wanted);
    expect(await slow.page.locator("#booking [name=name]").inputValue()).toBe("Kari Ødegård");
    await slow.page.getByRole("button", { name: "Book this time" }).click();
    await slow.page.getByRole("heading", { name: /Booked/ }).waitFor();
  });

  test("keeps the typed text on other pages until it is booked", async () => {
    const { page } = await visitCalendar(`${server.url}/contact`);
    const visitAnotherPage = async () => {
      await page.locator("header").getByRole("link", { name: "Pricing" }).first().click();
      await page.waitForURL(`${server.url}/pricing`);
      await page.goBack();
      await page.locator("#booking").scrollIntoViewIfNeeded();
      await times(page).first().click();
    };
    const email = page.locator("#booking [name=email]");
    await times(page).first().click();
    await fillIn(page, "back@example.no");
    await visitAnotherPage();
    expect(await email.inputValue()).toBe("back@example.no");
    // A reload keeps it too.
    await page.reload();
    await page.locator("#booking").scrollIntoViewIfNeeded();
    await times(page).first().click();
    expect(await email.inputValue()).toBe("back@example.no");
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByRole("heading", { name: /Booked/ }).waitFor();
    await visitAnotherPage();
    expect(await email.inputValue()).toBe("");
  });

  test("does not book twice when the answer is lost", async () => {
    const { page } = await visitCalendar(`${server.url}/contact`, {
      timezoneId: "Europe/Oslo",
      expected: [/./],
    });
    let lost = 0;
    await page.route("**/api/booking", async (route) => {
      const answer = await route.fetch();
      if (lost++ === 0) await route.abort("connectionreset");
      else await route.fulfill({ response: answer });
    });
    await times(page).first().click();
    await fillIn(page, "lost@example.no");
    const before = (await freeTimes(server.url)).length;
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByRole("heading", { name: /Booked/ }).waitFor();
    expect(lost).toBe(2);
    expect((await freeTimes(server.url)).length).toBe(before - 1);
  });

  test("shows an invalid address at its field and sends nothing", async () => {
    const { page } = await visitCalendar(`${server.url}/contact`);
    await times(page).first().click();
    let requests = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") requests += 1;
    });
    await fillIn(page, "kari@example");
    await page.getByRole("button", { name: "Book this time" }).click();
    const email = page.locator("#booking [name=email]");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(requests).toBe(0);
  });

  test("rejects a fourth meeting for one address and keeps the typed text", async () => {
    const { page, context } = await visitCalendar(`${server.url}/no/contact`, { expected: [/409|many/] });
    const email = "many@example.no";
    for (const start of (await freeTimes(server.url)).slice(-3)) {
      const answer = await context.request.post(`${server.url}/api/booking`, {
        data: { start, name: "Kari", email, note: "", lang: "en", timeZone: "", website: "" },
      });
      expect(answer.status()).toBe(200);
    }
    await times(page).first().click();
    await fillIn(page, email);
    await page.getByRole("button", { name: "Avtal samtalen" }).click();
    await page
      .locator("#booking")
      .getByRole("alert")
      .getByText(/flere avtalte samtaler/)
      .waitFor();
    expect(await page.locator("#booking [name=name]").inputValue()).toBe("Kari Ødegård");
    expect(await page.locator("#booking [name=email]").inputValue()).toBe(email);
  });
});

test("shows both time zones to a visitor in another one", async () => {
  const timezoneId = "Asia/Kathmandu";
  const { page } = await visitCalendar(`${server.url}/contact`, { timezoneId });
  await times(page).first().click();
  const start = await chosenStart(page);
  const heading = await page.locator("#booking form h3").textContent();
  expect(heading).toContain(clock(start, timezoneId));
  expect(heading).toContain(`${clock(start, "Europe/Oslo")}–`);
  await page.getByRole("button", { name: "Choose another time" }).click();
  await page
    .getByRole("button", {
      name: new RegExp(`${clock(start, timezoneId)}.*${clock(start, "Europe/Oslo")} in Oslo`),
    })
    .waitFor();
});

test("works by keyboard alone, from the month to the confirmation", async () => {
  const { page } = await visitCalendar(`${server.url}/contact`, {
    timezoneId: "Europe/Oslo",
    // A Wednesday, the Tuesday two weeks later, and a day of the next month.
    ...withFreeDays(["2030-04-10", "2030-04-23", "2030-05-14"]),
  });
  await times(page).first().waitFor();
  await page.locator("#booking [data-all-days]").focus();
  await page.keyboard.press("Enter");
  // The focus moves into the calendar.
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("booking-day");
  const month = () => page.locator("#booking h3").first().textContent();
  const first = await month();
  expect(await activeName(page)).toMatch(/^\w+ \d+\s\w+, \d+ free times?$/);
  await page.keyboard.press("PageDown");
  expect(await month()).not.toBe(first);
  // The times next to the month are of one of its days, and the focus stays in the month.
  const name = (await month())?.split(" ")[0] ?? "?";
  expect(await page.locator("#booking [data-step]").textContent()).toContain(name);
  expect(await activeName(page)).toContain(name);
  await page.keyboard.press("PageUp");
  expect(await month()).toBe(first);
  await page.keyboard.press("End");
  expect(await activeName(page)).toMatch(/^Sunday .*no free times$/);
  await page.keyboard.press("Home");
  expect(await activeName(page)).toMatch(/^Monday /);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const day = await activeName(page);
  expect(day).toMatch(/^Tuesday .* free times?$/);
  await page.keyboard.press("Enter");
  expect(await page.locator("#booking [aria-selected=true] button").getAttribute("aria-label")).toBe(day);
  await page.keyboard.press("Tab");
  expect(await activeName(page)).toMatch(/^Tuesday .*\d\d:\d\d/);
  await page.keyboard.press("Enter");
  await page.locator("#booking form").waitFor();
  expect(await activeName(page)).toMatch(/^Tuesday .*\d\d:\d\d–\d\d:\d\d/);
});

test("shows the next free times first and loads the calendar's code and translations when it is opened", async () => {
  const requested: string[] = [];
  const { page } = await visit(`${server.url}/contact`, {
    viewport: { width: 390, height: 700 },
    hasTouch: true,
    timezoneId: "Europe/Oslo",
    savesData: false,
    prepare: async (visitor) => {
      visitor.on("request", (request) => requested.push(request.url()));
    },
  });
  await times(page).first().waitFor();
  const shown = await times(page).evaluateAll((all) =>
    all.map((time) => [(time as HTMLButtonElement).value, time.textContent] as const),
  );
  expect(shown).toHaveLength(6);
  for (const [start, text] of shown) expect(text).toContain(clock(start, "Europe/Oslo"));
  const lazyRequests = () => requested.filter((url) => /\/all-times-|\/texts\.json/.test(url)).length;
  expect(lazyRequests()).toBe(0);
  expect(await isStatic(page)).toBe(true);
  await page.locator("#booking [data-all-days]").tap();
  await page.locator("#booking .booking-month").waitFor();
  expect(lazyRequests()).toBe(2);
});

test("still offers all days after one of the next times was chosen", async () => {
  const { page } = await visitCalendar(`${server.url}/no/contact`);
  await times(page).nth(2).click();
  await page.locator("#booking form").waitFor();
  expect(await page.locator("#booking .booking-month").count()).toBe(0);
  expect(await activeName(page)).toMatch(/^\p{L}+ \d+\./u);
  await page.getByRole("button", { name: "Velg en annen tid" }).click();
  await page.locator("#booking .booking-month").waitFor();
  expect(await times(page).count()).toBeGreaterThan(0);
});

test("fits 320 px in every step", async () => {
  const { page } = await visitCalendar(`${server.url}/no/contact`, { viewport: { width: 320, height: 640 } });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await times(page).first().waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  // A day's times stand side by side; the first day may have only one left.
  const columns = await times(page).evaluateAll((all) => all.map((time) => time.getBoundingClientRect().x));
  expect(new Set(columns).size).toBeGreaterThan(1);
  await openAllDays(page);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await times(page).first().click();
  await page.locator("#booking form").waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test("links to the page of free times, e-mail and telephone without JavaScript", async () => {
  const { page } = await visit(`${server.url}/no/contact`, { javaScriptEnabled: false });
  const section = page.locator("#booking");
  expect(
    await section
      .getByRole("link", { name: /e-post/ })
      .first()
      .isVisible(),
  ).toBe(true);
  expect(await section.getByRole("link", { name: /^Ring/ }).isVisible()).toBe(true);
  await section.getByRole("link", { name: "Se ledige tider" }).click();
  expect(new URL(page.url()).pathname).toBe("/booking");
  expect(await page.locator("form[action='/api/booking']").count()).toBeGreaterThan(0);
});
