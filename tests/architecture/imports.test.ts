import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** The folders that each top-level folder with code may import, besides itself. content/ has only data. */
const allowedImports: Record<string, string[]> = {
  shared: [],
  "content-loader": ["content", "shared"],
  drawings: ["content", "content-loader", "shared"],
  profile: ["content", "content-loader", "drawings", "shared"],
  app: ["content", "content-loader", "drawings", "profile", "shared"],
  server: ["content", "content-loader", "shared"],
  editor: ["content", "content-loader", "drawings", "shared"],
  vite: [],
  postbuild: ["app", "content", "content-loader", "shared"],
};

/** Folders that run the others and are imported by none. */
const commands = ["scripts", "tests"];

const topFolder = (file: string) => file.split("/", 1)[0] ?? "";

function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file).replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}

/** The project's modules that a file imports, relative to the root. React Router's generated types are left out. */
function findImports(file: string): string[] {
  const code = readFileSync(join(root, file), "utf8");
  return [...code.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)]
    .map(([, target = ""]) => relative(root, resolve(root, dirname(file), target)).replaceAll("\\", "/"))
    .filter((target) => !target.includes("/+types/"));
}

const files = Object.keys(allowedImports).flatMap(sourceFiles);

test("every top-level folder with code has a row", () => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && !entry.name.startsWith(".") && !/^(?:node_modules|dist)$/.test(entry.name),
    )
    .map(({ name }) => name)
    .filter((name) => sourceFiles(name).length > 0);
  expect(folders.sort()).toEqual([...Object.keys(allowedImports), ...commands].sort());
});

test("a folder imports only the folders in its row", () => {
  const wrong = files.flatMap((file) =>
    findImports(file)
      .filter(
        (target) =>
          ![topFolder(file), ...(allowedImports[topFolder(file)] ?? [])].includes(topFolder(target)),
      )
      .map((target) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

test("drawings/browser imports nothing that runs at build time only", () => {
  const inBrowser = files.filter((file) => file.startsWith("drawings/browser/"));
  expect(inBrowser.length).toBeGreaterThan(0);
  const wrong = inBrowser.flatMap((file) => {
    const packages = [
      ...readFileSync(join(root, file), "utf8").matchAll(/^(?!import type).*from "([^."][^"]*)"/gm),
    ];
    return [
      ...packages.map(([, name]) => `${file} imports ${name}`),
      ...findImports(file)
        .filter((target) => !target.startsWith("drawings/browser/"))
        .map((target) => `${file} imports ${target}`),
    ];
  });
  expect(wrong).toEqual([]);
});

/** The files that import each other, directly or not: what is left when the ends of all chains are taken away. */
function filesInCycles(): string[] {
  const imports = new Map(files.map((file) => [file, findImports(file)]));
  for (;;) {
    const imported = new Set([...imports.values()].flat());
    const ends = [...imports].filter(
      ([file, targets]) => !imported.has(file) || !targets.some((target) => imports.has(target)),
    );
    if (ends.length === 0) return [...imports.keys()];
    for (const [file] of ends) imports.delete(file);
  }
}

test("has no import cycles", () => {
  expect(filesInCycles()).toEqual([]);
});

test("the container image contains every folder that the server imports", () => {
  const image = readFileSync(join(root, "deploy/Containerfile"), "utf8");
  const needed = new Set(["server", ...(allowedImports.server ?? [])]);
  for (const folder of needed) expect(image).toContain(`COPY --from=build /site/${folder} ./${folder}\n`);
});

test("the README's diagram matches the import rules", () => {
  const [, drawn = ""] = readFileSync(join(root, "README.md"), "utf8").match(/```mermaid\n([^`]*)```/) ?? [];
  const rows = [...drawn.matchAll(/([\w-]+) --> ([\w &-]+)/g)].map(
    ([, from = "", to = ""]) => [from, to.split(" & ").map((folder) => folder.trim())] as const,
  );
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries(Object.entries(allowedImports).filter(([, targets]) => targets.length > 0)),
  );
});
