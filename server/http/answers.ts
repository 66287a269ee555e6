import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ApiErrorBody, ApiErrorCode, FieldProblem } from "../../shared/api.ts";
import type { AppContext } from "./request-context.ts";

/** Status and fixed English text of every error. Nothing that a client sent is ever repeated. */
const errors = {
  invalid_json: [400, "The body is not valid JSON in UTF-8."],
  invalid_request: [400, "The body is not an object."],
  unauthorized: [401, "The apikey header is missing or wrong."],
  origin_not_allowed: [403, "This origin may not call this address."],
  not_found: [404, "There is nothing at this address."],
  method_not_allowed: [405, "This address does not take this method."],
  idempotency_in_progress: [409, "A request with this Idempotency-Key is still running."],
  slot_taken: [409, "This time is not free."],
  too_many_bookings: [409, "This address has as many meetings to come as one may have."],
  token_expired: [410, "This link has expired."],
  payload_too_large: [413, "The body is larger than this address takes."],
  unsupported_media_type: [415, "The body's media type or encoding is not taken here."],
  validation_failed: [422, "One or more fields are not valid."],
  idempotency_key_reused: [422, "This Idempotency-Key was used for another body."],
  rate_limited: [429, "Too many requests. Try again later."],
  internal: [500, "Something went wrong. Nothing was accepted."],
  storage_unavailable: [503, "The message could not be stored. Try again."],
  shutting_down: [503, "The server is stopping. Try again."],
  overloaded: [503, "The server is busy. Try again."],
} as const satisfies Record<ApiErrorCode, readonly [ContentfulStatusCode, string]>;

/** A refusal on its way to the visitor, as JSON or as a page. */
export interface Refusal {
  code: ApiErrorCode;
  fields?: FieldProblem[];
  retryAfterSeconds?: number;
}

export function statusOf(code: ApiErrorCode): ContentfulStatusCode {
  return errors[code][0];
}

/** Answers with the one error shape that every route shares. */
export function refuse(c: AppContext, { code, fields, retryAfterSeconds }: Refusal): Response {
  if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
  // What remains of the body is not read, see http.ts.
  if (code === "payload_too_large") c.header("Connection", "close");
  const body: ApiErrorBody = {
    ok: false,
    error: { code, message: errors[code][1], ...(fields && { fields }), requestId: c.get("requestId") },
  };
  return json(c, body, statusOf(code));
}

/** JSON with the header that Supabase clients parse by. */
export function json(c: AppContext, body: object, status: ContentfulStatusCode = 200): Response {
  c.header("Content-Type", "application/json; charset=utf-8");
  return c.body(JSON.stringify(body), status);
}

/** Answers any other method on a known path. */
export function methodNotAllowed(allow: string) {
  return (c: AppContext) => {
    c.header("Allow", allow);
    return refuse(c, { code: "method_not_allowed" });
  };
}
