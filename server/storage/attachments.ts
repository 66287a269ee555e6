import { type Kysely, sql, type Transaction } from "kysely";
import type { Engine } from "./migrations.ts";
import type { Attachment, AttachmentStore, NewAttachment } from "./storage.ts";
import type { Tables } from "./tables.ts";
import type { Millis } from "./times.ts";

type Db = Kysely<Tables> | Transaction<Tables>;

/** Total bytes of all attachments. */
export async function attachmentBytes(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom("attachments")
    .select(sql<number>`coalesce(sum(size), 0)`.as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Stores attachments in chunks, so that no file is held in memory. */
export async function insertAttachments(
  trx: Transaction<Tables>,
  messageId: string,
  attachments: readonly NewAttachment[],
  now: Millis,
): Promise<void> {
  for (const { id, role, name, type, size, chunks } of attachments) {
    await trx
      .insertInto("attachments")
      .values({ id, message_id: messageId, role, name, type, size, created_at: now })
      .execute();
    let position = 0;
    for await (const bytes of chunks()) {
      await trx
        .insertInto("attachment_chunks")
        .values({ attachment_id: id, position: position++, bytes })
        .execute();
    }
  }
}

export function createAttachmentStore(
  db: Kysely<Tables>,
  run: <T>(work: () => Promise<T>) => Promise<T>,
  engine: Engine,
): AttachmentStore {
  // PostgreSQL sends bytes as hexadecimal text, which is half again as long as base64 and slower to decode.
  const bytes = sql.raw<Uint8Array | string>(engine === "postgres" ? "encode(bytes, 'base64')" : "bytes");
  return {
    async listAttachments(messageIds): Promise<Attachment[]> {
      if (messageIds.length === 0) return [];
      const rows = await run(() =>
        db
          .selectFrom("attachments")
          .select(["id", "message_id as messageId", "role", "name", "type", "size"])
          .where("message_id", "in", [...messageIds])
          .orderBy("role", "desc")
          .execute(),
      );
      return rows.map((row) => ({ ...row, size: Number(row.size) }));
    },

    async *readAttachment(id) {
      for (let position = 0; ; position++) {
        const row = await run(() =>
          db
            .selectFrom("attachment_chunks")
            .select(bytes.as("bytes"))
            .where("attachment_id", "=", id)
            .where("position", "=", position)
            .executeTakeFirst(),
        );
        if (!row) return;
        yield typeof row.bytes === "string" ? Buffer.from(row.bytes, "base64") : row.bytes;
      }
    },
  };
}
