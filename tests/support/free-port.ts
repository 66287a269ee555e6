import { createServer } from "node:net";

/** Above ports blocked by browsers, below the ephemeral range (32,768 and up). */
const lowest = 12_000;
const portsEach = 2000;

/** Vitest's worker number. */
const first = lowest + (Number(process.env.VITEST_POOL_ID ?? 0) % 10) * portsEach;
// A file may run in a new process while the previous file's ports are still in use.
let next = Math.floor(Math.random() * portsEach);

/**
 * A free loopback port from a range that only this worker uses, so that no other process
 * gets it before the server under test listens:
 * two servers with the same port would get each other's requests.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < portsEach; tries++) {
    const port = first + (next++ % portsEach);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port from ${first}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
