import { expect } from "vitest";
import { contactFunctionPath } from "../../shared/contact.ts";
import { query } from "./database.ts";
import { writeSite } from "./site.ts";
import { mailingSiteUnderTest } from "./site-under-test.ts";
import type { CaughtMail } from "./smtp.ts";

let sequence = 0;

/** A visitor's values with a unique message. */
export const filled = (change: Record<string, unknown> = {}) => ({
  name: "Kari Nordmann",
  email: "kari@example.no",
  message: `Hello number ${sequence++}`,
  package: "Pro - €499",
  ...change,
});

/** A running site with a mail server for the tests of a file. */
export function contactSite(siteDir = writeSite()) {
  const { server, smtp } = mailingSiteUnderTest({ siteDir, env: { ALLOWED_ORIGINS: "https://cdn.example" } });
  return {
    server,
    smtp,

    /** Posts a message or any other body. */
    post(body: unknown, headers: Record<string, string> = {}, path: string = contactFunctionPath) {
      const text = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
      return fetch(server.url + path, {
        method: "POST",
        redirect: "manual",
        headers: { "content-type": "application/json", ...headers },
        body: text as string,
      });
    },

    /** Waits for the mail about a message. */
    async mailAbout(id: string): Promise<CaughtMail> {
      const found = () => smtp.mails.find(({ raw }) => raw.includes(id));
      await expect.poll(found).toBeTruthy();
      return found() as CaughtMail;
    },

    /** The stored message. */
    stored(id: string) {
      const [row = {}] = query(server.dataDir, "select * from messages where id = ?", id);
      const { fields = "{}", ...columns } = row;
      return { ...columns, ...JSON.parse(String(fields)) };
    },

    countStored: () => query(server.dataDir, "select id from messages").length,
  };
}

/** The error of a rejected request, after checking its shape. */
export async function readError(answer: Response) {
  const body = await answer.json();
  expect(body).toMatchObject({ ok: false, error: { requestId: answer.headers.get("x-request-id") } });
  return { status: answer.status, code: body.error.code, fields: body.error.fields };
}
