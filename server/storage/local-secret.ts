import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "./data-folder.ts";

/** Reads the secret of a data folder, which is generated at the first start and readable by its owner only. */
export function readLocalSecret(dataDir: string): string {
  const path = join(dataDir, "token-secret");
  makeDataFolder(dataDir);
  try {
    const file = openSync(path, "wx", 0o600);
    writeSync(file, randomBytes(32).toString("base64url"));
    fsyncSync(file);
    closeSync(file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(path, "utf8").trim();
}
