import { chmodSync, closeSync, openSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, type SqliteDatabase, SqliteDialect } from "kysely";
import { createStorage } from "./create-storage.ts";
import { makeDataFolder } from "./data-folder.ts";
import { StartError } from "./start-error.ts";
import { type Storage, StorageUnavailable } from "./storage.ts";
import type { Tables } from "./tables.ts";
import type { ErrorClass } from "./with-retry.ts";

// Result codes of sqlite3.h. An extended code carries the plain one in its low byte.
const busyOrLocked = new Set([5, 6]);
const unusable = new Set([8, 10, 11, 13, 14, 26]); // read-only, I/O, corrupt, full, cannot open, not a database
const outOfSpace = new Set([10, 13]); // a quota or file size limit is reported as an I/O error
const corrupt = new Set([11, 26]);

/** File systems without the shared memory that the write-ahead log needs: NFS, SMB, CIFS (statfs numbers of Linux). */
const networkFileSystems = new Set([0x6969, 0xfe534d42, 0xff534d42]);

/**
 * Opens the database file of a data folder, creating both when missing, readable by their owner only.
 *
 * @param exclusive a server locks the file; the owner's tools read at the same time
 * @throws StartError when another server uses the file, it is damaged or on a network drive, or the folder cannot be created
 */
export async function openSqlite(dataDir: string, options: { exclusive: boolean }): Promise<Storage> {
  makeDataFolder(dataDir);
  if (networkFileSystems.has(statfsSync(dataDir).type)) {
    throw new StartError(
      `${dataDir} is on a network drive, where SQLite does not lock reliably: set DATA_DIR to a local disk`,
    );
  }
  const lock = options.exclusive ? lockDataFolder(dataDir) : undefined;
  const file = databaseFile(dataDir);
  let database: DatabaseSync | undefined;
  try {
    database = openFile(file);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: toBetterSqlite(database) }) });
    return await createStorage(db, {
      engine: "sqlite",
      classifyError,
      isOutOfSpace: (error) => outOfSpace.has(errorCode(error)),
      exclusive: options.exclusive,
      afterClose: () => lock?.close(),
    });
  } catch (error) {
    database?.close();
    lock?.close();
    throw explainSqliteError(error, file);
  }
}

/** Explains file errors to the owner; other errors are unchanged. */
function explainSqliteError(error: unknown, file: string): unknown {
  const reason = error instanceof StorageUnavailable ? error.cause : error;
  if (!(reason instanceof Error) || !("errcode" in reason || "syscall" in reason)) return error;
  if (corrupt.has(errorCode(reason))) return damagedFileError(file);
  return new StartError(`${file} cannot be used: ${reason.message}`);
}

function damagedFileError(file: string): StartError {
  return new StartError(
    `${file} is damaged. Restore a backup: run "npm run restore -- FILE" with the newest file of backups/, then start the server (docs/operate.md, "Backup and restore")`,
  );
}

/** The path of the database file in a data folder. */
export function databaseFile(dataDir: string): string {
  return join(dataDir, "site.db");
}

/**
 * Locks a data folder for this process by an exclusive transaction on a file of its own. The operating system releases
 * it with the process, so there are no stale locks, and it works between containers, unlike process ids.
 *
 * @throws StartError when another process has the lock
 */
export function lockDataFolder(dataDir: string): DatabaseSync {
  const path = join(dataDir, "site.lock");
  const lock = openFileAs(path, 0);
  try {
    lock.exec("begin exclusive");
    return lock;
  } catch {
    lock.close();
    throw new StartError(`Another server uses ${path}: stop it, or set DATA_DIR to another folder`);
  }
}

function openFile(path: string): DatabaseSync {
  const database = openFileAs(path, 100);
  // FULL means an fsync at every commit: the WAL default loses acknowledged rows on power failure.
  database.exec("pragma journal_mode = wal; pragma synchronous = full; pragma trusted_schema = off");
  // Deleted data are overwritten with zeros, or they would stay readable in free pages.
  database.exec("pragma secure_delete = on");
  const check = database.prepare("pragma quick_check(1)").get()?.quick_check;
  if (check !== "ok") {
    database.close();
    throw damagedFileError(path);
  }
  // From here on with-retry.ts waits for locks. SQLite's own busy timeout blocks the process: with 20 ms for each
  // of some hundred writers, no page was served while the lock lasted.
  database.exec("pragma busy_timeout = 0");
  return database;
}

function openFileAs(path: string, timeout: number): DatabaseSync {
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
  return new DatabaseSync(path, { timeout, enableForeignKeyConstraints: true });
}

/** Adapts node:sqlite to better-sqlite3, which Kysely expects. Transactions take the write lock at their start. */
function toBetterSqlite(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(text) {
      const statement = database.prepare(text === "begin" ? "begin immediate" : text);
      const values = (parameters: readonly unknown[]) => parameters as (string | number | null)[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) =>
          // SQLite rolls back by itself when the disk is full; a second rollback would fail and hide the reason.
          text === "rollback" && !database.isTransaction
            ? { changes: 0, lastInsertRowid: 0 }
            : statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

function errorCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}

function classifyError(error: unknown): ErrorClass {
  const code = errorCode(error);
  if (busyOrLocked.has(code)) return "retry";
  return unusable.has(code) ? "unavailable" : "bug";
}
