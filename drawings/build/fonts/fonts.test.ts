import { readFile, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { fontNames, fontPath, subset } from "./fonts.ts";

test.each(fontNames)("%s matches its package and the site's characters", async (name) => {
  expect((await readFile(fontPath(name))).equals(await subset(name))).toBe(true);
});

test("the preloaded font and its headers fit the first TCP round trip", async () => {
  expect((await stat(fontPath("app/fonts/instrument-serif"))).size).toBeLessThanOrEqual(14_100);
});
