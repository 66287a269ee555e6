import type { Millis } from "./times.ts";

/** Separate queues, so that many mails of one kind do not delay another; `change` is for changes and reminders of bookings. */
export const lanes = ["booking", "change", "contact", "newsletter"] as const;
export type Lane = (typeof lanes)[number];

/** The row that a mail is about. Deleting it deletes the mail. */
export type Subject = { message: string } | { subscriber: string } | { booking: string };

/** A mail to send. A second one with the same `dedupeKey` is ignored. */
export interface NewMail {
  id: string;
  kind: string;
  lane: Lane;
  /** Undefined for a mail about several rows. */
  about: Subject | undefined;
  /** The recipient's domain, empty for the owner's. */
  domain: string;
  payload: string;
  dedupeKey: string;
  nextAt: Millis;
}

/** A mail that was withdrawn before an attempt to send it. */
export type UnsentMail = Pick<NewMail, "kind" | "payload">;

/** A mail leased for sending. The token proves that the lease is still held when the result is stored. */
export interface LeasedMail {
  id: string;
  kind: string;
  domain: string;
  payload: string;
  attempts: number;
  createdAt: Millis;
  leaseToken: string;
}

/** Filters mails; missing properties match all. */
export interface MailFilter {
  lane?: Lane;
  kinds?: string[];
  /** Excluded domains. */
  excludedDomains?: string[];
}

export interface OutboxCounts {
  pending: number;
  dead: number;
  /** When the oldest due mail became due, or null when none waits. */
  oldestDueAt: Millis | null;
}

export interface WaitingMail {
  id: string;
  kind: string;
  state: string;
  attempts: number;
  nextAt: Millis;
  lastCode: string | null;
  createdAt: Millis;
}

/** The outbox. */
export interface OutboxStore {
  /**
   * Leases one due mail, or none. While a mail about a booking is in progress,
   * no other of its kind about the same booking is leased, so that they cannot overtake each other.
   */
  leaseMail(now: Millis, leaseMs: number, filter?: MailFilter): Promise<LeasedMail | undefined>;
  /** When the next mail becomes due or its lease ends, or undefined when none waits. */
  nextMailAt(filter?: MailFilter): Promise<Millis | undefined>;
  /** The next four do nothing when the lease was lost. Sent mails are stored without their content. */
  markMailSent(mail: LeasedMail, now: Millis, code: string): Promise<void>;
  delayMail(mail: LeasedMail, nextAt: Millis, code: string): Promise<void>;
  markMailDead(mail: LeasedMail, code: string): Promise<void>;
  /** Deletes an obsolete mail. */
  dropMail(mail: LeasedMail): Promise<void>;
  outboxCounts(now: Millis): Promise<OutboxCounts>;
  /** Counts mails of these kinds sent in a lane after a time, without those from before the clock was set back. */
  countSent(lane: Lane, kinds: string[], after: Millis, now: Millis): Promise<number>;
}
