/** Types of the API's JSON responses. Types and constants only, so the browser loads no code. */

/** Created once per submission; the server answers a repeated key with its first answer instead of storing twice. */
export const idempotencyHeader = "Idempotency-Key";

export type ApiErrorCode =
  | "invalid_json"
  | "invalid_request"
  | "unauthorized"
  | "origin_not_allowed"
  | "not_found"
  | "method_not_allowed"
  | "idempotency_in_progress"
  | "idempotency_key_reused"
  | "slot_taken"
  | "too_many_bookings"
  | "token_expired"
  | "payload_too_large"
  | "unsupported_media_type"
  | "validation_failed"
  | "rate_limited"
  | "internal"
  | "storage_unavailable"
  | "shutting_down"
  | "overloaded";

export interface FieldProblem<Field extends string = string> {
  field: Field;
  code: "required" | "too_long" | "invalid";
}

/** The body of every answer that is not 2xx. `message` is fixed English for developers; texts for visitors go by `code`. */
export interface ApiErrorBody {
  ok: false;
  error: { code: ApiErrorCode; message: string; fields?: FieldProblem[]; requestId: string };
}

/** The body of a stored contact message; `id` is its UUID. */
export interface ContactAccepted {
  ok: true;
  id: string;
  /** The message is stored without its attachments, because the storage for files was full. */
  withoutAttachments?: boolean;
}
