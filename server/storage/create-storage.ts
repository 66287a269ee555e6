import { type Kysely, sql } from "kysely";
import { createAttachmentStore } from "./attachments.ts";
import { createBookingStore } from "./bookings.ts";
import { saveMessage, storedMessage } from "./messages.ts";
import { type Engine, migrate } from "./migrations.ts";
import { createNewsletterStore } from "./newsletter.ts";
import { createOutboxStore } from "./outbox.ts";
import { createOwnerStore } from "./owner.ts";
import { createRateStore } from "./rate-permits.ts";
import { type Storage, StorageUnavailable } from "./storage.ts";
import type { Tables } from "./tables.ts";
import { truncateWal } from "./truncate-wal.ts";
import { type ErrorClass, withRetry } from "./with-retry.ts";

/** More bytes than the longest message needs. */
const largeWrite = 256 * 1024;

export interface StorageOptions {
  engine: Engine;
  classifyError: (error: unknown) => ErrorClass;
  /** Whether an error means that the disk is full. */
  isOutOfSpace: (error: unknown) => boolean;
  /** No other process uses the database: leases that a crash left are released at once. */
  exclusive: boolean;
  afterClose?: () => void;
}

/** Creates the storage on an open database, after applying the migrations. */
export async function createStorage(db: Kysely<Tables>, options: StorageOptions): Promise<Storage> {
  let isOutOfSpace = false;
  async function run<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await withRetry(work, options.classifyError);
    } catch (error) {
      if (error instanceof StorageUnavailable && options.isOutOfSpace(error.cause)) isOutOfSpace = true;
      throw error;
    }
  }

  await run(() => migrate(db, options.engine, Date.now()));
  if (options.exclusive) {
    await run(() => db.updateTable("outbox").set({ lease_until: 0, lease_token: null }).execute());
  }

  const clearDeleted = () => truncateWal(db, options.engine);

  return {
    ...createOutboxStore(db, run, options.engine),
    ...createNewsletterStore(db, run, clearDeleted),
    ...createAttachmentStore(db, run, options.engine),
    ...createBookingStore(db, run, options.engine),
    ...createRateStore(db, run, options.engine),
    ...createOwnerStore(db, run, clearDeleted),
    saveMessage: (message, mailFor, rules) => run(() => saveMessage(db, message, mailFor, rules)),

    async listQuarantined(from, until) {
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

    async checkWritable(now, timeoutMs = 5000) {
      const probeWrite = (filler: string) =>
        run(() =>
          db.transaction().execute(async (trx) => {
            if (options.engine === "postgres") {
              await sql.raw(`set local statement_timeout = ${Math.round(timeoutMs)}`).execute(trx);
            }
            await trx
              .insertInto("heartbeat")
              .values({ id: 1, at: now, filler })
              .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: now, filler }))
              .execute();
          }),
        );
      // A small row fits even on a full disk, because it reuses free pages.
      if (isOutOfSpace) {
        await probeWrite("x".repeat(largeWrite));
        isOutOfSpace = false;
      }
      await probeWrite("");
    },

    async close() {
      await db.destroy();
      options.afterClose?.();
    },
  };
}
