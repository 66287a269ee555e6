import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";

const toolFolder = (list: string) => resolve(import.meta.dirname, "../.cache", basename(list));
const stampFile = (folder: string) => join(folder, ".installed-from");

/** The folder of a tool installed from the current lockfile, or undefined. */
export function findInstalledTool(list: string): string | undefined {
  const stamp = stampFile(toolFolder(list));
  const lock = readFileSync(join(list, "package-lock.json"), "utf8");
  return existsSync(stamp) && readFileSync(stamp, "utf8") === lock ? toolFolder(list) : undefined;
}

/**
 * Installs a tool that is too large for the project's dependencies, or downloads more than packages, into
 * `.cache/<name>`. Its lockfile decides whether it is up to date. No install scripts run.
 *
 * @param list folder with `package.json` and `package-lock.json`, named after the tool
 * @param finish further steps after installing the packages
 * @returns the folder, or the reason for the failure
 */
export function installTool(
  list: string,
  finish: (folder: string) => void = () => {},
): { folder: string; missing?: undefined } | { folder?: undefined; missing: string } {
  const installed = findInstalledTool(list);
  if (installed) return { folder: installed };
  const folder = toolFolder(list);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) cpSync(join(list, file), join(folder, file));
  const { status, stderr } = spawnSync(
    "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { cwd: folder, encoding: "utf8", shell: process.platform === "win32" },
  );
  if (status !== 0) return { missing: stderr || "npm cannot be run" };
  finish(folder);
  cpSync(join(list, "package-lock.json"), stampFile(folder));
  return { folder };
}
