import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "../support/server.ts";

/**
 * Sends messages one after the other to a server on SQLite and counts its fsync and fdatasync calls with strace.
 * Undefined where strace cannot be used. No mail is due during the count, so every call belongs to a message.
 */
export async function countSyncs(
  siteDir: string,
  messages: number,
): Promise<{ acknowledged: number; syncs: number } | undefined> {
  if (spawnSync("strace", ["-V"]).status !== 0) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "syncs-"));
  const server = await startServer({ siteDir, dataDir: join(folder, "data") });
  const record = join(folder, "calls");
  const strace = spawn("strace", [
    "-f",
    "-e",
    "trace=fsync,fdatasync",
    "-o",
    record,
    "-p",
    String(server.process.pid),
  ]);
  await sleep(1000);
  let acknowledged = 0;
  for (let count = 0; count < messages; count++) {
    // A quarantined message has its one digest mail due tomorrow.
    const answer = await fetch(`${server.url}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "Kari",
        email: "kari@example.no",
        message: `Text ${count}`,
        website: "x",
      }),
    });
    if (answer.status === 200) acknowledged++;
  }
  strace.kill("SIGINT");
  await new Promise((resolve) => strace.once("close", resolve));
  const syncs = readFileSync(record, "utf8").match(/f(?:data)?sync\(\d+/g)?.length ?? 0;
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return { acknowledged, syncs };
}
