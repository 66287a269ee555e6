import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(`${root}/package.json`, "utf8"),
);
/** What vitest and the inbox read for themselves. */
const others = ["test", "test:engines", "inbox", "backup"];
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const file = /[\w/-]+\.(?:ts|mjs)$/.exec(line)?.[0];
  return file && !others.includes(name) ? [{ name, file }] : [];
});

test.each(commands)("npm run $name reads its arguments as every command does", ({ file }) => {
  expect(readFileSync(`${root}/${file}`, "utf8")).toContain("readArguments(");
});

function run(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", timeout: 20_000 });
}

test("a command says what it takes", () => {
  const { status, stdout, stderr } = run("scripts/bench.ts", "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("npm run bench -- --beside folder");
});

test.each([["--nonsense"], ["--only", "weather"]])(
  "a command that is asked for %s says what it takes",
  (...args) => {
    const { status, stdout, stderr } = run("scripts/bench.ts", ...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/nonsense|weather/);
    expect(stderr).toContain("npm run bench -- --beside folder");
    expect(stderr).not.toMatch(/^\s+at /m);
  },
);
