import { spawnSync } from "node:child_process";
import pg from "pg";
import { UsageError } from "./usage-error.ts";

const tables = ["messages", "subscribers", "bookings"];

/**
 * Replaces the tables of a PostgreSQL database with a dump of `pg_dump --format=custom`, in one transaction.
 *
 * @param force replaces them even when they contain data
 * @throws UsageError when the file is invalid, servers are connected, or data would be discarded
 */
export async function restorePostgres(url: string, file: string, force: boolean): Promise<void> {
  pgRestore(["--list", file], {}, `${file} is not a valid backup`);
  await checkNothingIsLost(url, force);
  const { password } = new URL(url);
  const withoutPassword = new URL(url);
  withoutPassword.password = "";
  const options = ["--clean", "--if-exists", "--no-owner", "--single-transaction"];
  pgRestore(
    [...options, "--dbname", withoutPassword.href, file],
    { PGPASSWORD: decodeURIComponent(password) },
    "Nothing was restored",
  );
}

async function checkNothingIsLost(url: string, force: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "site-restore" });
  await client.connect();
  try {
    const servers = await client.query<{ count: string }>(
      "select count(*) from pg_stat_activity where datname = current_database() and application_name = 'site'",
    );
    if (Number(servers.rows[0]?.count) > 0) {
      throw new UsageError("A server is connected to the database: stop all of them first.");
    }
    const filled = [];
    for (const table of force ? [] : tables) {
      const known = await client.query("select to_regclass($1) as name", [table]);
      if (known.rows[0]?.name === null) continue;
      const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
      if (Number(rows[0]?.count) > 0) filled.push(`${rows[0]?.count} ${table}`);
    }
    if (filled.length > 0) {
      throw new UsageError(`The database contains ${filled.join(", ")}. --force replaces them.`);
    }
  } finally {
    await client.end();
  }
}

function pgRestore(args: string[], env: Record<string, string>, failure: string): void {
  const { error, status, stderr } = spawnSync("pg_restore", args, {
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  if (error) throw new UsageError("pg_restore is not installed: it comes with PostgreSQL's client programs.");
  if (status !== 0) throw new UsageError(`${failure}: ${stderr.trim()}`);
}
