import type { ContactValue } from "../../contract/contact.ts";

/** Times are milliseconds since 1970 everywhere in the storage. */
export type Millis = number;

/** Thrown when the database cannot take or give data now (busy, full, away); nothing was stored. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super("The database is not available", { cause });
  }
}

export type MessageState = "accepted" | "quarantined";

export interface NewMessage extends ContactValue {
  id: string;
  createdAt: Millis;
  packageKnown: boolean;
  lang: string;
  /** Why the message is kept back, or undefined for an ordinary one. */
  quarantine: "honeypot" | undefined;
  /** Hash of the text alone, by which mass mailings are recognised. */
  textHash: string;
  /** The client's key for this submission and the hash of what it sent with it. */
  idempotency: { key: string; bodyHash: string } | undefined;
}

export interface StoredMessage extends ContactValue {
  id: string;
  createdAt: Millis;
  packageKnown: boolean;
  lang: string;
  state: MessageState;
  reason: string | null;
}

/** A mail to send; `dedupeKey` makes a second request for the same mail do nothing. */
export interface NewMail {
  id: string;
  kind: string;
  payload: string;
  dedupeKey: string;
  nextAt: Millis;
}

export type SaveResult =
  /** Committed now, or by an earlier request with the same key and body. */
  { outcome: "stored" | "repeated"; id: string; state: MessageState } | { outcome: "key_reused" };

export interface SaveRules {
  /** The same text from this many earlier messages on is kept back … */
  duplicatesAllowed: number;
  /** … when they came within this time. */
  duplicateWindowMs: number;
  /** How long a key is remembered. */
  idempotencyMs: number;
}

/** A mail taken for sending. The token proves that the lease is still ours when the result is written. */
export interface LeasedMail {
  id: string;
  kind: string;
  payload: string;
  attempts: number;
  createdAt: Millis;
  leaseToken: string;
}

export interface OutboxCounts {
  pending: number;
  dead: number;
  /** When the oldest mail that is due became due, or null when nothing waits. */
  oldestDueAt: Millis | null;
}

/** What the server asks of a database. One contract test runs against every implementation. */
export interface Storage {
  /** Stores message and mail in one transaction; a resolved promise means both are on disk. */
  saveMessage(
    message: NewMessage,
    mailFor: (state: MessageState) => NewMail,
    rules: SaveRules,
  ): Promise<SaveResult>;
  /** Adds a mail unless one with its dedupe key exists. */
  addMail(mail: NewMail, now: Millis): Promise<void>;
  quarantinedBetween(from: Millis, until: Millis): Promise<StoredMessage[]>;
  /** Takes one due mail, or none; nobody else gets it until the lease ends. */
  leaseMail(now: Millis, leaseMs: number): Promise<LeasedMail | undefined>;
  /** When the next mail becomes due or its lease ends, or undefined when none waits. */
  nextMailAt(): Promise<Millis | undefined>;
  /** These three do nothing when the lease was lost meanwhile. */
  mailSent(mail: LeasedMail, now: Millis, code: string): Promise<void>;
  mailDelayed(mail: LeasedMail, nextAt: Millis, code: string): Promise<void>;
  mailDead(mail: LeasedMail, code: string): Promise<void>;
  outboxCounts(now: Millis): Promise<OutboxCounts>;
  /** Writes one row; resolves when the database takes writes. */
  checkWritable(now: Millis): Promise<void>;
  close(): Promise<void>;
}
