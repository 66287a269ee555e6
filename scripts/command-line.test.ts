import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(`${root}/package.json`, "utf8"),
);
/** Commands of the npm scripts, except the inbox, which parses its own arguments. */
const commands = Object.values(scripts)
  .flatMap((line) => line.split(" ").findLast((word) => /\.(ts|mjs)$/.test(word)) ?? [])
  .filter((file) => file !== "server/cli.ts");
/** Commands without an npm script. */
const otherCommands = ["scripts/check-content.ts"];

test.each([...new Set([...commands, ...otherCommands])])(
  "%s parses its arguments with readArguments",
  (file) => {
    expect(readFileSync(`${root}/${file}`, "utf8")).toContain("readArguments(");
  },
);

test("npm test --help lists its options without installing or building", () => {
  const { status, stdout, stderr } = run("scripts/test.mjs", "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^npm test/);
  expect(stdout).not.toMatch(/Installing|Building|RUN/);
});

function run(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", timeout: 20_000 });
}

test("--help lists a command's options", () => {
  const { status, stdout, stderr } = run("scripts/bench.ts", "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("npm run bench -- --compare folder");
});

test.each([["--nonsense"], ["--only", "weather"]])(
  "an invalid argument %s ends a command with its usage",
  (...args) => {
    const { status, stdout, stderr } = run("scripts/bench.ts", ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/nonsense|weather/);
    expect(stderr).toContain("npm run bench -- --compare folder");
    expect(stderr).not.toMatch(/^\s+at /m);
  },
);
