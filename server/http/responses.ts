import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ApiErrorBody, ApiErrorCode, FieldProblem } from "../../shared/api.ts";
import { StorageUnavailable } from "../storage/storage.ts";
import type { AppContext } from "./request-context.ts";

/** Status and fixed English text of every error. Messages never repeat input. */
const errors = {
  invalid_json: [400, "The body is not valid JSON in UTF-8."],
  invalid_request: [400, "The body is not an object."],
  unauthorized: [401, "The apikey header is missing or wrong."],
  origin_not_allowed: [403, "This origin may not call this address."],
  not_found: [404, "There is nothing at this address."],
  method_not_allowed: [405, "This address does not accept this method."],
  idempotency_in_progress: [409, "A request with this Idempotency-Key is still running."],
  slot_taken: [409, "This time is not free."],
  too_many_bookings: [409, "This email address has too many upcoming consultations."],
  token_expired: [410, "This link has expired."],
  payload_too_large: [413, "The body is too large for this address."],
  unsupported_media_type: [415, "The body's media type or encoding is not accepted here."],
  validation_failed: [422, "One or more fields are not valid."],
  idempotency_key_reused: [422, "This Idempotency-Key was used for another body."],
  rate_limited: [429, "Too many requests. Try again later."],
  internal: [500, "Something went wrong. Nothing was accepted."],
  storage_unavailable: [503, "The message could not be stored. Try again."],
  shutting_down: [503, "The server is stopping. Try again."],
  overloaded: [503, "The server is busy. Try again."],
} as const satisfies Record<ApiErrorCode, readonly [ContentfulStatusCode, string]>;

/** Why a request is rejected; answered as JSON or as a page. */
export interface Rejection {
  code: ApiErrorCode;
  fields?: FieldProblem[];
  retryAfterSeconds?: number;
}

/** The rejection for an error that a handler threw. */
export function rejectionFor(error: unknown): Rejection {
  return error instanceof StorageUnavailable
    ? { code: "storage_unavailable", retryAfterSeconds: 5 }
    : { code: "internal" };
}

/** The rejection for a request beyond a rate limit. */
export function rateLimited({ retryAfterMs }: { retryAfterMs: number }): Rejection {
  return { code: "rate_limited", retryAfterSeconds: Math.ceil(retryAfterMs / 1000) };
}

/** Sets the headers of a rejection, whatever its body, and returns its status. */
export function setRejectionHeaders(
  c: AppContext,
  { code, retryAfterSeconds }: Rejection,
): ContentfulStatusCode {
  if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
  return errors[code][0];
}

/** Answers with the error body that all routes share. */
export function reject(c: AppContext, rejection: Rejection): Response {
  const { code, fields } = rejection;
  const status = setRejectionHeaders(c, rejection);
  // The rest of the body is not read, see listener.ts.
  if (code === "payload_too_large") c.header("Connection", "close");
  const body: ApiErrorBody = {
    ok: false,
    error: { code, message: errors[code][1], ...(fields && { fields }), requestId: c.get("requestId") },
  };
  return json(c, body, status);
}

/** Answers with JSON, in the content type that Supabase clients parse. */
export function json(c: AppContext, body: object, status: ContentfulStatusCode = 200): Response {
  c.header("Content-Type", "application/json; charset=utf-8");
  return c.body(JSON.stringify(body), status);
}

/** Creates the handler for unsupported methods. */
export function methodNotAllowed(allow: string) {
  return (c: AppContext) => {
    c.header("Allow", allow);
    return reject(c, { code: "method_not_allowed" });
  };
}
