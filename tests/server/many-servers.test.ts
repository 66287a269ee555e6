import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { contactFormPath } from "../../shared/contact.ts";
import { newsletterFormPath } from "../../shared/newsletter.ts";
import { readPostgres } from "../faults/databases.ts";
import { startPostgres } from "../support/postgres.ts";
import { postJson, sendMessage } from "../support/requests.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";
import { startSmtp } from "../support/smtp.ts";
import { startTlsFront, type TlsFront, tlsMissing } from "../support/tls-front.ts";

const postgres = tlsMissing() ? undefined : await startPostgres();
afterAll(() => postgres?.stop());

describe.skipIf(!postgres)("two servers on one database, behind a proxy with TLS", () => {
  const siteDir = writeSite();
  let front: TlsFront;
  let url: string;
  let servers: RunningServer[] = [];

  /** Starts a server behind the proxy, on the port of the server that it replaces. */
  const start = (env: Record<string, string>, port?: number) =>
    startServer({
      siteDir,
      ...(port && { port }),
      env: { ...env, DATABASE_URL: url, SITE_URL: front.url, TRUST_PROXY: "1" },
    });
  const startTwo = async (env: Record<string, string>) => {
    servers = await Promise.all([start(env), start(env)]);
    front.servers = servers.map((server) => server.url);
  };
  const send = (message: string, headers: Record<string, string>) => {
    const body = { name: "A", email: "a@example.no", message };
    return postJson(front.url + contactFormPath, body, { origin: front.url, ...headers });
  };

  beforeAll(async () => {
    front = await startTlsFront();
    url = (await postgres?.createDatabase("many")) ?? "";
  });
  afterEach(() => Promise.all(servers.map((server) => server.stop())));
  afterAll(() => front?.stop());

  test("rate limit a visitor by the address that the proxy saw, and share the newsletter rate limit", async () => {
    await startTwo({ RATE_CONTACT: "2/10m", RATE_NEWSLETTER: "3/1h" });
    const statuses = [];
    for (let count = 0; count < 10; count++) {
      const answer = await send(`one visitor, ${count}`, { "x-forwarded-for": `203.0.113.${count}` });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
    const subscriptions = [];
    for (let count = 0; count < 8; count++) {
      const body = { email: `reader${count}@example.no` };
      const answer = await postJson(front.url + newsletterFormPath, body, { origin: front.url });
      subscriptions.push(answer.status);
    }
    expect(subscriptions).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  });

  test("mail every message once", async () => {
    const smtp = await startSmtp();
    await startTwo({ SMTP_URL: smtp.url });
    for (let round = 0; round < 20; round++) {
      await Promise.all(servers.map((server) => sendMessage(server.url)));
    }
    await smtp.waitFor(40, 20_000);
    expect(smtp.mails).toHaveLength(40);
    expect(new Set(smtp.mails.map((mail) => mail.parsed.messageId)).size).toBe(40);
    await smtp.close();
  });

  test("keep serving while one is killed and both are replaced, and lose no message", async () => {
    await startTwo({});
    const stored = new Map<string, string>();
    const failed: string[] = [];
    const pauseMs = 20;
    let running = true;

    async function sendOn(): Promise<void> {
      while (running) {
        const key = randomUUID();
        for (let tries = 0; tries < 20 && !stored.has(key); tries++) {
          const answer = await send(key, { "idempotency-key": key });
          if (answer.status === 200) stored.set(key, (await answer.json()).id);
          else failed.push(`message ${answer.status}`);
        }
        expect(stored.has(key)).toBe(true);
        await sleep(pauseMs);
      }
    }
    async function readOn(): Promise<void> {
      while (running) {
        const { status } = await fetch(front.url);
        if (status !== 200) failed.push(`page ${status}`);
        await sleep(pauseMs);
      }
    }
    async function replaceBoth(): Promise<void> {
      for (const [index, signal] of (["SIGKILL", "SIGTERM"] as const).entries()) {
        await sleep(500);
        const server = servers[index];
        server?.process.kill(signal);
        await server?.exited;
        await sleep(500);
        servers[index] = await start({}, server?.port);
      }
      await sleep(500);
      running = false;
    }
    const senders = 4;
    const readers = 2;
    await Promise.all([
      replaceBoth(),
      ...Array.from({ length: senders }, sendOn),
      ...Array.from({ length: readers }, readOn),
    ]);

    // At most the requests that were in progress when a server stopped.
    expect(failed.length, failed.join()).toBeLessThanOrEqual(2 * (senders + readers));
    const rows = (await readPostgres(url)).messages.filter(({ key }) => key !== null);
    expect(stored.size).toBeGreaterThan(50);
    expect(new Map(rows.map(({ key, id }) => [key, id]))).toEqual(stored);
    expect(rows).toHaveLength(stored.size);
  });
});
