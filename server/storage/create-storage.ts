import type { Kysely } from "kysely";
import { bookingStore } from "./bookings.ts";
import { saveMessage, storedMessage } from "./messages.ts";
import { type Engine, migrate } from "./migrations.ts";
import { newsletterStore } from "./newsletter.ts";
import { outboxStore } from "./outbox.ts";
import { ownerStore } from "./owner.ts";
import type { Storage } from "./storage.ts";
import type { Tables } from "./tables.ts";
import { truncateWal } from "./truncate-wal.ts";
import { type ErrorClass, withRetry } from "./with-retry.ts";

export interface StorageOptions {
  engine: Engine;
  classifyError: (error: unknown) => ErrorClass;
  /** No other process uses the database: leases that a crash left are released at once. */
  exclusive: boolean;
  afterClose?: () => void;
}

/** Creates the storage on an open database, after applying the migrations. */
export async function createStorage(db: Kysely<Tables>, options: StorageOptions): Promise<Storage> {
  const run = <T>(work: () => Promise<T>) => withRetry(work, options.classifyError);

  await run(() => migrate(db, options.engine, Date.now()));
  if (options.exclusive) {
    await run(() => db.updateTable("outbox").set({ lease_until: 0, lease_token: null }).execute());
  }

  const clearDeleted = () => truncateWal(db, options.engine);

  return {
    ...outboxStore(db, run, options.engine),
    ...newsletterStore(db, run, clearDeleted),
    ...bookingStore(db, run, options.engine),
    ...ownerStore(db, run, clearDeleted),
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
