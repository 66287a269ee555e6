import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

const project = mkdtempSync(join(tmpdir(), "prepare-"));
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** A project with one page. Its build draws one picture; another one exists already. */
for (const folder of ["scripts", "app", "public", "dist"]) mkdirSync(join(project, folder));
cpSync(join(import.meta.dirname, "prepare.mjs"), join(project, "scripts/prepare.mjs"));
write("scripts/start.mjs", 'import { ensureBuild } from "./prepare.mjs";\nensureBuild();\n');
write("scripts/build.mjs", 'import { build } from "./prepare.mjs";\nbuild();\n');
write(
  "scripts/build-site.ts",
  'import { mkdirSync, writeFileSync } from "node:fs";\nmkdirSync("public/covers", { recursive: true });\nwriteFileSync("public/covers/drawn.svg", "<svg/>");\n',
);
write("app/page.tsx", "a page");
write("public/founder.jpg", "a photograph");

function write(file: string, text: string): void {
  writeFileSync(join(project, file), text);
}

/** Whether the command builds the site. */
function builds(command = "scripts/start.mjs"): boolean {
  const { status, stdout } = spawnSync(process.execPath, [command], { cwd: project, encoding: "utf8" });
  expect(status).toBe(0);
  return stdout.includes("Building the site");
}

describe("npm start", () => {
  test("builds the site at the first start and not again without changes", () => {
    expect([builds(), builds()]).toEqual([true, false]);
  });

  test.each([
    ["a page has changed", () => write("app/page.tsx", "another page")],
    ["a photograph was replaced", () => write("public/founder.jpg", "another photograph")],
    ["a drawn picture is gone", () => rmSync(join(project, "public/covers"), { recursive: true })],
  ])("builds it once more when %s", (_, change) => {
    change();
    expect([builds(), builds()]).toEqual([true, false]);
  });

  test("does not build it when npm run build has done so", () => {
    write("app/page.tsx", "a third page");
    expect([builds("scripts/build.mjs"), builds()]).toEqual([true, false]);
  });

  test("does not build it when only a test has changed", () => {
    write("app/page.test.tsx", "a test");
    expect(builds()).toBe(false);
  });
});
