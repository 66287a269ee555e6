import { createServer } from "node:net";

/** Above the ports that browsers refuse, below what systems give to connections and to who asks for any port (32,768 and up). */
const lowest = 12_000;
const portsEach = 2000;

/** Vitest numbers the workers that run at the same time. */
const first = lowest + (Number(process.env.VITEST_POOL_ID ?? 0) % 10) * portsEach;
// Each file may begin with a process of its own, and ports of the file before may not be free yet.
let next = Math.floor(Math.random() * portsEach);

/**
 * A port of loopback that nobody listens on. It comes from a range that only this worker hands out and nobody else
 * is given by chance, since it stays free until a process that is still to start listens on it: two servers that
 * were told the same port would get each other's visitors.
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
