import type { ContactValue } from "../../shared/contact.ts";
import { query } from "./database.ts";

/** The stored contact messages, oldest first. */
export function storedMessages(dataDir: string): ContactValue[] {
  const rows = query(dataDir, "select fields from messages order by created_at");
  return rows.map(({ fields }) => JSON.parse(String(fields)));
}
