import { expect, test } from "vitest";
import { addressModules } from "./own-modules.ts";
import { parsePage, writePage } from "./page.ts";

const assets = ["next-times-1a.css", "next-times-2b.js", "other-3c.js"];

const addressed = (html: string) => {
  const page = parsePage(html);
  addressModules(page, assets);
  return writePage(page);
};

test("an element that names a module gets its address, and keeps all else", () => {
  expect(
    addressed(
      `<div data-words="{&quot;a&quot;:1}" data-module="next-times" class="x"></div><p>data-module="next-times"</p>`,
    ),
  ).toBe(
    `<div data-words="{&quot;a&quot;:1}" data-module="/assets/next-times-2b.js" class="x"></div><p>data-module="next-times"</p>`,
  );
});

test("a module that the build did not write stops it", () => {
  expect(() => addressed('<p data-module="away">')).toThrow(/away/);
});
