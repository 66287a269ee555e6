import { idempotencyHeader } from "../../shared/api.ts";
import { trapField } from "../../shared/form-fields.ts";
import { languageOf } from "../../shared/languages.ts";
import type { Settings } from "../env.ts";
import { type Refusal, rateLimited, refuse } from "../http/answers.ts";
import { clientNetwork, type ReadAddress } from "../http/client-address.ts";
import type { AppContext } from "../http/request-context.ts";
import { originOf } from "./origin.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { type Fields, parseBody, readBody } from "./read-body.ts";

export interface ReceiveOptions {
  settings: Pick<Settings, "siteUrl" | "allowedOrigins" | "apiKey">;
  limiter: RateLimiter;
  addressOf: ReadAddress;
  /** Whether the process is about to end, and begins nothing new. */
  isStopping: () => boolean;
  /** Answers a refused form that was sent without JavaScript. */
  refuseForm: (c: AppContext, refusal: Refusal, fields: Fields) => Response | Promise<Response>;
}

export type Received =
  | {
      ok: true;
      fields: Fields;
      /** Sent by the browser itself, which will show the answer as a page. */
      isForm: boolean;
      /** Returns the rate-limit permit, for requests that stored nothing new. */
      refund: () => Promise<void>;
      refuse: (refusal: Refusal) => Promise<Response>;
    }
  | { ok: false; answer: Response };

/**
 * What every form goes through before its fields are looked at, in this order: size and media type, origin,
 * key, whether the server stops, rate, parsing.
 *
 * @param forms whether `application/x-www-form-urlencoded` is taken besides JSON; only from our own pages
 */
export async function receiveForm(c: AppContext, forms: boolean, options: ReceiveOptions): Promise<Received> {
  const refused = (refusal: Refusal): Received => ({ ok: false, answer: refuse(c, refusal) });
  // Asked before the body is read: what began before the stop is finished.
  const tooLate = options.isStopping();
  const body = await readBody(c, forms);
  const isForm = body.kind === "form";
  const origin = originOf(c, options.settings);
  if (!body.ok && isForm && origin === "own") {
    const from = c.req.header("referer") ?? "";
    const lang = languageOf(URL.canParse(from) ? new URL(from).pathname : "");
    return { ok: false, answer: await options.refuseForm(c, body.refusal, { lang }) };
  }
  if (!body.ok) return refused(body.refusal);

  if (origin === "foreign" || (isForm && origin === "allowed"))
    return refused({ code: "origin_not_allowed" });
  // A form of our own pages cannot send a header.
  const { apiKey } = options.settings;
  if (apiKey && !isForm && c.req.header("apikey") !== apiKey) return refused({ code: "unauthorized" });

  // Also parsed when the answer is no already: the page that says so keeps what was typed.
  const parsed = parseBody(body.kind, body.bytes);
  const fields = parsed.ok ? parsed.fields : {};
  const answer = (refusal: Refusal) => (isForm ? options.refuseForm(c, refusal, fields) : refuse(c, refusal));
  if (tooLate) return { ok: false, answer: await answer({ code: "shutting_down", retryAfterSeconds: 1 }) };
  const client = clientNetwork(options.addressOf(c.env.incoming));
  const permit = await options.limiter.take(client, origin === "none");
  if (!permit.ok) return { ok: false, answer: await answer(rateLimited(permit)) };
  if (!parsed.ok) return { ok: false, answer: await answer(parsed.refusal) };
  return {
    ok: true,
    fields,
    isForm,
    refund: permit.refund,
    async refuse(refusal) {
      if (refusal.code === "validation_failed") await permit.discount();
      return answer(refusal);
    },
  };
}

/** Whether a bot has filled in the hidden field. */
export function fillsTrap({ [trapField]: value }: Fields): boolean {
  return typeof value === "string" && value.trim() !== "";
}

export type IdempotencyKey = { ok: true; key: string | undefined } | { ok: false; refusal: Refusal };

/**
 * Reads the client's key for its submission.
 *
 * @param field a form field that carries the key when there is no header
 */
export function readIdempotencyKey(c: AppContext, field?: unknown): IdempotencyKey {
  const key = c.req.header(idempotencyHeader) ?? field;
  if (typeof key !== "string" || key === "") return { ok: true, key: undefined };
  return /^[\x21-\x7e]{8,200}$/.test(key)
    ? { ok: true, key }
    : { ok: false, refusal: { code: "invalid_request" } };
}
