import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { marks } from "../../shared/attributes.ts";

const root = resolve(import.meta.dirname, "../..");

/** The sources of some folders without their comments: a name in a comment is not a use. */
const codeOf = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !file.includes(".test."))
    .map((file) => ({ file, code: withoutComments(readFileSync(join(root, file), "utf8")) }));

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

const app = codeOf("app");

/** `data-boot` is `boot` to a script that reads it of an element. */
const inScripts = (attribute: string) => new RegExp(`\\b${attribute.slice("data-".length)}\\b.*dataset`);

test.each(Object.values(marks).filter((mark) => mark !== marks.part))("the app knows %s", (mark) => {
  expect(app.some(({ code }) => code.includes(mark) || inScripts(mark).test(code))).toBe(true);
});

test("finishing and server take the names of attributes from the contract", () => {
  const files = codeOf("{postbuild,server}");
  expect(files.length).toBeGreaterThan(50);
  const spelled = files.filter(({ code }) => /["'`[< ]data-[a-z]+(?=[\]="'`])/.test(code));
  expect(spelled.map(({ file }) => file)).toEqual([]);
});

/** Who else than finishing and server asks for an attribute: styles, scripts of the app, tests of what a visitor does. */
const asked = new Set(
  globSync("{app,tests}/**/*.{ts,tsx,css}", { cwd: root }).flatMap((file) => {
    const text = withoutComments(readFileSync(join(root, file), "utf8"));
    const read = [...text.matchAll(/dataset\.(\w+)/g)].map(([, name = ""]) =>
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    );
    return [...read, ...Array.from(text.matchAll(/(?:\[data-|data-\[)([a-z-]+)/g), ([, name = ""]) => name)];
  }),
);

test("every data attribute that the app writes is one of the contract's, or the app or a test asks for it", () => {
  const known = new Set<string>(Object.values(marks));
  const written = app.flatMap(({ file, code }) =>
    Array.from(code.matchAll(/[\s"](data-[a-z-]+)(?=[\s=":])/g), ([, name = ""]) => ({ file, name })),
  );
  expect(written.length).toBeGreaterThan(40);
  const lost = written.filter(({ name }) => !known.has(name) && !asked.has(name.slice("data-".length)));
  expect(lost).toEqual([]);
});

test.each(Object.entries(marks).filter(([, mark]) => mark !== marks.wakes))(
  "finishing or server asks for %s",
  (name) => {
    const files = codeOf("{postbuild,server,shared}");
    expect(files.some(({ code }) => code.includes(`marks.${name}`))).toBe(true);
  },
);
