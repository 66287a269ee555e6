import {
  type ApiErrorBody,
  type ApiErrorCode,
  type FieldProblem,
  idempotencyHeader,
} from "../../shared/api.ts";
import { site } from "../../site.config.ts";

/** Why a form was not taken: the code of the server's answer, or `network` when none came. */
export class FunctionError extends Error {
  readonly code: ApiErrorCode | "network";
  readonly fields: FieldProblem[];
  /** Whether the same request may succeed a little later. */
  readonly temporary: boolean;

  constructor(status: number, body?: ApiErrorBody) {
    super(`The form was not taken: ${body?.error?.code ?? `status ${status}`}`);
    this.code = body?.error?.code ?? (status ? "internal" : "network");
    this.fields = body?.error?.fields ?? [];
    this.temporary =
      status === 0 || status === 429 || status >= 500 || this.code === "idempotency_in_progress";
  }
}

/** How long an answer may take before the form is sent again, in ms: a line that fell silent never says so. */
export const patience = 20_000;

export interface FunctionCall {
  /** Path of the function, `/functions/v1/…`. */
  path: string;
  body: Record<string, string>;
  /** Made once per filled form, so that a retry after a lost answer can't do the same thing twice. */
  idempotencyKey?: string;
}

/**
 * Invokes a function as a Supabase client does, on this site's server or on the project that `site.config.ts` names.
 * Resolves when the server has stored what it was given.
 * @throws FunctionError
 */
export async function invokeFunction({ path, body, idempotencyKey }: FunctionCall): Promise<void> {
  const { functionsUrl, anonKey }: { functionsUrl: string; anonKey: string } = site.contactApi;
  const headers = new Headers({ "Content-Type": "application/json" });
  if (idempotencyKey) headers.set(idempotencyHeader, idempotencyKey);
  if (anonKey) headers.set("apikey", anonKey);
  // Keys of the newer kind are no bearer tokens; a Supabase client leaves them out as well.
  if (anonKey && !anonKey.startsWith("sb_")) headers.set("Authorization", `Bearer ${anonKey}`);

  const response = await fetch(functionsUrl.replace(/\/$/, "") + path, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  if (!response) throw new FunctionError(0);
  // A page is nobody's answer to a form, whatever its status: some network or host between has put it there.
  const isPage = response.headers.get("Content-Type")?.includes("html");
  if (!response.ok || isPage)
    throw new FunctionError(response.status, await response.json().catch(() => undefined));
}
