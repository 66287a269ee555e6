import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bareEnvironment } from "./server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface InboxRun {
  code: number | null;
  /** Standard output and standard error. */
  out: string;
}

type Settings = Record<string, string>;

/** Runs the owner's command line on a data folder, also during a server's run; settings may precede its arguments. */
export function runInbox(dataDir: string, ...args: [Settings, ...string[]] | string[]): Promise<InboxRun> {
  const [first, ...rest] = args;
  return typeof first === "object"
    ? run("pipe", { DATA_DIR: dataDir, ...first }, rest as string[])
    : run("pipe", { DATA_DIR: dataDir }, args as string[]);
}

/** @param stdout the open file that receives its output */
export function runInboxInto(stdout: number, dataDir: string, ...args: string[]): Promise<InboxRun> {
  return run(stdout, { DATA_DIR: dataDir }, args);
}

/** Runs `npm run profile` on a data folder. */
export function runProfile(dataDir: string, ...args: string[]): Promise<InboxRun> {
  return run("pipe", { DATA_DIR: dataDir }, args, "scripts/profile.ts");
}

function run(
  stdout: number | "pipe",
  settings: Settings,
  args: string[],
  command = "server/cli.ts",
): Promise<InboxRun> {
  return new Promise((resolve) => {
    let out = "";
    const env = { ...bareEnvironment, TOKEN_SECRET: "a secret for tests only", ...settings };
    const child = spawn(process.execPath, [command, ...args], {
      cwd: root,
      env,
      stdio: ["ignore", stdout, "pipe"],
      // A command that hangs must not outlive the tests.
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
