import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { account } from "../faults/account.ts";
import { readPostgres } from "../faults/databases.ts";
import { type Form, sendForms } from "../faults/forms.ts";
import { type Postgres, startPostgres } from "../support/postgres.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";
import { type SmtpCatcher, startSmtp } from "../support/smtp.ts";

const postgres = await startPostgres(["max_connections=20"]);
afterAll(() => postgres?.stop());

describe.skipIf(!postgres)("when PostgreSQL goes away and comes back", () => {
  const database = postgres as Postgres;
  const siteDir = writeSite();
  let smtp: SmtpCatcher;
  let server: RunningServer;
  let url: string;
  let count = 0;

  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterEach(async () => {
    expect(await server.stop()).toBe(0);
    smtp.mails.length = 0;
  });
  afterAll(() => smtp.close());

  async function start(databaseUrl?: string): Promise<void> {
    url = databaseUrl ?? (await database.createDatabase(`away_${count++}`));
    const env = {
      DATABASE_URL: url,
      SMTP_URL: smtp.url,
      RATE_MAIL_GLOBAL: "100000/1h",
      // What was taken for sending when its connection broke is taken up again after this.
      MAIL_LEASE_MS: "5000",
    };
    server = await startServer({ siteDir, env });
  }

  /** Sends forms of all kinds while something happens, until each was taken or is refused for good. */
  async function duringLoad(trouble: () => Promise<void>): Promise<Form[]> {
    let isOver = false;
    const forms = sendForms({
      urls: () => [server.url],
      isOver: () => isOver,
      senders: { contact: 4, newsletter: 1, booking: 2 },
      persistent: true,
    });
    await sleep(500);
    await trouble();
    await sleep(500);
    isOver = true;
    return forms;
  }

  /** Nothing lost, nothing doubled, every refusal told when to come back, and the process never ended. */
  async function expectKept(forms: Form[], storedUrl = url): Promise<void> {
    const stored = await readPostgres(storedUrl);
    const none = {
      lost: 0,
      unanswered: 0,
      untaken: 0,
      storedTwice: 0,
      changedAnswers: 0,
      unmailed: 0,
      mailedAgain: 0,
    };
    const figures = () => account(forms, stored, smtp.mails);
    const expected = { contact: none, newsletter: none, booking: none };
    await expect.poll(figures, { timeout: 30_000, interval: 200 }).toMatchObject(expected);
    for (const { acknowledged } of Object.values(figures())) expect(acknowledged).toBeGreaterThan(3);
    const refusals = forms.flatMap(({ answers }) => answers).filter(({ status }) => status >= 500);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ status: 503, code: "storage_unavailable", retryAfter: "5" });
    }
    expect(server.process.exitCode).toBe(null);
  }

  test("a restart under load ends nothing", async () => {
    await start();
    const forms = await duringLoad(async () => {
      for (let round = 0; round < 3; round++) {
        await database.shutDown();
        await sleep(300);
        await database.startAgain();
        await sleep(500);
      }
    });
    await expectKept(forms);
  }, 90_000);

  test("connections that are ended under load end nothing", async () => {
    await start();
    const others = "pid <> pg_backend_pid() and datname is not null";
    const forms = await duringLoad(async () => {
      for (let round = 0; round < 20; round++) {
        await database.run(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`);
        await sleep(100);
      }
    });
    await expectKept(forms);
  }, 90_000);
});
