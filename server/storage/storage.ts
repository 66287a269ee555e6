import type { ContactValue } from "../../shared/contact.ts";
import type { NewMail, OutboxStore, UnsentMail, WaitingMail } from "./outbox-store.ts";
import type { Millis } from "./times.ts";

/** Thrown when the database cannot be used now (busy, full, away). Nothing was stored. */
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
  /** The bytes in pieces, each valid until the next is read. Called again when the transaction is retried. */
  chunks(): AsyncIterable<Uint8Array>;
}

export interface NewMessage extends ContactValue {
  id: string;
  createdAt: Millis;
  lang: string;
  /** Why the message is quarantined, undefined for an ordinary one. */
  quarantine: "honeypot" | undefined;
  /** Hash of the text alone, by which mass mailings are recognised. */
  textHash: string;
  /** The client's key for this submission and the hash of what it sent with it. */
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
      /** Whether the message is stored without the attachments it came with, because there was no room. */
      withoutAttachments: boolean;
    }
  | { outcome: "key_reused" };

export interface SaveRules {
  /** After this many messages with the same text, further ones are quarantined … */
  duplicatesAllowed: number;
  /** … within this time. */
  duplicateWindowMs: number;
  /** How long a key is remembered. */
  idempotencyMs: number;
  /** Bytes that all attachments together may take. Servers that share a database may exceed it by what they store at once. */
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
  quarantinedBetween(from: Millis, until: Millis): Promise<StoredMessage[]>;
}

/** What came with messages. */
export interface AttachmentStore {
  /** The attachments of some messages, the file before the draft. */
  attachmentsOf(messageIds: readonly string[]): Promise<Attachment[]>;
  /** The bytes of an attachment in pieces; nothing when it was deleted. */
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
  /** When it was last asked for and a mail was sent. */
  createdAt: Millis;
}

/** The newsletter's list. */
export interface NewsletterStore {
  /** Notes an address and queues its confirmation mail, at most so many within a time; a confirmed one gets none. */
  requestSubscription(
    request: SubscriptionRequest,
    mailFor: (id: string) => NewMail,
    rules: { perAddress: number; perAddressMs: number },
  ): Promise<void>;
  subscription(id: string): Promise<Subscription | undefined>;
  confirmSubscription(id: string, now: Millis): Promise<void>;
  unsubscribe(id: string): Promise<void>;
  confirmedSubscribers(): Promise<{ id: string; email: string; lang: string; confirmedAt: Millis }[]>;
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
  /** The visitor's zone, or empty. */
  timeZone: string;
  state: BookingState;
  /** Rises with every change of time and with the cancellation, as calendars ask for it. */
  sequence: number;
}

export interface NewBooking extends Omit<StoredBooking, "state" | "sequence"> {
  /** The client's key for this submission; who has it is told of the booking again. */
  idempotencyKey: string | undefined;
  /** Hash of everything that was sent. */
  bodyHash: string;
}

/** A seat that is taken; `bookingId` is null where the owner keeps the time free. */
export interface TakenSeat {
  start: Millis;
  ends: Millis;
  bookingId: string | null;
}

export interface SeatRules {
  /** Seats at one time. */
  capacity: number;
  /** Whether a time is offered, seeing every seat taken near it. The table's key decides between those who come at once. */
  isOffered: (taken: TakenSeat[]) => boolean;
}

export interface BookRules extends SeatRules {
  /** Meetings to come that one e-mail address may have, whatever its capitals. */
  mostPerAddress: number;
}

export type BookResult =
  /** Committed now, or by an earlier request with the same key. */
  | { outcome: "stored" | "repeated"; booking: StoredBooking }
  | { outcome: "taken" }
  | { outcome: "too_many" }
  | { outcome: "key_reused" };

export interface MoveRules extends SeatRules {
  /** How often one meeting may get another time. */
  mostMoves: number;
}

/** What a change of a booking came to; "gone": there is none, it is cancelled, or it has that time already. */
export type ChangeResult =
  | { outcome: "changed"; booking: StoredBooking }
  | { outcome: "taken" | "too_many" | "gone" };

/** Makes the mails about what a booking has become, in place of those that still waited to be sent. */
export type MailsFor = (booking: StoredBooking, unsent: UnsentMail[]) => NewMail[];

/** The meetings. A booking, its seat and its mails are always written in one transaction. */
export interface BookingStore {
  saveBooking(booking: NewBooking, rules: BookRules, mailsFor: MailsFor): Promise<BookResult>;
  /** Gives a booking another time and takes back its mails that wait. */
  moveBooking(
    id: string,
    time: { start: Millis; ends: Millis; now: Millis },
    rules: MoveRules,
    mailsFor: MailsFor,
  ): Promise<ChangeResult>;
  /** Frees the seat of a booking and takes back its mails that wait. */
  cancelBooking(id: string, now: Millis, mailsFor: MailsFor): Promise<ChangeResult>;
  findBooking(id: string): Promise<StoredBooking | undefined>;
  /** Those that end after a time, by start; cancelled ones too. */
  listBookings(after: Millis): Promise<StoredBooking[]>;
  /** Every seat taken between two times. */
  takenSeats(from: Millis, until: Millis): Promise<TakenSeat[]>;
  /** Keeps the seats that are still free at these times from being booked; gives back how many there were. */
  blockSeats(times: { start: Millis; ends: Millis }[], capacity: number): Promise<number>;
  /** Offers again what was kept free between two times; gives back how many seats. */
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

/** What the owner's tools need besides. */
export interface OwnerStore {
  /** Newest first. */
  listMessages(filter: { state?: MessageState; text?: string; limit?: number }): Promise<StoredMessage[]>;
  /** By id or the beginning of one, if only one message has it. */
  findMessage(id: string): Promise<StoredMessage | undefined>;
  /** Releases a message from quarantine. */
  releaseMessage(id: string, mail: NewMail, now: Millis): Promise<void>;
  listMail(): Promise<WaitingMail[]>;
  /** Makes one mail, or all that failed or were given up, due now; gives back how many. */
  retryMail(id: string | undefined, now: Millis): Promise<number>;
  exportPerson(email: string): Promise<PersonData>;
  /** Deletes rows with everything that belongs to them: attachments, seats, and mails, waiting or sent. */
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
  /** Decides by the client's permits, oldest first, how long it has to wait; 0 grants another one. */
  waitMs: (taken: { at: Millis; weight: number }[]) => Millis;
}

/** The permits of rate limiters that several servers share. */
export interface RateStore {
  takePermit(request: PermitRequest): Promise<{ id: string } | { retryAfterMs: Millis }>;
  /** @param weight 0 deletes the permit */
  setPermitWeight(id: string, weight: number): Promise<void>;
}

/** What the server needs of a database. One contract test runs against each implementation. */
export interface Storage
  extends MessageStore,
    AttachmentStore,
    OutboxStore,
    NewsletterStore,
    BookingStore,
    OwnerStore,
    RateStore {
  /**
   * Writes one row. After a write that failed for lack of space it writes as much as a message takes.
   *
   * @param timeoutMs after which PostgreSQL cancels the query
   */
  checkWritable(now: Millis, timeoutMs?: number): Promise<void>;
  close(): Promise<void>;
}
