// Argument parsing of the project's commands. Plain JavaScript without dependencies, for a fresh clone.
import { parseArgs } from "node:util";

/**
 * Parses the arguments. Prints the usage for `--help` and exits; exits with 2 for an unknown
 * argument.
 * @template {import("node:util").ParseArgsConfig} Config
 * @param {string} usage
 * @param {Config} config for `parseArgs`; without one the command accepts no arguments
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
    exitWithUsage(usage, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Exits with the usage and a reason.
 * @param {string} usage
 * @param {string} why
 * @returns {never}
 */
export function exitWithUsage(usage, why) {
  console.error(`${why}\n\n${usage}`);
  process.exit(2);
}
