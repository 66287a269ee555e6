import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs an id for a link. The token can be recomputed at any time, so it is never stored. */
export function signId(secret: string, purpose: string, id: string): string {
  return `${id}.${createHmac("sha256", secret).update(`${purpose}:${id}`).digest("base64url")}`;
}

/** Returns the id of a signed token, or undefined when the signature is not for this purpose and id. */
export function readSignedId(secret: string, purpose: string, token: string): string | undefined {
  const id = token.slice(0, Math.max(0, token.lastIndexOf(".")));
  const given = Buffer.from(token);
  const right = Buffer.from(signId(secret, purpose, id));
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}
