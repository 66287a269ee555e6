import { DatabaseSync } from "node:sqlite";
import pg from "pg";

/** The stored forms, read directly from the database. */
export interface Stored {
  /** `fileBytes` is the size of all attachments. */
  messages: { id: string; key: string; email: string; fileBytes: number }[];
  subscribers: { id: string; email: string }[];
  bookings: { id: string; key: string; email: string; start: number }[];
  /** Taken seats by booking id. */
  seats: { id: string }[];
}

const queries: Record<keyof Stored, string> = {
  messages: `select id, idempotency_key as key, fields,
    (select sum(length(bytes)) from attachment_chunks join attachments on attachments.id = attachment_id
      where message_id = messages.id) as bytes
    from messages`,
  subscribers: "select id, email from subscribers",
  bookings:
    "select id, idempotency_key as key, email, starts_at as start from bookings where state = 'booked'",
  seats: "select booking_id as id from booking_seats where booking_id is not null",
};

/** Reads the database file of a data folder. */
export async function readSqlite(dataDir: string): Promise<Stored> {
  const db = new DatabaseSync(`${dataDir}/site.db`, { readOnly: true, timeout: 2000 });
  const entries = Object.entries(queries).map(([name, query]) => [name, db.prepare(query).all()]);
  db.close();
  return withEmails(Object.fromEntries(entries));
}

/** Reads a PostgreSQL database. */
export async function readPostgres(url: string): Promise<Stored> {
  const client = new pg.Client(url);
  await client.connect();
  const entries = [];
  for (const [name, query] of Object.entries(queries)) {
    entries.push([name, (await client.query(query)).rows]);
  }
  await client.end();
  return withEmails(Object.fromEntries(entries));
}

type Rows = Omit<Stored, "messages"> & {
  messages: { id: string; key: string; fields: string; bytes: number | string | null }[];
};

function withEmails({ messages, ...others }: Rows): Stored {
  return {
    ...others,
    messages: messages.map(({ id, key, fields, bytes }) => ({
      id,
      key,
      email: JSON.parse(fields).email,
      fileBytes: Number(bytes),
    })),
  };
}
