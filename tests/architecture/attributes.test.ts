import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import * as attributes from "../../shared/attributes.ts";

const root = resolve(import.meta.dirname, "../..");

/** Source files without their comments. */
const readCode = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !file.includes(".test."))
    .map((file) => ({ file, code: withoutComments(readFileSync(join(root, file), "utf8")) }));

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

const app = readCode("app");
const others = readCode("{postbuild,server,shared}");

/** Whether a file imports the constant, as `attributes.name` or by name. */
const imports = (name: string) =>
  [...app, ...others].some(
    ({ code }) =>
      code.includes('attributes.ts"') &&
      new RegExp(
        `\\battributes\\.${name}\\b|import \\{[^}]*\\b${name}\\b[^}]*\\} from .*attributes\\.ts`,
      ).test(code),
  );

test.each(Object.keys(attributes))("attributes.%s is imported by code that sets or reads it", (name) => {
  expect(imports(name)).toBe(true);
});

test("post-processing and server import attribute names from shared/attributes.ts", () => {
  const files = readCode("{postbuild,server}");
  expect(files.length).toBeGreaterThan(50);
  const spelled = files.filter(({ code }) => /["'`[< ]data-[a-z]+(?=[\]="'`])/.test(code));
  expect(spelled.map(({ file }) => file)).toEqual([]);
});

/** Attributes that styles, scripts of the app or browser tests select or read, without `data-`. */
const selected = new Set(
  globSync("{app,tests}/**/*.{ts,tsx,css}", { cwd: root }).flatMap((file) => {
    const text = withoutComments(readFileSync(join(root, file), "utf8"));
    const read = [...text.matchAll(/dataset\.(\w+)/g)].map(([, name = ""]) =>
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
    return [...read, ...Array.from(text.matchAll(/(?:\[data-|data-\[)([a-z-]+)/g), ([, name = ""]) => name)];
  }),
);

test("every data attribute in markup is listed, or selected by styles, scripts or tests", () => {
  const listed = new Set<string>(Object.values(attributes));
  const written = app.flatMap(({ file, code }) =>
    Array.from(code.matchAll(/[\s"](data-[a-z-]+)(?=[\s=":])/g), ([, name = ""]) => ({ file, name })),
  );
  expect(written.length).toBeGreaterThan(40);
  const unused = written.filter(({ name }) => !listed.has(name) && !selected.has(name.slice("data-".length)));
  expect(unused).toEqual([]);
});
