import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import type { AppEnv } from "../http/request-context.ts";
import { type HealthOptions, readiness } from "./health.ts";

const token = "a token of this test";

function ready(options: Partial<HealthOptions> & { checkWritable?: () => Promise<void> } = {}) {
  const checkWritable = vi.fn(options.checkWritable ?? (async () => {}));
  const outboxCounts = vi.fn(async () => ({ pending: 3, dead: 2, oldestDueAt: null }));
  const app = new Hono<AppEnv>().get(
    "/",
    readiness({
      storage: { checkWritable, outboxCounts },
      mailKind: "smtp",
      token,
      clock: Date.now,
      isStopping: () => false,
      ...options,
    }),
  );
  const get = (authorization = "") => app.request("/", { headers: { authorization } });
  return { get, checkWritable, outboxCounts };
}

test("queries the database once when many call within a second", async () => {
  const { get, checkWritable, outboxCounts } = ready();
  const answers = await Promise.all(Array.from({ length: 100 }, () => get()));
  for (let count = 0; count < 20; count++) answers.push(await get());
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect([checkWritable.mock.calls.length, outboxCounts.mock.calls.length]).toEqual([1, 0]);
  await sleep(1050);
  await get();
  expect(checkWritable).toHaveBeenCalledTimes(2);
});

test("does not query again while a query is running, and answers 503 meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { get, checkWritable } = ready({ checkWritable: () => promise });
  const started = performance.now();
  expect((await get()).status).toBe(503);
  expect(performance.now() - started).toBeLessThan(900);
  await sleep(1050);
  expect((await get()).status).toBe(503);
  expect(checkWritable).toHaveBeenCalledTimes(1);
  resolve();
  await sleep(1050);
  expect((await get()).status).toBe(200);
});

test("answers 503 when the database fails", async () => {
  const { get } = ready({ checkWritable: () => Promise.reject(new Error("full")) });
  const answer = await get();
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { status: "not ready", storage: "unavailable" },
  ]);
});

test("shows the outbox when the caller has the token", async () => {
  const { get } = ready();
  expect(await (await get()).json()).toEqual({ status: "ready", mail: "smtp" });
  expect(await (await get("Bearer another token, as long")).json()).not.toHaveProperty("outbox");
  expect(await (await get(`Bearer ${token}`)).json()).toEqual({
    status: "ready",
    mail: "smtp",
    outbox: { pending: 3, dead: 2, lagMs: 0 },
  });
});

test("hides the outbox when no token is set", async () => {
  const { get } = ready({ token: undefined });
  expect(await (await get("Bearer undefined")).json()).not.toHaveProperty("outbox");
});
