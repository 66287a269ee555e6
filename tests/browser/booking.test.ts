import type { BrowserContextOptions, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BookingSlots } from "../../contract/booking.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { closeBrowser, visit } from "../support/visitor.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

const times = (page: Page) => page.locator("#booking .booking-time");
const activeName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );

async function visitCalendar(
  path = "/contact",
  options: BrowserContextOptions & { expected?: RegExp[] } = {},
) {
  const visitor = await visit(server.url + path, options);
  await visitor.page.locator("#booking").scrollIntoViewIfNeeded();
  return visitor;
}

async function freeTimes(): Promise<string[]> {
  const answer = await fetch(`${server.url}/api/booking/slots`);
  return ((await answer.json()) as BookingSlots).slots;
}

async function fillIn(page: Page, email: string): Promise<void> {
  const form = page.locator("#booking form");
  await form.locator("[name=name]").fill("Kari Ødegård");
  await form.locator("[name=email]").fill(email);
}

/** What the clock of a zone shows at an instant, written as the page does. */
function clock(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(
    new Date(instant),
  );
}

/** Answers for the server while a test looks at a state that it does not have by itself. */
function answerSlots(page: Page, answer: (route: Route) => Promise<void>): Promise<unknown> {
  return page.context().route("**/api/booking/slots", answer);
}

const notTaken = {
  status: 400,
  json: { ok: false, error: { code: "invalid_request", message: "Not understood.", requestId: "1" } },
};

describe("A visitor books", () => {
  test.each([
    { path: "/contact", book: "Book this time", done: /Booked/, ics: /\.ics/, move: "Move the call" },
    {
      path: "/no/contact",
      book: "Bestill denne tiden",
      done: /Tiden er din/,
      ics: /\.ics/,
      move: "Flytt samtalen",
    },
  ])(
    "from $path, is told the time in words, and the time is gone",
    async ({ path, book, done, ics, move }) => {
      const { page, context, problems } = await visitCalendar(path, { timezoneId: "Europe/Oslo" });
      await times(page).first().click();
      const chosen = await page.locator("#booking form time").getAttribute("datetime");
      expect(await freeTimes()).toContain(chosen);
      await fillIn(page, "kari@example.no");
      await page.getByRole("button", { name: book }).click();
      const heading = page.getByRole("heading", { name: done });
      await heading.waitFor();
      expect(await heading.evaluate((node) => node === document.activeElement)).toBe(true);
      const shown = (await page.locator(".booking-done time").textContent()) ?? "";
      expect(shown.replaceAll(".", ":")).toContain(clock(chosen ?? "", "Europe/Oslo"));
      expect(await freeTimes()).not.toContain(chosen);

      const file = await context.request.get(
        server.url + (await page.getByRole("link", { name: ics }).getAttribute("href")),
      );
      expect(file.headers()["content-type"]).toContain("text/calendar");
      const toMove = await page.getByRole("link", { name: move }).getAttribute("href");
      expect((await context.request.get(server.url + toMove)).status()).toBe(200);
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  test("a time that another one takes meanwhile: the choice is renewed, what was typed is kept", async () => {
    const here = { timezoneId: "Europe/Oslo" };
    const slow = await visitCalendar("/contact", { ...here, expected: [/409/] });
    const fast = await visitCalendar("/contact", here);
    for (const { page } of [slow, fast]) await times(page).first().click();
    const wanted = await slow.page.locator("#booking form time").getAttribute("datetime");
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
    const next = await slow.page.locator("#booking form time").getAttribute("datetime");
    expect(next).not.toBe(wanted);
    expect(await slow.page.locator("#booking [name=name]").inputValue()).toBe("Kari Ødegård");
    await slow.page.getByRole("button", { name: "Book this time" }).click();
    await slow.page.getByRole("heading", { name: /Booked/ }).waitFor();
    expect([slow.problems, fast.problems]).toEqual([[], []]);
    await slow.context.close();
    await fast.context.close();
  });

  test("an answer that gets lost does not book twice", async () => {
    const { page, context } = await visitCalendar("/contact", { timezoneId: "Europe/Oslo", expected: [/./] });
    let lost = 0;
    await page.route("**/api/booking", async (route) => {
      const answer = await route.fetch();
      if (lost++ === 0) await route.abort("connectionreset");
      else await route.fulfill({ response: answer });
    });
    await times(page).first().click();
    await fillIn(page, "lost@example.no");
    const before = (await freeTimes()).length;
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByRole("heading", { name: /Booked/ }).waitFor();
    expect(lost).toBe(2);
    expect((await freeTimes()).length).toBe(before - 1);
    await context.close();
  });

  test("an address that is none is told at its field, and nothing is asked of the server", async () => {
    const { page, context, problems } = await visitCalendar();
    await times(page).first().click();
    let asked = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") asked += 1;
    });
    await fillIn(page, "kari@example");
    await page.getByRole("button", { name: "Book this time" }).click();
    const email = page.locator("#booking [name=email]");
    expect(await email.getAttribute("aria-invalid")).toBe("true");
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(asked).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

test.each(["America/Los_Angeles", "Asia/Kathmandu"])(
  "a visitor in %s reads every time on both clocks",
  async (timezoneId) => {
    const { page, context, problems } = await visitCalendar("/contact", { timezoneId });
    await times(page).first().click();
    const start = (await page.locator("#booking form time").getAttribute("datetime")) ?? "";
    const heading = await page.locator("#booking form h3").textContent();
    expect(heading).toContain(clock(start, timezoneId));
    expect(heading).toContain(`${clock(start, "Europe/Oslo")}–`);
    await page.getByRole("button", { name: "Choose another time" }).click();
    await page
      .getByRole("button", {
        name: new RegExp(`${clock(start, timezoneId)}.*${clock(start, "Europe/Oslo")} in Oslo`),
      })
      .waitFor();
    expect(problems).toEqual([]);
    await context.close();
  },
);

test("by keyboard alone, from the month to the form", async () => {
  const { page, context, problems } = await visitCalendar("/contact", { timezoneId: "Europe/Oslo" });
  await times(page).first().waitFor();
  const month = () => page.locator("#booking h3").first().textContent();
  await page.locator(".booking-day[tabindex='0']").focus();
  const first = await month();
  expect(await activeName(page)).toMatch(/^\w+ \d+\s\w+, \d+ free times?$/);
  await page.keyboard.press("PageDown");
  expect(await month()).not.toBe(first);
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
  expect(problems).toEqual([]);
  await context.close();
});

describe("The calendar says", () => {
  test("that every time is taken", async () => {
    const { page, context } = await visit(`${server.url}/contact`);
    await answerSlots(page, (route) =>
      route.fulfill({ json: { ok: true, timeZone: "Europe/Oslo", minutes: 30, slots: [] } }),
    );
    await page.locator("#booking").scrollIntoViewIfNeeded();
    await page.getByText("Every time is taken.").waitFor();
    await context.close();
  });

  test("that it could not look, and looks again when told to", async () => {
    const { page, context } = await visit(`${server.url}/no/contact`, { expected: [/400/] });
    let down = true;
    await answerSlots(page, (route) => (down ? route.fulfill(notTaken) : route.continue()));
    await page.locator("#booking").scrollIntoViewIfNeeded();
    await page.getByText("Kalenderen svarte ikke.").waitFor();
    down = false;
    await page.getByRole("button", { name: "Prøv igjen" }).click();
    await times(page).first().waitFor();
    await context.close();
  });

  test("that there is no network, and goes on by itself when there is", async () => {
    const { page, context } = await visitCalendar("/contact", { expected: [/./] });
    await times(page).first().waitFor();
    await context.setOffline(true);
    await page.getByText("These times may have been taken since.").waitFor();
    const asked = page.waitForResponse("**/api/booking/slots");
    await context.setOffline(false);
    expect((await asked).status()).toBe(200);
    await page.getByText("These times may have been taken since.").waitFor({ state: "detached" });
    await context.close();
  });
});

test("its code and the free times are not asked for before the visitor comes near", async () => {
  const { page, context } = await visit(`${server.url}/contact`, { viewport: { width: 390, height: 700 } });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("/api/booking"))).toEqual([]);
  await page.locator("#booking").scrollIntoViewIfNeeded();
  await times(page).first().waitFor();
  expect(asked.filter((url) => url.includes("/api/booking"))).not.toEqual([]);
  await context.close();
});

test("at 320 px nothing sticks out in any step", async () => {
  const { page, context } = await visitCalendar("/no/contact", { viewport: { width: 320, height: 640 } });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await times(page).first().waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await times(page).first().click();
  await page.locator("#booking form").waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await context.close();
});

test("without JavaScript the section leads to the page of free times, to e-mail and to the telephone", async () => {
  const { page, context } = await visit(`${server.url}/no/contact`, { javaScriptEnabled: false });
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
  await context.close();
});
