import { type Kysely, sql, type Transaction } from "kysely";
import { StartError } from "./start-error.ts";
import type { Tables } from "./tables.ts";

export type Engine = "sqlite" | "postgres";

interface EngineWords {
  int: string;
  options: string;
}

export const engineWords: Record<Engine, EngineWords> = {
  sqlite: { int: "integer", options: "strict" },
  postgres: { int: "bigint", options: "" },
};

/**
 * Every change of the tables, oldest first; a change that has shipped is never edited. `int` is the engine's
 * 64-bit integer and `options` follows a table's closing bracket (SQLite checks types only in STRICT tables).
 */
export const migrations: ((engine: EngineWords) => string[])[] = [
  ({ int, options }) => [
    `create table messages (
      id text primary key, created_at ${int} not null,
      name text not null, email text not null, message text not null, package text not null,
      package_known ${int} not null, lang text not null,
      state text not null check (state in ('accepted', 'quarantined')), reason text,
      text_hash text not null, idempotency_key text unique, body_hash text
    ) ${options}`,
    "create index messages_by_text on messages (text_hash, created_at)",
    "create index messages_by_time on messages (created_at)",
    `create table outbox (
      id text primary key, kind text not null, payload text not null, dedupe_key text not null unique,
      state text not null check (state in ('pending', 'sent', 'dead')), attempts ${int} not null,
      next_at ${int} not null, lease_until ${int} not null, lease_token text, last_code text,
      created_at ${int} not null, sent_at ${int}
    ) ${options}`,
    "create index outbox_due on outbox (state, next_at)",
    `create table heartbeat (id ${int} primary key, at ${int} not null) ${options}`,
  ],
  ({ int, options }) => [
    `create table subscribers (
      id text primary key, email text not null unique, lang text not null,
      state text not null check (state in ('pending', 'confirmed')), token_hash text not null unique,
      created_at ${int} not null, requested_at ${int} not null, confirmed_at ${int}
    ) ${options}`,
  ],
  ({ int, options }) => [
    `create table bookings (
      id text primary key, created_at ${int} not null, starts_at ${int} not null, ends_at ${int} not null,
      name text not null, email text not null, note text not null, lang text not null,
      time_zone text not null, state text not null check (state in ('booked', 'cancelled')),
      sequence ${int} not null, idempotency_key text unique, body_hash text not null
    ) ${options}`,
    "create index bookings_by_start on bookings (starts_at)",
    // A seat at a time is a row here, so that this key alone keeps two bookings apart. No booking: kept free.
    `create table booking_seats (
      starts_at ${int} not null, seat ${int} not null, ends_at ${int} not null,
      booking_id text references bookings (id) on delete cascade,
      primary key (starts_at, seat)
    ) ${options}`,
    "create index booking_seats_by_booking on booking_seats (booking_id)",
  ],
  // Whom a mail is about stood in its dedupe key alone. The defaults let a server of before go on writing beside this one.
  () => [
    "alter table outbox add column lane text not null default 'contact'",
    "alter table outbox add column domain text not null default ''",
    "update outbox set lane = 'newsletter' where kind like 'newsletter-%'",
    "update outbox set lane = 'booking' where kind like 'booking-%'",
    ...[
      { column: "message_id", table: "messages", prefix: "contact:" },
      { column: "subscriber_id", table: "subscribers", prefix: "newsletter-confirm:" },
      { column: "booking_id", table: "bookings", prefix: "booking:" },
    ].flatMap(({ column, table, prefix }) => {
      const id = `substr(dedupe_key, ${prefix.length + 1}, 36)`;
      return [
        `alter table outbox add column ${column} text references ${table} (id) on delete cascade`,
        `update outbox set ${column} = ${id} where dedupe_key like '${prefix}%' and ${id} in (select id from ${table})`,
        `create index outbox_by_${column} on outbox (${column}) where ${column} is not null`,
      ];
    }),
    "drop index outbox_due",
    "create index outbox_due on outbox (state, lane, next_at)",
  ],
];

/** A number that only this project's migrations lock, so that two starting processes take turns. */
const advisoryLock = 7_305_942_118;

/**
 * Brings the tables to the newest form, all in one transaction; running it twice changes nothing.
 *
 * @throws StartError when a newer version has changed them in a way that this one does not know
 */
export async function migrate(db: Kysely<Tables>, engine: Engine, now: number): Promise<void> {
  const words = engineWords[engine];
  await db.transaction().execute(async (trx) => {
    if (engine === "postgres") {
      // Others that start may take their time; the limit is for visitors.
      await run(trx, "set local lock_timeout = 0");
      await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
    }
    await run(
      trx,
      `create table if not exists migrations
       (id ${words.int} primary key, applied_at ${words.int} not null) ${words.options}`,
    );
    const done = await trx.selectFrom("migrations").select("id").execute();
    if (done.some((row) => row.id >= migrations.length)) {
      throw new StartError(
        "The database is of a newer version of this site: start that version, or restore a backup from before it",
      );
    }
    for (const [id, statements] of migrations.entries()) {
      if (done.some((row) => row.id === id)) continue;
      for (const statement of statements(words)) await run(trx, statement);
      await trx.insertInto("migrations").values({ id, applied_at: now }).execute();
    }
  });
}

async function run(trx: Transaction<Tables>, statement: string): Promise<void> {
  await sql.raw(statement).execute(trx);
}
