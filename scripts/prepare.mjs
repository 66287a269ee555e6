// What has to be there before anything can run. Plain JavaScript for Node 20.19 or newer, without dependencies:
// this is what runs on a fresh clone.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** What the built site is made from, besides `public/`. */
const sources = [
  "app",
  "drawings",
  "postbuild",
  "scripts/build-site.ts",
  "content",
  "content-loader",
  "shared",
  "profile",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

/**
 * How commands of the project run: in its folder, on its own Node.
 * @type {import("node:child_process").SpawnOptions}
 */
const surroundings = {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
  env: {
    ...process.env,
    PATH: join(root, "node_modules", ".bin") + delimiter + process.env.PATH,
    // Kept between runs: a start then takes a third less of the processor, and the tests start hundreds of processes.
    NODE_COMPILE_CACHE: join(root, ".cache", "compiled"),
  },
};

/**
 * Runs a command to its end; ends this process as well when it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const { status } = spawnSync(command, args, surroundings);
  if (status !== 0) process.exit(status ?? 1);
}

/** Formatting, lint, words and articles; and types. Rows of commands for `runBeside`. */
export const sourceChecks = [
  ["biome check .", "node scripts/check-content.ts"],
  ["react-router typegen", "tsc --noEmit"],
];

/**
 * Runs rows of commands beside each other, each row in turn up to its first command that fails. Ends this process as well,
 * once all have ended, when one has failed.
 * @param {string[][]} rows commands as one would type them; their arguments have no spaces
 */
export async function runBeside(rows) {
  const failures = (await Promise.all(rows.map(inTurn))).filter((failure) => failure !== undefined);
  // What each has printed may stand far above, between lines of the others.
  for (const { line } of failures) console.error(`Failed: ${line}`);
  if (failures[0]) process.exit(failures[0].status);
}

/**
 * Gives back the command of a row that failed, and with which status.
 * @param {string[]} row
 */
async function inTurn(row) {
  for (const line of row) {
    const [command = "", ...args] = line.split(" ");
    const [status] = await once(spawn(command, args, surroundings), "exit");
    if (status !== 0) return { line, status: Number(status ?? 1) };
  }
  return undefined;
}

/**
 * Runs a command that stays, and ends as it ends. Signals are passed on, so that it can stop in good order.
 * @param {string} command
 * @param {string[]} args
 */
export function start(command, args) {
  const child = spawn(command, args, surroundings);
  process.on("SIGINT", () => child.kill("SIGINT"));
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("exit", (code) => process.exit(code ?? 1));
}

/** Installs the dependencies when the lockfile is another than the one they were installed from. */
export function ensureDependencies() {
  const stamp = join(root, "node_modules", ".installed-from");
  const wanted = hashOf(["package-lock.json"]) + process.platform + process.arch;
  if (readIfThere(stamp) === wanted) return;
  console.log("Installing dependencies (npm ci) …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(stamp, wanted);
}

/** What the built site was made from, as a hash. */
const buildStamp = join(root, "dist", ".built-from");

/**
 * Whether the site is built from its sources as they are, and its pictures are those that lay in `public/` when it was done:
 * the build draws most of them there.
 */
export function isBuilt() {
  return readIfThere(buildStamp) === hashOf(sources) + hashOf(["public"]);
}

/** Builds the site unless it is built. */
export function ensureBuild() {
  if (!isBuilt()) build();
}

/** Builds the site. */
export function build() {
  const madeFrom = hashOf(sources);
  console.log("Building the site …");
  run("node", ["scripts/build-site.ts"]);
  writeFileSync(buildStamp, madeFrom + hashOf(["public"]));
}

/** @param {string} file */
function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/**
 * One hash over the names and contents of files and folders, tests left out.
 * @param {string[]} paths
 */
function hashOf(paths) {
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
 * The files of a folder and its folders, or the file itself; nothing where nothing is.
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
