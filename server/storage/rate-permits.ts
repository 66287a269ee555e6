import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Engine } from "./migrations.ts";
import { type RateStore, StorageUnavailable } from "./storage.ts";
import type { Tables } from "./tables.ts";
import { clockDriftMs } from "./times.ts";

type Run = <T>(work: () => Promise<T>) => Promise<T>;

/** Separates these advisory locks from others in the database. */
const permitLocks = 2;

/** How long a permit waits for a locked table, in ms; short, because the handler then waits for the same table again. */
const tableLockMs = 300;
const lockNotAvailable = "55P03";

/** Stores the permits of rate limiters that several servers share. */
export function createRateStore(db: Kysely<Tables>, run: Run, engine: Engine): RateStore {
  return {
    takePermit: ({ limiter, client, now, windowMs, weight, waitMs }) =>
      run(() =>
        withoutLockRetry(
          db.transaction().execute(async (trx) => {
            // Serialised per client, so that concurrent requests cannot exceed the limit. SQLite has one writer anyway.
            if (engine === "postgres") {
              const key = `${limiter}:${client}`;
              await sql`select pg_advisory_xact_lock(${permitLocks}, hashtext(${key}))`.execute(trx);
              await sql.raw(`set local lock_timeout = ${tableLockMs}`).execute(trx);
            }
            const taken = await trx
              .selectFrom("rate_permits")
              .select(["taken_at as takenAt", "weight"])
              .where("limiter", "=", limiter)
              .where("client", "=", client)
              .where("taken_at", ">", now - windowMs)
              // Ignores rows from before the clock was set back.
              .where("taken_at", "<=", now + clockDriftMs)
              .orderBy("taken_at")
              .execute();
            const retryAfterMs = waitMs(taken);
            if (retryAfterMs > 0) return { retryAfterMs };
            const id = randomUUID();
            await trx
              .insertInto("rate_permits")
              .values({ id, limiter, client, taken_at: now, expires_at: now + windowMs, weight })
              .execute();
            return { id };
          }),
        ),
      ),

    async setPermitWeight(id, weight) {
      await run<unknown>(() =>
        weight === 0
          ? db.deleteFrom("rate_permits").where("id", "=", id).execute()
          : db.updateTable("rate_permits").set({ weight }).where("id", "=", id).execute(),
      );
    },
  };
}

/** Reports a lock that was not granted as StorageUnavailable, which is not retried. */
async function withoutLockRetry<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === lockNotAvailable)
      throw new StorageUnavailable(error);
    throw error;
  }
}
