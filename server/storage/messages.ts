import type { Kysely, Selectable, Transaction } from "kysely";
import { type ContactValue, mapFields } from "../../shared/contact.ts";
import { attachmentBytes, insertAttachments } from "./attachments.ts";
import { enqueue } from "./outbox.ts";
import type { NewMail } from "./outbox-store.ts";
import type {
  MessageState,
  NewAttachment,
  NewMessage,
  SaveResult,
  SaveRules,
  StoredMessage,
} from "./storage.ts";
import type { Tables } from "./tables.ts";
import { clockDriftMs, type Millis } from "./times.ts";

/** Stores a message and its mail together, or finds what an earlier request with the same key stored. */
export function saveMessage(
  db: Kysely<Tables>,
  message: NewMessage,
  mailFor: (state: MessageState, withoutAttachments: boolean) => NewMail,
  rules: SaveRules,
): Promise<SaveResult> {
  return db.transaction().execute(async (trx) => {
    const key = message.idempotency?.key;
    if (key) await expireKey(trx, key, message.createdAt - rules.idempotencyMs);

    const reason = message.quarantine ?? (await isMassMailing(trx, message, rules));
    const state: MessageState = reason ? "quarantined" : "accepted";
    const inserted = await trx
      .insertInto("messages")
      .values({
        id: message.id,
        created_at: message.createdAt,
        fields: JSON.stringify(mapFields((name) => message[name])),
        lang: message.lang,
        state,
        reason: reason ?? null,
        text_hash: message.textHash,
        idempotency_key: key ?? null,
        body_hash: message.idempotency?.bodyHash ?? null,
      })
      .onConflict((conflict) => conflict.column("idempotency_key").doNothing())
      .returning("id")
      .executeTakeFirst();

    if (!inserted) return findEarlierMessage(trx, message);
    const { attachments = [] } = message;
    const withoutAttachments = attachments.length > 0 && !(await hasCapacity(trx, attachments, rules));
    if (!withoutAttachments) await insertAttachments(trx, message.id, attachments, message.createdAt);
    await enqueue(trx, [mailFor(state, withoutAttachments)], message.createdAt);
    return { outcome: "stored", id: message.id, state, withoutAttachments };
  });
}

async function hasCapacity(
  trx: Transaction<Tables>,
  attachments: readonly NewAttachment[],
  { attachmentBytes: quota }: SaveRules,
): Promise<boolean> {
  const added = attachments.reduce((sum, { size }) => sum + size, 0);
  return (await attachmentBytes(trx)) + added <= quota;
}

async function expireKey(trx: Transaction<Tables>, key: string, before: Millis): Promise<void> {
  await trx
    .updateTable("messages")
    .set({ idempotency_key: null, body_hash: null })
    .where("idempotency_key", "=", key)
    .where("created_at", "<", before)
    .execute();
}

async function isMassMailing(trx: Transaction<Tables>, message: NewMessage, rules: SaveRules) {
  const { count } = await trx
    .selectFrom("messages")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("text_hash", "=", message.textHash)
    .where("created_at", ">", message.createdAt - rules.duplicateWindowMs)
    .where("created_at", "<=", message.createdAt + clockDriftMs)
    .executeTakeFirstOrThrow();
  return Number(count) >= rules.duplicatesAllowed ? "duplicate" : undefined;
}

async function findEarlierMessage(trx: Transaction<Tables>, message: NewMessage): Promise<SaveResult> {
  const row = await trx
    .selectFrom("messages")
    .select(["id", "state", "body_hash"])
    .where("idempotency_key", "=", message.idempotency?.key ?? "")
    .executeTakeFirstOrThrow();
  if (row.body_hash !== message.idempotency?.bodyHash) return { outcome: "key_reused" };
  const { count } = await trx
    .selectFrom("attachments")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("message_id", "=", row.id)
    .executeTakeFirstOrThrow();
  const withoutAttachments = (message.attachments ?? []).length > Number(count);
  return { outcome: "repeated", id: row.id, state: row.state, withoutAttachments };
}

/** Converts a row to a message. A field added to the form later is empty. */
export function storedMessage(row: Selectable<Tables["messages"]>): StoredMessage {
  const { id, lang, state, reason } = row;
  const fields: Partial<ContactValue> = JSON.parse(row.fields);
  return { ...mapFields((name) => fields[name] ?? ""), id, createdAt: row.created_at, lang, state, reason };
}
