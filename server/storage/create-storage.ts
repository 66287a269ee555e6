import type { Kysely } from "kysely";
import { bookingStore } from "./bookings.ts";
import { emptyLog } from "./empty-log.ts";
import { guard, type Verdict } from "./guard.ts";
import { saveMessage, storedMessage } from "./messages.ts";
import { type Engine, migrate } from "./migrations.ts";
import { newsletterStore } from "./newsletter.ts";
import { outboxStore } from "./outbox.ts";
import { ownerStore } from "./owner.ts";
import type { Storage } from "./storage.ts";
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

  const forget = () => emptyLog(db, options.engine);

  return {
    ...outboxStore(db, run, options.engine),
    ...newsletterStore(db, run, forget),
    ...bookingStore(db, run, options.engine),
    ...ownerStore(db, run, forget),
    saveMessage: (message, mailFor, rules) => run(() => saveMessage(db, message, mailFor, rules)),

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
