import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

/** The environment of processes under test: PATH and Node's compile cache. */
export const bareEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: fileURLToPath(new URL("../../.cache/compiled", import.meta.url)),
};

/** Token for metrics and outbox counts. */
export const metricsToken = "a-token-for-metrics";

const running = new Set<ChildProcess>();

/** Stops servers that a failed test has left running. */
export function killServers(): void {
  for (const child of running) child.kill("SIGKILL");
}

const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

export interface StartOptions {
  /** Additional environment variables. */
  env?: Record<string, string>;
  /** The built site; the project's `dist` unless given. */
  siteDir?: string;
  /** The project of the server; this one by default. */
  projectDir?: string;
  /** An existing data folder, which is kept; a new one by default. */
  dataDir?: string;
  port?: number;
  /** Maximum file size in KiB, to simulate a full disk. */
  largestFileKiB?: number;
}

export interface RunningServer {
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** Output so far on stdout and stderr. */
  output(): string;
  /** Resolves with the exit code, or the signal's name. */
  exited: Promise<number | string>;
  /** Sends SIGTERM and waits for the exit. Removes a data folder created here. */
  stop(): Promise<number | string>;
  /** Sends SIGKILL; the data folder stays. */
  kill(): Promise<void>;
}

/** Starts the real server process on a free port and resolves when it is ready. */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "site-data-"));
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_DIR: options.siteDir ?? join(options.projectDir ?? projectRoot, "dist"),
    RATE_CONTACT: "10000/1m",
    RATE_ATTACHMENTS: "10000/1m",
    RATE_NEWSLETTER: "10000/1m",
    RATE_BOOKING: "10000/1m",
    RATE_CHANGES: "10000/1m",
    RATE_SLOTS: "10000/1m",
    RATE_LINKS: "10000/1m",
    TOKEN_SECRET: "a secret for tests only",
    METRICS_TOKEN: metricsToken,
    MAIL_RETRY_BASE_MS: "50",
    ...options.env,
  };
  const server = launch(settings, [], options);
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, server);

  return {
    ...server,
    url,
    port,
    dataDir,
    async stop() {
      server.process.kill("SIGTERM");
      const code = await server.exited;
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
    async kill() {
      server.process.kill("SIGKILL");
      await server.exited;
    },
  };
}

/**
 * Starts the server process with exactly these settings, as in production, without waiting.
 *
 * @param options of the process
 */
export function launch(
  env: Record<string, string>,
  args: string[] = [],
  { largestFileKiB, projectDir = projectRoot }: Pick<StartOptions, "largestFileKiB" | "projectDir"> = {},
) {
  const node = [process.execPath, "--env-file=server/node.env", "server/main.ts", ...args];
  const limited = ["bash", "-c", `ulimit -S -f ${largestFileKiB} && exec "$0" "$@"`, ...node];
  const [command = "", ...rest] = largestFileKiB === undefined ? node : limited;
  const child = spawn(command, rest, {
    cwd: projectDir,
    env: { ...bareEnvironment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let text = "";
  child.stdout.on("data", (chunk) => {
    text += chunk;
  });
  child.stderr.on("data", (chunk) => {
    text += chunk;
  });
  const exited = new Promise<number | string>((resolve) => {
    child.once("close", (code, signal) => {
      running.delete(child);
      resolve(code ?? signal ?? "unknown");
    });
  });
  return { process: child as ChildProcess, exited, output: () => text };
}

async function untilReady(url: string, server: ReturnType<typeof launch>): Promise<void> {
  const until = Date.now() + 40_000;
  while (Date.now() < until) {
    if (server.process.exitCode !== null) break;
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.status === 200,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.process.kill("SIGKILL");
  throw new Error(`The server did not become ready:\n${server.output()}`);
}
