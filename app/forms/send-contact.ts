import {
  type ApiErrorBody,
  type ApiErrorCode,
  type FieldProblem,
  idempotencyHeader,
} from "../../contract/api.ts";
import { type ContactField, type ContactValue, contactFunctionPath } from "../../contract/contact.ts";
import { site } from "../../site.config.ts";

/** Why a message was not taken: the code of the server's answer, or `network` when none came. */
export class ContactError extends Error {
  readonly code: ApiErrorCode | "network";
  readonly fields: FieldProblem<ContactField>[];
  /** Whether the same request may succeed a little later. */
  readonly temporary: boolean;

  constructor(status: number, body?: ApiErrorBody) {
    super(`The message was not taken: ${body?.error?.code ?? `status ${status}`}`);
    this.code = body?.error?.code ?? (status ? "internal" : "network");
    this.fields = (body?.error?.fields ?? []) as FieldProblem<ContactField>[];
    this.temporary = status === 0 || status === 429 || status >= 500;
  }
}

export interface ContactRequest {
  value: ContactValue & { lang: string; website: string };
  /** Made once per filled form, so that a retry after a lost answer can't become a second message. */
  idempotencyKey: string;
}

/**
 * Invokes the function `send-contact-email` as a Supabase client does, on this site's server or on the project that
 * `site.config.ts` names. Resolves when the message is stored.
 * @throws ContactError
 */
export async function sendContact({ value, idempotencyKey }: ContactRequest): Promise<void> {
  const { functionsUrl, anonKey }: { functionsUrl: string; anonKey: string } = site.contactApi;
  const headers = new Headers({ "Content-Type": "application/json", [idempotencyHeader]: idempotencyKey });
  if (anonKey) headers.set("apikey", anonKey);
  // Keys of the newer kind are no bearer tokens; a Supabase client leaves them out as well.
  if (anonKey && !anonKey.startsWith("sb_")) headers.set("Authorization", `Bearer ${anonKey}`);

  const response = await fetch(functionsUrl.replace(/\/$/, "") + contactFunctionPath, {
    method: "POST",
    headers,
    body: JSON.stringify(value),
  }).catch(() => undefined);
  if (!response) throw new ContactError(0);
  if (!response.ok) throw new ContactError(response.status, await response.json().catch(() => undefined));
}
