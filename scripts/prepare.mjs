// Prepares what every command needs. Plain JavaScript for Node 20.19 or newer, without dependencies,
// because it runs on a fresh clone.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Files and folders that decide what is built, besides `public/`. */
const sources = [
  "app",
  "drawings",
  "postbuild",
  "scripts/build-site.ts",
  "content",
  "content-loader",
  "shared",
  "profile",
  "vite",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

/**
 * Spawn options of the project's commands: its folder and its Node.
 * @type {import("node:child_process").SpawnOptions}
 */
const spawnOptions = {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
  env: {
    ...process.env,
    PATH: join(root, "node_modules", ".bin") + delimiter + process.env.PATH,
    // The compile cache saves a third of the CPU time of a start, and tests start hundreds of processes.
    NODE_COMPILE_CACHE: join(root, ".cache", "compiled"),
  },
};

/**
 * Runs a command and exits when it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const { status } = spawnSync(command, args, spawnOptions);
  if (status !== 0) process.exit(status ?? 1);
}

/** Format, lint, content and type checks: rows of commands for `runInParallel`. */
export const sourceChecks = [
  ["biome check .", "node scripts/check-content.ts"],
  ["react-router typegen", "tsc --noEmit --singleThreaded"],
];

/**
 * Steps that run one after another: a command with space-separated arguments, or rows that run in parallel.
 * @typedef {(string | Row[])[]} Row
 */

/**
 * Runs rows in parallel, each up to its first failure. Exits after all have ended if one failed.
 * @param {Row[]} rows
 */
export async function runInParallel(rows) {
  const failures = await runRows(rows);
  // The output of the rows is interleaved, so the failed command is repeated at the end.
  for (const { line } of failures) console.error(`Failed: ${line}`);
  if (failures[0]) process.exit(failures[0].status);
}

/**
 * Runs rows in parallel and returns the failed commands with their status.
 * @param {Row[]} rows
 * @returns {Promise<{ line: string, status: number }[]>}
 */
async function runRows(rows) {
  return (await Promise.all(rows.map(runRow))).flat();
}

/** @param {Row} row */
async function runRow(row) {
  for (const step of row) {
    const failures = typeof step === "string" ? await runCommand(step) : await runRows(step);
    if (failures.length > 0) return failures;
  }
  return [];
}

/** @param {string} line */
async function runCommand(line) {
  const [command = "", ...args] = line.split(" ");
  const [status] = await once(spawn(command, args, spawnOptions), "exit");
  return status === 0 ? [] : [{ line, status: Number(status ?? 1) }];
}

/**
 * Runs a long-lived command and exits with its status. Signals are forwarded for a clean stop.
 * @param {string} command
 * @param {string[]} args
 */
export function start(command, args) {
  const child = spawn(command, args, spawnOptions);
  process.on("SIGINT", () => child.kill("SIGINT"));
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("exit", (code) => process.exit(code ?? 1));
}

/** Installs the dependencies when the lockfile has changed. */
export function ensureDependencies() {
  const stamp = join(root, "node_modules", ".installed-from");
  const wanted = hashFiles(["package-lock.json"]) + process.platform + process.arch;
  if (readIfExists(stamp) === wanted) return;
  console.log("Installing dependencies (npm ci) …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, wanted);
}

/** Holds the hash of the sources that the site was built from. */
const buildStamp = join(root, "dist", ".built-from");

/**
 * Whether the built site matches its sources and the pictures in `public/`,
 * most of which the build draws.
 */
export function isBuilt() {
  return readIfExists(buildStamp) === hashFiles(sources) + hashFiles(["public"]);
}

/** Builds the site unless it is up to date. */
export function ensureBuild() {
  if (!isBuilt()) build();
}

/** Builds the site. */
export function build() {
  const buildInputs = hashFiles(sources);
  console.log("Building the site …");
  run("node", ["scripts/build-site.ts"]);
  writeFileSync(buildStamp, buildInputs + hashFiles(["public"]));
}

/** @param {string} file */
function readIfExists(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/**
 * A hash of the names and contents of files and folders, without tests.
 * @param {string[]} paths
 */
function hashFiles(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesBelow)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * The files of a folder, recursively, or the file itself; empty when missing.
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
