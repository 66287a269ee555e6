import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { findInstalledTool, installTool } from "../../scripts/install-tool.ts";

/** Mozilla's scan result. */
export interface ScanResult {
  scan: { grade: string; score: number; testsFailed: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

const list = resolve(import.meta.dirname, "../observatory");

/**
 * Installs Mozilla's HTTP Observatory in its own folder. Its install scripts download lists and compile
 * a database driver, so it cannot be a dependency; a scan needs neither.
 *
 * @returns the reason for a failure, or undefined
 */
export function installObservatory(): string | undefined {
  const { missing } = installTool(list, (into) =>
    // An empty HSTS preload list, which the scanner would download.
    writeFileSync(join(into, "node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json"), "{}"),
  );
  return missing;
}

/** Why the scanner cannot run; undefined when it can. */
export function observatoryMissing(): string | undefined {
  return findInstalledTool(list)
    ? undefined
    : "It is not installed; npm test does that where a registry can be reached.";
}

/**
 * Scans one page over HTTP and HTTPS, like Mozilla's service.
 *
 * @param address host, port and path: the scanner asks for `http://<address>` and `https://<address>`
 */
export async function scanPage(address: string): Promise<ScanResult> {
  const main = join(findInstalledTool(list) ?? "", "node_modules/@mdn/mdn-http-observatory/src/index.js");
  const { scan } = await import(pathToFileURL(main).href);
  return await scan(address);
}
