import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Log } from "../http/log.ts";
import { parseDatabaseUrl } from "../settings/postgres-addresses.ts";
import { createStorage } from "./create-storage.ts";
import { createPostgresPool, NoConnection } from "./postgres-pool.ts";
import { StartError } from "./start-error.ts";
import { type Storage, StorageUnavailable } from "./storage.ts";
import type { Tables } from "./tables.ts";
import type { ErrorClass } from "./with-retry.ts";

/**
 * Opens a PostgreSQL database, which any number of servers may share.
 *
 * @param url one or several hosts, see `parseDatabaseUrl`
 * @throws StartError when it is unreachable, has a newer version, or would acknowledge commits that are not on disk
 */
export async function openPostgres(url: string, log: Log): Promise<Storage> {
  const addresses = parseDatabaseUrl(url);
  if (!addresses) throw new StartError("DATABASE_URL must look like postgres://user:password@host:5432/name");
  const accept = createConnectionCheck(addresses.mustAcceptWrites, log);
  const pool = createPostgresPool({
    addresses,
    log,
    accept,
    endsConnection: (error) => classifyError(error) === "unavailable",
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await createStorage(db, {
      engine: "postgres",
      classifyError,
      isOutOfSpace: (error) => sqlState(error) === diskFull,
      exclusive: false,
    });
  } catch (error) {
    await db.destroy();
    const reason = error instanceof StorageUnavailable ? error.cause : error;
    if (reason instanceof NoConnection || reason instanceof pg.DatabaseError) {
      throw new StartError(`DATABASE_URL: ${reason.message}`, { cause: error });
    }
    throw error;
  }
}

/** A standby or a read-only primary. The code is that of a rejected write. */
class ReadOnlyServer extends Error {
  readonly code = "25006";
  constructor() {
    super("accepts no writes");
  }
}

/** Checks every new connection, because another server may answer than before. */
function createConnectionCheck(
  mustAcceptWrites: boolean,
  log: Log,
): (client: pg.ClientBase) => Promise<void> {
  let warned = false;
  return async (client) => {
    const names = ["transaction_read_only", "fsync", "synchronous_commit", "statement_timeout"] as const;
    const columns = names.map((name) => `current_setting('${name}') as ${name}`);
    const { rows } = await client.query<Record<(typeof names)[number], string>>(`select ${columns}`);
    const [values] = rows;
    if (mustAcceptWrites && values?.transaction_read_only === "on") throw new ReadOnlyServer();
    for (const name of ["fsync", "synchronous_commit"] as const) {
      if (values?.[name] === "off") {
        throw new StartError(
          `PostgreSQL runs with ${name} = off, so acknowledged messages could be lost: set it to on`,
        );
      }
    }
    if (values?.statement_timeout === "0" && !warned) {
      warned = true;
      log.warn(
        "statement_timeout is off, probably because of a connection pooler: see PgBouncer in docs/deploy.md",
      );
    }
  };
}

/** Serialization failures and locks are temporary; see PostgreSQL's appendix A for SQLSTATE. */
const retryableCodes = new Set(["40001", "40P01", "55P03"]);
/** Connection, resources, operator intervention, system, corruption, authentication, missing database, read-only, timeouts; Node's own. */
const unavailableCodes = /^(?:08|53|57|58|XX00[12]|28|3D|25006|25P0[34]|E(?!RR_)[A-Z_]{3,})/;
const diskFull = "53100";
const driverMessages =
  /^(?:Connection terminated|Client has encountered|timeout exceeded|Query read timeout)/;

function classifyError(error: unknown): ErrorClass {
  if (!(error instanceof Error)) return "bug";
  if (error instanceof NoConnection) return "unavailable";
  const code = sqlState(error);
  if (retryableCodes.has(code)) return "retry";
  return unavailableCodes.test(code) || driverMessages.test(error.message) ? "unavailable" : "bug";
}

function sqlState(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
