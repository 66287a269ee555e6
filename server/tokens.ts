import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** What the database keeps of a random token. Links of before carried one; those of today are signed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

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
