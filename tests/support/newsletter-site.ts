import { expect } from "vitest";
import { newsletterFormPath } from "../../shared/newsletter.ts";
import { query } from "./database.ts";
import { postJson, submitForm } from "./requests.ts";
import { writeSite } from "./site.ts";
import { mailingSiteUnderTest } from "./site-under-test.ts";
import type { CaughtMail } from "./smtp.ts";

/** A running site with a mail server for the newsletter tests of a file. */
export function newsletterSite() {
  const { server, smtp } = mailingSiteUnderTest({ siteDir: writeSite() });

  /** Subscribes like the page's script. */
  const ask = (body: object) => postJson(server.url + newsletterFormPath, body);

  /** Submits a form of the site. */
  const submit = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
    submitForm(server.url + path, fields, headers);

  const mailsTo = (email: string) => smtp.mails.filter((mail) => mail.to.includes(email));

  /** Waits for a number of mails to an address and returns the last. */
  async function lastMail(email: string, count: number): Promise<CaughtMail> {
    await expect.poll(() => mailsTo(email).length).toBe(count);
    const mail = mailsTo(email).at(-1);
    if (!mail) throw new Error("no mail");
    return mail;
  }

  return {
    server,
    smtp,
    ask,
    submit,
    lastMail,

    /** Subscribes and waits for the mail. */
    async mailFor(email: string, lang = "en"): Promise<CaughtMail> {
      const before = mailsTo(email).length;
      expect((await ask({ email, lang })).status).toBe(200);
      return lastMail(email, before + 1);
    },

    /** The stored subscription of an address. */
    listed: (email: string) => query(server.dataDir, "select * from subscribers where email = ?", email)[0],

    /** Submits the form behind a mail's link. */
    async confirm(token: string): Promise<{ status: number; page: string }> {
      const answer = await submit("/newsletter/confirm", { t: token });
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
