import { chmodSync, closeSync, mkdirSync, openSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, type SqliteDatabase, SqliteDialect } from "kysely";
import { createStorage } from "./create-storage.ts";
import type { Verdict } from "./guard.ts";
import type { Storage } from "./storage.ts";
import type { Tables } from "./tables.ts";

/** Another process serves from this file, or the file cannot be used at all. The message is for the owner. */
export class DatabaseFileError extends Error {}

// Result codes of sqlite3.h. An extended code carries the plain one in its low byte.
const busyOrLocked = new Set([5, 6]);
const outOfOrder = new Set([8, 10, 11, 13, 14, 26]); // read-only, I/O, corrupt, full, cannot open, not a database

/** File systems without the shared memory that the write-ahead log needs: NFS, SMB, CIFS (statfs numbers of Linux). */
const networkFileSystems = new Set([0x6969, 0xfe534d42, 0xff534d42]);

/**
 * Opens the database file of a data folder, making both where they are missing, readable by their owner only.
 *
 * @param exclusive a server holds the file alone; the owner's tools read beside it
 * @throws DatabaseFileError when another server holds the file, it is damaged or on a network drive, or no folder can be made
 */
export async function openSqlite(dataDir: string, options: { exclusive: boolean }): Promise<Storage> {
  makeFolder(dataDir);
  if (networkFileSystems.has(statfsSync(dataDir).type)) {
    throw new DatabaseFileError(`${dataDir} is on a network drive, where SQLite cannot keep its promises`);
  }
  const lock = options.exclusive ? takeLock(join(dataDir, "site.lock")) : undefined;
  const database = openFile(databaseFile(dataDir));
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(database) }) });
  return createStorage(db, {
    engine: "sqlite",
    judge,
    alone: options.exclusive,
    afterClose: () => lock?.close(),
  });
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
  } catch (error) {
    throw new DatabaseFileError(`DATA_DIR: ${path} cannot be used: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/** The path of the database file in a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, "site.db");
}

/**
 * Holds an exclusive transaction on a file of its own. The operating system ends it with the process, however
 * that dies, so there is never a stale lock, and it works between containers, where process ids say nothing.
 */
function takeLock(path: string): DatabaseSync {
  const lock = openFileAs(path, 0);
  try {
    lock.exec("begin exclusive");
    return lock;
  } catch {
    lock.close();
    throw new DatabaseFileError(`another server already uses ${path}`);
  }
}

function openFile(path: string): DatabaseSync {
  const database = openFileAs(path, 100);
  // FULL asks for an fsync at every commit: in WAL mode the default loses acknowledged rows with the power.
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off");
  // What is deleted is overwritten with zeros, or it could be read in the file until its page is used again.
  database.exec("pragma secure_delete = on");
  const check = database.prepare("pragma quick_check(1)").get()?.quick_check;
  if (check !== "ok") {
    database.close();
    throw new DatabaseFileError(`${path} is damaged: restore a backup`);
  }
  // From here on locks are waited for in guard.ts. SQLite's own waiting stops the whole process: with 20 ms for each
  // of some hundred writers in line, no page was served while the lock lasted.
  database.exec("pragma busy_timeout = 0");
  return database;
}

function openFileAs(path: string, timeout: number): DatabaseSync {
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
  return new DatabaseSync(path, { timeout, enableForeignKeyConstraints: true });
}

/** Kysely expects the interface of better-sqlite3; a write lock is taken at the start, so no commit can meet one. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text === "begin" ? "begin immediate" : text);
      const values = (parameters: readonly unknown[]) => parameters as (string | number | null)[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) =>
          // A full disk ends a transaction by itself; a second rollback would fail and hide the reason.
          text === "rollback" && !database.isTransaction
            ? { changes: 0, lastInsertRowid: 0 }
            : statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

function judge(error: unknown): Verdict {
  const code = error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
  if (busyOrLocked.has(code)) return "retry";
  return outOfOrder.has(code) ? "unavailable" : "bug";
}
