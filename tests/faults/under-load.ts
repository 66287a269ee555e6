import { expect } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";
import { type SmtpCatcher, startSmtp } from "../support/smtp.ts";
import { account } from "./account.ts";
import { readPostgres } from "./databases.ts";
import { type Form, isStored, kinds, sendForms } from "./forms.ts";

export interface UnderLoad {
  server: RunningServer;
  smtp: SmtpCatcher;
  /** Sends forms of all kinds while something happens, until each was taken or is refused for good. */
  during(trouble: () => Promise<void>): Promise<Form[]>;
  /**
   * Nothing lost, nothing doubled, every refusal told when to come back, and the process has not ended.
   *
   * @param storedUrl where the database is in the end, asked directly
   */
  expectKept(forms: Form[], storedUrl: string): Promise<void>;
  /** Ends the server, which must have nothing to say against it. */
  stop(): Promise<void>;
}

/**
 * How long a mail is held that was taken for sending when its connection broke, in ms: longer than a database is away here,
 * also on a slow machine, and than the 15 s after which PgBouncer looks for it again. Away for longer, it would not learn that
 * the mail was sent, and the mail would come again.
 */
const leaseMs = 30_000;

/** A server on a PostgreSQL to which something is about to happen. */
export async function startUnderLoad(databaseUrl: string): Promise<UnderLoad> {
  const smtp = await startSmtp();
  const server = await startServer({
    siteDir: writeSite(),
    env: {
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtp.url,
      RATE_MAIL_GLOBAL: "100000/1h",
      MAIL_LEASE_MS: String(leaseMs),
      MAIL_TIMEOUT_MS: String(leaseMs / 2),
    },
  });

  return {
    server,
    smtp,
    async during(trouble) {
      let isOver = false;
      const forms: Form[] = [];
      const load = sendForms({
        forms,
        urls: () => [server.url],
        isOver: () => isOver,
        senders: { contact: 4, newsletter: 1, booking: 2 },
        persistent: true,
      });
      try {
        await untilMoreAreStored(forms);
        await trouble();
        await untilMoreAreStored(forms);
      } finally {
        isOver = true;
      }
      return load;
    },
    async expectKept(forms, storedUrl) {
      const stored = await readPostgres(storedUrl);
      const none = { lost: 0, filesLost: 0, unanswered: 0, untaken: 0, storedTwice: 0, changedAnswers: 0 };
      const mailed = { ...none, unmailed: 0, mailedAgain: 0 };
      const figures = () => account(forms, stored, smtp.mails);
      await expect
        .poll(figures, { timeout: leaseMs + 25_000, interval: 200 })
        .toMatchObject({ contact: mailed, newsletter: mailed, booking: mailed });
      for (const answer of refusals(forms)) {
        expect(answer).toMatchObject({ status: 503, code: "storage_unavailable", retryAfter: "5" });
      }
      expect(server.process.exitCode).toBe(null);
    },
    async stop() {
      expect(await server.stop()).toBe(0);
      await smtp.close();
    },
  };
}

/** Waits until three more forms of each kind are stored. */
async function untilMoreAreStored(forms: Form[]): Promise<void> {
  const counts = () =>
    kinds.map((kind) => forms.filter((form) => form.kind === kind && isStored(form)).length);
  const before = counts();
  await expect
    .poll(() => counts().every((count, index) => count >= (before[index] ?? 0) + 3), { timeout: 30_000 })
    .toBe(true);
}

/** What was answered for now and not for good. */
export function refusals(forms: Form[]) {
  return forms.flatMap(({ answers }) => answers).filter(({ status }) => status >= 500);
}
