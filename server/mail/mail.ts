import type { Mailbox } from "../settings/read-settings.ts";

/** A rendered mail. One-line fields contain no line breaks, and HTML is escaped. */
export interface Mail {
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  /** An invitation or cancellation for the recipient's calendar. */
  calendar?: { method: "REQUEST" | "CANCEL"; text: string };
  attachments?: { name: string; type: string; read: () => AsyncIterable<Uint8Array> }[];
  /** Additional headers, without visitors' input. */
  headers?: Record<string, string>;
}

/** Sends mails. */
export interface Mailer {
  kind: "smtp" | "files";
  /**
   * Resolves when the mail server has accepted the mail.
   *
   * @param id of the outbox row; every attempt has the same Message-ID
   * @returns a short code for the log, for example "250"
   * @throws an error that may carry `responseCode` and `command` of the SMTP dialogue
   */
  send(id: string, mail: Mail): Promise<string>;
  close(): void;
}

/**
 * Renders the payload of an outbox row; undefined when the mail is obsolete.
 *
 * @param attempt 1 for the first attempt to send it
 */
export type RenderMail = (payload: unknown, attempt: number) => Mail | undefined | Promise<Mail | undefined>;

/** A kind of mail. A rejection by the owner's mailbox is never final, because the owner can fix it. */
export interface MailKind {
  recipient: "owner" | "visitor";
  render: RenderMail;
}

/** The domain of an address, in lower case. */
export function emailDomain(address: string): string {
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
