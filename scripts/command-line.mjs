// How a command of the project reads its arguments. Plain JavaScript without dependencies, for what runs on a fresh clone.
import { parseArgs } from "node:util";

/**
 * Reads the arguments. After `--help` it prints what the command takes and ends it; so it does, with 2, where there is an
 * argument that the command does not know.
 * @template {import("node:util").ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config as of `parseArgs`; without one the command takes nothing
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function readArguments(usage, config = /** @type {Config} */ ({})) {
  if (process.argv.slice(2).includes("--help")) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    refuse(usage, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Ends a command that can't be run as it was asked to.
 * @param {string} usage
 * @param {string} why
 * @returns {never}
 */
export function refuse(usage, why) {
  console.error(`${why}\n\n${usage}`);
  process.exit(2);
}
