import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { findInstalledTool, installTool } from "../../scripts/install-tool.ts";

/** What Mozilla's scanner says about a site. */
export interface ScanResult {
  scan: { grade: string; score: number; testsFailed: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

const list = resolve(import.meta.dirname, "../observatory");

/**
 * Installs Mozilla's HTTP Observatory apart, before the tests. Its install scripts fetch lists from other hosts and compile
 * a database driver, so that it can't be one of the project's packages; none of that is needed to scan.
 *
 * @returns why it could not be installed, or undefined when it is there
 */
export function installObservatory(): string | undefined {
  const { missing } = installTool(list, (into) =>
    // The list of preloaded hosts, which the scanner would fetch: none of ours is on it.
    writeFileSync(join(into, "node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json"), "{}"),
  );
  return missing;
}

/** Why the scanner cannot be run, or undefined when it can. */
export function observatoryMissing(): string | undefined {
  return findInstalledTool(list)
    ? undefined
    : "It is not installed; npm test does that where a registry can be reached.";
}

/**
 * Scans one page over HTTP and HTTPS, as Mozilla's own service does.
 *
 * @param address host, port and path: the scanner asks for `http://<address>` and `https://<address>`
 */
export async function scanPage(address: string): Promise<ScanResult> {
  const main = join(findInstalledTool(list) ?? "", "node_modules/@mdn/mdn-http-observatory/src/index.js");
  const { scan } = await import(pathToFileURL(main).href);
  return await scan(address);
}
