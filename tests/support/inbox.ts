import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bareEnvironment } from "./server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface InboxRun {
  code: number | null;
  /** What it said, errors included. */
  out: string;
}

/** Runs the owner's command line on a data folder, also beside a server. */
export function runInbox(dataDir: string, ...args: string[]): Promise<InboxRun> {
  return runInboxInto("pipe", dataDir, ...args);
}

/** @param stdout the open file that its output goes to */
export function runInboxInto(stdout: number | "pipe", dataDir: string, ...args: string[]): Promise<InboxRun> {
  return new Promise((resolve) => {
    let out = "";
    const env = { ...bareEnvironment, DATA_DIR: dataDir, TOKEN_SECRET: "a secret for tests only" };
    const child = spawn(process.execPath, ["server/cli.ts", ...args], {
      cwd: root,
      env,
      stdio: ["ignore", stdout, "pipe"],
      // One that never ended would go on after the tests.
      timeout: 60_000,
      killSignal: "SIGKILL",
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        out += chunk;
      });
    }
    child.once("close", (code) => resolve({ code, out }));
  });
}
