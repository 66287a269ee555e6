import { describe, expect, test } from "vitest";
import english from "../../content/en/booking.json" with { type: "json" };
import norwegian from "../../content/no/booking.json" with { type: "json" };
import { bookingPath } from "../../shared/booking.ts";
import { bookingSite, filled, read, translations } from "../support/booking-site.ts";
import { query } from "../support/database.ts";

const site = bookingSite();

const book = (fields: object) => site.submit(bookingPath, fields as Record<string, string>);

const open = (path: string) => read(fetch(site.server.url + path));

describe("a browser without JavaScript", () => {
  test("lists the next free times above a link to the contact form, books, and confirms the time", async () => {
    const [, page] = await open("/booking?lang=no");
    expect(page).toContain(norwegian.pages.choose.title);
    expect(page).toContain("<nav>Frame</nav>");
    expect(page).not.toMatch(/<script[^>]*(?:src=|module|data-hydration-module)/);
    const start = await site.freeSlot();
    expect(page).toContain(`value="${start}"`);
    expect(page.indexOf('href="/no/contact#write"')).toBeGreaterThan(page.lastIndexOf('name="start"'));
    const fields = filled(start, { lang: "no", timeZone: "" });
    const answer = await book(fields);
    expect(answer.status).toBe(303);
    const location = answer.headers.get("location") ?? "";
    const [, booked] = await open(location);
    const day = new Intl.DateTimeFormat("nb-NO", { dateStyle: "full", timeZone: "Europe/Oslo" }).format(
      new Date(start),
    );
    expect(booked.toLowerCase()).toContain(day);
    for (const path of ["/booking/meeting.ics", "/booking/move", "/booking/cancel"])
      expect(booked).toContain(`href="${path}?t=`);
  });

  test("reports when the time of a link is taken, without choosing another", async () => {
    const start = await site.freeSlot();
    const [, free] = await open(`/booking?lang=en&start=${start}`);
    expect(free).toContain(english.pages.choose.title);
    expect(free).toContain(`value="${start}" checked`);
    const [, gone] = await open("/booking?lang=en&start=2026-01-05T09:00:00.000Z");
    expect(gone).toContain(english.pages.gone.title);
    expect(gone).toContain(`value="${start}"`);
    expect(gone).not.toContain("checked");
  });

  test("offers every free time once, those of later days behind a link", async () => {
    const offered: string[] = [];
    for (let path: string | undefined = "/booking?lang=en"; path; ) {
      const [, page] = await open(path);
      for (const [, value = ""] of page.matchAll(/name="start" value="([^"]+)"/g)) offered.push(value);
      path = /<a href="(\/booking\?[^"]+from=[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
    }
    const free = await site.slots();
    expect(offered.toSorted()).toEqual(free);
    const [, last] = await open(`/booking?lang=en&start=${free.at(-1)}`);
    expect(last).toContain(`value="${free.at(-1)}" checked`);
  });

  /** The one-time token of a new booking page. */
  async function fetchToken(lang: string): Promise<string> {
    const [, page] = await open(`/booking?lang=${lang}`);
    return /name="once" value="([\w-]+)"/.exec(page)?.[1] ?? "";
  }

  test.each(translations)(
    "books once when the form is sent twice within a minute (%s)",
    async (lang, texts) => {
      const once = await fetchToken(lang);
      expect(once.length).toBeGreaterThan(30);
      expect(await fetchToken(lang)).not.toBe(once);
      const fields = { ...filled(await site.freeSlot(), { lang }), once };
      const answers = await Promise.all([book(fields), book(fields), book(fields)]);
      const places = new Set(answers.map((answer) => answer.headers.get("location")));
      expect([places.size, [...places][0]]).toEqual([1, expect.stringContaining("/booking/booked?t=")]);
      // Somebody who later goes back to the form in the same browser learns nothing about the booking.
      const aMinuteAgo = "update bookings set created_at = created_at - 61000 where email = ?";
      query(site.server.dataDir, aMinuteAgo, fields.email);
      const [status, page] = await read(book(fields));
      expect([status, page]).toEqual([409, expect.stringContaining(texts.pages.taken.title)]);
      expect(page).not.toContain("/booking/cancel");
    },
  );

  test("books another time from the same page, and a cancelled time only from a new one", async () => {
    const once = await fetchToken("en");
    const fields = { ...filled(await site.freeSlot()), once };
    const first = (await book(fields)).headers.get("location") ?? "";
    const second = await book({ ...fields, start: await site.freeSlot() });
    expect([second.status, second.headers.get("location")]).not.toEqual([303, first]);
    expect(second.status).toBe(303);
    await site.press(first.replace("/booked", "/cancel"));
    expect((await book(fields)).status).toBe(409);
    expect((await book({ ...fields, once: await fetchToken("en") })).status).toBe(303);
  });

  test("keeps the typed values when the time is taken or a field is missing", async () => {
    const { start } = await site.book();
    const [status, page] = await read(book(filled(start, { name: "<b>Ola</b>" })));
    expect([status, page]).toEqual([409, expect.stringContaining(english.pages.taken.title)]);
    expect(page).toContain('value="&lt;b&gt;Ola&lt;/b&gt;"');
    expect(page).toContain("then another: https://spam.example/");
    expect(await read(book(filled(await site.freeSlot(), { email: "" })))).toEqual([
      422,
      expect.stringContaining(english.pages.invalid.title),
    ]);
  });

  test.each(translations)(
    "keeps the typed values when the address has too many meetings (%s)",
    async (lang, texts) => {
      const email = `many-${lang}@example.no`;
      for (let count = 0; count < 3; count++) await site.book({ email });
      const [status, page] = await read(
        book(filled(await site.freeSlot(), { email, lang, name: "Ola Nordmann" })),
      );
      expect(status).toBe(409);
      expect(page).toContain(texts.pages.many.title);
      expect(page).toContain('value="Ola Nordmann"');
      expect(page).toContain(`value="${email}"`);
    },
  );
});
