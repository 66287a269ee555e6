import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bareEnvironment } from "./server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs the owner's command line on a data folder, also beside a server. */
export function runInbox(dataDir: string, ...args: string[]): Promise<{ code: number | null; out: string }> {
  return new Promise((resolve) => {
    let out = "";
    const env = { ...bareEnvironment, DATA_DIR: dataDir, TOKEN_SECRET: "a secret for tests only" };
    const child = spawn(process.execPath, ["server/cli.ts", ...args], { cwd: root, env });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        out += chunk;
      });
    }
    child.once("close", (code) => resolve({ code, out }));
  });
}
