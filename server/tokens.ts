import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { makeDataFolder } from "./data-folder.ts";

/** What the database keeps of a random token. Links of before carried one; those of today are signed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** What the newsletter's links are signed for. */
export const confirmPurpose = "newsletter-confirm";
export const leavePurpose = "newsletter-unsubscribe";

/** Signs an id for a link. It can be made again at any time, so nothing that opens anything is stored. */
export function signId(secret: string, purpose: string, id: string): string {
  return `${id}.${mac(secret, purpose, id).toString("base64url")}`;
}

/** The id of a signed link, or undefined when it was not signed for this purpose, or not letter for letter so. */
export function readSignedId(secret: string, purpose: string, token: string): string | undefined {
  const id = token.slice(0, Math.max(0, token.lastIndexOf(".")));
  const given = Buffer.from(token);
  const right = Buffer.from(signId(secret, purpose, id));
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

function mac(secret: string, purpose: string, id: string): Buffer {
  return createHmac("sha256", secret).update(`${purpose}:${id}`).digest();
}

/** The secret of a data folder: made at the first start, then always the same, readable by its owner only. */
export function localSecret(dataDir: string): string {
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
