import type { Lane } from "./outbox-store.ts";
import type { AttachmentRole, BookingState, MessageState } from "./storage.ts";

/** The tables for Kysely. Booleans are 0 or 1 and times are milliseconds in both databases. */
export interface Tables {
  messages: {
    id: string;
    created_at: number;
    /** The form's fields as JSON, so that new fields need no column. */
    fields: string;
    lang: string;
    state: MessageState;
    reason: string | null;
    text_hash: string;
    idempotency_key: string | null;
    body_hash: string | null;
  };
  /** The attachments of a message. */
  attachments: {
    id: string;
    message_id: string;
    role: AttachmentRole;
    name: string;
    type: string;
    size: number;
    created_at: number;
  };
  attachment_chunks: { attachment_id: string; position: number; bytes: Uint8Array };
  outbox: {
    id: string;
    kind: string;
    lane: Lane;
    domain: string;
    /** The row that the mail is about, at most one; deleting it deletes the mail. */
    message_id: string | null;
    subscriber_id: string | null;
    booking_id: string | null;
    payload: string;
    dedupe_key: string;
    state: "pending" | "sent" | "dead";
    attempts: number;
    next_at: number;
    lease_until: number;
    lease_token: string | null;
    last_code: string | null;
    created_at: number;
    sent_at: number | null;
  };
  subscribers: {
    id: string;
    email: string;
    lang: string;
    state: "pending" | "confirmed";
    created_at: number;
    requested_at: number;
    confirmed_at: number | null;
  };
  bookings: {
    id: string;
    created_at: number;
    starts_at: number;
    ends_at: number;
    name: string;
    email: string;
    note: string;
    lang: string;
    time_zone: string;
    state: BookingState;
    sequence: number;
    idempotency_key: string | null;
    body_hash: string;
  };
  booking_seats: { starts_at: number; seat: number; ends_at: number; booking_id: string | null };
  rate_permits: {
    id: string;
    limiter: string;
    client: string;
    taken_at: number;
    expires_at: number;
    weight: number;
  };
  heartbeat: { id: number; at: number; filler: string };
  migrations: { id: number; applied_at: number };
}
