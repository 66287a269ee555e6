import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../../server/storage/sqlite.ts";

export interface StoredMessage {
  name: string;
  email: string;
  package: string;
  message: string;
}

/** What a server has stored of the contact form, oldest first. */
export function storedMessages(dataDir: string): StoredMessage[] {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  try {
    return database
      .prepare("select name, email, package, message from messages order by created_at")
      .all() as never;
  } finally {
    database.close();
  }
}
