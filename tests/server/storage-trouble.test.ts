import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import english from "../../content/en/newsletter.json" with { type: "json" };
import { unsubscribePurpose } from "../../server/newsletter/links.ts";
import { signId } from "../../server/tokens.ts";
import { contactFormPath } from "../../shared/contact.ts";
import { query } from "../support/database.ts";
import { postJson } from "../support/requests.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";
import { siteUnderTest } from "../support/site-under-test.ts";

const siteDir = writeSite();
const origin = "https://cdn.example";
// A trusted proxy has no connection limit.
const server = siteUnderTest({ siteDir, env: { TRUST_PROXY: "1", ALLOWED_ORIGINS: origin } });

const send = (url: string, body: object, headers?: Record<string, string>) =>
  postJson(url + contactFormPath, body, headers);

/** Locks the database against other writers until released. */
function lock({ dataDir }: RunningServer) {
  const db = new DatabaseSync(join(dataDir, "site.db"), { timeout: 5000 });
  db.exec("begin immediate");
  onTestFinished(() => db.close());
  return { release: () => db.exec("rollback") };
}

const storedIds = ({ dataDir }: RunningServer) =>
  query(dataDir, "select id from messages").map(({ id }) => id);

test("answers 503 with Retry-After for a locked database, and pages in the meantime", async () => {
  const locked = lock(server);
  const message = { name: "A", email: "a@example.no", message: "locked out", clientId: crypto.randomUUID() };
  let isRejected = false;
  const waiting = send(server.url, message).finally(() => {
    isRejected = true;
  });
  expect((await fetch(server.url)).status).toBe(200);
  // The message still waits for the lock.
  expect(isRejected).toBe(false);
  const rejected = await waiting;
  expect(rejected.status).toBe(503);
  expect(rejected.headers.get("retry-after")).toBe("5");
  expect((await rejected.json()).error.code).toBe("storage_unavailable");
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  locked.release();
  expect((await send(server.url, message)).status).toBe(200);
});

test("answers 503 for a full disk in forms and readiness check, loses nothing acknowledged, and pages stay fast", async () => {
  const server = await startServer({ siteDir, largestFileKiB: 450 });
  const acknowledged: string[] = [];
  let rejected: Response | undefined;
  for (let count = 0; count < 100 && !rejected; count++) {
    const message = `${count} ${"x".repeat(9000)}`;
    const answer = await send(server.url, { name: "A", email: "a@example.no", message });
    if (answer.status === 200) acknowledged.push((await answer.json()).id);
    else rejected = answer;
  }
  expect(acknowledged.length).toBeGreaterThan(3);
  expect(rejected?.status).toBe(503);
  expect(await rejected?.json()).toMatchObject({ error: { code: "storage_unavailable" } });
  expect((await fetch(server.url)).status).toBe(200);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  // The readiness check may return a result from before the disk was full, up to a second old.
  await sleep(1100);
  for (let check = 0; check < 2; check++) {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    await sleep(1100);
  }
  if (process.platform === "linux") {
    execFileSync("prlimit", ["--pid", String(server.process.pid), "--fsize=unlimited"]);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  }
  await server.kill();
  const ids = storedIds(server);
  for (const id of acknowledged) expect(ids).toContain(id);
  rmSync(server.dataDir, { recursive: true, force: true });
});

describe("while a message is being stored", () => {
  test("the same message gets 409, and later the first answer", async () => {
    const before = storedIds(server).length;
    const locked = lock(server);
    const message = { name: "A", email: "a@example.no", message: "twice" };
    const key = { "idempotency-key": crypto.randomUUID() };
    const first = send(server.url, message, key);
    const second = await Promise.race([first, send(server.url, message, key)]);
    expect([second.status, second.headers.get("retry-after")]).toEqual([409, "1"]);
    expect((await second.json()).error.code).toBe("idempotency_in_progress");
    locked.release();
    const stored = await first;
    expect(stored.status).toBe(200);
    expect(await (await send(server.url, message, key)).json()).toEqual(await stored.json());
    expect(storedIds(server)).toHaveLength(before + 1);
  });

  // Runs again where other processes leave too little time for 270 messages within the two seconds of the lock.
  const whenTooSlow = { retry: 2 };
  test(
    "too many others get 503 at once, nothing of theirs is stored, and pages are answered before them",
    whenTooSlow,
    async () => {
      // Connections that are open already, because the messages must arrive within the two seconds of the lock.
      await Promise.all(
        Array.from({ length: 270 }, async () => (await fetch(`${server.url}/healthz`)).text()),
      );
      const before = storedIds(server).length;
      const locked = lock(server);
      const codes: string[] = [];
      const sent = Array.from({ length: 270 }, async (_, count) => {
        const answer = await send(server.url, { name: "A", email: "a@example.no", message: `many ${count}` });
        const { error } = await answer.json();
        const code: string = error?.code ?? "stored";
        codes.push(code);
        return { code, wait: answer.headers.get("retry-after") };
      });
      onTestFinished(async () => {
        await Promise.all(sent);
      });
      const early = await Promise.any(
        sent.map(async (sending) => {
          const answer = await sending;
          if (answer.code !== "overloaded") throw new Error(answer.code);
          return answer;
        }),
      );
      expect(early.wait).toBe("1");
      expect((await fetch(server.url)).status).toBe(200);
      // Each waiting message is rejected after two seconds of the lock: none has been so far.
      expect(codes).not.toContain("storage_unavailable");
      locked.release();
      const answers = await Promise.all(sent);
      const stored = answers.filter(({ code }) => code === "stored").length;
      expect(storedIds(server)).toHaveLength(before + stored);
    },
  );
});

test("a newsletter link returns an error page during a database outage and works afterwards", async () => {
  const locked = lock(server);
  const address = `${server.url}/newsletter/unsubscribe?t=${signId("a secret for tests only", unsubscribePurpose, "someone")}&lang=en`;
  const rejected = await fetch(address, { method: "POST" });
  expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await rejected.text()).toContain(english.pages.failed.title);
  locked.release();
  expect((await fetch(address, { method: "POST" })).status).toBe(200);
});

// Last, because it breaks the database.
test("hides an internal error from the client, logs it with the request, and keeps running", async () => {
  query(server.dataDir, "alter table messages rename to canary_table");
  const message = { name: "A", email: "a@example.no", message: "lost table" };
  const answer = await send(server.url, message, { origin });
  const text = await answer.text();
  expect(answer.status).toBe(500);
  expect(answer.headers.get("access-control-allow-origin")).toBe(origin);
  expect(JSON.parse(text)).toEqual({
    ok: false,
    error: {
      code: "internal",
      message: "Something went wrong. Nothing was accepted.",
      requestId: answer.headers.get("x-request-id"),
    },
  });
  const requestId = answer.headers.get("x-request-id");
  const line = () =>
    server
      .output()
      .split("\n")
      .find((item) => item.includes("a message could not be stored") && item.includes(`"${requestId}"`));
  await expect.poll(line).toBeTruthy();
  expect(JSON.parse(line() ?? "")).toMatchObject({ level: "error", reqId: requestId });
  expect(server.output()).not.toMatch(/lost table|a@example\.no/);
  expect((await fetch(server.url)).status).toBe(200);
});
