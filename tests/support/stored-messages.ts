import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../../server/storage/sqlite.ts";
import type { ContactValue } from "../../shared/contact.ts";

/** The stored contact messages, oldest first. */
export function storedMessages(dataDir: string): ContactValue[] {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  try {
    return database
      .prepare("select fields from messages order by created_at")
      .all()
      .map(({ fields }) => JSON.parse(String(fields)));
  } finally {
    database.close();
  }
}
