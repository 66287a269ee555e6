import { readFile, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { drawFace, faceNames, pathOf } from "./faces.ts";

test.each(faceNames)("%s is what its package and the site's letters give", async (name) => {
  expect((await readFile(pathOf(name))).equals(await drawFace(name))).toBe(true);
});

test("the preloaded face fits the first flight of a connection, headers included", async () => {
  expect((await stat(pathOf("app/fonts/instrument-serif"))).size).toBeLessThanOrEqual(14_100);
});
