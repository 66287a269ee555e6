import type { MailKind } from "./mail.ts";

/** A failed attempt, for the log and for the decision about a retry. */
export interface MailFailure {
  code: string;
  permanent: boolean;
}

const giveUpAfterMs = 72 * 3_600_000;
/** Protects mails that waited while the server was off, or whose age a wrong clock exaggerates; takes about an hour. */
const leastAttempts = 8;
const longestDelayMs = 3_600_000;

/**
 * Reads a failed attempt. The reply code decides: nodemailer's own `code` is EENVELOPE for 421, 450 and 550 alike.
 * Only a visitor's mailbox that says no for good is final. The owner's mailbox, a login, or a refusal before
 * the recipient is named are configuration, which somebody can repair meanwhile.
 */
export function readFailure(error: unknown, recipient: MailKind["recipient"]): MailFailure {
  const { responseCode, command, code } = (error ?? {}) as Record<string, unknown>;
  const reply = typeof responseCode === "number" ? responseCode : 0;
  const refused = reply >= 500 && (command === "RCPT TO" || command === "DATA");
  return {
    code: reply ? String(reply) : typeof code === "string" ? code : "error",
    permanent: refused && recipient === "visitor",
  };
}

/**
 * When the next attempt is made: base × 2^n with full jitter, at most an hour, so that many waiting mails do
 * not come back together. Undefined after 72 hours and eight attempts.
 *
 * @param attempts made so far, at least 1
 */
export function nextAttemptAt(
  now: number,
  mail: { attempts: number; createdAt: number },
  baseMs: number,
  random: () => number,
): number | undefined {
  if (now - mail.createdAt >= giveUpAfterMs && mail.attempts >= leastAttempts) return undefined;
  const ceiling = Math.min(longestDelayMs, baseMs * 2 ** Math.min(mail.attempts - 1, 20));
  return now + Math.max(Math.ceil(random() * ceiling), Math.min(baseMs, 1000));
}
