import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { KillOptions } from "./kill-trials.ts";

const query = "select id, idempotency_key from messages";
type Rows = Awaited<ReturnType<KillOptions["readMessages"]>>;

/** Reads the messages of a data folder beside the server that uses it. */
export async function readSqlite(dataDir: string): Promise<Rows> {
  const db = new DatabaseSync(`${dataDir}/site.db`, { readOnly: true, timeout: 2000 });
  const rows = db.prepare(query).all() as unknown as Rows;
  db.close();
  return rows;
}

/** Reads the messages of a PostgreSQL database. */
export async function readPostgres(url: string): Promise<Rows> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Rows[number]>(query);
  await client.end();
  return rows;
}
