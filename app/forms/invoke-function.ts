import { site } from "../../content-loader/data/site.ts";
import {
  type ApiErrorBody,
  type ApiErrorCode,
  type ContactAccepted,
  type FieldProblem,
  idempotencyHeader,
} from "../../shared/api.ts";

/** Why a call failed: the error code of the response, or `network` without one. */
export class FunctionError extends Error {
  readonly code: ApiErrorCode | "network";
  readonly fields: FieldProblem[];
  /** Whether the same request may succeed a little later. */
  readonly temporary: boolean;

  constructor(status: number, body?: ApiErrorBody) {
    super(`The form was not accepted: ${body?.error?.code ?? `status ${status}`}`);
    this.code = body?.error?.code ?? (status ? "internal" : "network");
    this.fields = body?.error?.fields ?? [];
    this.temporary =
      status === 0 || status === 429 || status >= 500 || this.code === "idempotency_in_progress";
  }
}

/** Timeout of a call, in ms. A dead connection reports no error by itself. */
export const patience = 20_000;

export interface FunctionCall {
  /** Path of the function, `/functions/v1/…`. */
  path: string;
  body: Record<string, string>;
  /** The same for every retry, so that a lost response does not store a form twice. */
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
export type FunctionAnswer = Partial<ContactAccepted>;

/** The visitor cancelled the call. */
export class CallCancelled extends Error {
  readonly temporary = false;
}

/**
 * Invokes a function as a Supabase client does, on this site's server or the project that `content/data/site.json` names.
 * Resolves when the server has stored the form.
 * @throws FunctionError
 */
export async function invokeFunction(call: FunctionCall): Promise<FunctionAnswer> {
  const { path, body, idempotencyKey } = call;
  if (call.upload) {
    const { uploadCall } = await import("./upload-call.ts").catch(() => {
      throw new FunctionError(0);
    });
    return uploadCall(call);
  }
  const { functionsUrl, anonKey }: { functionsUrl: string; anonKey: string } = site.contactApi;
  const headers = new Headers({ "Content-Type": "application/json" });
  if (idempotencyKey) headers.set(idempotencyHeader, idempotencyKey);
  if (anonKey) headers.set("apikey", anonKey);
  // Newer Supabase keys (`sb_…`) are not bearer tokens.
  if (anonKey && !anonKey.startsWith("sb_")) headers.set("Authorization", `Bearer ${anonKey}`);

  const response = await fetch(functionsUrl.replace(/\/$/, "") + path, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  if (!response) throw new FunctionError(0);
  // HTML with status 200 comes from a captive portal or a proxy, not from the function.
  const isPage = response.headers.get("Content-Type")?.includes("html");
  if (!response.ok || isPage)
    throw new FunctionError(response.status, await response.json().catch(() => undefined));
  return response.json().catch(() => ({}));
}
