import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { confirmPurpose } from "../../server/newsletter/links.ts";
import { signId } from "../../server/tokens.ts";
import { bookingPath } from "../../shared/booking.ts";
import { contactFormPath } from "../../shared/contact.ts";
import { newsletterFormPath } from "../../shared/newsletter.ts";
import { readPostgres } from "../faults/databases.ts";
import { type Form, newForm, send } from "../faults/forms.ts";
import { rejections, startUnderLoad, type UnderLoad } from "../faults/under-load.ts";
import { freeTimes } from "../support/free-times.ts";
import { type Network, startNetwork } from "../support/network.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";

const html = "text/html; charset=utf-8";
const mostConnections = 20;
const postgres = await startPostgres([`max_connections=${mostConnections}`]);
afterAll(() => postgres?.stop());

describe.skipIf(!postgres)("a server whose PostgreSQL", () => {
  const database = postgres as Postgres;
  const name = "away";
  let site: UnderLoad;
  let url: string;

  // One server lives through all faults.
  beforeAll(async () => {
    url = await database.createDatabase(name);
    site = await startUnderLoad(url);
  });
  afterEach(() => database.startAgain());
  afterAll(() => site?.stop());

  /** Expects error pages with Retry-After from pages and from forms without JavaScript. */
  async function expectPages(): Promise<void> {
    const headers = { origin: site.server.url };
    const form = (path: string, fields: Record<string, string>) =>
      fetch(site.server.url + path, { method: "POST", headers, body: new URLSearchParams(fields) });
    const answers = await Promise.all([
      fetch(`${site.server.url}/booking`),
      fetch(`${site.server.url}/newsletter/confirm?t=${confirmToken}`),
      form(contactFormPath, { name: "A", email: "a@example.no", message: "still in the form" }),
      form(newsletterFormPath, { email: "a@example.no" }),
      form(bookingPath, { name: "A", email: "a@example.no", start: new Date().toISOString() }),
    ]);
    for (const answer of answers) {
      const { url, status, headers } = answer;
      const type = headers.get("content-type")?.toLowerCase();
      expect([url, status, headers.get("retry-after"), type]).toEqual([url, 503, "5", html]);
    }
    expect(await answers[2]?.text()).toContain("still in the form");
  }

  async function expectStatus(path: string, status: number): Promise<void> {
    await expect.poll(async () => (await fetch(site.server.url + path)).status).toBe(status);
  }

  test("ends its connections under load recovers", async () => {
    const others = "pid <> pg_backend_pid() and datname is not null";
    const forms = await site.during(async () => {
      for (let round = 0; round < 20; round++) {
        await database.run(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
        await sleep(100);
      }
    });
    await site.expectNothingLost(forms, url);
  });

  // Also tried by hand with a minute. Mails being sent are repeated after more than MAIL_LEASE_MS.
  test("is stopped returns error pages and recovers, also from restarts", async () => {
    const forms = await site.during(async () => {
      await database.shutDown();
      await expectPages();
      await expectStatus("/readyz", 503);
      await expectStatus("/healthz", 200);
      await expectStatus("/", 200);
      await sleep(2000);
      await database.startAgain();
      await expectStatus("/readyz", 200);
      for (let restarts = 0; restarts < 2; restarts++) {
        await database.shutDown();
        await sleep(300);
        await database.startAgain();
        await sleep(500);
      }
    });
    expect(rejections(forms).length).toBeGreaterThan(0);
    await site.expectNothingLost(forms, url);
  });

  test("is read-only still shows the free times and recovers", async () => {
    const readOnly = async (value: string) => {
      await database.run(`alter system set default_transaction_read_only = ${value}`);
      await database.run("select pg_reload_conf()");
    };
    const forms = await site.during(async () => {
      await readOnly("on");
      await expectStatus("/readyz", 503);
      await expectStatus("/booking", 200);
      await sleep(1000);
      await readOnly("off");
      await expectStatus("/readyz", 200);
    });
    expect(rejections(forms).length).toBeGreaterThan(0);
    await site.expectNothingLost(forms, url);
  });

  test("has locked tables answers within seconds and recovers", async () => {
    const holder = new pg.Client(url);
    holder.on("error", () => {});
    await holder.connect();
    const forms = await site.during(async () => {
      await lockAll(holder);
      const started = performance.now();
      await expectPages();
      expect(performance.now() - started).toBeLessThan(8000);
      await expectStatus("/readyz", 503);
      await holder.query("rollback");
      await expectStatus("/readyz", 200);
    });
    await holder.end();
    await site.expectNothingLost(forms, url);
  });

  test("has no connection left recovers when there are some again", async () => {
    const taken: pg.Client[] = [];
    const forms = await site.during(async () => {
      await database.run(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
      );
      for (;;) {
        const client = new pg.Client(url);
        client.on("error", () => {});
        const isTaken = await client.connect().then(
          () => true,
          () => false,
        );
        if (!isTaken) break;
        taken.push(client);
      }
      await sleep(1000);
      for (const client of taken) await client.end();
      await expectStatus("/readyz", 200);
    });
    expect(taken.length).toBeGreaterThan(mostConnections / 2);
    await site.expectNothingLost(forms, url);
  });
});

/** A valid token for a subscription that does not exist. */
const confirmToken = signId("a secret for tests only", confirmPurpose, "nobody");

/** Locks the tables that forms write to. A transaction between two of the locks can deadlock, so it retries. */
async function lockAll(client: pg.Client): Promise<void> {
  for (;;) {
    try {
      await client.query(
        "begin; lock table messages, subscribers, bookings, booking_seats, outbox, heartbeat",
      );
      return;
    } catch {
      await client.query("rollback");
    }
  }
}

/** The end of the commit message; without `\0` it would also match `synchronous_commit`. */
const commit = "commit\0";

/** Sends forms until the unconfirmed commit is a form's and not that of another transaction of the server. */
async function cutOff({ server }: UnderLoad, network: Network, next: () => Form): Promise<Form> {
  for (;;) {
    const form = next();
    network.cutAfter(commit);
    const { status, code } = await send(server.url, form);
    if (status === 200) continue;
    expect([status, code]).toEqual([503, "storage_unavailable"]);
    return form;
  }
}

describe.skipIf(!postgres)("a server whose connection to PostgreSQL", () => {
  const database = postgres as Postgres;

  async function start(name: string) {
    const direct = await database.createDatabase(name);
    const network = await startNetwork(database.port);
    const site = await startUnderLoad(direct.replace(String(database.port), String(network.port)));
    const stop = async () => {
      await site.stop();
      await network.close();
    };
    return { direct, network, site, stop };
  }

  test("hangs answers within seconds and recovers", async () => {
    const { direct, network, site, stop } = await start("silent");
    const forms = await site.during(async () => {
      network.freeze();
      const started = performance.now();
      expect((await fetch(`${site.server.url}/booking`)).status).toBe(503);
      expect(performance.now() - started).toBeLessThan(12_000);
      network.thaw();
      await expect.poll(async () => (await fetch(`${site.server.url}/readyz`)).status).toBe(200);
    });
    await site.expectNothingLost(forms, direct);
    await stop();
  });

  test("breaks before a commit is confirmed returns the same answer for the same key", async () => {
    const { direct, network, site, stop } = await start("unknown");
    const times = await freeTimes(site.server.url);
    const newForms = [() => newForm("contact"), () => newForm("booking", { start: times.shift() ?? "" })];
    for (const next of newForms) {
      const form = await cutOff(site, network, next);
      const rows = async () => {
        const { messages, bookings } = await readPostgres(direct);
        return [...messages, ...bookings].filter(({ email }) => email === form.email).map(({ id }) => id);
      };
      await expect.poll(async () => (await rows()).length).toBe(1);
      const [id] = await rows();
      expect(await send(site.server.url, form)).toMatchObject({ status: 200, id });
      expect(await rows()).toEqual([id]);
    }
    await stop();
  });
});
