import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect } from "vitest";
import { databaseFile } from "../../server/storage/sqlite.ts";
import { newsletterFormPath } from "../../shared/newsletter.ts";
import { type RunningServer, startServer } from "./server.ts";
import { writeSite } from "./site.ts";
import { type CaughtMail, type SmtpCatcher, startSmtp } from "./smtp.ts";

const formType = "application/x-www-form-urlencoded";

/** A running site with a mail server for the newsletter tests of a file, started before and stopped after them. */
export function newsletterSite() {
  const server = {} as RunningServer;
  const smtp = {} as SmtpCatcher;
  beforeAll(async () => {
    Object.assign(smtp, await startSmtp());
    Object.assign(server, await startServer({ siteDir: writeSite(), env: { SMTP_URL: smtp.url } }));
  });
  afterAll(async () => {
    await server.stop?.();
    await smtp.close?.();
  });

  /** Subscribes like the page's script. */
  function ask(body: object) {
    return fetch(server.url + newsletterFormPath, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  /** Submits a form like a browser without JavaScript, from our own pages unless headers say otherwise. */
  function submit(path: string, body: BodyInit, headers: Record<string, string> = { origin: server.url }) {
    return fetch(server.url + path, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": formType, ...headers },
      body,
    });
  }

  const mailsTo = (email: string) => smtp.mails.filter((mail) => mail.to.includes(email));

  /** Waits for a number of mails to an address and returns the last. */
  async function lastMail(email: string, count: number): Promise<CaughtMail> {
    await expect.poll(() => mailsTo(email).length, { timeout: 15_000 }).toBe(count);
    const mail = mailsTo(email).at(-1);
    if (!mail) throw new Error("no mail");
    return mail;
  }

  function withDatabase<Result>(use: (database: DatabaseSync) => Result): Result {
    const database = new DatabaseSync(databaseFile(server.dataDir), { timeout: 2000 });
    try {
      return use(database);
    } finally {
      database.close();
    }
  }

  return {
    server,
    smtp,
    ask,
    submit,
    mailsTo,
    lastMail,

    /** Subscribes and waits for the mail. */
    async mailFor(email: string, lang = "en"): Promise<CaughtMail> {
      const before = mailsTo(email).length;
      expect((await ask({ email, lang })).status).toBe(200);
      return lastMail(email, before + 1);
    },

    /** The stored subscription of an address. */
    listed: (email: string) =>
      withDatabase((database) => database.prepare("select * from subscribers where email = ?").get(email)),

    /** Changes the database directly. */
    change: (statement: string, ...values: (string | number)[]) =>
      withDatabase((database) => database.prepare(statement).run(...values)),

    /** Submits the form behind a mail's link. */
    async confirm(token: string): Promise<{ status: number; page: string }> {
      const answer = await submit("/newsletter/confirm", new URLSearchParams({ t: token }));
      return { status: answer.status, page: await answer.text() };
    },
  };
}

/** The token of the confirmation link. */
export function confirmToken(mail: CaughtMail): string {
  return /newsletter\/confirm\?t=([\w.-]+)/.exec(mail.parsed.text ?? "")?.[1] ?? "";
}

/** The token of the unsubscribe link, which mail programs show as a button. */
export function unsubscribeToken(mail: CaughtMail): string {
  const header = mail.parsed.headers.find((item) => item.key === "list-unsubscribe")?.value ?? "";
  return /unsubscribe\?t=([^>]+)>/.exec(header)?.[1] ?? "";
}
