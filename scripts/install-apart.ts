import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";

const folderOf = (list: string) => resolve(import.meta.dirname, "../.cache", basename(list));
const stampOf = (folder: string) => join(folder, ".installed-from");

/** The folder of a tool that was installed by the lockfile of its list, or undefined. */
export function installedApart(list: string): string | undefined {
  const stamp = stampOf(folderOf(list));
  const lock = readFileSync(join(list, "package-lock.json"), "utf8");
  return existsSync(stamp) && readFileSync(stamp, "utf8") === lock ? folderOf(list) : undefined;
}

/**
 * Installs a tool that is too heavy for the project's own packages, or that fetches more than packages, in a folder of
 * its own: `.cache/<name>`. Its lockfile decides whether that has been done already. No install scripts are run.
 *
 * @param list the folder with its `package.json` and `package-lock.json`; its name is the tool's
 * @param finish what remains to do once the packages are there, given the tool's folder
 * @returns the folder, or why it could not be installed
 */
export function installApart(
  list: string,
  finish: (folder: string) => void = () => {},
): { folder: string; missing?: undefined } | { folder?: undefined; missing: string } {
  const installed = installedApart(list);
  if (installed) return { folder: installed };
  const folder = folderOf(list);
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
  cpSync(join(list, "package-lock.json"), stampOf(folder));
  return { folder };
}
