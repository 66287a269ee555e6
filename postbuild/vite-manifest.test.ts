import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readViteManifest } from "./vite-manifest.ts";

/** Vite's format: https://vite.dev/guide/backend-integration */
const manifest = {
  "app/loader.ts": { file: "assets/loader-1.js", isEntry: true, imports: ["_shared-2.js", "_both-3.js"] },
  "_shared-2.js": { file: "assets/shared-2.js", imports: ["_both-3.js", "_shared-2.js"] },
  "_both-3.js": { file: "assets/both-3.js" },
};

function assets() {
  const client = mkdtempSync(join(tmpdir(), "manifest-"));
  mkdirSync(join(client, ".vite"));
  writeFileSync(join(client, ".vite/manifest.json"), JSON.stringify(manifest));
  return readViteManifest(client);
}

test("finds an entry's script and all its imports, each once", async () => {
  const { assetOf, findImports } = await assets();
  expect(assetOf("app/loader.ts")).toBe("/assets/loader-1.js");
  expect(findImports("app/loader.ts")).toEqual(["/assets/shared-2.js", "/assets/both-3.js"]);
});

test("throws when the build has no such entry", async () => {
  const { assetOf } = await assets();
  expect(() => assetOf("app/gone.ts")).toThrow("app/gone.ts");
});
