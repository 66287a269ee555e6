import { createHash, randomUUID } from "node:crypto";
import type { ContactAccepted } from "../../shared/api.ts";
import { withoutFileId } from "../../shared/attachments.ts";
import { type ContactValue, checkContact } from "../../shared/contact.ts";
import { dayMs } from "../../shared/day.ts";
import { localizedPath } from "../../shared/languages.ts";
import type { RateLimiter } from "../forms/rate-limiter.ts";
import { type Fields, readLang } from "../forms/read-body.ts";
import {
  isHoneypotFilled,
  type Received,
  type ReceiveOptions,
  readIdempotencyKey,
  receiveForm,
} from "../forms/receive-form.ts";
import { clientNetwork } from "../http/client-address.ts";
import type { Log } from "../http/log.ts";
import type { AppContext } from "../http/request-context.ts";
import { json, type Rejection, rejectionFor } from "../http/responses.ts";
import type { NewAttachment, NewMessage, SaveRules, Storage } from "../storage/storage.ts";
import { readAttachments } from "./attachments.ts";
import { contactMailRow, digestMailRow } from "./mails.ts";
import { type ContactTranslations, identifyPackage } from "./translations.ts";

export interface ContactOptions extends ReceiveOptions {
  storage: Pick<Storage, "saveMessage">;
  /** Rate limit of attachments per client. A message beyond it is stored without them. */
  attachmentLimiter: RateLimiter;
  /** Maximum bytes of all attachments. */
  attachmentBytes: number;
  /** Contains the current packages. An unknown package is stored as text, so that no message is lost. */
  translations: ContactTranslations;
  /** Called when a message is on disk. */
  onStored: () => void;
  clock: () => number;
  log: Log;
}

const rules: Omit<SaveRules, "attachmentBytes"> = {
  duplicatesAllowed: 3,
  duplicateWindowMs: 7 * dayMs,
  idempotencyMs: dayMs,
};

/** Far above normal traffic. Beyond it, an immediate error is better than a long queue. */
const maxSubmissions = 256;

type Submission = Pick<Accepted, "fields" | "files" | "refund"> & { key: string | undefined };
type Accepted = Extract<Received, { ok: true }>;
type Outcome = { ok: true; id: string; withoutAttachments: boolean } | { ok: false; rejection: Rejection };

/** Creates the handlers for contact messages. `jsonOrForm` also accepts plain forms. */
export function createContactHandlers(options: ContactOptions) {
  const running = new Set<string>();
  const runSerially = createSerialQueue();
  let active = 0;

  async function handle(c: AppContext, forms: boolean): Promise<Response> {
    const received = await receiveForm(c, forms, options);
    if (!received.ok) return received.response;
    const { fields } = received;
    try {
      const key = readIdempotencyKey(c, fields.clientId);
      if (!key.ok) return await received.reject(key.rejection);
      const outcome = await accept(c, { ...received, key: key.key });
      if (!outcome.ok) return await received.reject(outcome.rejection);
      const { id, withoutAttachments } = outcome;
      if (received.isForm) {
        const hash = withoutAttachments ? `#${withoutFileId}` : "";
        return c.redirect(localizedPath("/contact/sent", readLang(fields)) + hash, 303);
      }
      return json(c, {
        ok: true,
        id,
        ...(withoutAttachments && { withoutAttachments }),
      } satisfies ContactAccepted);
    } finally {
      await received.close();
    }
  }

  /** Validates and stores. Refunds the permit when nothing new was stored. */
  async function accept(c: AppContext, { fields, files, refund, key }: Submission): Promise<Outcome> {
    const chosen = identifyPackage(options.translations, [fields.packageId, fields.package]);
    const check = checkContact({ ...fields, package: chosen });
    const { attachments, problems, hashes } = readAttachments(fields, files);
    if (!check.ok || problems.length > 0) {
      const invalid = [...(check.ok ? [] : check.fields), ...problems];
      return rejected({ code: "validation_failed", fields: invalid });
    }
    if (active >= maxSubmissions) return rejected({ code: "overloaded", retryAfterSeconds: 1 });
    if (key !== undefined && running.has(key))
      return rejected({ code: "idempotency_in_progress", retryAfterSeconds: 1 });

    const client = clientNetwork(options.readAddress(c.env.incoming));
    const permit = attachments.length > 0 ? await options.attachmentLimiter.take(client) : undefined;
    const attachmentBytes = permit?.ok === false ? 0 : options.attachmentBytes;
    const message = newMessage(check.value, { fields, key, attachments, hashes }, options);
    active++;
    if (key !== undefined) running.add(key);
    try {
      const save = () =>
        options.storage.saveMessage(
          message,
          (state, withoutAttachments) =>
            state === "accepted"
              ? contactMailRow({ ...message, withoutAttachments }, randomUUID())
              : digestMailRow(message.createdAt, randomUUID()),
          { ...rules, attachmentBytes },
        );
      // Storing many files at once would use every database connection and delay messages without files.
      const result = await (attachments.length > 0 ? runSerially(save) : save());
      if (result.outcome === "key_reused") return rejected({ code: "idempotency_key_reused" });
      if (result.outcome === "repeated") await refund();
      else options.onStored();
      return { ok: true, id: result.id, withoutAttachments: result.withoutAttachments };
    } catch (error) {
      await refund();
      options.log.error({ reqId: c.get("requestId"), err: error }, "a message could not be stored");
      return rejected(rejectionFor(error));
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

/** Runs tasks one after another, also after a failed one. */
function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task);
    last = result.catch(() => {});
    return result;
  };
}

function rejected(rejection: Rejection): Outcome {
  return { ok: false, rejection };
}

function newMessage(
  value: ContactValue,
  {
    fields,
    key,
    attachments,
    hashes,
  }: { fields: Fields; key: string | undefined; attachments: NewAttachment[]; hashes: string[] },
  { clock }: ContactOptions,
): NewMessage {
  return {
    ...value,
    id: randomUUID(),
    createdAt: clock(),
    lang: readLang(fields),
    quarantine: isHoneypotFilled(fields) ? "honeypot" : undefined,
    textHash: sha256(value.message.toLowerCase().replace(/\s+/g, " ")),
    idempotency:
      key === undefined
        ? undefined
        : { key, bodyHash: sha256(JSON.stringify([...Object.values(value), ...hashes])) },
    attachments,
  };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
