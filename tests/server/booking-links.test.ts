import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import english from "../../content/en/booking.json" with { type: "json" };
import norwegian from "../../content/no/booking.json" with { type: "json" };
import { bookingPath } from "../../shared/booking.ts";
import { bookingSite, filled, read, startBookingSite, translations } from "../support/booking-site.ts";
import { query } from "../support/database.ts";

const site = bookingSite();

const open = (path: string) => read(fetch(site.server.url + path));

describe("a meeting link", () => {
  test("changes nothing when it is opened", async () => {
    const booked = await site.book();
    for (const path of [booked.cancelPath, booked.movePath, booked.icsPath]) {
      for (const method of ["GET", "HEAD"])
        expect((await fetch(site.server.url + path, { method })).status).toBe(200);
    }
    expect(await site.slots()).not.toContain(booked.start);
    const [, page] = await open(booked.cancelPath);
    expect(page).toContain('<form method="post" action="/booking/cancel">');
    expect(page).toContain("Kathmandu");
  });

  test("works twice, but not from another site", async () => {
    const booked = await site.book();
    const token = booked.cancelPath.split("t=")[1] ?? "";
    const foreign = await site.submit("/booking/cancel", { t: token }, "https://evil.example");
    expect(foreign.status).toBe(403);
    expect(await site.slots()).not.toContain(booked.start);
    await site.mailsOf(booked.id, booked.email, 1);
    for (let click = 0; click < 2; click++) {
      expect(await read(site.press(booked.cancelPath))).toEqual([
        200,
        expect.stringContaining(english.pages.cancelled.title),
      ]);
    }
    await site.mailsOf(booked.id, booked.email, 2);
    const [, late] = await read(site.press(booked.movePath, { start: (await site.slots()).at(-1) ?? "" }));
    expect(late).toContain(english.pages.cancelled.title);
  });

  test("does not move a meeting to a taken or missing time", async () => {
    const [mine, theirs] = [await site.book(), await site.book()];
    expect(await read(site.press(mine.movePath, { start: theirs.start }))).toEqual([
      409,
      expect.stringContaining(english.pages.taken.title),
    ]);
    expect((await site.press(mine.movePath, { start: "x" })).status).toBe(422);
    expect(await site.slots()).not.toContain(mine.start);
  });

  test.each(translations)(
    "moves a meeting at most ten times and can still cancel it (%s)",
    async (lang, texts) => {
      const booked = await site.book({ lang });
      const free = (await site.slots()).slice(-40);
      const statuses = [];
      let last = "";
      for (const start of free.slice(0, 12)) {
        const answer = await site.press(booked.movePath, { start });
        statuses.push(answer.status);
        last = await answer.text();
      }
      expect(statuses).toEqual([...Array(10).fill(200), 409, 409]);
      expect(last).toContain(texts.pages.settled.title);
      expect(await site.slots()).not.toContain(free[9]);
      expect((await read(site.press(booked.cancelPath)))[1]).toContain(texts.pages.cancelled.title);
    },
  );

  test("is rate limited per client across meetings, and returns an uncounted error page during a database outage", async () => {
    const limited = await startBookingSite({ RATE_CHANGES: "4/1h" });
    const [one, other] = [await limited.book(), await limited.book({ lang: "no" })];

    const db = new DatabaseSync(`${limited.server.dataDir}/site.db`, { timeout: 2000 });
    db.exec("begin immediate");
    const failed = await limited.press(one.cancelPath);
    expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await failed.text()).toContain(english.pages.failed.title);
    db.exec("rollback");
    db.close();
    expect(await limited.slots()).not.toContain(one.start);

    // The failed attempt did not count.
    const free = (await limited.slots()).slice(-20);
    const answers = [];
    for (const [index, start] of free.entries())
      answers.push(await limited.press((index % 2 ? one : other).movePath, { start }));
    expect(answers.map(({ status }) => status)).toEqual([...Array(4).fill(200), ...Array(16).fill(429)]);
    for (const [{ cancelPath }, texts] of [
      [one, english],
      [other, norwegian],
    ] as const) {
      const page = await (await fetch(limited.server.url + cancelPath)).text();
      const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? "";
      const rejected = await limited.submit(action, { t: cancelPath.split("t=")[1] ?? "" });
      expect([rejected.status, Number(rejected.headers.get("retry-after")) > 3000]).toEqual([429, true]);
      expect(await rejected.text()).toContain(texts.pages.changes.title);
    }
    await limited.stop();
  });

  test("with an invalid signature is unknown, in the browser's language", async () => {
    const booked = await site.book();
    const token = booked.cancelPath.split("t=")[1] ?? "";
    const altered = token.replace(/^./, (first) => (first === "0" ? "1" : "0"));
    for (const path of ["cancel", "move", "booked", "meeting.ics"]) {
      const longer = ["x", "=", "%3D", ".", ".x", "%20", "%00", "-_"].map((end) => token + end);
      for (const bad of ["", "x", ...longer, `${booked.id}.AAAA`, altered]) {
        expect((await open(`/booking/${path}?t=${bad}`))[0]).toBe(404);
      }
    }
    expect((await site.press("/booking/cancel", { t: `${booked.id}.AAAA` })).status).toBe(404);
    const norsk = await fetch(`${site.server.url}/booking/cancel?t=x`, {
      headers: { "accept-language": "nb-NO,nb;q=0.9,en;q=0.5" },
    });
    expect(await norsk.text()).toContain(norwegian.pages.unknown.title);
    expect((await open("/booking/cancel?t=x"))[1]).toContain(english.pages.unknown.title);
  });

  test.each(translations)("has expired when the meeting is over (%s)", async (lang, texts) => {
    const booked = await site.book({ lang });
    query(site.server.dataDir, "update bookings set starts_at = 0, ends_at = 1 where id = ?", booked.id);
    const expired = [410, expect.stringContaining(texts.pages.expired.title)];
    for (const path of [booked.cancelPath, booked.movePath, booked.icsPath])
      expect(await open(path)).toEqual(expired);
    expect(await read(site.press(booked.cancelPath))).toEqual(expired);
    expect(await read(site.press(booked.movePath, { start: booked.start }))).toEqual(expired);
  });
});

describe("the owner, while the site runs,", () => {
  test("lists and cancels a meeting", async () => {
    const booked = await site.book({ name: "Åse Ødegård" });
    await site.mailsOf(booked.id, booked.email, 1);
    expect((await site.inbox("list")).out).toMatch(new RegExp(`${booked.id.slice(0, 8)}  Åse Ødegård`));
    expect(await site.inbox("cancel", booked.id.slice(0, 8))).toMatchObject({ code: 0 });
    await site.mailsOf(booked.id, booked.email, 2);
    expect((await site.inbox("list")).out).toContain("[cancelled]");
    expect((await site.inbox("cancel", booked.id)).code).toBe(64);
  });

  test("blocks the times of a day and offers them again", async () => {
    const day = (await site.slots()).at(-30)?.slice(0, 10) ?? "";
    expect((await site.inbox("block", day)).out).toMatch(/^\d+ times blocked/);
    expect(await site.slots(`?from=${day}&to=${day}`)).toEqual([]);
    expect((await site.inbox("list")).out).toMatch(new RegExp(`${day}  \\d+ times blocked`));
    expect((await site.post(filled(`${day}T10:00:00Z`))).status).toBe(409);
    await site.inbox("unblock", `${day}..${day}`);
    expect((await site.slots(`?from=${day}&to=${day}`)).length).toBeGreaterThan(0);
  });

  test("gets an error for an invalid range", async () => {
    const ranges = ["", "soon", "2027-02-01..2027-01-01", "2027-01-01..2099-01-01"];
    const answers = await Promise.all(ranges.map((range) => site.inbox("block", range)));
    expect(answers.map(({ code }) => code)).toEqual([64, 64, 64, 64]);
  });
});

// Last, because it breaks the database.
test("a meeting link gets an error page when the database has no such table", async () => {
  const booked = await site.book();
  query(site.server.dataDir, "alter table bookings rename to lost");
  query(site.server.dataDir, "alter table booking_seats rename to lost_seats");
  const token = booked.cancelPath.split("?")[1];
  const get = (path: string) => fetch(site.server.url + path);
  for (const [lang, texts] of translations) {
    const query = `?${token}&lang=${lang}`;
    const answers = [
      await get(`/booking?lang=${lang}`),
      ...(await Promise.all(
        ["booked", "cancel", "move", "meeting.ics"].map((name) => get(`/booking/${name}${query}`)),
      )),
      await site.press(`/booking/cancel${query}`),
      await site.submit(bookingPath, { lang, start: "" }),
      await site.submit(bookingPath, filled(booked.start, { lang }) as never),
    ];
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("content-type")]).toEqual([
        500,
        expect.stringContaining("text/html"),
      ]);
    }
    for (const answer of answers.slice(0, 5)) expect(await answer.text()).toContain(texts.pages.failed.title);
  }
});
