import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

test("every mention of the Node version is the same", () => {
  const { devDependencies } = JSON.parse(read("package.json"));
  const [major] = devDependencies.node.split(".");
  expect(read(".node-version").trim()).toBe(major);
  const images = [...read("deploy/Containerfile").matchAll(/library\/node:(\d+)/g)].map(
    ([, version]) => version,
  );
  expect(images.length).toBeGreaterThan(0);
  expect(new Set(images)).toEqual(new Set([major]));
});

test(".editorconfig matches the formatter", () => {
  const { formatter } = JSON.parse(read("biome.json"));
  expect(read(".editorconfig")).toMatch(new RegExp(`^indent_style = ${formatter.indentStyle}$`, "m"));
  expect(read(".editorconfig")).toMatch(new RegExp(`^max_line_length = ${formatter.lineWidth}$`, "m"));
});

test("the workflow runs the CI script read-only with the same Node version", () => {
  const { jobs, permissions } = parse(read(".github/workflows/test.yml"));
  const steps: { run?: string; with?: Record<string, unknown> }[] = jobs.test.steps;
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual([".ci/run"]);
  expect(steps.some((step) => step.with?.["node-version-file"] === ".node-version")).toBe(true);
  expect(permissions).toEqual({ contents: "read" });
});

test("every package in Renovate's groups exists", () => {
  const { packageRules } = JSON.parse(read("renovate.json"));
  const { dependencies, devDependencies } = JSON.parse(read("package.json"));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  for (const { groupName, matchPackageNames = [] } of packageRules) {
    expect(groupName).toBeTruthy();
    for (const name of matchPackageNames.filter((each: string) => !each.startsWith("docker.io/"))) {
      expect(names.some((own) => own === name || own.startsWith(name.replace("**", "")))).toBe(true);
    }
  }
});

test("the server contains no CSS class names", () => {
  const files = globSync("server/**/*.ts", { cwd: root }).filter((file) => !file.endsWith(".test.ts"));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /\bclass(?:Name)?["']?\s*[:=]\s*\\?["'`\w]/.test(read(file)))).toEqual([]);
});
