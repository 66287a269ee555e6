import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../../server/http/log.ts";
import { openPostgres } from "../../server/storage/postgres.ts";
import { readPostgres } from "../faults/databases.ts";
import { newForm, send } from "../faults/forms.ts";
import { rejections, startUnderLoad } from "../faults/under-load.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";
import { startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";

const primary = await startPostgres();
let standby: Postgres | undefined;
afterAll(async () => {
  await primary?.stop();
  await standby?.stop();
});

test.skipIf(!primary)(
  "finds the primary among two addresses, and the standby once it is promoted",
  async () => {
    const first = primary as Postgres;
    await first.createDatabase("failover");
    const second = await first.createStandby();
    standby = second;
    const login = "postgres://postgres:postgres";
    const bothUrl = `${login}@127.0.0.1:${second.port},127.0.0.1:${first.port}/failover`;
    const secondUrl = `${login}@127.0.0.1:${second.port}/failover`;

    // The standby is tried first and skipped, because it accepts no writes.
    const site = await startUnderLoad(bothUrl);
    const forms = await site.during(async () => {
      await first.shutDown();
      await sleep(500);
      await second.run("select pg_promote()");
      await expect.poll(async () => (await fetch(`${site.server.url}/readyz`)).status).toBe(200);
    });
    expect(rejections(forms).length).toBeGreaterThan(0);
    await site.expectNothingLost(forms, secondUrl);

    // A server that starts now finds the new primary while the old one is down.
    const later = await startServer({ siteDir: writeSite(), env: { DATABASE_URL: bothUrl } });
    const form = newForm("contact");
    expect(await send(later.url, form)).toMatchObject({ status: 200 });
    expect((await readPostgres(secondUrl)).messages.map(({ key }) => key)).toContain(form.key);
    expect(await later.stop()).toBe(0);
    await site.stop();
  },
  120_000,
);

test.skipIf(!primary)(
  "leaves a primary that becomes read-only without waiting for its shutdown",
  async () => {
    // After the first test both are independent primaries.
    const first = primary as Postgres;
    const second = standby as Postgres;
    await first.startAgain();
    await first.createDatabase("closed");
    const secondUrl = await second.createDatabase("closed");
    await (await openPostgres(secondUrl, createLog("silent"))).close();
    const url = `postgres://postgres:postgres@127.0.0.1:${first.port},127.0.0.1:${second.port}/closed`;
    const server = await startServer({ siteDir: writeSite(), env: { DATABASE_URL: url } });
    expect(await send(server.url, newForm("contact"))).toMatchObject({ status: 200 });
    await first.run("alter system set default_transaction_read_only = on");
    await first.run("select pg_reload_conf()");
    const form = newForm("contact");
    await expect.poll(async () => (await send(server.url, form)).status).toBe(200);
    const there = await readPostgres(secondUrl);
    expect(there.messages.map(({ key }) => key)).toEqual([form.key]);
    expect(await server.stop()).toBe(0);
  },
  60_000,
);
