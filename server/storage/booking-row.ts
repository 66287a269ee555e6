import type { Selectable } from "kysely";
import type { NewBooking, StoredBooking } from "./storage.ts";
import type { Tables } from "./tables.ts";

/** Converts a new meeting to a row. */
export function bookingRow(booking: NewBooking): Tables["bookings"] {
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

/** Converts a row to a meeting. */
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
