import type { PostgresPool, PostgresPoolClient } from "kysely";
import pg from "pg";
import type { Log } from "../http/log.ts";
import { type DatabaseAddresses, hostAndPort } from "../settings/postgres-addresses.ts";

export interface PoolOptions {
  addresses: DatabaseAddresses;
  log: Log;
  /** Checks a new connection before use; rejects an unsuitable one. */
  accept: (client: pg.ClientBase) => Promise<void>;
  /** Whether a connection must not be used again after an error. */
  endsConnection: (error: unknown) => boolean;
}

/** No address of the database can be used now. `code` contains the reason for each, for the log. */
export class NoConnection extends Error {
  readonly code: string;
  constructor(failures: { address: string; error: unknown }[]) {
    const reasons = failures.map(({ address, error }) => `${address}: ${errorReason(error)}`);
    super(reasons.join("; "), { cause: failures.at(-1)?.error });
    this.code = failures.map(({ error }) => errorCode(error)).join(" ");
  }
}

const int8 = 20;

/** Timeouts of the database in milliseconds; PgBouncer must be configured to ignore these parameters. */
const timeouts = {
  lock_timeout: 2000,
  statement_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * Connections to the primary among several addresses: the last used one is tried first, then the others in
 * order.
 */
export function createPostgresPool(options: PoolOptions): PostgresPool {
  const servers = options.addresses.urls.map((url) => openServer(url, options));
  let current = 0;

  return {
    options: {},
    async connect() {
      const failures = [];
      const first = current;
      for (let step = 0; step < servers.length; step++) {
        const index = (first + step) % servers.length;
        const server = servers[index];
        if (!server) continue;
        try {
          const client = await server.connect();
          current = index;
          return leaseClient(client, options.endsConnection);
        } catch (error) {
          failures.push({ address: server.address, error });
        }
      }
      throw new NoConnection(failures);
    },
    async end() {
      await Promise.all(servers.map((server) => server.end()));
    },
  };
}

/** The connections to one address. */
function openServer(url: string, { log, accept }: PoolOptions) {
  let pool = openPool(timeouts);
  let sendsTimeouts = true;

  function openPool(parameters: Partial<typeof timeouts>): pg.Pool {
    const made = new pg.Pool({
      connectionString: url,
      max: 5,
      connectionTimeoutMillis: 2000,
      query_timeout: 8000,
      application_name: "site",
      ...parameters,
      // Times are 64-bit integers far below 2^53; the driver would return strings.
      types: {
        getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)),
      },
      onConnect: accept,
    });
    // A connection may break while used or idle. Without a listener its error would end the process. The running query
    // fails too, and the pool replaces the connection.
    made.on("connect", (client) => {
      client.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
    });
    made.on("error", () => {});
    return made;
  }

  return {
    address: hostAndPort(url),
    async connect(): Promise<pg.PoolClient> {
      try {
        return await pool.connect();
      } catch (error) {
        if (!rejectsParameters(error)) throw error;
        if (sendsTimeouts) {
          sendsTimeouts = false;
          const rejected = pool;
          pool = openPool({});
          await rejected.end();
        }
        return pool.connect();
      }
    },
    end: () => pool.end(),
  };
}

/** Whether PgBouncer rejects the timeouts because `ignore_startup_parameters` does not list them. */
function rejectsParameters(error: unknown): boolean {
  return error instanceof Error && error.message.includes("unsupported startup parameter");
}

/**
 * A connection for one task. After an error that may have broken it, nothing more is sent on it, not even
 * a rollback, which might hang. It is closed, and the database rolls back.
 */
function leaseClient(
  client: pg.PoolClient,
  endsConnection: PoolOptions["endsConnection"],
): PostgresPoolClient {
  let lost: { error: unknown } | undefined;
  async function query(text: string, values: unknown[]) {
    if (lost) throw lost.error;
    try {
      return await client.query(text, values);
    } catch (error) {
      if (endsConnection(error)) lost = { error };
      throw error;
    }
  }
  return {
    // Kysely's streaming queries are not used.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy || lost !== undefined),
  };
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "-";
}

/** One line for the owner. When every address of a host fails, Node's AggregateError has no message of its own. */
function errorReason(error: unknown): string {
  if (error instanceof AggregateError) return errorCode(error);
  return error instanceof Error ? error.message : String(error);
}
