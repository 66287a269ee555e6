import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../../server/http/log.ts";
import { openPostgres } from "../../server/storage/postgres.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";
import { storageContract } from "./storage-contract.ts";

const postgres: Postgres | undefined = await startPostgres();
afterAll(() => postgres?.stop());
const log = createLog("silent");

describe.skipIf(!postgres)("on PostgreSQL", () => {
  let url = "";
  beforeAll(async () => {
    url = (await postgres?.createDatabase("contract")) ?? "";
  });

  storageContract(
    "PostgreSQL",
    () => openPostgres(url, log),
    async () => {
      const client = new pg.Client(url);
      await client.connect();
      // The tables stay: creating them again for each test takes longer.
      const { rows } = await client.query(
        "select string_agg(tablename, ', ') as names from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
      );
      if (rows[0].names) await client.query(`truncate ${rows[0].names}`);
      await client.end();
    },
  );

  test("concurrent migrations by several processes succeed", async () => {
    const shared = (await postgres?.createDatabase("migrations")) ?? "";
    const storages = await Promise.all(Array.from({ length: 4 }, () => openPostgres(shared, log)));
    for (const storage of storages) {
      await storage.checkWritable(1);
      await storage.close();
    }
  });

  test("cancels a health check's query at its timeout", async () => {
    const storage = await openPostgres(url, log);
    const client = new pg.Client(url);
    await client.connect();
    // Within its transaction, a client sees the activity of its first look at it.
    const observer = new pg.Client(url);
    await observer.connect();
    await client.query("begin; lock table heartbeat");
    // PostgreSQL's `query_canceled`: without that timeout, the lock's own would end the query with another code.
    const canceled = expect.objectContaining({ code: "57014" });
    await expect(storage.checkWritable(1, 200)).rejects.toMatchObject({ cause: canceled });
    const active =
      "select query from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and datname = current_database()";
    // PostgreSQL reports the error just before the state; the lock itself would time out after two seconds.
    await expect.poll(async () => (await observer.query(active)).rows, { timeout: 1000 }).toEqual([]);
    await client.query("rollback");
    await storage.checkWritable(2, 200);
    await observer.end();
    await client.end();
    await storage.close();
  });
});
