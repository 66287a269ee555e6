import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { createLog } from "../../server/http/log.ts";
import { type Engine, engineWords, migrations } from "../../server/storage/migrations.ts";
import { openPostgres } from "../../server/storage/postgres.ts";
import { databaseFile, openSqlite } from "../../server/storage/sqlite.ts";
import type { Storage } from "../../server/storage/storage.ts";
import { startPostgres } from "../support/postgres.ts";

type Row = Record<string, string | number | null>;

/** A database at hand: statements go to it directly, past the storage. */
interface Bare {
  engine: Engine;
  run(statement: string): Promise<Row[]>;
  open(): Promise<Storage>;
  close(): Promise<void>;
}

const root = mkdtempSync(join(tmpdir(), "migrate-"));
const postgres = await startPostgres();
afterAll(async () => {
  rmSync(root, { recursive: true, force: true });
  await postgres?.stop();
});

async function bareSqlite(name: string): Promise<Bare> {
  const folder = join(root, name);
  mkdirSync(folder);
  const db = new DatabaseSync(databaseFile(folder), { timeout: 2000 });
  return {
    engine: "sqlite",
    run: async (statement) => db.prepare(statement).all() as Row[],
    open: () => openSqlite(folder, { exclusive: true }),
    close: async () => db.close(),
  };
}

async function barePostgres(name: string): Promise<Bare> {
  const url = (await postgres?.createDatabase(name)) ?? "";
  const client = new pg.Client(url);
  await client.connect();
  return {
    engine: "postgres",
    run: async (statement) => (await client.query<Row>(statement)).rows,
    open: () => openPostgres(url, createLog("silent")),
    close: () => client.end(),
  };
}

/** Makes the tables as they stood after so many changes. */
async function makeTables({ engine, run }: Bare, changes: number): Promise<void> {
  const words = engineWords[engine];
  await run(
    `create table migrations (id ${words.int} primary key, applied_at ${words.int} not null) ${words.options}`,
  );
  for (const [id, change] of migrations.slice(0, changes).entries()) {
    for (const statement of change(words)) await run(statement);
    await run(`insert into migrations values (${id}, 1)`);
  }
}

async function insert({ run }: Bare, table: string, row: Row): Promise<void> {
  const values = Object.values(row).map((value) =>
    typeof value === "string" ? `'${value}'` : String(value),
  );
  await run(`insert into ${table} (${Object.keys(row).join(", ")}) values (${values.join(", ")})`);
}

const now = 1_800_000_000_000;

/** What a server of the first three changes left behind: rows in every table, and mails in each state. */
async function fillOldTables(bare: Bare) {
  const ids = { message: randomUUID(), subscriber: randomUUID(), booking: randomUUID(), gone: randomUUID() };
  await insert(bare, "messages", {
    ...{ id: ids.message, created_at: now, name: "Kari", email: "kari@example.no", message: "Hei" },
    ...{ package: "", package_known: 1, lang: "no", state: "accepted", reason: null },
    ...{ text_hash: "h", idempotency_key: "key", body_hash: "b" },
  });
  await insert(bare, "subscribers", {
    ...{ id: ids.subscriber, email: "kari@example.no", lang: "no", state: "pending", token_hash: "t" },
    ...{ created_at: now, requested_at: now, confirmed_at: null },
  });
  await insert(bare, "bookings", {
    ...{ id: ids.booking, created_at: now, starts_at: now + 9e8, ends_at: now + 9e8 + 1, name: "Kari" },
    ...{ email: "kari@example.no", note: "", lang: "no", time_zone: "", state: "booked", sequence: 0 },
    ...{ idempotency_key: null, body_hash: "b" },
  });
  await insert(bare, "booking_seats", {
    ...{ starts_at: now + 9e8, seat: 0, ends_at: now + 9e8 + 1, booking_id: ids.booking },
  });
  await insert(bare, "booking_seats", { starts_at: now, seat: 0, ends_at: now + 1, booking_id: null });
  await insert(bare, "heartbeat", { id: 1, at: now });
  const mail = (kind: string, dedupeKey: string, state = "pending") =>
    insert(bare, "outbox", {
      ...{ id: randomUUID(), kind, payload: "{}", dedupe_key: dedupeKey, state, attempts: 0, next_at: now },
      ...{ lease_until: 0, lease_token: null, last_code: null, created_at: now },
      sent_at: state === "sent" ? now : null,
    });
  await mail("contact", `contact:${ids.message}`, "sent");
  await mail("contact", `contact:${ids.gone}`, "dead");
  await mail("quarantine-digest", "quarantine-digest:1799971200000");
  await mail("newsletter-confirm", `newsletter-confirm:${ids.subscriber}:${randomUUID()}`);
  await mail("newsletter-confirm", `newsletter-confirm:${ids.gone}:${randomUUID()}`);
  await mail("booking-visitor", `booking:${ids.booking}:0:visitor`);
  await mail("booking-owner", `booking:${ids.booking}:0:owner`);
  await mail("booking-visitor", `booking:${ids.booking}:reminder:0`);
  return ids;
}

const tables = ["messages", "subscribers", "bookings", "booking_seats", "heartbeat", "outbox"];

async function countRows({ run }: Bare): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) counts[table] = Number((await run(`select count(*) as n from ${table}`))[0]?.n);
  return counts;
}

describe.each([
  { engine: "SQLite", bare: bareSqlite, isMissing: false },
  { engine: "PostgreSQL", bare: barePostgres, isMissing: !postgres },
])("a database of before mails knew what they are about, in $engine,", ({ bare, isMissing }) => {
  test.skipIf(isMissing)("loses nothing, and what hung on keys hangs on rows", async () => {
    const database = await bare("old");
    await makeTables(database, 3);
    const { message, subscriber, booking } = await fillOldTables(database);
    const before = await countRows(database);
    expect(Math.min(...Object.values(before))).toBeGreaterThan(0);

    const storage = await database.open();
    expect(await countRows(database)).toEqual(before);
    const rows = await database.run(
      "select kind, lane, message_id, subscriber_id, booking_id from outbox order by dedupe_key",
    );
    const none = { message_id: null, subscriber_id: null, booking_id: null };
    const contact = { kind: "contact", lane: "contact", ...none };
    const news = { kind: "newsletter-confirm", lane: "newsletter", ...none };
    const ofBooking = { lane: "booking", ...none, booking_id: booking };
    expect(rows).toHaveLength(8);
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...contact, message_id: message },
        contact,
        { ...contact, kind: "quarantine-digest" },
        { ...news, subscriber_id: subscriber },
        news,
        { ...ofBooking, kind: "booking-visitor" },
        { ...ofBooking, kind: "booking-owner" },
      ]),
    );

    await storage.erase({ messages: [message], subscriptions: [subscriber], bookings: [booking] });
    const left = await database.run("select dedupe_key from outbox order by dedupe_key");
    expect(left).toHaveLength(3);
    expect(JSON.stringify(left)).not.toMatch(new RegExp([message, subscriber, booking].join("|")));
    await storage.close();
    await database.close();
  });
});
