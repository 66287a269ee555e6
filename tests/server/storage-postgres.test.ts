import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../../server/http/log.ts";
import { openPostgres } from "../../server/storage/postgres.ts";
import { StorageUnavailable } from "../../server/storage/storage.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";
import { startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";
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
    await client.query("begin; lock table heartbeat");
    const started = performance.now();
    await expect(storage.checkWritable(1, 200)).rejects.toThrow(StorageUnavailable);
    expect(performance.now() - started).toBeLessThan(1500);
    const active =
      "select query from pg_stat_activity where state = 'active' and pid <> pg_backend_pid() and datname = current_database()";
    // PostgreSQL reports the error just before the state; the lock itself would time out after two seconds.
    await expect.poll(async () => (await client.query(active)).rows, { timeout: 1000 }).toEqual([]);
    await client.query("rollback");
    await storage.checkWritable(2, 200);
    await client.end();
    await storage.close();
  });

  test("rejects a database that could lose acknowledged rows", async () => {
    const unsafe = (await postgres?.createDatabase("unsafe")) ?? "";
    await expect(openPostgres(`${unsafe}?options=-c%20synchronous_commit%3Doff`, log)).rejects.toThrow(
      "synchronous_commit",
    );
  });

  test("replaces a connection that the database ends", async () => {
    const storage = await openPostgres(url, log);
    await storage.checkWritable(1);
    const client = new pg.Client(url);
    await client.connect();
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()",
    );
    await client.end();
    await expect
      .poll(
        () =>
          storage.checkWritable(2).then(
            () => true,
            () => false,
          ),
        { timeout: 15_000 },
      )
      .toBe(true);
    await storage.close();
  });

  test("two servers on one database mail every message once, also when one dies", async () => {
    const shared = (await postgres?.createDatabase("shared")) ?? "";
    const smtp = await startSmtp();
    const env = { DATABASE_URL: shared, SMTP_URL: smtp.url };
    const siteDir = writeSite();
    const [left, right] = await Promise.all([startServer({ siteDir, env }), startServer({ siteDir, env })]);
    const ids: string[] = [];
    async function send(base: string, round: number): Promise<void> {
      const answer = await fetch(`${base}/api/contact`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: "Kari", email: "kari@example.no", message: `shared ${base} ${round}` }),
      });
      expect(answer.status).toBe(200);
      ids.push((await answer.json()).id);
    }
    for (let round = 0; round < 20; round++)
      await Promise.all([send(left.url, round), send(right.url, round)]);
    await smtp.waitFor(40, 20_000);
    expect(new Set(smtp.mails.map((mail) => mail.parsed.messageId)).size).toBe(40);
    expect(smtp.mails).toHaveLength(40);

    await left.kill();
    for (let round = 20; round < 25; round++) await send(right.url, round);
    await smtp.waitFor(45, 20_000);
    for (const id of ids) expect(smtp.mails.some((mail) => mail.raw.includes(id))).toBe(true);
    expect(await right.stop()).toBe(0);
    await smtp.close();
  });
});
