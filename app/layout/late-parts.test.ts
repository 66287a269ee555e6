import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { partsToCome } from "./late-parts.tsx";

test("the parts whose layout the stylesheet leaves for later are those that are given it back", () => {
  const css = readFileSync(new URL("../app.css", import.meta.url), "utf8");
  expect(css.match(/[^{}]+(?=\{\s*content-visibility: auto)/g)).toEqual([
    expect.stringContaining(`html:not([data-laid-out]) ${partsToCome} `),
  ]);
});
