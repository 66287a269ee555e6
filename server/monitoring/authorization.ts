import { timingSafeEqual } from "node:crypto";
import type { AppContext } from "../http/request-context.ts";

/**
 * Whether a request carries `Authorization: Bearer <token>`.
 *
 * @param token undefined when not set, which authorizes no request
 */
export function isAuthorized(c: AppContext, token: string | undefined): boolean {
  if (token === undefined) return false;
  const given = Buffer.from(c.req.header("authorization") ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
