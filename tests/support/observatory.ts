import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** What Mozilla's scanner says about a site. */
export interface ScanResult {
  scan: { grade: string; score: number; testsFailed: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

/** What the scanner's HTTP client, axios, asks of whatever carries out its requests. */
interface OutgoingRequest {
  url: string;
  method: string;
  headers: { toJSON(): Record<string, string> };
  validateStatus?: (status: number) => boolean;
}

const list = resolve(import.meta.dirname, "../observatory");
const folder = resolve(import.meta.dirname, "../../.cache/observatory");

/**
 * Installs Mozilla's HTTP Observatory in a folder of its own. Its install scripts fetch lists from other hosts and
 * compile a database driver, so that it can't be one of the project's packages; none of that is needed to scan.
 *
 * @returns why it is not there, or undefined when it is
 */
export function installObservatory(): string | undefined {
  const lock = readFileSync(join(list, "package-lock.json"), "utf8");
  const stamp = join(folder, ".installed-from");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return undefined;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) cpSync(join(list, file), join(folder, file));
  const { status, stderr } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: folder, encoding: "utf8", shell: process.platform === "win32" },
  );
  if (status !== 0) return stderr || "npm cannot be run";
  // The list of preloaded hosts, which the scanner would fetch: none of ours is on it.
  writeFileSync(join(folder, "node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json"), "{}");
  writeFileSync(stamp, lock);
  return undefined;
}

/**
 * Scans a server as if it stood behind a proxy with TLS at `https://<host>`, in the way that `deploy/` sets it up:
 * plain HTTP is redirected, and everything else reaches the server as it is.
 *
 * @param server the server's own address, started with `SITE_URL=https://<host>`
 */
export async function scanBehindTls(host: string, server: string): Promise<ScanResult> {
  const load = (file: string) => import(pathToFileURL(join(folder, "node_modules", file)).href);
  const { default: axios } = await load("axios/index.js");
  const { scan } = await load("@mdn/mdn-http-observatory/src/index.js");
  axios.defaults.adapter = (request: OutgoingRequest) => carryOut(request, server);
  return await scan(host);
}

async function carryOut(request: OutgoingRequest, server: string) {
  const { protocol, pathname, search, href } = new URL(request.url);
  const answer =
    protocol === "http:"
      ? new Response(null, { status: 308, headers: { location: href.replace("http:", "https:") } })
      : await fetch(server + pathname + search, {
          method: request.method,
          headers: request.headers.toJSON(),
          redirect: "manual",
        });
  const { status, statusText } = answer;
  if (request.validateStatus?.(status) === false) throw new Error(`Answered with status ${status}`);
  return {
    status,
    statusText,
    headers: Object.fromEntries(answer.headers),
    data: await answer.text(),
    config: request,
    request: {},
  };
}
