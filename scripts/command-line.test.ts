import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(`${root}/package.json`, "utf8"),
);
/** The inbox parses its own arguments. */
const commands = Object.values(scripts)
  .flatMap((line) => line.split(" ").findLast((word) => /\.(ts|mjs)$/.test(word)) ?? [])
  .filter((file) => file !== "server/cli.ts");
/** Rarely needed commands without an npm script. */
const byHand = ["scripts/check-content.ts"];

test.each([...new Set([...commands, ...byHand])])("%s reads its arguments as every command does", (file) => {
  expect(readFileSync(`${root}/${file}`, "utf8")).toContain("readArguments(");
});

test("npm test lists its options before anything is installed or built", () => {
  const { status, stdout, stderr } = run("scripts/test.mjs", "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^npm test/);
  expect(stdout).not.toMatch(/Installing|Building|RUN/);
});

function run(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", timeout: 20_000 });
}

test("a command lists its options", () => {
  const { status, stdout, stderr } = run("scripts/bench.ts", "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("npm run bench -- --compare folder");
});

test.each([["--nonsense"], ["--only", "weather"]])(
  "a command that is asked for %s says what it takes",
  (...args) => {
    const { status, stdout, stderr } = run("scripts/bench.ts", ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/nonsense|weather/);
    expect(stderr).toContain("npm run bench -- --compare folder");
    expect(stderr).not.toMatch(/^\s+at /m);
  },
);
