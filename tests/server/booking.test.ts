import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { type BookingAccepted, bookingPath, bookingSlotsPath } from "../../shared/booking.ts";
import { type BookingSite, bookingSite, filled, startBookingSite } from "../support/booking-site.ts";
import { startPostgres } from "../support/postgres.ts";

const site = bookingSite();
const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** Status and error code of a response; `ok` without an error. */
async function statusAndCode(answer: Response): Promise<[number, string]> {
  const body = await answer.json();
  return [answer.status, body.error?.code ?? "ok"];
}

describe("the free times", () => {
  test("are returned for the requested days", async () => {
    const all = await site.slots();
    expect(all.length).toBeGreaterThan(500);
    const day = all[40]?.slice(0, 10) ?? "";
    const ofDay = await site.slots(`?from=${day}&to=${day}`);
    expect(ofDay).toEqual(all.filter((slot) => slot.startsWith(day)));
    expect(await site.slots(`?from=2999-01-01`)).toEqual([]);
  });

  test.each(["from=yesterday", "to=2026-02-30", "from=&to="])("are rejected for %s", async (query) => {
    const answer = await fetch(`${site.server.url}${bookingSlotsPath}?${query}`);
    expect(await statusAndCode(answer)).toEqual([422, "validation_failed"]);
  });

  test("allow cross-origin requests with the supported methods", async () => {
    const answer = await fetch(site.server.url + bookingSlotsPath, { method: "OPTIONS" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS"]);
  });

  test("are rate limited per client for every kind of request", async () => {
    const limited = await startBookingSite({ RATE_SLOTS: "3/1h" });
    const ask = (path: string) => fetch(limited.server.url + path);
    for (let count = 0; count < 3; count++) expect((await ask(bookingSlotsPath)).status).toBe(200);
    const answer = await ask(bookingSlotsPath);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(3000);
    expect(await statusAndCode(answer)).toEqual([429, "rate_limited"]);
    const page = await ask("/booking?lang=no");
    expect([page.status, page.headers.get("content-type")]).toEqual([
      429,
      expect.stringContaining("text/html"),
    ]);
    await limited.stop();
  });
});

describe("a visitor who books", () => {
  test("gets the time, which is then no longer free", async () => {
    const booked = await site.book();
    expect(await site.slots()).not.toContain(booked.start);
  });

  test("gets the same answer for a repeated key, and an error for another body", async () => {
    const body = filled(await site.freeSlot());
    const key = { "idempotency-key": randomUUID() };
    const [first, second] = [await site.post(body, key), await site.post(body, key)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await second.json()).toEqual(await first.json());
    const other = await site.post({ ...body, name: "Ola" }, key);
    expect(await statusAndCode(other)).toEqual([422, "idempotency_key_reused"]);
  });

  test("gets the validation errors", async () => {
    const answer = await site.post({ start: "soon", name: "", email: "x", website: "" });
    expect(answer.status).toBe(422);
    expect((await answer.json()).error.fields.map((item: { field: string }) => item.field)).toEqual([
      "start",
      "name",
      "email",
    ]);
    expect((await site.post(filled(await site.freeSlot(), { website: "x" }))).status).toBe(422);
  });

  // Each has one invalid property.
  test.each([
    ["a Sunday", (free: Date) => free.setUTCDate(free.getUTCDate() + 7 - free.getUTCDay())],
    ["the past", (free: Date) => free.setUTCDate(free.getUTCDate() - 28)],
    ["a quarter past", (free: Date) => free.setUTCMinutes(free.getUTCMinutes() + 15)],
  ])("cannot have %s", async (_, change) => {
    const free = (await site.slots()).at(5) ?? "";
    const start = new Date(change(new Date(free))).toISOString();
    expect(await statusAndCode(await site.post(filled(start)))).toEqual([409, "slot_taken"]);
  });
});

describe("a stranger who knows a visitor's request", () => {
  const form = (body: object) => site.submit(bookingPath, body as Record<string, string>);

  test.each(["with a key", "without a key"])("gets no link by repeating it: booked %s", async (how) => {
    const body = filled(await site.freeSlot());
    const key = how === "with a key" ? { "idempotency-key": randomUUID() } : undefined;
    const { id }: BookingAccepted = await (await site.post(body, key)).json();
    const tries = [
      await site.post(body),
      await site.post(body, { "idempotency-key": randomUUID() }),
      await form(body),
      await form({ ...body, once: randomUUID() }),
    ];
    for (const answer of tries) {
      expect([answer.status, answer.headers.get("location")]).toEqual([409, null]);
      const text = await answer.text();
      expect(text).not.toContain(id);
      expect(text).not.toMatch(/\/booking\/(?:cancel|move|booked)/);
    }
  });

  test("is rate limited, for rejected attempts too", async () => {
    const limited = await startBookingSite({ RATE_BOOKING: "6/1h" });
    const body = filled(await limited.freeSlot());
    expect((await limited.post(body, { "idempotency-key": randomUUID() })).status).toBe(200);
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await limited.post(body)).status);
    const answer = await limited.post(filled(await limited.freeSlot()));
    expect([answer.status, answer.headers.has("retry-after")]).toEqual([429, true]);
    // Callers that are not browsers get half the permits.
    expect(statuses).toEqual([409, 409, 429, 429]);
    await limited.stop();
  });
});

describe("concurrent visitors", () => {
  async function race({ slots, post }: BookingSite) {
    const start = (await slots()).at(-10) ?? "";
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(filled(start))));
    const codes = await Promise.all(answers.map(statusAndCode));
    return {
      ok: codes.filter(([status]) => status === 200).length,
      taken: codes.filter(([status, code]) => status === 409 && code === "slot_taken").length,
    };
  }

  test("get one booking and 49 rejections on SQLite", async () => {
    expect(await race(site)).toEqual({ ok: 1, taken: 49 });
  });

  test("get one booking and 49 rejections on PostgreSQL, and one meeting for one key on several servers", async ({
    skip,
  }) => {
    if (!postgres) return skip();
    const DATABASE_URL = await postgres.createDatabase("race");
    const both = await Promise.all([startBookingSite({ DATABASE_URL }), startBookingSite({ DATABASE_URL })]);
    expect(await race(both[0])).toEqual({ ok: 1, taken: 49 });
    const body = filled((await both[0].slots()).at(-10) ?? "");
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, count) => both[count % 2]?.post(body, key) as Promise<Response>),
    );
    const bodies: BookingAccepted[] = await Promise.all(answers.map((answer) => answer.json()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(bodies.map(({ cancelPath }) => cancelPath)).size).toBe(1);
    await Promise.all(both.map((other) => other.stop()));
  });

  test("leave a meeting in one consistent state after a concurrent move and cancellation", async () => {
    for (let round = 0; round < 5; round++) {
      const booked = await site.book();
      const target = (await site.slots()).at(-30 - round) ?? "";
      await Promise.all([
        site.press(booked.movePath, { start: target }),
        site.press(booked.cancelPath),
        site.press(booked.movePath, { start: target }),
      ]);
      const free = await site.slots();
      expect(free).toContain(booked.start);
      expect(free).toContain(target);
    }
  });

  test("move only one of eight meetings to the same time", async () => {
    const target = (await site.slots()).at(-20) ?? "";
    const booked = await Promise.all(Array.from({ length: 8 }, () => site.book()));
    const answers = await Promise.all(booked.map(({ movePath }) => site.press(movePath, { start: target })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const free = await site.slots();
    expect(free).not.toContain(target);
    expect(booked.filter(({ start }) => free.includes(start))).toHaveLength(1);
  });
});

test("logs no personal data", async () => {
  const booked = await site.book({ name: "Canary Name", note: "canary note" });
  await site.mailsOf(booked.id, booked.email, 1);
  await fetch(site.server.url + booked.cancelPath);
  const token = booked.cancelPath.split("t=")[1] ?? "?";
  await expect.poll(() => site.server.output()).toContain('"route":"/booking/cancel"');
  for (const secret of ["Canary Name", "canary note", booked.email, token]) {
    expect(site.server.output()).not.toContain(secret);
  }
});

test("rejects a booking from another site's page", async () => {
  const answer = await site.submit(
    bookingPath,
    filled(await site.freeSlot()) as never,
    "https://evil.example",
  );
  expect(answer.status).toBe(403);
});
