import { chmodSync, renameSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { makeFolder } from "../storage/data-folder.ts";
import { databaseFile } from "../storage/sqlite.ts";

/**
 * Copies the database of a data folder while a server writes to it, and checks the copy.
 *
 * @param target the file to write; renamed into place when complete
 * @throws when the copy is not valid
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  makeFolder(dirname(target));
  const part = `${target}.part`;
  const source = new DatabaseSync(databaseFile(dataDir), { readOnly: true, timeout: 5000 });
  try {
    await backup(source, part);
  } finally {
    source.close();
  }
  chmodSync(part, 0o600);
  const copy = new DatabaseSync(part);
  // Turns the copy into a single file without a write-ahead log.
  copy.exec("pragma journal_mode = delete");
  const check = copy.prepare("pragma integrity_check").get()?.integrity_check;
  copy.close();
  if (check !== "ok") throw new Error(`The copy ${part} is not valid: ${check}`);
  renameSync(part, target);
}
