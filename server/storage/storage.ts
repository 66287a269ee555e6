import type { ContactValue } from "../../shared/contact.ts";
import type { NewMail, OutboxStore, UnsentMail, WaitingMail } from "./outbox-store.ts";
import type { Millis } from "./times.ts";

/** Thrown when the database cannot be used now (busy, full, unreachable). Nothing was stored. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super("The database is not available", { cause });
  }
}

export type MessageState = "accepted" | "quarantined";

export type AttachmentRole = "file" | "draft";

export interface Attachment {
  id: string;
  messageId: string;
  role: AttachmentRole;
  name: string;
  /** Media type. */
  type: string;
  /** In bytes. */
  size: number;
}

export interface NewAttachment extends Omit<Attachment, "messageId"> {
  /** The bytes in chunks, each valid until the next is read. Called again when the transaction is retried. */
  chunks(): AsyncIterable<Uint8Array>;
}

export interface NewMessage extends ContactValue {
  id: string;
  createdAt: Millis;
  lang: string;
  /** Why the message is quarantined; undefined for a normal message. */
  quarantine: "honeypot" | undefined;
  /** Hash of the text, to detect mass mailings. */
  textHash: string;
  /** The client's idempotency key and the hash of the body. */
  idempotency: { key: string; bodyHash: string } | undefined;
  attachments?: readonly NewAttachment[];
}

export interface StoredMessage extends ContactValue {
  id: string;
  createdAt: Millis;
  lang: string;
  state: MessageState;
  reason: string | null;
}

export type SaveResult =
  /** Committed now, or by an earlier request with the same key and body. */
  | {
      outcome: "stored" | "repeated";
      id: string;
      state: MessageState;
      /** Whether the message is stored without its attachments, because the storage for attachments was full. */
      withoutAttachments: boolean;
    }
  | { outcome: "key_reused" };

export interface SaveRules {
  /** After this many messages with the same text, further ones are quarantined … */
  duplicatesAllowed: number;
  /** … within this time. */
  duplicateWindowMs: number;
  /** How long an idempotency key is stored. */
  idempotencyMs: number;
  /** Maximum bytes of all attachments. Servers sharing a database may exceed it by concurrent uploads. */
  attachmentBytes: number;
}

/** The messages that visitors send. */
export interface MessageStore {
  /** Stores message, attachments and mail in one transaction. A resolved promise means that all are on disk. */
  saveMessage(
    message: NewMessage,
    mailFor: (state: MessageState, withoutAttachments: boolean) => NewMail,
    rules: SaveRules,
  ): Promise<SaveResult>;
  listQuarantined(from: Millis, until: Millis): Promise<StoredMessage[]>;
}

/** The attachments of messages. */
export interface AttachmentStore {
  /** The attachments of some messages, the file before the draft. */
  listAttachments(messageIds: readonly string[]): Promise<Attachment[]>;
  /** The bytes of an attachment in chunks; empty when it was deleted. */
  readAttachment(id: string): AsyncIterable<Uint8Array>;
}

export interface SubscriptionRequest {
  /** The id of the row if the address is new. */
  id: string;
  email: string;
  lang: string;
  now: Millis;
}

export interface Subscription {
  id: string;
  lang: string;
  state: "pending" | "confirmed";
  /** Time of the last request that sent a mail. */
  createdAt: Millis;
}

/** The newsletter's subscriptions. */
export interface NewsletterStore {
  /** Stores an address. Queues a confirmation mail unless the address is confirmed or had `perAddress` mails lately. */
  requestSubscription(
    request: SubscriptionRequest,
    mailFor: (id: string) => NewMail,
    rules: { perAddress: number; perAddressMs: number },
  ): Promise<void>;
  findSubscription(id: string): Promise<Subscription | undefined>;
  confirmSubscription(id: string, now: Millis): Promise<void>;
  unsubscribe(id: string): Promise<void>;
  listSubscribers(): Promise<{ id: string; email: string; lang: string; confirmedAt: Millis }[]>;
}

export type BookingState = "booked" | "cancelled";

export interface StoredBooking {
  id: string;
  createdAt: Millis;
  start: Millis;
  ends: Millis;
  name: string;
  email: string;
  note: string;
  lang: string;
  /** The visitor's time zone, or empty. */
  timeZone: string;
  state: BookingState;
  /** Incremented by every move and the cancellation, as calendars require. */
  sequence: number;
}

export interface NewBooking extends Omit<StoredBooking, "state" | "sequence"> {
  /** The client's idempotency key, which also authorizes it to see the booking again. */
  idempotencyKey: string | undefined;
  /** Hash of the body. */
  bodyHash: string;
}

/** A taken seat; `bookingId` is null when the owner blocked the time. */
export interface TakenSeat {
  start: Millis;
  ends: Millis;
  bookingId: string | null;
}

export interface SeatRules {
  /** Seats per time. */
  capacity: number;
  /** Whether a time is offered, given the seats taken near it. The primary key decides between concurrent requests. */
  isOffered: (taken: TakenSeat[]) => boolean;
}

export interface BookRules extends SeatRules {
  /** Maximum upcoming meetings per e-mail address, ignoring case. */
  maxPerAddress: number;
}

export type BookResult =
  /** Committed now, or by an earlier request with the same key. */
  | { outcome: "stored" | "repeated"; booking: StoredBooking }
  | { outcome: "taken" }
  | { outcome: "too_many" }
  | { outcome: "key_reused" };

export interface MoveRules extends SeatRules {
  /** Maximum moves of a meeting. */
  maxMoves: number;
}

/** Result of a change; "gone": the booking does not exist, is cancelled, or already has that time. */
export type ChangeResult =
  | { outcome: "changed"; booking: StoredBooking }
  | { outcome: "taken" | "too_many" | "gone" };

/** Creates the mails about a booking's new state, replacing those not sent yet. */
export type MailsFor = (booking: StoredBooking, unsent: UnsentMail[]) => NewMail[];

/** The bookings. A booking, its seat and its mails are written in one transaction. */
export interface BookingStore {
  saveBooking(booking: NewBooking, rules: BookRules, mailsFor: MailsFor): Promise<BookResult>;
  /** Moves a booking and withdraws its unsent mails. */
  moveBooking(
    id: string,
    time: { start: Millis; ends: Millis; now: Millis },
    rules: MoveRules,
    mailsFor: MailsFor,
  ): Promise<ChangeResult>;
  /** Frees a booking's seat and withdraws its unsent mails. */
  cancelBooking(id: string, now: Millis, mailsFor: MailsFor): Promise<ChangeResult>;
  findBooking(id: string): Promise<StoredBooking | undefined>;
  /** Bookings ending after a time, by start, including cancelled ones. */
  listBookings(after: Millis): Promise<StoredBooking[]>;
  /** Seats taken between two times. */
  takenSeats(from: Millis, until: Millis): Promise<TakenSeat[]>;
  /** Blocks the free seats at these times; returns how many. */
  blockSeats(times: { start: Millis; ends: Millis }[], capacity: number): Promise<number>;
  /** Unblocks seats between two times; returns how many. */
  unblockSeats(from: Millis, until: Millis): Promise<number>;
}

/** Everything that is stored about one person. */
export interface PersonData {
  messages: StoredMessage[];
  subscriptions: {
    id: string;
    email: string;
    lang: string;
    state: string;
    createdAt: Millis;
    confirmedAt: Millis | null;
  }[];
  bookings: StoredBooking[];
}

/** Additional operations for the owner's tools. */
export interface OwnerStore {
  /** Newest first. */
  listMessages(filter: { state?: MessageState; text?: string; limit?: number }): Promise<StoredMessage[]>;
  /** By id or a unique prefix of it. */
  findMessage(id: string): Promise<StoredMessage | undefined>;
  /** Releases a message from quarantine. */
  releaseMessage(id: string, mail: NewMail, now: Millis): Promise<void>;
  listMail(): Promise<WaitingMail[]>;
  /** Makes one mail, or all failed or given-up ones, due now; returns how many. */
  retryMail(id: string | undefined, now: Millis): Promise<number>;
  exportPerson(email: string): Promise<PersonData>;
  /** Deletes rows with their attachments, seats and mails. */
  erase(ids: { messages: string[]; subscriptions: string[]; bookings: string[] }): Promise<void>;
  applyRetention(
    now: Millis,
    days: Record<"messageDays" | "attachmentDays" | "quarantineDays" | "pendingDays" | "mailDays", number>,
  ): Promise<void>;
}

export interface PermitRequest {
  limiter: string;
  client: string;
  now: Millis;
  /** Permits older than this are not counted. */
  windowMs: Millis;
  weight: number;
  /** Returns how long a client with these permits (oldest first) has to wait; 0 grants another one. */
  waitMs: (taken: { takenAt: Millis; weight: number }[]) => Millis;
}

/** The permits of rate limiters that several servers share. */
export interface RateStore {
  takePermit(request: PermitRequest): Promise<{ id: string } | { retryAfterMs: Millis }>;
  /** @param weight 0 deletes the permit */
  setPermitWeight(id: string, weight: number): Promise<void>;
}

/** The server's storage. One contract test covers every implementation. */
export interface Storage
  extends MessageStore,
    AttachmentStore,
    OutboxStore,
    NewsletterStore,
    BookingStore,
    OwnerStore,
    RateStore {
  /**
   * Writes one row. After a write failed for lack of space, it writes as much as a message needs.
   *
   * @param timeoutMs after which PostgreSQL cancels the query
   */
  checkWritable(now: Millis, timeoutMs?: number): Promise<void>;
  close(): Promise<void>;
}
