import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { startUnderLoad } from "../faults/under-load.ts";
import { pgBouncerMissing, startPgBouncer } from "../support/pgbouncer.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";

const postgres = pgBouncerMissing() ? undefined : await startPostgres();
afterAll(() => postgres?.stop());

const warning = "statement_timeout is off";

describe.skipIf(!postgres)("behind PgBouncer in transaction mode", () => {
  const database = postgres as Postgres;

  test.each([
    ["with its defaults, which have no timeouts", "plain", []],
    [
      "configured as in docs/deploy.md",
      "set_up",
      [
        "ignore_startup_parameters = statement_timeout, lock_timeout, idle_in_transaction_session_timeout",
        "server_login_retry = 1",
        "query_wait_timeout = 3",
      ],
    ],
  ])(
    "stores and mails every form when PostgreSQL restarts, %s",
    async (_what, name, settings) => {
      const direct = await database.createDatabase(name);
      if (settings.length > 0) {
        await database.run(`alter database ${name} set statement_timeout = '5s'`);
        await database.run(`alter database ${name} set lock_timeout = '2s'`);
      }
      const pooler = await startPgBouncer(database.port, settings);
      const site = await startUnderLoad(direct.replace(String(database.port), String(pooler.port)));
      const forms = await site.during(async () => {
        await database.shutDown();
        await sleep(500);
        await database.startAgain();
        await expect
          .poll(async () => (await fetch(`${site.server.url}/readyz`)).status, { timeout: 30_000 })
          .toBe(200);
      });
      await site.expectNothingLost(forms, direct);
      expect(site.server.output().includes(warning)).toBe(settings.length === 0);
      await site.stop();
      await pooler.stop();
    },
    120_000,
  );
});
