import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "./start-error.ts";

/**
 * Creates the data folder and missing parents, readable by their owner only.
 *
 * @throws StartError when it cannot be made
 */
export function makeDataFolder(path: string): void {
  try {
    makeFolder(path);
    chmodSync(path, 0o700);
  } catch (error) {
    throw new StartError(`DATA_DIR: ${path} cannot be used: ${(error as NodeJS.ErrnoException).code}`);
  }
}

/**
 * Creates a folder and its parents, readable by their owner only. Not with `recursive`: when a parent cannot be created,
 * as in /proc, Node 24 never returns.
 *
 * @throws the system's error when it cannot be created
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" && statSync(path).isDirectory()) return;
    if (code !== "ENOENT" || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path, { mode: 0o700 });
  }
}
