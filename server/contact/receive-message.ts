import { createHash, randomUUID } from "node:crypto";
import type { ContactAccepted } from "../../shared/api.ts";
import { type ContactValue, checkContact } from "../../shared/contact.ts";
import { dayMs } from "../../shared/day.ts";
import { localizedPath } from "../../shared/languages.ts";
import { type Fields, readLang } from "../forms/read-body.ts";
import { fillsTrap, type ReceiveOptions, readIdempotencyKey, receiveForm } from "../forms/receive-form.ts";
import { json, type Refusal, refusalOf } from "../http/answers.ts";
import type { Log } from "../http/log.ts";
import type { AppContext } from "../http/request-context.ts";
import type { NewMessage, SaveRules, Storage } from "../storage/storage.ts";
import { contactMailRow, digestMailRow } from "./mails.ts";
import { type ContactWords, identifyPackage } from "./words.ts";

export interface ContactOptions extends ReceiveOptions {
  storage: Pick<Storage, "saveMessage">;
  /** They name the packages of today. Another package is kept as text, so that no message is lost. */
  words: ContactWords;
  /** Called once a message is on disk. */
  stored: () => void;
  clock: () => number;
  log: Log;
}

const rules: SaveRules = {
  duplicatesAllowed: 3,
  duplicateWindowMs: 7 * dayMs,
  idempotencyMs: dayMs,
};

/** More submissions at once than any visitor's site sees; beyond it a quick "try again" beats a long queue. */
const mostAtOnce = 256;

type Submission = { fields: Fields; key: string | undefined };
type Outcome = { ok: true; id: string } | { ok: false; refusal: Refusal };

/** Makes the handler that takes a contact message, as JSON or, where `forms` says so, as a plain form. */
export function contactHandlers(options: ContactOptions) {
  const running = new Set<string>();
  let active = 0;

  async function handle(c: AppContext, forms: boolean): Promise<Response> {
    const received = await receiveForm(c, forms, options);
    if (!received.ok) return received.answer;
    const { fields } = received;
    const key = readIdempotencyKey(c, fields.clientId);
    if (!key.ok) return received.refuse(key.refusal);
    const outcome = await accept(c, { fields, key: key.key }, received.refund);
    if (!outcome.ok) return received.refuse(outcome.refusal);
    if (received.isForm) return c.redirect(localizedPath("/contact/sent", readLang(fields)), 303);
    return json(c, { ok: true, id: outcome.id } satisfies ContactAccepted);
  }

  /** Validates and stores. Refunds the permit when nothing new was stored. */
  async function accept(
    c: AppContext,
    { fields, key }: Submission,
    refund: () => Promise<void>,
  ): Promise<Outcome> {
    const chosen = identifyPackage(options.words, [fields.packageId, fields.package]);
    const check = checkContact({ ...fields, package: chosen });
    if (!check.ok) return refused({ code: "validation_failed", fields: check.fields });
    if (active >= mostAtOnce) return refused({ code: "overloaded", retryAfterSeconds: 1 });
    if (key !== undefined && running.has(key))
      return refused({ code: "idempotency_in_progress", retryAfterSeconds: 1 });

    const message = newMessage(check.value, fields, key, options);
    active++;
    if (key !== undefined) running.add(key);
    try {
      const result = await options.storage.saveMessage(
        message,
        (state) =>
          state === "accepted"
            ? contactMailRow(message, randomUUID())
            : digestMailRow(message.createdAt, randomUUID()),
        rules,
      );
      if (result.outcome === "key_reused") return refused({ code: "idempotency_key_reused" });
      if (result.outcome === "repeated") await refund();
      else options.stored();
      return { ok: true, id: result.id };
    } catch (error) {
      await refund();
      options.log.error({ reqId: c.get("requestId"), err: error }, "a message could not be stored");
      return refused(refusalOf(error));
    } finally {
      active--;
      if (key !== undefined) running.delete(key);
    }
  }

  return {
    json: (c: AppContext) => handle(c, false),
    jsonOrForm: (c: AppContext) => handle(c, true),
  };
}

function refused(refusal: Refusal): Outcome {
  return { ok: false, refusal };
}

function newMessage(
  value: ContactValue,
  fields: Fields,
  key: string | undefined,
  { clock }: ContactOptions,
): NewMessage {
  return {
    ...value,
    id: randomUUID(),
    createdAt: clock(),
    lang: readLang(fields),
    quarantine: fillsTrap(fields) ? "honeypot" : undefined,
    textHash: sha256(value.message.toLowerCase().replace(/\s+/g, " ")),
    idempotency:
      key === undefined ? undefined : { key, bodyHash: sha256(JSON.stringify(Object.values(value))) },
  };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
