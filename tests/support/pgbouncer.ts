import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

export interface PgBouncer {
  port: number;
  stop(): Promise<void>;
}

/** Whether PgBouncer is missing; logs a warning. */
export function pgBouncerMissing(): boolean {
  const missing = spawnSync("pgbouncer", ["--version"]).status !== 0;
  if (missing) console.error("\n!!! PgBouncer is not installed here: ITS TESTS ARE SKIPPED !!!\n");
  return missing;
}

/**
 * Starts PgBouncer in transaction mode: every transaction may use another connection.
 *
 * @param more additional lines of the section `[pgbouncer]`
 */
export async function startPgBouncer(postgresPort: number, more: string[] = []): Promise<PgBouncer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  const users = join(folder, "users");
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(users, '"postgres" "postgres"\n', { mode: 0o644 });
  writeFileSync(
    settings,
    [
      "[databases]",
      `* = host=127.0.0.1 port=${postgresPort}`,
      "[pgbouncer]",
      "pool_mode = transaction",
      "default_pool_size = 4",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = plain",
      `auth_file = ${users}`,
      ...more,
    ].join("\n"),
  );
  // It does not run as root, as in containers.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) spawnSync("chmod", ["755", folder]);
  const child = spawn("pgbouncer", [...(isRoot ? ["-u", "postgres"] : []), settings], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("close", resolve));
  while (!(await answers(port))) await sleep(50);
  return {
    port,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
    setTimeout(() => socket.destroy(), 200).unref();
  });
}
