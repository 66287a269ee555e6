import type { Insertable } from "kysely";
import type { Millis, NewMail } from "./storage.ts";
import type { Tables } from "./tables.ts";

/** A mail as a new row of the outbox, due at its time and leased by nobody. */
export function outboxRow(mail: NewMail, now: Millis): Insertable<Tables["outbox"]> {
  return {
    id: mail.id,
    kind: mail.kind,
    payload: mail.payload,
    dedupe_key: mail.dedupeKey,
    state: "pending",
    attempts: 0,
    next_at: mail.nextAt,
    lease_until: 0,
    lease_token: null,
    last_code: null,
    // The time to give up counts from when it was due: a reminder may be written weeks before.
    created_at: Math.max(now, mail.nextAt),
    sent_at: null,
  };
}
