import { readFile, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { fontNames, fontPath, subset } from "./fonts.ts";

test.each(fontNames)("%s is what its package and the site's letters give", async (name) => {
  expect((await readFile(fontPath(name))).equals(await subset(name))).toBe(true);
});

test("the preloaded font fits the first flight of a connection, headers included", async () => {
  expect((await stat(fontPath("app/fonts/instrument-serif"))).size).toBeLessThanOrEqual(14_100);
});
