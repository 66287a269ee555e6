import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** What Mozilla's scanner says about a site. */
export interface ScanResult {
  scan: { grade: string; score: number; testsFailed: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
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
 * Scans one page over HTTP and HTTPS, as Mozilla's own service does.
 *
 * @param address host, port and path: the scanner asks for `http://<address>` and `https://<address>`
 */
export async function scanPage(address: string): Promise<ScanResult> {
  const main = join(folder, "node_modules/@mdn/mdn-http-observatory/src/index.js");
  const { scan } = await import(pathToFileURL(main).href);
  return await scan(address);
}
