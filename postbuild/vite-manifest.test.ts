import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { takeEntryAddress } from "./vite-manifest.ts";

test("takes an entry's address, and throws when the build has no such entry", async () => {
  const client = mkdtempSync(join(tmpdir(), "manifest-"));
  mkdirSync(join(client, ".vite"));
  // Vite's format: https://vite.dev/guide/backend-integration
  const manifest = { "app/loader.ts": { file: "assets/loader-1.js", isEntry: true } };
  writeFileSync(join(client, ".vite/manifest.json"), JSON.stringify(manifest));
  await expect(takeEntryAddress(client, "app/gone.ts")).rejects.toThrow("app/gone.ts");
  expect(await takeEntryAddress(client, "app/loader.ts")).toBe("/assets/loader-1.js");
  expect(existsSync(join(client, ".vite"))).toBe(false);
});
