import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { marks } from "../../contract/marks.ts";

const root = resolve(import.meta.dirname, "../..");

const codeOf = (rooms: string) =>
  globSync(`${rooms}/**/*.{ts,tsx}`, { cwd: root })
    .filter((file) => !file.includes(".test."))
    .map((file) => ({ file, code: readFileSync(join(root, file), "utf8") }));

const app = codeOf("app");

/** `data-boot` is `boot` to a script that reads it of an element. */
const inScripts = (attribute: string) => new RegExp(`\\b${attribute.slice("data-".length)}\\b.*dataset`);

test.each(Object.values(marks).filter((mark) => mark !== marks.part))("the app knows %s", (mark) => {
  expect(app.some(({ code }) => code.includes(mark) || inScripts(mark).test(code))).toBe(true);
});

test("finishing and server take the names of attributes from the contract", () => {
  const files = codeOf("{finish,server}");
  expect(files.length).toBeGreaterThan(50);
  const spelled = files.filter(({ code }) => /["'`[< ]data-[a-z]+(?=[\]="'`])/.test(code));
  expect(spelled.map(({ file }) => file)).toEqual([]);
});
