import type { Millis } from "./times.ts";

/** The queues that mails wait in, so that many of one do not hold up another; `change` is what follows a booking. */
export const lanes = ["booking", "change", "contact", "newsletter"] as const;
export type Lane = (typeof lanes)[number];

/** What a mail is about. It is deleted with it. */
export type Subject = { message: string } | { subscriber: string } | { booking: string };

/** A mail to send; `dedupeKey` makes a second request for the same mail do nothing. */
export interface NewMail {
  id: string;
  kind: string;
  lane: Lane;
  /** Undefined for a mail about several at once. */
  about: Subject | undefined;
  /** The domain of the mailbox that it goes to, or empty for the owner's. */
  domain: string;
  payload: string;
  dedupeKey: string;
  nextAt: Millis;
}

/** A mail that was taken back before anybody began to send it. */
export type UnsentMail = Pick<NewMail, "kind" | "payload">;

/** A mail taken for sending. The token proves that the lease is still ours when the result is written. */
export interface LeasedMail {
  id: string;
  kind: string;
  domain: string;
  payload: string;
  attempts: number;
  createdAt: Millis;
  leaseToken: string;
}

/** Which mails are asked for; whatever is left out does not matter. */
export interface MailChoice {
  lane?: Lane;
  kinds?: string[];
  /** Not to these domains. */
  notTo?: string[];
}

export interface OutboxCounts {
  pending: number;
  dead: number;
  /** When the oldest mail that is due became due, or null when nothing waits. */
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

/** The mails that wait. */
export interface OutboxStore {
  /**
   * Takes one due mail, or none; nobody else gets it until the lease ends. While a mail about a booking is under way,
   * no other of its kind about the same booking is given: they would overtake each other.
   */
  leaseMail(now: Millis, leaseMs: number, choice?: MailChoice): Promise<LeasedMail | undefined>;
  /** When the next mail becomes due or its lease ends, or undefined when none waits. */
  nextMailAt(choice?: MailChoice): Promise<Millis | undefined>;
  /** These four do nothing when the lease was lost meanwhile. What was sent keeps no content. */
  mailSent(mail: LeasedMail, now: Millis, code: string): Promise<void>;
  mailDelayed(mail: LeasedMail, nextAt: Millis, code: string): Promise<void>;
  mailDead(mail: LeasedMail, code: string): Promise<void>;
  /** Deletes a mail that says what is no longer so. */
  mailDropped(mail: LeasedMail): Promise<void>;
  outboxCounts(now: Millis): Promise<OutboxCounts>;
  /** How many mails of these kinds went out in a lane after a time; none that a clock since set back puts later than now. */
  countSent(lane: Lane, kinds: string[], after: Millis, now: Millis): Promise<number>;
}
