import type { Mailbox } from "../env.ts";

/** A rendered mail. Everything in it is clean: one-line fields carry no line breaks, HTML is escaped. */
export interface Mail {
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** An invitation, or its withdrawal, for the receiver's calendar. */
  calendar?: { method: "REQUEST" | "CANCEL"; text: string };
  attachments?: { name: string; type: string; read: () => AsyncIterable<Uint8Array> }[];
  /** Further headers, built from our own words only. */
  headers?: Record<string, string>;
}

/** Hands a mail to the outside world. */
export interface Mailer {
  kind: "smtp" | "files";
  /**
   * Resolves once the other side has taken the mail.
   *
   * @param id of the outbox row; every attempt for it carries the same Message-ID
   * @returns a short code for the log, for example "250"
   * @throws an error that may carry `responseCode` and `command` of the SMTP dialogue
   */
  send(id: string, mail: Mail): Promise<string>;
  close(): void;
}

/** Turns the payload of an outbox row into a mail; undefined when there is nothing to say any more. One per kind of row. */
export type RenderMail = (payload: unknown) => Mail | undefined | Promise<Mail | undefined>;

/** Whose mailbox a kind of mail goes to: the owner's can be repaired, so it is tried for longer. */
export interface MailKind {
  recipient: "owner" | "visitor";
  render: RenderMail;
}

/** The domain of an address, in lower case: whose mail server decides how long a mail to it takes. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1).toLowerCase();
}

/** Escapes text for HTML content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
