import { connect, type Socket } from "node:net";
import { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { RequestResult, RequestTask } from "../support/request-thread.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";

const siteDir = writeSite();
let server: RunningServer;
let sockets: Socket[] = [];
const visitor = new Worker(new URL("../support/request-thread.ts", import.meta.url));
let nextId = 0;
beforeAll(async () => {
  server = await startServer({ siteDir });
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(async () => {
  await visitor.terminate();
  await server?.stop();
});

/** On Linux every 127.x.x.x address works, so each can be a client; macOS has only 127.0.0.1 by default. */
const hasLoopbackRange = process.platform === "linux";

/** Opens connections from an address and leaves them idle after sending `text`. */
async function openConnections(count: number, localAddress: string, text = ""): Promise<void> {
  // In batches, because connections beyond the system's backlog are retried only seconds later.
  for (let opened = 0; opened < count; opened += 100) {
    const batch = Array.from({ length: Math.min(100, count - opened) }, () =>
      connect({ port: server.port, host: "127.0.0.1", localAddress }).on("error", () => {}),
    );
    await Promise.all(
      batch.map((socket) => new Promise((done) => socket.once("connect", done).once("close", done))),
    );
    for (const socket of batch) if (text) socket.write(text);
    for (const socket of batch) socket.resume();
    sockets.push(...batch);
  }
}

const open = () => sockets.filter((socket) => !socket.closed && !socket.connecting).length;

/**
 * Sends a request on a new connection and returns its duration in ms. It runs in a thread of its own, because
 * opening thousands of connections keeps this one busy.
 */
async function ask(localAddress: string): Promise<number> {
  const id = nextId++;
  const answered = new Promise<RequestResult>((resolve) => {
    visitor.on("message", function receive(result: RequestResult) {
      if (result.id !== id) return;
      visitor.off("message", receive);
      resolve(result);
    });
  });
  const task: RequestTask = { id, port: server.port, localAddress };
  visitor.postMessage(task);
  const { duration, error } = await answered;
  if (duration === undefined) throw new Error(error);
  return duration;
}

describe.skipIf(!hasLoopbackRange)("a client with two thousand connections", () => {
  test.each([
    ["sends nothing", ""],
    ["has sent one request on each", "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["does not finish its headers", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow"],
  ])("is cut to two hundred and delays no other client when it %s", async (_how, text) => {
    const holding = openConnections(2100, "127.0.0.1", text);
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await ask(`127.0.0.${2 + (attempt % 3)}`)).toBeLessThan(1000);
    await holding;
    for (let attempt = 0; attempt < 5; attempt++) expect(await ask("127.0.0.2")).toBeLessThan(1000);
    await expect.poll(open).toBeLessThanOrEqual(200);
    // The client is not locked out: a new connection replaces the one that was idle longest.
    expect(await ask("127.0.0.1")).toBeLessThan(1000);
  });

  test("does not lose one that is being answered", async () => {
    const body = JSON.stringify({ name: "A", email: "a@example.no", message: "slowly" });
    const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    const slow = connect(server.port, "127.0.0.1");
    let answer = "";
    slow.on("data", (chunk) => {
      answer += chunk;
    });
    slow.write(`${head}\r\n\r\n${body.slice(0, 10)}`);
    await openConnections(300, "127.0.0.1");
    slow.write(body.slice(10));
    await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 200 /);
    slow.destroy();
  });
});

test.skipIf(!hasLoopbackRange)(
  "accepts a new client when many clients together hold two thousand connections",
  async () => {
    for (let client = 10; client < 22; client++) await openConnections(190, `127.0.0.${client}`);
    expect(await ask("127.0.0.2")).toBeLessThan(1000);
    await expect.poll(open).toBeLessThanOrEqual(2000);
    expect(open()).toBeGreaterThan(1900);
  },
);

test.skipIf(!hasLoopbackRange)(
  "drops none of a thousand new connections when the server is busy",
  async () => {
    const { process: busy } = server;
    busy.kill("SIGSTOP");
    const opened = Promise.all(
      [10, 11, 12, 13, 14].map((client) => openConnections(200, `127.0.0.${client}`)),
    );
    try {
      await expect.poll(open).toBe(1000);
    } finally {
      busy.kill("SIGCONT");
    }
    await opened;
    expect(await ask("127.0.0.2")).toBeLessThan(1000);
  },
);

test.each([
  ["a number of proxies", "1"],
  ["its network", "127.0.0.0/8"],
])("answers others when a proxy, trusted by %s, holds two thousand idle connections", async (_by, trust) => {
  await server.stop();
  server = await startServer({ siteDir, env: { TRUST_PROXY: trust } });
  await openConnections(2100, "127.0.0.1");
  for (let attempt = 0; attempt < 5; attempt++) expect(await ask("127.0.0.1")).toBeLessThan(1000);
  await expect.poll(open).toBeLessThanOrEqual(2000);
  expect(open()).toBeGreaterThan(1900);
});
