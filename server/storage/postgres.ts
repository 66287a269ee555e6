import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Log } from "../log.ts";
import { createStorage } from "./create-storage.ts";
import type { Verdict } from "./guard.ts";
import type { Storage } from "./storage.ts";
import type { Tables } from "./tables.ts";

/** The database is set up in a way that breaks the promise. The message is for the owner. */
export class DatabaseSetupError extends Error {}

const int8 = 20;

/**
 * Opens a PostgreSQL database. Any number of servers may share it.
 *
 * @throws DatabaseSetupError when the database would acknowledge commits that are not on disk
 * @throws StorageUnavailable when it cannot be reached
 */
export async function openPostgres(url: string, log: Log): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: 3000,
    statement_timeout: 5000,
    query_timeout: 8000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: "site",
    // Times are 64-bit integers far below 2^53; the driver would hand them out as strings.
    types: {
      getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
    },
  });
  // An idle connection that breaks is replaced at the next use; unheard, its error would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));

  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const storage = await createStorage(db, { engine: "postgres", judge, alone: false });
    await assertDurable(db);
    return storage;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function assertDurable(db: Kysely<Tables>): Promise<void> {
  for (const name of ["fsync", "synchronous_commit"]) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0]?.value === "off") {
      throw new DatabaseSetupError(`PostgreSQL runs with ${name} = off: acknowledged messages could be lost`);
    }
  }
}

/** Serialization failures and locks pass by themselves; see the SQLSTATE table of PostgreSQL's appendix A. */
const passing = new Set(["40001", "40P01", "55P03"]);
/** Connection, resources, operator intervention, system, sign-in, missing database, read-only. */
const away = /^(?:08|53|57|58|28|3D|25006|E[A-Z]{3,})/;
const driverMessages =
  /^(?:Connection terminated|Client has encountered|timeout exceeded|Query read timeout)/;

function judge(error: unknown): Verdict {
  if (!(error instanceof Error)) return "bug";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (passing.has(code)) return "retry";
  // Refused on every address of a name: Node reports the attempts together.
  if (error instanceof AggregateError) return "unavailable";
  return away.test(code) || driverMessages.test(error.message) ? "unavailable" : "bug";
}
