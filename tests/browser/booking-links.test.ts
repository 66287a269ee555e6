import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { BookingAccepted } from "../../shared/booking.ts";
import { findings } from "../support/axe.ts";
import { chosenStart, clock, fillIn, times, visitCalendar } from "../support/booking-visitor.ts";
import { calendarIn, readCalendar } from "../support/calendar.ts";
import { query } from "../support/database.ts";
import { freeTimes } from "../support/free-times.ts";
import { mailingSiteUnderTest } from "../support/site-under-test.ts";
import { visit } from "../support/visitor.ts";

const { server, smtp } = mailingSiteUnderTest();

/** The invitation and links in the latest mail to an address, once it has received `count` mails. */
async function latestMail(email: string, count: number) {
  const mails = () => smtp.mails.filter(({ to }) => to.includes(email));
  await expect.poll(() => mails().length).toBe(count);
  const mail = mails().at(-1);
  const link = (page: string) =>
    mail?.parsed.text?.match(new RegExp(`http://localhost:\\d+/booking/${page}\\?t=\\S+`))?.[0] ?? "";
  return { ...(mail && calendarIn(mail)), cancel: link("cancel"), move: link("move") };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

test("books a meeting, and cancels it with the mail's link, which frees the time", async () => {
  const email = "cancels@example.no";
  const { page } = await visitCalendar(`${server.url}/contact`, {
    timezoneId: "America/Los_Angeles",
  });
  await times(page).first().click();
  const start = await chosenStart(page);
  await fillIn(page, email);
  await page.getByRole("button", { name: "Book this time" }).click();

  const done = page.getByRole("heading", { name: /Booked/ });
  await done.waitFor();
  expect(await done.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await findings(page, "#booking")).toEqual([]);
  const shownTime = await page.locator(".booking-done-time").textContent();
  expect(shownTime).toContain(`${clock(start, "America/Los_Angeles")}–`);
  expect(shownTime).toContain(`${clock(start, "Europe/Oslo")}–`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: /\.ics/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("meeting.ics");
  const { events } = readCalendar(readFileSync(await file.path()));
  expect(events).toMatchObject([{ start: Date.parse(start), status: "CONFIRMED", sequence: 0 }]);

  const invitation = await latestMail(email, 1);
  expect(invitation.event).toMatchObject({ uid: events[0]?.uid, start: Date.parse(start) });
  const mail = await visit(invitation.cancel);
  await heading(mail.page, "Cancel the consultation?").waitFor();
  expect(await freeTimes(server.url)).not.toContain(start);
  await mail.page.getByRole("button", { name: "Cancel the consultation" }).click();
  await heading(mail.page, "The consultation is cancelled").waitFor();
  expect(await freeTimes(server.url)).toContain(start);
  expect(await latestMail(email, 2)).toMatchObject({
    method: "CANCEL",
    event: { uid: events[0]?.uid, sequence: 1, status: "CANCELLED" },
    cancel: "",
  });

  // The links to cancel and to move only offer a new booking now.
  for (const link of [invitation.cancel, invitation.move]) {
    await mail.page.goto(link);
    await heading(mail.page, "The consultation is cancelled").waitFor();
    expect(await mail.page.locator("main form").count()).toBe(0);
  }
  await mail.page.getByRole("link", { name: "Book another time" }).click();
  await times(mail.page).first().waitFor();
});

test("moves a Norwegian meeting with the mail's link until it has passed", async () => {
  const email = "flytter@example.no";
  const { page } = await visitCalendar(`${server.url}/no/contact`, { timezoneId: "Europe/Oslo" });
  await times(page).first().click();
  const start = await chosenStart(page);
  await fillIn(page, email);
  await page.getByRole("button", { name: "Avtal samtalen" }).click();
  await page.getByRole("heading", { name: /Tiden er din/ }).waitFor();
  const shown = (await page.locator(".booking-done time").textContent()) ?? "";
  expect(shown.replaceAll(".", ":")).toContain(clock(start, "Europe/Oslo"));

  const invitation = await latestMail(email, 1);
  const mail = await visit(invitation.move, { expected: [/410/] });
  await heading(mail.page, "Velg en annen tid").waitFor();
  const choice = mail.page.getByRole("group", { name: "Tidspunkt" });
  await choice.getByText("Andre tider").click();
  await choice.locator("details details summary").nth(2).click();
  const radio = choice.locator("details details[open] input").first();
  const other = await radio.inputValue();
  await radio.check();
  await mail.page.getByRole("button", { name: "Flytt samtalen" }).click();
  await heading(mail.page, "Samtalen er flyttet").waitFor();
  const inWords = `kl.\u00a0${clock(other, "Europe/Oslo").replace(":", ".")}`;
  expect(await mail.page.locator("main").textContent()).toContain(inWords);
  const moved = await latestMail(email, 2);
  expect(moved).toMatchObject({
    method: "REQUEST",
    event: { uid: invitation.event?.uid, sequence: 1, status: "CONFIRMED", start: Date.parse(other) },
  });
  const free = await freeTimes(server.url);
  expect([free.includes(start), free.includes(other)]).toEqual([true, false]);

  // The first mail's link still leads to the meeting, at its new time.
  await mail.page.goto(invitation.cancel);
  expect(await mail.page.locator("main").textContent()).toContain(inWords);
  query(server.dataDir, "update bookings set starts_at = 0, ends_at = 1 where email = ?", email);
  for (const link of [moved.cancel, moved.move]) {
    await mail.page.goto(link);
    await heading(mail.page, "Samtalen er over").waitFor();
  }
  await mail.page.getByRole("link", { name: "Avtal en ny tid" }).click();
  await times(mail.page).first().waitFor();
});

test("axe finds nothing on the pages of a meeting, a cancelled and an unknown one, and they fit 320 px", async () => {
  const { page, context } = await visit(`${server.url}/booking?lang=no`, {
    expected: [/404/],
  });
  const start = (await freeTimes(server.url)).at(-1) ?? "";
  const answer = await context.request.post(`${server.url}/api/booking`, {
    data: { start, name: "Kari", email: "pages@example.no", lang: "no", timeZone: "Pacific/Honolulu" },
  });
  const { cancelPath, movePath }: BookingAccepted = await answer.json();
  const bookedPath = cancelPath.replace("/cancel", "/booked");
  const other = page.locator("#languages a:not([aria-current])");
  expect(await other.getAttribute("href")).toBe("/booking?lang=en");
  const look = async (paths: string[]) => {
    for (const path of paths) {
      await page.goto(server.url + path);
      await page.setViewportSize({ width: 390, height: 900 });
      expect(await findings(page), path).toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    }
  };
  await look(["/booking?lang=no", bookedPath, movePath, cancelPath]);
  await page.locator("main form [type=submit]").click();
  await look([cancelPath, "/booking/cancel?t=none"]);
});
