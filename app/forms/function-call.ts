import type { ApiErrorBody, ApiErrorCode, ContactAccepted, FieldProblem } from "../../shared/api.ts";

export interface FunctionCall {
  /** Path of the function, `/functions/v1/…`. */
  path: string;
  body: Record<string, string>;
  /** Equal for all retries, so that a form is not stored twice when a response is lost. */
  idempotencyKey?: string;
  /** A file that goes to this site's own server. */
  upload?: {
    file: File;
    /** Called with the share that has been sent, 0 to 1. */
    onProgress: (share: number) => void;
    signal: AbortSignal;
  };
}

/** The body of a successful response. */
export type FunctionResult = Partial<ContactAccepted>;

/** The visitor cancelled the call. */
export class CallCancelled extends Error {
  readonly temporary = false;
}

/** Why a call failed: the error code of the response, or `network` without one. */
export class FunctionError extends Error {
  readonly code: ApiErrorCode | "network";
  readonly fields: FieldProblem[];
  /** Whether the same request may succeed a little later. */
  readonly temporary: boolean;

  constructor(status: number, body?: ApiErrorBody) {
    super(`Sending the form failed: ${body?.error?.code ?? `status ${status}`}`);
    this.code = body?.error?.code ?? (status ? "internal" : "network");
    this.fields = body?.error?.fields ?? [];
    this.temporary =
      status === 0 || status === 429 || status >= 500 || this.code === "idempotency_in_progress";
  }
}
