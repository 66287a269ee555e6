import type { Selectable } from "kysely";
import type { NewBooking, StoredBooking } from "./storage.ts";
import type { Tables } from "./tables.ts";

/** A new meeting as its row. */
export function newRow(booking: NewBooking): Tables["bookings"] {
  const { id, name, email, note, lang } = booking;
  return {
    id,
    name,
    email,
    note,
    lang,
    created_at: booking.createdAt,
    starts_at: booking.start,
    ends_at: booking.ends,
    time_zone: booking.timeZone,
    state: "booked",
    sequence: 0,
    idempotency_key: booking.idempotencyKey ?? null,
    body_hash: booking.bodyHash,
  };
}

/** A row as the meeting that it stores. */
export function storedBooking(row: Selectable<Tables["bookings"]>): StoredBooking {
  const { id, name, email, note, lang, state, sequence } = row;
  return {
    id,
    name,
    email,
    note,
    lang,
    state,
    sequence,
    createdAt: row.created_at,
    start: row.starts_at,
    ends: row.ends_at,
    timeZone: row.time_zone,
  };
}
