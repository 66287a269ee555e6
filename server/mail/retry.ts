import type { MailKind } from "./mail.ts";

/** A failed attempt, for the log and for the decision about a retry. */
export interface MailFailure {
  code: string;
  permanent: boolean;
}

const giveUpAfterMs = 72 * 3_600_000;
/** Protects mails that waited while the server was off, or whose age a wrong clock exaggerates; takes about an hour. */
const minAttempts = 8;
const longestDelayMs = 3_600_000;

/**
 * Classifies a failed attempt. The reply code decides: nodemailer's own `code` is EENVELOPE for 421, 450 and 550 alike.
 * Only a permanent rejection by a visitor's mailbox is final. The owner's mailbox, the login, or a rejection before
 * the recipient is named are configuration errors, which can be fixed meanwhile.
 */
export function classifyFailure(error: unknown, recipient: MailKind["recipient"]): MailFailure {
  const { responseCode, command, code } = (error ?? {}) as Record<string, unknown>;
  const reply = typeof responseCode === "number" ? responseCode : 0;
  const rejected = reply >= 500 && (command === "RCPT TO" || command === "DATA");
  return {
    code: reply ? String(reply) : typeof code === "string" ? code : "error",
    permanent: rejected && recipient === "visitor",
  };
}

/**
 * Time of the next attempt: base × 2^n with full jitter, at most an hour, so that waiting mails do
 * not retry together. Undefined after 72 hours and eight attempts.
 *
 * @param attempts made so far, at least 1
 */
export function nextAttemptAt(
  now: number,
  mail: { attempts: number; createdAt: number },
  baseMs: number,
  random: () => number,
): number | undefined {
  if (now - mail.createdAt >= giveUpAfterMs && mail.attempts >= minAttempts) return undefined;
  const ceiling = Math.min(longestDelayMs, baseMs * 2 ** Math.min(mail.attempts - 1, 20));
  return now + Math.max(Math.ceil(random() * ceiling), Math.min(baseMs, 1000));
}
