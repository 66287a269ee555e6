import { describe, expect, test } from "vitest";
import english from "../../content/en/booking.json" with { type: "json" };
import norwegian from "../../content/no/booking.json" with { type: "json" };
import type { BookingAccepted } from "../../shared/booking.ts";
import { bookingSite, filled, owner, sender } from "../support/booking-site.ts";
import { calendarIn, readCalendar } from "../support/calendar.ts";
import { query } from "../support/database.ts";

const site = bookingSite();

const halfHour = 1_800_000;

async function fetchCalendar(path: string) {
  const answer = await fetch(site.server.url + path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  return readCalendar(new Uint8Array(await answer.arrayBuffer()));
}

describe("the mails about a meeting", () => {
  test("form one calendar event from invitation through move to cancellation", async () => {
    const booked = await site.book({ lang: "no" });
    const other = (await site.slots()).at(-1) ?? "";
    await site.mailsOf(booked.id, booked.email, 1);
    await site.press(booked.movePath, { start: other });
    await site.mailsOf(booked.id, booked.email, 2);
    await site.press(booked.cancelPath);

    const steps = [
      { method: "REQUEST", status: "CONFIRMED", sequence: 0, start: Date.parse(booked.start) },
      { method: "REQUEST", status: "CONFIRMED", sequence: 1, start: Date.parse(other) },
      { method: "CANCEL", status: "CANCELLED", sequence: 2, start: Date.parse(other) },
    ];
    for (const [to, attendees] of [
      [booked.email, [booked.email]],
      [owner, [owner, booked.email]],
    ] as const) {
      const mails = await site.mailsOf(booked.id, to, 3);
      const events = mails.map(calendarIn);
      expect(events).toMatchObject(
        steps.map(({ method, ...step }) => ({
          method,
          event: { uid: booked.id, ends: step.start + halfHour, ...step },
        })),
      );
      const stamps = events.map((read) => read?.event.stamp ?? 0);
      expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
      for (const [index, read] of events.entries()) {
        // Mail programs accept an update only from the organizer, who must be the sender of the mail.
        expect(read?.event.organizer).toEqual({ address: sender, parameters: { cn: "Firm" } });
        expect(mails[index]?.parsed.from?.address).toBe(sender);
        expect(mails[index]?.parsed.subject).not.toBe("");
        expect(read?.event.attendees.map(({ address }) => address)).toEqual(attendees);
        for (const { parameters } of read?.event.attendees ?? []) {
          expect(parameters).toMatchObject({
            cutype: "INDIVIDUAL",
            role: "REQ-PARTICIPANT",
            partstat: "ACCEPTED",
            rsvp: "FALSE",
          });
        }
      }
    }
  });

  test("tell the owner the visitor's name and exact message", async () => {
    const body = filled(await site.freeSlot());
    const { id }: BookingAccepted = await (await site.post(body)).json();
    const [mail] = await site.mailsOf(id, owner, 1);
    const event = mail && calendarIn(mail)?.event;
    expect(event?.summary).toContain(body.name);
    expect(event?.description).toContain(body.note.trim());
    // A parameter cannot contain quotation marks (RFC 5545, 3.2).
    expect(event?.attendees.at(-1)?.parameters.cn).toBe(body.name.replaceAll('"', ""));
    expect(mail?.parsed.replyTo?.[0]?.address).toBe(body.email);
  });

  test("tell the visitor the time in both time zones, in the page's language", async () => {
    const [first, second] = [await site.book({ lang: "no" }), await site.book({ lang: "en" })];
    const [invitation] = await site.mailsOf(first.id, first.email, 1);
    expect(invitation?.parsed.subject).toContain(norwegian.mail.booked.subject);
    expect(invitation?.parsed.text).toMatch(/\(Kathmandu\).*\(Oslo\)/);
    const [other] = await site.mailsOf(second.id, second.email, 1);
    expect(other?.parsed.subject).toContain(english.mail.booked.subject);
    expect(other?.parsed.text).toContain(other?.parsed.subject ? english.links.cancel : "?");
  });

  test("cannot deliver a visitor's text to a third person", async () => {
    const booked = await site.book({ name: "Buy pills", note: "https://spam.example/" });
    const [mail] = await site.mailsOf(booked.id, booked.email, 1);
    const { text, html, subject } = mail?.parsed ?? {};
    const everything = JSON.stringify([text, html, subject, mail && calendarIn(mail)]);
    expect(everything).toContain(booked.email);
    expect(everything).not.toMatch(/pills|spam/);
  });

  test("end with a reminder a day before the moved time", async () => {
    const last = (await site.slots()).at(-3) ?? "";
    const { id, movePath }: BookingAccepted = await (await site.post(filled(last))).json();
    const reminders = () => {
      const statement = "select next_at from outbox where booking_id = ? and next_at > ?";
      const rows = query(site.server.dataDir, statement, id, Date.now() + 3_600_000);
      return rows.map((row) => new Date(Number(row.next_at) + 86_400_000).toISOString());
    };
    expect(reminders()).toEqual([last]);
    const other = (await site.slots()).at(-5) ?? "";
    await site.press(movePath, { start: other });
    expect(reminders()).toEqual([other]);
  });
});

test("the downloaded file is the same event as the mail's", async () => {
  const booked = await site.book();
  const { method, events } = await fetchCalendar(booked.icsPath);
  const start = Date.parse(booked.start);
  expect(method).toBe("PUBLISH");
  expect(events).toMatchObject([
    { uid: booked.id, sequence: 0, status: "CONFIRMED", start, ends: start + halfHour, attendees: [] },
  ]);
  expect(events[0]?.organizer?.address).toBe(sender);
  expect(events[0]?.description).toContain(booked.cancelPath);

  const other = (await site.slots()).at(-8) ?? "";
  await site.press(booked.movePath, { start: other });
  const moved = (await fetchCalendar(booked.icsPath)).events[0];
  expect(moved).toMatchObject({ uid: booked.id, sequence: 1, start: Date.parse(other) });
});

test("the owner's feed contains every current meeting at an unguessable address", async () => {
  const [unchanged, moved, cancelled] = [
    await site.book({ name: "Feed; Person" }),
    await site.book(),
    await site.book(),
  ];
  const other = (await site.slots()).at(-12) ?? "";
  await site.press(moved.movePath, { start: other });
  await site.press(cancelled.cancelPath);

  const address = new URL((await site.inbox("feed")).out.trim());
  const { method, events } = await fetchCalendar(address.pathname + address.search);
  expect(method).toBe("PUBLISH");
  const findEvents = ({ id }: { id: string }) => events.filter(({ uid }) => uid === id);
  expect(findEvents(unchanged)).toMatchObject([
    { summary: "Feed; Person", sequence: 0, status: "CONFIRMED", start: Date.parse(unchanged.start) },
  ]);
  expect(findEvents(moved)).toMatchObject([{ sequence: 1, status: "CONFIRMED", start: Date.parse(other) }]);
  expect(findEvents(cancelled)).toMatchObject([{ sequence: 1, status: "CANCELLED" }]);

  const token = unchanged.cancelPath.split("t=")[1] ?? "";
  for (const bad of ["", "owner", "owner.AAAA", token]) {
    expect((await fetch(`${site.server.url}/booking/feed.ics?t=${bad}`)).status).toBe(404);
  }
});
