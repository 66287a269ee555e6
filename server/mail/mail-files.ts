import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

/** The folder of mail files, used when no mail server is set. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

/**
 * Deletes the mail files that contain one of the ids, or the whole address (`ari@…` is also the end of `kari@…`).
 *
 * @returns the number of deleted files
 */
export function eraseMailFiles(dataDir: string, ids: string[], address?: string): number {
  const addressPattern =
    address && new RegExp(`(?<![\\w.%+-])${escapeRegExp(address)}(?![\\w-]|\\.\\w)`, "i");
  return removeWhere(dataDir, (path) => {
    // Long lines of quoted-printable are folded with a "=" at the end.
    const content = readFileSync(path, "latin1").replace(/=\r?\n/g, "");
    return ids.some((id) => content.includes(id)) || (addressPattern ? addressPattern.test(content) : false);
  });
}

/** Deletes mail files that are older than a time. */
export function expireMailFiles(dataDir: string, before: number): number {
  return removeWhere(dataDir, (path) => statSync(path).mtimeMs < before);
}

function removeWhere(dataDir: string, matches: (path: string) => boolean): number {
  let names: string[];
  try {
    names = readdirSync(mailFolder(dataDir));
  } catch {
    return 0;
  }
  const paths = names.filter((name) => name.endsWith(".eml")).map((name) => join(mailFolder(dataDir), name));
  const removed = paths.filter(matches);
  for (const path of removed) rmSync(path);
  return removed.length;
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
