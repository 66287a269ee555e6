import { rmSync } from "node:fs";
import { Agent, type RequestOptions, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { bookingPath } from "../../shared/booking.ts";
import { contactFormPath, contactFunctionPath } from "../../shared/contact.ts";
import { newsletterFormPath, newsletterFunctionPath } from "../../shared/newsletter.ts";
import { query } from "../support/database.ts";
import { converse } from "../support/raw-http.ts";
import { postJson, submitForm } from "../support/requests.ts";
import { type RunningServer, type StartOptions, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";

const siteDir = writeSite();
let server: RunningServer;
const start = async (env: StartOptions["env"] = {}) => {
  server = await startServer({ siteDir, env });
  return server;
};
afterEach(async () => {
  await server?.kill();
  rmSync(server?.dataDir, { recursive: true, force: true });
});

const message = { name: "A", email: "a@example.no", message: "sent late" };

/** Sends the first half of a message. `finish` sends the rest; `status` resolves with the response's status. */
function sendHalf() {
  const body = JSON.stringify(message);
  const half = body.length / 2;
  const posting = request(server.url + contactFunctionPath, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": body.length },
    // Unlike Node's own agent, which closes an idle connection after five seconds, it keeps the connection open.
    agent: new Agent({ keepAlive: true }),
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    posting.once("response", (answer) => resolve(answer.resume().statusCode)).once("error", reject);
  });
  posting.write(body.slice(0, half));
  return { finish: () => posting.end(body.slice(half)), status };
}

/** Sends a request with its own agent. The result includes whether the connection was reused. */
function ask(options: RequestOptions, body?: string) {
  return new Promise<object>((resolve, reject) => {
    const asking = request(server.url, options, (answer) => {
      const { statusCode: status, headers } = answer;
      const result = { status, connection: headers.connection, reused: asking.reusedSocket };
      answer.resume().once("end", () => resolve(result));
    });
    asking.once("error", reject).end(body);
  });
}

function countStored(): number {
  const tables = ["messages", "subscribers", "bookings", "outbox"];
  return tables.flatMap((table) => query(server.dataDir, `select id from ${table}`)).length;
}

/** Starts a server and stops it, so slowly that it still answers. */
async function startStopping(): Promise<void> {
  await start({ PRESTOP_MS: "20000" });
  await stopSlowly();
}

async function stopSlowly(): Promise<void> {
  server.process.kill("SIGTERM");
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
}

describe("a stopping server", () => {
  test("rejects forms with Retry-After and stores nothing, while pages are still served", async () => {
    await startStopping();
    for (const path of [
      contactFunctionPath,
      contactFormPath,
      newsletterFunctionPath,
      newsletterFormPath,
      bookingPath,
    ]) {
      const answer = await postJson(server.url + path, message);
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
      expect((await answer.json()).error.code).toBe("shutting_down");
    }
    const page = await fetch(server.url);
    expect([page.status, page.headers.get("connection")]).toEqual([200, "close"]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(countStored()).toBe(0);
  });

  test("returns the filled-in form to a visitor without JavaScript", async () => {
    await startStopping();
    const answer = await submitForm(server.url + contactFormPath, message);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await answer.text()).toContain("sent late");
    expect(countStored()).toBe(0);
  });

  test("rejects a form on an open connection and closes it", async () => {
    await start({ PRESTOP_MS: "20000" });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await ask({ agent, path: "/contact" })).toMatchObject({ status: 200, connection: "keep-alive" });
    await stopSlowly();
    const headers = { "content-type": "application/json" };
    expect(
      await ask({ agent, path: contactFunctionPath, method: "POST", headers }, JSON.stringify(message)),
    ).toMatchObject({ status: 503, connection: "close", reused: true });
    expect(countStored()).toBe(0);
  });

  test("finishes the form being sent without waiting for its connection", async () => {
    await start({ SHUTDOWN_GRACE_MS: "8000" });
    const { finish, status } = sendHalf();
    await sleep(200);
    server.process.kill("SIGTERM");
    await expect.poll(() => fetch(server.url).catch(() => "no connection")).toBe("no connection");
    finish();
    expect(await status).toBe(200);
    // If it waited for the connection, the grace period would end first, with code 1.
    expect(await server.exited).toBe(0);
    expect(countStored()).toBe(2);
  });

  test("aborts unfinished requests after the timeout and exits with code 1", async () => {
    await start({ SHUTDOWN_GRACE_MS: "300" });
    const { status } = sendHalf();
    const cut = expect(status).rejects.toThrow();
    await sleep(200);
    server.process.kill("SIGTERM");
    expect(await server.exited).toBe(1);
    await cut;
    expect(countStored()).toBe(0);
  });

  test.each(["SIGTERM", "SIGINT"] as const)(
    "exits with code 0 on %s, although browsers keep connections open",
    async (signal) => {
      await start();
      const idle = converse(server.port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
      await sleep(200);
      server.process.kill(signal);
      expect(await server.exited).toBe(0);
      expect(await idle).toMatch(/^HTTP\/1\.1 200/);
    },
  );
});
