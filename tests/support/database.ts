import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { databaseFile } from "../../server/storage/sqlite.ts";

/** Runs a statement directly on the SQLite database of a data folder and returns its rows. */
export function query(dataDir: string, statement: string, ...values: SQLInputValue[]) {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 5000 });
  try {
    return database.prepare(statement).all(...values);
  } finally {
    database.close();
  }
}
