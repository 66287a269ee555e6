import type { BrowserContext, Page } from "playwright-core";
import { type BookingSlots, bookingSlotsPath } from "../../shared/booking.ts";
import { type VisitOptions, visit } from "./visitor.ts";

/** Opens a page with the calendar and scrolls it into view. */
export async function visitCalendar(url: string, options: VisitOptions = {}) {
  const visitor = await visit(url, options);
  await visitor.page.locator("#booking").scrollIntoViewIfNeeded();
  return visitor;
}

/** Opens the calendar with all days. */
export async function openAllDays(page: Page): Promise<void> {
  await page.locator("#booking [data-all-days]").click();
  await page.locator("#booking .booking-month").waitFor();
}

/**
 * Opens the calendar at the month after the first free day. It has more than twenty bookable days on
 * any date; the first month may have only one.
 */
export async function openNextMonth(page: Page): Promise<void> {
  await openAllDays(page);
  await page.locator("#booking .booking-month-button").last().click();
}

/**
 * Mocks two free times on each of these days (`2030-04-10`, in order), for tests that need months
 * of a certain shape.
 */
export function withFreeDays(days: string[]) {
  const slots = days.flatMap((day) => [`${day}T09:00:00.000Z`, `${day}T12:30:00.000Z`]);
  const json: BookingSlots = { ok: true, timeZone: "Europe/Oslo", minutes: 30, slots };
  return {
    async prepare(context: BrowserContext) {
      await context.route(`**${bookingSlotsPath}`, (route) => route.fulfill({ json }));
    },
  };
}

/** The shown free times: the next ones or those of the chosen day. */
export function times(page: Page) {
  return page.locator("#booking .booking-time");
}

/** The chosen start, an ISO instant. */
export async function chosenStart(page: Page): Promise<string> {
  return (await page.locator("#booking form time").getAttribute("datetime")) ?? "";
}

export async function fillIn(page: Page, email: string): Promise<void> {
  const form = page.locator("#booking form");
  await form.locator("[name=name]").fill("Kari Ødegård");
  await form.locator("[name=email]").fill(email);
}

/** The local time of an instant in a time zone, `09:30`. */
export function clock(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(
    new Date(instant),
  );
}

/** The accessible name of the focused element. */
export function activeName(page: Page) {
  return page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
  );
}
