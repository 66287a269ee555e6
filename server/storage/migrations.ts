import { type Kysely, sql, type Transaction } from "kysely";
import { StartError } from "./start-error.ts";
import type { Tables } from "./tables.ts";

export type Engine = "sqlite" | "postgres";

interface EngineTypes {
  int: string;
  bytes: string;
  options: string;
}

const engineTypes: Record<Engine, EngineTypes> = {
  sqlite: { int: "integer", bytes: "blob", options: "strict" },
  postgres: { int: "bigint", bytes: "bytea", options: "" },
};

/**
 * The migrations, oldest first. Never edit one that has been deployed. `int` is the engine's 64-bit integer, `options`
 * follows a table's closing bracket (SQLite checks types only in STRICT tables).
 */
const migrations: ((engine: EngineTypes) => string[])[] = [
  ({ int, bytes, options }) => [
    `create table messages (
      id text primary key, created_at ${int} not null, fields text not null, lang text not null,
      state text not null check (state in ('accepted', 'quarantined')), reason text,
      text_hash text not null, idempotency_key text unique, body_hash text
    ) ${options}`,
    "create index messages_by_text on messages (text_hash, created_at)",
    "create index messages_by_time on messages (created_at)",
    `create table attachments (
      id text primary key, message_id text not null references messages (id) on delete cascade,
      role text not null check (role in ('file', 'draft')), name text not null, type text not null,
      size ${int} not null, created_at ${int} not null
    ) ${options}`,
    "create index attachments_by_message on attachments (message_id)",
    `create table attachment_chunks (
      attachment_id text not null references attachments (id) on delete cascade,
      position ${int} not null, bytes ${bytes} not null, primary key (attachment_id, position)
    ) ${options}`,
    `create table subscribers (
      id text primary key, email text not null unique, lang text not null,
      state text not null check (state in ('pending', 'confirmed')),
      created_at ${int} not null, requested_at ${int} not null, confirmed_at ${int}
    ) ${options}`,
    `create table bookings (
      id text primary key, created_at ${int} not null, starts_at ${int} not null, ends_at ${int} not null,
      name text not null, email text not null, note text not null, lang text not null,
      time_zone text not null, state text not null check (state in ('booked', 'cancelled')),
      sequence ${int} not null, idempotency_key text unique, body_hash text not null
    ) ${options}`,
    "create index bookings_by_start on bookings (starts_at)",
    // The primary key prevents double bookings. A seat without a booking is blocked by the owner.
    `create table booking_seats (
      starts_at ${int} not null, seat ${int} not null, ends_at ${int} not null,
      booking_id text references bookings (id) on delete cascade,
      primary key (starts_at, seat)
    ) ${options}`,
    "create index booking_seats_by_booking on booking_seats (booking_id)",
    `create table outbox (
      id text primary key, kind text not null, lane text not null, domain text not null,
      message_id text references messages (id) on delete cascade,
      subscriber_id text references subscribers (id) on delete cascade,
      booking_id text references bookings (id) on delete cascade,
      payload text not null, dedupe_key text not null unique,
      state text not null check (state in ('pending', 'sent', 'dead')), attempts ${int} not null,
      next_at ${int} not null, lease_until ${int} not null, lease_token text, last_code text,
      created_at ${int} not null, sent_at ${int}
    ) ${options}`,
    // Holds what the search for a due mail compares: with 48,000 waiting mails it takes 8 ms instead of 158.
    "create index outbox_due on outbox (state, lane, next_at, kind, attempts)",
    ...["message_id", "subscriber_id", "booking_id"].map(
      (column) => `create index outbox_by_${column} on outbox (${column}) where ${column} is not null`,
    ),
    `create table rate_permits (
      id text primary key, limiter text not null, client text not null,
      taken_at ${int} not null, expires_at ${int} not null, weight ${int} not null
    ) ${options}`,
    "create index rate_permits_by_client on rate_permits (limiter, client, taken_at)",
    `create table heartbeat (id ${int} primary key, at ${int} not null, filler text not null) ${options}`,
  ],
];

/** The number of migrations of this version. */
export const migrationCount = migrations.length;

/** Advisory lock key that serialises migrations of servers starting at once. */
const advisoryLock = 7_305_942_118;

/**
 * Applies the migrations that are missing, in one transaction.
 *
 * @throws StartError when the database has migrations that this version does not know
 */
export async function migrate(db: Kysely<Tables>, engine: Engine, now: number): Promise<void> {
  const types = engineTypes[engine];
  await db.transaction().execute(async (trx) => {
    if (engine === "postgres") {
      // A starting server may wait for another one; the timeout is for requests.
      await run(trx, "set local lock_timeout = 0");
      await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
    }
    await run(
      trx,
      `create table if not exists migrations
       (id ${types.int} primary key, applied_at ${types.int} not null) ${types.options}`,
    );
    const done = await trx.selectFrom("migrations").select("id").execute();
    if (done.some((row) => row.id >= migrations.length)) {
      throw new StartError(
        "The database is of a newer version of this site: start that version, or restore a backup from before it",
      );
    }
    for (const [id, statements] of migrations.entries()) {
      if (done.some((row) => row.id === id)) continue;
      for (const statement of statements(types)) await run(trx, statement);
      await trx.insertInto("migrations").values({ id, applied_at: now }).execute();
    }
  });
}

async function run(trx: Transaction<Tables>, statement: string): Promise<void> {
  await sql.raw(statement).execute(trx);
}
