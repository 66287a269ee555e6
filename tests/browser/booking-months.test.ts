import { expect, test } from "vitest";
import { findings } from "../support/axe.ts";
import { activeName, openAllDays, times, visitCalendar, withFreeDays } from "../support/booking-visitor.ts";
import { sharedSite } from "../support/site-under-test.ts";

const server = sharedSite();

test("shows times of a day in the month that was opened", async () => {
  const { page } = await visitCalendar(`${server.url}/contact`, {
    timezoneId: "Europe/Oslo",
    ...withFreeDays(["2030-04-10", "2030-05-14", "2030-05-15", "2030-06-12"]),
  });
  await openAllDays(page);
  const [month, day] = [page.locator("#booking h3").first(), page.locator("#booking [data-step]")];
  const monthName = async () => (await month.textContent())?.split(" ")[0] ?? "?";
  const first = await monthName();
  for (const button of ["Next month", "Next month", "Previous month"]) {
    await page.getByRole("button", { name: button }).click();
    expect(await day.textContent()).toContain(await monthName());
    expect(await times(page).count()).toBeGreaterThan(0);
  }
  expect(await monthName()).not.toBe(first);
  await times(page).first().click();
  const form = page.locator("#booking form");
  await form.waitFor();
  await page.getByRole("button", { name: "Next month" }).click();
  expect(await form.isVisible()).toBe(true);
  // Choosing another time returns to the month that is shown now.
  const shownMonth = await monthName();
  await page.getByRole("button", { name: "Choose another time" }).click();
  expect(await monthName()).toBe(shownMonth);
  expect(await day.textContent()).toContain(shownMonth);
});

test("says that a month has no free day and names the next free day", async () => {
  const { page } = await visitCalendar(`${server.url}/contact`, {
    timezoneId: "Europe/Oslo",
    ...withFreeDays(["2030-04-10", "2030-06-10"]),
  });
  await openAllDays(page);
  const [month, step] = [page.locator("#booking h3").first(), page.locator("#booking [data-step]")];
  await page.getByRole("button", { name: "Next month" }).click();
  const name = (await month.textContent()) ?? "?";
  expect(await step.textContent()).toBe(`No free times in ${name}.`);
  expect(await times(page).count()).toBe(0);
  expect(await findings(page, "#booking")).toEqual([]);
  await page.getByRole("button", { name: "Show its times" }).click();
  expect(await month.textContent()).not.toBe(name);
  expect(await step.textContent()).toContain(((await month.textContent()) ?? "?").split(" ")[0]);
  expect(await times(page).count()).toBe(2);
  expect(await step.evaluate((step) => step === document.activeElement)).toBe(true);
  // Back by keyboard: the month repeats its message and keeps the focus.
  await page.locator(".booking-day[tabindex='0']").focus();
  await page.keyboard.press("PageUp");
  expect(await step.textContent()).toBe(`No free times in ${name}.`);
  expect(await activeName(page)).toContain("no free times");
});
