import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  statSync,
} from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { makeDataFolder } from "../storage/data-folder.ts";
import { migrationCount } from "../storage/migrations.ts";
import { databaseFile, lockDataFolder } from "../storage/sqlite.ts";
import { UsageError } from "./usage-error.ts";

/** Tables with personal data, and the columns that identify a row's latest state. */
const compared = { messages: "id, state", subscribers: "id, state", bookings: "id, state, sequence" };
type Counts = Record<keyof typeof compared, number>;

export interface Restored {
  counts: Counts;
  /** Path of the replaced database. */
  replaced: string | undefined;
}

/**
 * Replaces the database of a data folder by a backup. The old database is renamed, not deleted.
 *
 * @param force replaces it even when it contains data that the backup does not
 * @throws UsageError when the backup is invalid or newer data would be discarded
 * @throws StartError when a server uses the folder
 */
export function restoreSqlite(dataDir: string, backup: string, force: boolean, now: Date): Restored {
  const counts = checkBackup(backup);
  makeDataFolder(dataDir);
  const lock = lockDataFolder(dataDir);
  try {
    const file = databaseFile(dataDir);
    const isReplacing = existsSync(file);
    if (isReplacing && !force) checkNothingIsLost(file, backup);
    const part = `${file}.restoring`;
    copyFileSync(backup, part);
    chmodSync(part, 0o600);
    // When run as root, the file must stay readable for the server's user.
    const { uid, gid } = statSync(dataDir);
    chownSync(part, uid, gid);
    syncFile(part);

    const replaced = isReplacing
      ? `${file}.replaced-${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`
      : undefined;
    for (const suffix of ["", "-wal", "-shm"]) {
      if (replaced && existsSync(file + suffix)) renameSync(file + suffix, replaced + suffix);
    }
    renameSync(part, file);
    syncFile(dataDir);
    return { counts, replaced };
  } finally {
    lock.close();
  }
}

function checkBackup(path: string): Counts {
  if (!existsSync(path)) throw new UsageError(`There is no file ${path}.`);
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path, { readOnly: true });
    const check = db.prepare("pragma integrity_check").get()?.integrity_check;
    if (check !== "ok") throw new Error(String(check));
    const newest = Number(db.prepare("select max(id) as id from migrations").get()?.id);
    if (newest >= migrationCount) throw new Error("it was made by a newer version of this site");
    return countRows(db);
  } catch (error) {
    throw new UsageError(`${path} is not a valid backup: ${(error as Error).message}`);
  } finally {
    db?.close();
  }
}

function countRows(db: DatabaseSync): Counts {
  const count = (table: string) => Number(db.prepare(`select count(*) as n from ${table}`).get()?.n);
  return { messages: count("messages"), subscribers: count("subscribers"), bookings: count("bookings") };
}

function checkNothingIsLost(file: string, backup: string): void {
  const newer = newerRows(file, backup);
  if (newer.length === 0) return;
  throw new UsageError(
    `${file} contains data that the backup does not: ${newer.join(", ")}. --force restores anyway and keeps the old file.`,
  );
}

/** Rows that would be lost, by table; empty when the database is too damaged to read. */
function newerRows(file: string, backup: string): string[] {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file);
    db.prepare("attach ? as backup").run(backup);
    return Object.entries(compared).flatMap(([table, columns]) => {
      const missing = `select ${columns} from main.${table} except select ${columns} from backup.${table}`;
      const count = Number(db?.prepare(`select count(*) as n from (${missing})`).get()?.n);
      return count > 0 ? [`${count} ${table}`] : [];
    });
  } catch {
    return [];
  } finally {
    db?.close();
  }
}

function syncFile(path: string): void {
  const descriptor = openSync(path, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
