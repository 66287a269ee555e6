import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import english from "../../content/en/booking.json" with { type: "json" };
import norwegian from "../../content/no/booking.json" with { type: "json" };
import {
  type BookingAccepted,
  type BookingSlots,
  bookingPath,
  bookingSlotsPath,
} from "../../contract/booking.ts";
import { type ReadEvent, readCalendar } from "../support/calendar-reader.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";
import { type CaughtMail, type SmtpCatcher, startSmtp } from "../support/smtp.ts";

const owner = "owner@firm.example";
const form = { "content-type": "application/x-www-form-urlencoded" };
let smtp: SmtpCatcher;
let server: RunningServer;
let postgres: Postgres | undefined;

beforeAll(async () => {
  smtp = await startSmtp();
  server = await startServer({
    siteDir: writeSite(),
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: "Firm <hei@firm.example>",
      MAIL_TO: owner,
      RATE_MAIL_GLOBAL: "10000/1h",
    },
  });
  postgres = await startPostgres();
});
afterAll(async () => {
  await server?.stop();
  await smtp?.close();
  await postgres?.stop();
});

async function slots(query = "", url = server.url): Promise<string[]> {
  const answer = await fetch(`${url}${bookingSlotsPath}${query}`);
  expect(answer.status).toBe(200);
  const body: BookingSlots = await answer.json();
  expect(body).toMatchObject({ ok: true, timeZone: "Europe/Oslo", minutes: 30 });
  return body.slots;
}

let next = 0;
/** A free time that no other test here uses. */
async function freeSlot(): Promise<string> {
  const all = await slots();
  const slot = all[next++];
  if (!slot) throw new Error("no free time");
  return slot;
}

const filled = (start: string, change: Record<string, unknown> = {}) => ({
  start,
  name: 'Kari; Nordmann, "KN" ÆØÅ',
  email: `${randomUUID().slice(0, 8)}@example.no`,
  note: "First, a question;\nthen another: https://spam.example/ 😀 ".repeat(3),
  lang: "en",
  timeZone: "Asia/Kathmandu",
  website: "",
  ...change,
});

function post(body: object, headers: Record<string, string> = {}, url = server.url) {
  return fetch(url + bookingPath, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

async function book(change: Record<string, unknown> = {}) {
  const body = filled(await freeSlot(), change);
  const answer = await post(body);
  expect(answer.status).toBe(200);
  const accepted: BookingAccepted = await answer.json();
  return { ...accepted, email: body.email as string };
}

function press(path: string, fields: Record<string, string>) {
  const [address, query = ""] = path.split("?");
  return fetch(server.url + address, {
    method: "POST",
    redirect: "manual",
    headers: { ...form, origin: server.url },
    body: new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...fields }),
  });
}

/** The mails of one meeting to an address, once there are so many. */
async function mailsOf(id: string, to: string, count: number): Promise<CaughtMail[]> {
  const found = () =>
    smtp.mails.filter((mail) => mail.to.includes(to) && (calendarOf(mail)?.one("UID") ?? "").startsWith(id));
  await expect.poll(() => found().length, { timeout: 15_000 }).toBe(count);
  return found();
}

/** The attachment byte for byte, once the part that mail programs read says the same. */
function calendarPart(mail: CaughtMail) {
  const [, base64] =
    /^Content-Type: application\/ics[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/m.exec(mail.raw) ?? [];
  if (base64 === undefined) return undefined;
  const bytes = Buffer.from(base64, "base64");
  const shown = mail.parsed.attachments.find((item) => item.mimeType === "text/calendar");
  const calendar = readCalendar(bytes);
  const text = new TextDecoder().decode(shown?.content as ArrayBuffer);
  expect(text).toBe(bytes.toString().replaceAll("\r\n", "\n"));
  expect(shown?.method).toBe(calendar.method);
  return calendar;
}

const calendarOf = (mail: CaughtMail): ReadEvent | undefined => calendarPart(mail)?.events[0];

/** Runs the owner's command line beside the server. */
function inbox(...args: string[]): Promise<{ code: number | null; out: string }> {
  return new Promise((resolve) => {
    let out = "";
    const env = {
      PATH: process.env.PATH,
      DATA_DIR: server.dataDir,
      TOKEN_SECRET: "a secret for tests only",
    };
    const cli = join(import.meta.dirname, "../../server/cli.ts");
    const child = spawn(process.execPath, [cli, "bookings", ...args], { env });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        out += chunk;
      });
    }
    child.once("close", (code) => resolve({ code, out }));
  });
}

const utc = (iso: string) => iso.replace(/[-:]|\.\d{3}/g, "");

describe("the free times", () => {
  test("are told for the days that are asked for", async () => {
    const all = await slots();
    expect(all.length).toBeGreaterThan(500);
    const day = all[40]?.slice(0, 10) ?? "";
    const ofDay = await slots(`?from=${day}&to=${day}`);
    expect(ofDay).toEqual(all.filter((slot) => slot.startsWith(day)));
    expect(await slots(`?from=2999-01-01`)).toEqual([]);
  });

  test.each(["from=yesterday", "to=2026-02-30", "from=&to="])("are refused for %s", async (query) => {
    const answer = await fetch(`${server.url}${bookingSlotsPath}?${query}`);
    expect([answer.status, (await answer.json()).error.code]).toEqual([422, "validation_failed"]);
  });
});

describe("a visitor who books", () => {
  test("gets the time, and finds it gone from the free ones", async () => {
    const booked = await book();
    expect(await slots()).not.toContain(booked.start);
    const page = await (await fetch(server.url + booked.icsPath)).arrayBuffer();
    const { method, events } = readCalendar(new Uint8Array(page));
    expect([method, events[0]?.one("DTSTART")]).toEqual(["PUBLISH", utc(booked.start)]);
  });

  test("and the owner get one meeting that every calendar knows again when it moves and ends", async () => {
    const booked = await book({ lang: "no" });
    const [invitation] = await mailsOf(booked.id, booked.email, 1);
    const [toOwner] = await mailsOf(booked.id, owner, 1);
    if (!invitation || !toOwner) throw new Error("no mail");
    expect(invitation.parsed.subject).toContain(norwegian.mail.booked.subject);
    expect(invitation.parsed.text).toContain("Kathmandu");
    expect(toOwner.parsed.text).toContain("First, a question");

    const other = (await slots()).at(-1) ?? "";
    const moved = await press(booked.movePath, { start: other });
    expect([moved.status, await moved.text()]).toEqual([
      200,
      expect.stringContaining(norwegian.pages.moved.title),
    ]);
    expect(await slots()).toContain(booked.start);
    expect(await slots()).not.toContain(other);
    await mailsOf(booked.id, booked.email, 2);

    expect((await press(booked.cancelPath, {})).status).toBe(200);
    expect(await slots()).toContain(other);

    for (const to of [booked.email, owner]) {
      const mails = await mailsOf(booked.id, to, 3);
      const events = mails.map((mail) => ({ method: calendarPart(mail)?.method, event: calendarOf(mail) }));
      expect(
        events.map(({ method, event }) => [method, event?.one("SEQUENCE"), event?.one("DTSTART")]),
      ).toEqual([
        ["REQUEST", "0", utc(booked.start)],
        ["REQUEST", "1", utc(other)],
        ["CANCEL", "2", utc(other)],
      ]);
      expect(new Set(events.map(({ event }) => event?.one("UID"))).size).toBe(1);
    }
    const seen = calendarOf(toOwner);
    expect(seen?.one("DESCRIPTION")).toContain("then another: https://spam.example/ 😀");
    expect(seen?.lines.find(({ value }) => value === `mailto:${booked.email}`)?.parameters.CN).toBe(
      "Kari; Nordmann, KN ÆØÅ",
    );
  });

  test("cannot send somebody else a text of their own", async () => {
    const booked = await book({ name: "Buy pills", note: "https://spam.example/" });
    const [mail] = await mailsOf(booked.id, booked.email, 1);
    const everything = [
      mail?.parsed.text,
      mail?.parsed.html,
      mail?.parsed.subject,
      ...(mail ? (calendarOf(mail)?.lines ?? []) : []).map((line) => JSON.stringify(line)),
    ].join();
    expect(everything).not.toMatch(/pills|spam/);
  });

  test("gets a reminder a day before, at the time to which the meeting was moved", async () => {
    const last = (await slots()).at(-3) ?? "";
    const answer = await post(filled(last));
    const { id, movePath }: BookingAccepted = await answer.json();
    const reminders = () => {
      const db = new DatabaseSync(`${server.dataDir}/site.db`, { readOnly: true });
      const rows = db
        .prepare("select next_at from outbox where dedupe_key like ?")
        .all(`booking:${id}:reminder:%`);
      db.close();
      return rows.map((row) => new Date(Number(row.next_at) + 86_400_000).toISOString());
    };
    expect(reminders()).toEqual([last]);
    const other = (await slots()).at(-5) ?? "";
    await press(movePath, { start: other });
    expect(reminders()).toEqual([other]);
  });

  test("is answered alike when the browser asks again, and told when another body came", async () => {
    const start = await freeSlot();
    const body = filled(start);
    const key = { "idempotency-key": randomUUID() };
    const [first, second] = [await post(body, key), await post(body, key)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.json()).toEqual(await first.json());
    const other = await post({ ...body, name: "Ola" }, key);
    expect([other.status, (await other.json()).error.code]).toEqual([422, "idempotency_key_reused"]);
  });

  test("is told what is wrong", async () => {
    const answer = await post({ start: "soon", name: "", email: "x", website: "" });
    expect(answer.status).toBe(422);
    expect((await answer.json()).error.fields.map((item: { field: string }) => item.field)).toEqual([
      "start",
      "name",
      "email",
    ]);
    expect((await post(filled(await freeSlot(), { website: "x" }))).status).toBe(422);
  });

  test.each([
    ["a Sunday", "2027-06-06T09:00:00Z"],
    ["the past", "2020-01-07T09:00:00Z"],
    ["a quarter past", "2026-12-01T09:15:00Z"],
  ])("cannot have %s", async (_, start) => {
    const answer = await post(filled(start));
    expect([answer.status, (await answer.json()).error.code]).toEqual([409, "slot_taken"]);
  });

  test("too often waits", async () => {
    const limited = await startServer({ siteDir: writeSite(), env: { RATE_BOOKING: "1/1h" } });
    const [first, second] = await slots("", limited.url);
    expect((await post(filled(first ?? ""), {}, limited.url)).status).toBe(200);
    const answer = await post(filled(second ?? ""), {}, limited.url);
    expect([answer.status, answer.headers.has("retry-after")]).toEqual([429, true]);
    await limited.stop();
  });
});

describe("fifty visitors at once", () => {
  async function race(url: string) {
    const start = (await slots("", url)).at(-10) ?? "";
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(filled(start), {}, url)));
    const codes = await Promise.all(answers.map(async (answer) => (await answer.json()).error?.code ?? "ok"));
    return {
      ok: codes.filter((code) => code === "ok").length,
      taken: answers.filter((answer, index) => answer.status === 409 && codes[index] === "slot_taken").length,
    };
  }

  test("are one booking and 49 refusals, on SQLite", async () => {
    expect(await race(server.url)).toEqual({ ok: 1, taken: 49 });
  });

  test("are one booking and 49 refusals, on PostgreSQL", async ({ skip }) => {
    if (!postgres) return skip();
    const url = await postgres.createDatabase("race");
    const other = await startServer({ siteDir: writeSite(), env: { DATABASE_URL: url } });
    expect(await race(other.url)).toEqual({ ok: 1, taken: 49 });
    await other.stop();
  });
});

describe("a browser without JavaScript", () => {
  const submit = (fields: Record<string, string>) =>
    fetch(server.url + bookingPath, {
      method: "POST",
      redirect: "manual",
      headers: { ...form, origin: server.url },
      body: new URLSearchParams(fields),
    });

  test("shows the next free times, books, and says the time in words", async () => {
    const page = await (await fetch(`${server.url}/booking?lang=no`)).text();
    expect(page).toContain(norwegian.pages.choose.title);
    expect(page).toContain("<nav>Frame</nav>");
    expect(page).not.toMatch(/<script[^>]*(?:src=|module|data-boot)/);
    const start = await freeSlot();
    expect(page).toContain(`<option value="${start}">`);
    const fields = filled(start, { lang: "no", timeZone: "" }) as Record<string, string>;
    const answer = await submit(fields);
    expect(answer.status).toBe(303);
    const location = answer.headers.get("location") ?? "";
    const booked = await (await fetch(server.url + location)).text();
    const day = new Intl.DateTimeFormat("nb-NO", { dateStyle: "full", timeZone: "Europe/Oslo" }).format(
      new Date(start),
    );
    expect(booked).toContain(day);
    for (const path of ["/booking/meeting.ics", "/booking/move", "/booking/cancel"])
      expect(booked).toContain(`href="${path}?t=`);

    // Pressed twice: the same booking, not a refusal.
    expect((await submit(fields)).headers.get("location")).toBe(location);
  });

  test("keeps what was typed when the time is taken or something is missing", async () => {
    const { start } = await book();
    const taken = await submit(filled(start, { name: "<b>Ola</b>" }) as Record<string, string>);
    const page = await taken.text();
    expect([taken.status, page]).toEqual([409, expect.stringContaining(english.pages.taken.title)]);
    expect(page).toContain('value="<b>Ola</b>"'.replace(/<b>Ola<\/b>/, "&lt;b&gt;Ola&lt;/b&gt;"));
    expect(page).toContain("then another: https://spam.example/");
    const missing = await submit(filled(await freeSlot(), { email: "" }) as Record<string, string>);
    expect([missing.status, await missing.text()]).toEqual([
      422,
      expect.stringContaining(english.pages.invalid.title),
    ]);
  });
});

describe("a link to a meeting", () => {
  test("changes nothing when it is opened", async () => {
    const booked = await book();
    for (const path of [booked.cancelPath, booked.movePath, booked.icsPath]) {
      for (const method of ["GET", "HEAD"])
        expect((await fetch(server.url + path, { method })).status).toBe(200);
    }
    expect(await slots()).not.toContain(booked.start);
    const page = await (await fetch(server.url + booked.cancelPath)).text();
    expect(page).toContain('<form method="post" action="/booking/cancel">');
    expect(page).toContain("Kathmandu");
  });

  test("can be pressed twice, and not from another site", async () => {
    const booked = await book();
    const foreign = await fetch(`${server.url}/booking/cancel`, {
      method: "POST",
      headers: { ...form, origin: "https://evil.example" },
      body: booked.cancelPath.split("?")[1] ?? "",
    });
    expect(foreign.status).toBe(403);
    for (let click = 0; click < 2; click++) {
      const answer = await press(booked.cancelPath, {});
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining(english.pages.cancelled.title),
      ]);
    }
    await mailsOf(booked.id, booked.email, 2);
    const late = await press(booked.movePath, { start: (await slots()).at(-1) ?? "" });
    expect(await late.text()).toContain(english.pages.cancelled.title);
  });

  test("does not move a meeting to a taken time or to none", async () => {
    const [mine, theirs] = [await book(), await book()];
    const answer = await press(mine.movePath, { start: theirs.start });
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining(english.pages.taken.title),
    ]);
    expect((await press(mine.movePath, { start: "x" })).status).toBe(422);
    expect(await slots()).not.toContain(mine.start);
  });

  test("that was not signed here is unknown, and one to a past meeting expired", async () => {
    const booked = await book();
    const token = new URLSearchParams(booked.cancelPath.split("?")[1]).get("t") ?? "";
    for (const path of ["cancel", "move", "booked", "meeting.ics"]) {
      for (const bad of ["", "x", `${token}x`, `${booked.id}.AAAA`, token.replace(/^./, "0")]) {
        if (bad === token) continue;
        expect((await fetch(`${server.url}/booking/${path}?t=${bad}`)).status).toBe(404);
      }
    }
    expect((await press("/booking/cancel", { t: `${booked.id}.AAAA` })).status).toBe(404);
    const db = new DatabaseSync(`${server.dataDir}/site.db`, { timeout: 2000 });
    db.prepare("update bookings set starts_at = 0, ends_at = 1 where id = ?").run(booked.id);
    db.close();
    expect((await fetch(server.url + booked.cancelPath)).status).toBe(410);
    expect((await press(booked.cancelPath, {})).status).toBe(410);
    expect((await press(booked.movePath, { start: booked.start })).status).toBe(410);
  });
});

describe("the owner", () => {
  test("sees, cancels and blocks times while the site runs", async () => {
    const booked = await book({ name: "Åse Ødegård" });
    expect((await inbox("list")).out).toMatch(new RegExp(`${booked.id.slice(0, 8)}  Åse Ødegård`));
    expect(await inbox("cancel", booked.id.slice(0, 8))).toMatchObject({ code: 0 });
    await mailsOf(booked.id, booked.email, 2);
    expect((await inbox("list")).out).toContain("[cancelled]");
    expect((await inbox("cancel", booked.id)).code).toBe(64);

    const day = (await slots()).at(-30)?.slice(0, 10) ?? "";
    expect((await inbox("block", day)).out).toMatch(/^\d+ times are kept free/);
    expect(await slots(`?from=${day}&to=${day}`)).toEqual([]);
    expect((await inbox("list")).out).toMatch(new RegExp(`${day}  \\d+ times kept free`));
    const other = await post(filled(`${day}T10:00:00Z`));
    expect(other.status).toBe(409);
    await inbox("unblock", `${day}..${day}`);
    expect((await slots(`?from=${day}&to=${day}`)).length).toBeGreaterThan(0);
    for (const range of ["", "soon", "2027-02-01..2027-01-01", "2027-01-01..2099-01-01"]) {
      expect((await inbox("block", range)).code).toBe(64);
    }
  });

  test("subscribes to all meetings with an address that nobody guesses", async () => {
    const booked = await book({ name: "Feed; Person" });
    const address = new URL((await inbox("feed")).out.trim());
    const answer = await fetch(server.url + address.pathname + address.search);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const { events } = readCalendar(new Uint8Array(await answer.arrayBuffer()));
    const mine = events.find((event) => event.one("UID").startsWith(booked.id));
    expect(mine?.one("SUMMARY")).toBe("Feed; Person");
    const token = booked.cancelPath.split("t=")[1] ?? "";
    for (const bad of ["", "owner", "owner.AAAA", token]) {
      expect((await fetch(`${server.url}/booking/feed.ics?t=${bad}`)).status).toBe(404);
    }
  });
});

test("nothing of a visitor stands in the log", async () => {
  const booked = await book({ name: "Canary Name", note: "canary note" });
  await mailsOf(booked.id, booked.email, 1);
  await fetch(server.url + booked.cancelPath);
  const token = booked.cancelPath.split("t=")[1] ?? "?";
  for (const secret of ["Canary Name", "canary note", booked.email, token]) {
    expect(server.output()).not.toContain(secret);
  }
});
