import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Engine } from "./migrations.ts";
import type { Tables } from "./tables.ts";

const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
const attempts = 20;

/**
 * Empties SQLite's write-ahead log, in which what was deleted could be read for weeks on a quiet site. Where somebody else
 * reads or writes all the time, the log stays until the next time; what it costs is copying its pages, 4 MB at most.
 */
export async function truncateWal(db: Kysely<Tables>, engine: Engine): Promise<void> {
  if (engine !== "sqlite") return;
  for (let attempt = 0; attempt < attempts; attempt++) {
    // What fails here was deleted all the same; the daily deletion comes by again.
    const { rows } = await checkpoint.execute(db).catch(() => ({ rows: [] }));
    if (rows[0]?.busy === 0) return;
    await sleep(50);
  }
}
