import { randomBytes } from "node:crypto";
import { query } from "./database.ts";

/** A file with a PDF header and this many bytes. */
export function pdf(size: number): Buffer {
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(Math.max(0, size - 9))]).subarray(0, size);
}

/** A draft like the preview's. */
export const draft = JSON.stringify({ basics: { name: "Kari" }, meta: { theme: "kyst" } });

interface StoredAttachment {
  messageId: string;
  role: string;
  name: string;
  type: string;
  size: number;
  bytes: Buffer;
}

/** A message's stored attachments, oldest first. */
export function storedAttachments(dataDir: string, messageId?: string): StoredAttachment[] {
  const columns = "id, message_id as messageId, role, name, type, size";
  const rows = query(dataDir, `select ${columns} from attachments order by created_at, role desc`);
  const chunks = "select bytes from attachment_chunks where attachment_id = ? order by position";
  return rows
    .filter((row) => messageId === undefined || row.messageId === messageId)
    .map(({ id, ...row }) => ({
      ...(row as Omit<StoredAttachment, "bytes">),
      bytes: Buffer.concat(query(dataDir, chunks, String(id)).map(({ bytes }) => bytes as Uint8Array)),
    }));
}
