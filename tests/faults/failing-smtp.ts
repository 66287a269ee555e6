import { type CaughtMail, type Reply, type SmtpCatcher, startSmtp } from "../support/smtp.ts";

/** How a mail server behaves: as it should, refuses for now, takes a mail and says nothing, or cannot be reached. */
export type MailTrouble = "none" | "refuses" | "silent" | "away";

/** A mail server at one address that fails in turns and keeps everything it was sent. */
export async function startFailingSmtp() {
  let smtp: SmtpCatcher | undefined = await startSmtp();
  const { url, port } = smtp;
  const kept: CaughtMail[][] = [smtp.mails];
  let silences = 0;

  function tell(...replies: Reply[]): void {
    if (smtp) smtp.replies.splice(0, smtp.replies.length, ...replies);
  }

  return {
    url,
    mails: () => kept.flat(),
    takenInSilence: () => silences,
    async become(trouble: MailTrouble): Promise<void> {
      // What is left from before was never said.
      silences -= smtp?.replies.filter((reply) => reply === "silence").length ?? 0;
      if (trouble === "away") {
        await smtp?.close();
        smtp = undefined;
        return;
      }
      if (!smtp) {
        smtp = await startSmtp(port);
        kept.push(smtp.mails);
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
