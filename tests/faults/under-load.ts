import { expect } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";
import { type SmtpCatcher, startSmtp } from "../support/smtp.ts";
import { compareResults } from "./account.ts";
import { readPostgres } from "./databases.ts";
import { type Form, isStored, kinds, sendForms } from "./forms.ts";

export interface UnderLoad {
  server: RunningServer;
  smtp: SmtpCatcher;
  /** Sends forms of all kinds during a fault until each is accepted or finally rejected. */
  during(trouble: () => Promise<void>): Promise<Form[]>;
  /**
   * Expects no lost or duplicate form, Retry-After on every rejection, and a running process.
   *
   * @param storedUrl the final database, queried directly
   */
  expectNothingLost(forms: Form[], storedUrl: string): Promise<void>;
  /** Stops the server and expects exit code 0. */
  stop(): Promise<void>;
}

/**
 * Lease of a mail whose connection broke while sending, in ms: longer than any database outage here, and longer
 * than the 15 s after which PgBouncer reconnects. After a longer outage the server could not record
 * the sent mail and would send it again.
 */
const longLeaseMs = 30_000;

/** A server on a PostgreSQL that is about to fail. */
export async function startUnderLoad(databaseUrl: string): Promise<UnderLoad> {
  const smtp = await startSmtp();
  const server = await startServer({
    siteDir: writeSite(),
    env: {
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtp.url,
      RATE_MAIL_GLOBAL: "100000/1h",
      MAIL_LEASE_MS: String(longLeaseMs),
      MAIL_TIMEOUT_MS: String(longLeaseMs / 2),
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
        isDone: () => isOver,
        senders: { contact: 4, newsletter: 1, booking: 2 },
        persistent: true,
        pauseMs: 50,
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
    async expectNothingLost(forms, storedUrl) {
      const stored = await readPostgres(storedUrl);
      const none = {
        lost: 0,
        filesLost: 0,
        unanswered: 0,
        neverAccepted: 0,
        storedTwice: 0,
        changedAnswers: 0,
      };
      const mailed = { ...none, unmailed: 0, mailedAgain: 0 };
      const figures = () => compareResults(forms, stored, smtp.mails);
      await expect
        .poll(figures, { timeout: longLeaseMs + 25_000, interval: 200 })
        .toMatchObject({ contact: mailed, newsletter: mailed, booking: mailed });
      for (const answer of rejections(forms)) {
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

/** Temporary rejections. */
export function rejections(forms: Form[]) {
  return forms.flatMap(({ answers }) => answers).filter(({ status }) => status >= 500);
}
