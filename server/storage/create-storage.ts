import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { bookingStore } from "./bookings.ts";
import { guard, type Verdict } from "./guard.ts";
import { saveMessage, storedMessage } from "./messages.ts";
import { type Engine, migrate } from "./migrations.ts";
import { newsletterStore } from "./newsletter.ts";
import { outboxRow } from "./outbox-row.ts";
import { ownerStore } from "./owner.ts";
import type { LeasedMail, Storage } from "./storage.ts";
import type { Tables } from "./tables.ts";

export interface StorageOptions {
  engine: Engine;
  judge: (error: unknown) => Verdict;
  /** No other process works on these tables: leases left by a crash are void at once. */
  alone: boolean;
  afterClose?: () => void;
}

/** Builds the storage over an open database after bringing its tables up to date. */
export async function createStorage(db: Kysely<Tables>, options: StorageOptions): Promise<Storage> {
  const run = <T>(work: () => Promise<T>) => guard(work, options.judge);

  await run(() => migrate(db, options.engine, Date.now()));
  if (options.alone) {
    await run(() => db.updateTable("outbox").set({ lease_until: 0, lease_token: null }).execute());
  }

  /** Writes the end of an attempt, provided that the lease is still the one under which it was made. */
  async function settle(mail: LeasedMail, values: Partial<Tables["outbox"]>): Promise<void> {
    await run(() =>
      db
        .updateTable("outbox")
        .set({ ...values, lease_until: 0, lease_token: null })
        .where("id", "=", mail.id)
        .where("lease_token", "=", mail.leaseToken)
        .execute(),
    );
  }

  return {
    ...newsletterStore(db, run),
    ...bookingStore(db, run, options.engine),
    ...ownerStore(db, run),
    saveMessage: (message, mailFor, rules) => run(() => saveMessage(db, message, mailFor, rules)),

    async addMail(mail, now) {
      await run(() =>
        db
          .insertInto("outbox")
          .values(outboxRow(mail, now))
          .onConflict((conflict) => conflict.column("dedupe_key").doNothing())
          .execute(),
      );
    },

    async quarantinedBetween(from, until) {
      const rows = await run(() =>
        db
          .selectFrom("messages")
          .selectAll()
          .where("state", "=", "quarantined")
          .where("created_at", ">=", from)
          .where("created_at", "<", until)
          .orderBy("created_at")
          .execute(),
      );
      return rows.map(storedMessage);
    },

    async leaseMail(now, leaseMs) {
      const leaseToken = randomUUID();
      const row = await run(() =>
        db
          .updateTable("outbox")
          .set({
            lease_until: now + leaseMs,
            lease_token: leaseToken,
            attempts: sql<number>`attempts + 1`,
          })
          .where("id", "=", (query) => {
            const due = query
              .selectFrom("outbox")
              .select("id")
              .where("state", "=", "pending")
              .where("next_at", "<=", now)
              .where("lease_until", "<=", now)
              .orderBy("next_at")
              .limit(1);
            return options.engine === "postgres" ? due.forUpdate().skipLocked() : due;
          })
          .returning(["id", "kind", "payload", "attempts", "created_at"])
          .executeTakeFirst(),
      );
      if (!row) return undefined;
      const { created_at: createdAt, ...mail } = row;
      return { ...mail, createdAt, leaseToken };
    },

    async nextMailAt() {
      const rows = await run(() =>
        db
          .selectFrom("outbox")
          .select(["next_at", "lease_until"])
          .where("state", "=", "pending")
          .orderBy("next_at")
          .limit(20)
          .execute(),
      );
      if (rows.length === 0) return undefined;
      return Math.min(...rows.map((row) => Math.max(row.next_at, row.lease_until)));
    },

    mailSent: (mail, now, code) =>
      settle(mail, { state: "sent", sent_at: now, last_code: code, payload: "{}" }),
    mailDelayed: (mail, nextAt, code) => settle(mail, { next_at: nextAt, last_code: code }),
    mailDead: (mail, code) => settle(mail, { state: "dead", last_code: code }),

    async outboxCounts(now) {
      const row = await run(() =>
        db
          .selectFrom("outbox")
          .select([
            sql<number>`coalesce(sum(case when state = 'pending' then 1 else 0 end), 0)`.as("pending"),
            sql<number>`coalesce(sum(case when state = 'dead' then 1 else 0 end), 0)`.as("dead"),
            sql<number | null>`min(case when state = 'pending' and next_at <= ${now} then next_at end)`.as(
              "due",
            ),
          ])
          .where("state", "!=", "sent")
          .executeTakeFirstOrThrow(),
      );
      return {
        pending: Number(row.pending),
        dead: Number(row.dead),
        oldestDueAt: row.due === null ? null : Number(row.due),
      };
    },

    async countSent(kinds, after) {
      const { count } = await run(() =>
        db
          .selectFrom("outbox")
          .select((select) => select.fn.countAll<number>().as("count"))
          .where("state", "=", "sent")
          .where("kind", "in", kinds)
          .where("sent_at", ">", after)
          .executeTakeFirstOrThrow(),
      );
      return Number(count);
    },

    async checkWritable(now) {
      await run(() =>
        db
          .insertInto("heartbeat")
          .values({ id: 1, at: now })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: now }))
          .execute(),
      );
    },

    async close() {
      await db.destroy();
      options.afterClose?.();
    },
  };
}
