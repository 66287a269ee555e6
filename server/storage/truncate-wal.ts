import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Engine } from "./migrations.ts";
import type { Tables } from "./tables.ts";

const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
const attempts = 20;

/**
 * Truncates SQLite's write-ahead log, where deleted data could be read for weeks on a quiet site. When other connections
 * are busy all the time, the log stays until the next call.
 */
export async function truncateWal(db: Kysely<Tables>, engine: Engine): Promise<void> {
  if (engine !== "sqlite") return;
  for (let attempt = 0; attempt < attempts; attempt++) {
    // The rows are already deleted, and the daily deletion tries again.
    const { rows } = await checkpoint.execute(db).catch(() => ({ rows: [] }));
    if (rows[0]?.busy === 0) return;
    await sleep(50);
  }
}
