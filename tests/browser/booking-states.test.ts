import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { findingsAtBothWidths } from "../support/axe.ts";
import { fillIn, times, visitCalendar } from "../support/booking-visitor.ts";
import { siteUnderTest } from "../support/site-under-test.ts";
import { alive, atRest, visit } from "../support/visitor.ts";

const server = siteUnderTest();

const still = { reducedMotion: "reduce" } as const;
const near = (page: Page) => page.locator("#booking").scrollIntoViewIfNeeded();

/** Answers for the server while a test looks at a state that it does not have by itself. */
function answerSlots(page: Page, answer: (route: Route) => Promise<void>): Promise<unknown> {
  return page.context().route("**/api/booking/slots", answer);
}

const notTaken = {
  status: 400,
  json: { ok: false, error: { code: "invalid_request", message: "Not understood.", requestId: "1" } },
};

describe.each([
  { path: "/contact", book: "Book this time" },
  { path: "/no/contact", book: "Bestill denne tiden" },
])("axe has nothing to say about $path", ({ path, book }) => {
  test("when the calendar opens, with a day chosen, and with errors in the form", async () => {
    const { page, context, problems } = await visitCalendar(server.url + path, {
      ...still,
      timezoneId: "Asia/Kathmandu",
    });
    await times(page).first().waitFor();
    expect(await findingsAtBothWidths(page, "#booking")).toEqual([]);
    await page.locator(".booking-day[data-free]").nth(3).click();
    expect(await findingsAtBothWidths(page, "#booking")).toEqual([]);
    await times(page).first().click();
    await page.getByRole("button", { name: book }).click();
    expect(await page.locator("#booking [aria-invalid=true]").count()).toBe(2);
    expect(await findingsAtBothWidths(page, "#booking")).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("The calendar says", () => {
  test("that a time is booked, also to whoever looks at another day before the answer comes", async () => {
    const { page, context, problems } = await visitCalendar(`${server.url}/contact`, still);
    const looked = Promise.withResolvers<void>();
    await context.route("**/api/booking", async (route) => {
      await looked.promise;
      await route.continue();
    });
    await times(page).first().click();
    await fillIn(page, "hurried@example.no");
    await page.getByRole("button", { name: "Book this time" }).click();
    await page.getByRole("button", { name: "Booking…" }).waitFor();
    await page.locator(".booking-day[data-free]").nth(3).click();
    await times(page).first().waitFor();
    looked.resolve();
    await page.getByRole("heading", { name: "Booked. See you then." }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test("that it is looking", async () => {
    const { page, context } = await visit(`${server.url}/contact`, still);
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await answerSlots(page, async (route) => {
      asked.resolve();
      await answer.promise;
      await route.continue();
    });
    await near(page);
    await asked.promise;
    await page.getByRole("status").getByText("Looking up free times…").waitFor({ state: "attached" });
    expect(await findingsAtBothWidths(page, "#booking")).toEqual([]);
    answer.resolve();
    await times(page).first().waitFor();
    await context.close();
  });

  test("that every time is taken", async () => {
    const { page, context } = await visit(`${server.url}/contact`, still);
    await answerSlots(page, (route) =>
      route.fulfill({ json: { ok: true, timeZone: "Europe/Oslo", minutes: 30, slots: [] } }),
    );
    await near(page);
    await page.getByText("Every time is taken.").waitFor();
    expect(await findingsAtBothWidths(page, "#booking")).toEqual([]);
    await context.close();
  });

  test("that it could not look, and looks again when told to", async () => {
    const { page, context } = await visit(`${server.url}/no/contact`, { ...still, expected: [/400/] });
    let down = true;
    await answerSlots(page, (route) => (down ? route.fulfill(notTaken) : route.continue()));
    await near(page);
    await page.getByText("Kalenderen svarte ikke.").waitFor();
    expect(await findingsAtBothWidths(page, "#booking")).toEqual([]);
    down = false;
    await page.getByRole("button", { name: "Prøv igjen" }).click();
    await times(page).first().waitFor();
    await context.close();
  });

  test("that its own code did not come, and comes when told to", async () => {
    const { page, context } = await visit(`${server.url}/contact`, { ...still, expected: [/./] });
    await alive(page);
    let lost = 0;
    await context.route("**/assets/free-times-*.js", (route) => {
      lost += 1;
      return route.abort("connectionreset");
    });
    await near(page);
    await page.getByText("The calendar did not answer.").waitFor();
    expect(lost).toBeGreaterThan(0);
    expect(await findingsAtBothWidths(page, "#booking")).toEqual([]);
    await context.unroute("**/assets/free-times-*.js");
    await page.getByRole("button", { name: "Try again" }).click();
    await near(page);
    await times(page).first().waitFor();
    await context.close();
  });

  test("that its own code did not come, and costs nobody the message that is half written", async () => {
    const { page, context } = await visit(`${server.url}/no/contact`, { ...still, expected: [/./] });
    await alive(page);
    await context.route("**/assets/free-times-*.js", (route) => route.abort("connectionreset"));
    await near(page);
    const here = page.getByRole("button", { name: "Prøv igjen", exact: true });
    const beside = page.getByRole("link", { name: "Prøv igjen (åpnes i ny fane)", exact: true });
    await here.waitFor();
    const message = page.locator("main textarea[name=message]");
    await message.fill("Hei, jeg lurer på");
    await beside.waitFor();
    expect(await here.count()).toBe(0);
    expect(await findingsAtBothWidths(page, "#booking")).toEqual([]);
    const opened = context.waitForEvent("page");
    await beside.click();
    await (await opened).getByLabel("Tidspunkt (norsk tid)").waitFor();
    expect(await message.inputValue()).toBe("Hei, jeg lurer på");
    await message.fill("");
    await here.waitFor();
    await context.close();
  });

  test("that there is no network when it opens, and goes on by itself when there is", async () => {
    const { page, context } = await visit(`${server.url}/no/contact`, { ...still, expected: [/./] });
    await alive(page);
    await atRest(page);
    await context.setOffline(true);
    await near(page);
    await page.getByText("Du er uten nett.").waitFor();
    expect(await findingsAtBothWidths(page, "#booking")).toEqual([]);
    await context.setOffline(false);
    await times(page).first().waitFor();
    await context.close();
  });

  test("that the network went away, and asks again when it is back", async () => {
    const { page, context } = await visitCalendar(`${server.url}/contact`, { ...still, expected: [/./] });
    await times(page).first().waitFor();
    await context.setOffline(true);
    await page.getByText("These times may have been taken since.").waitFor();
    expect(await findingsAtBothWidths(page, "#booking")).toEqual([]);
    const asked = page.waitForResponse("**/api/booking/slots");
    await context.setOffline(false);
    expect((await asked).status()).toBe(200);
    await page.getByText("These times may have been taken since.").waitFor({ state: "detached" });
    await context.close();
  });
});
