import { type CaughtMail, type Reply, type SmtpCatcher, startSmtp } from "../support/smtp.ts";

/** Behaviour of a mail server: works, rejects temporarily, accepts without confirming, or is unreachable. */
export type MailFault = "none" | "refuses" | "silent" | "away";

/** A mail server that alternates between these and stores all mails. */
export async function startFailingSmtp() {
  let smtp: SmtpCatcher | undefined = await startSmtp();
  const { url, port } = smtp;
  const receivedMails: CaughtMail[][] = [smtp.mails];
  let silences = 0;

  function tell(...replies: Reply[]): void {
    if (smtp) smtp.replies.splice(0, smtp.replies.length, ...replies);
  }

  return {
    url,
    mails: () => receivedMails.flat(),
    unconfirmedMails: () => silences,
    async become(trouble: MailFault): Promise<void> {
      // Unsent replies of the previous behaviour.
      silences -= smtp?.replies.filter((reply) => reply === "silence").length ?? 0;
      if (trouble === "away") {
        await smtp?.close();
        smtp = undefined;
        return;
      }
      if (!smtp) {
        smtp = await startSmtp(port);
        receivedMails.push(smtp.mails);
      }
      if (trouble === "none") tell();
      if (trouble === "refuses")
        tell(...Array.from({ length: 20 }, () => ({ code: 451, at: "rcpt" }) as const));
      if (trouble === "silent") {
        tell("silence", "silence");
        silences += 2;
      }
    },
    async close(): Promise<void> {
      await smtp?.close();
    },
  };
}
