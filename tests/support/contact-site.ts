import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect } from "vitest";
import { databaseFile } from "../../server/storage/sqlite.ts";
import { contactFunctionPath } from "../../shared/contact.ts";
import { type RunningServer, startServer } from "./server.ts";
import { writeSite } from "./site.ts";
import { type SmtpCatcher, startSmtp } from "./smtp.ts";

let sequence = 0;

/** A visitor's values with a unique message. */
export const filled = (change: Record<string, unknown> = {}) => ({
  name: "Kari Nordmann",
  email: "kari@example.no",
  message: `Hello number ${sequence++}`,
  package: "Pro - €499",
  ...change,
});

/** A running site with a mail server for the tests of a file, started before and stopped after them. */
export function contactSite(siteDir = writeSite()) {
  const server = {} as RunningServer;
  const smtp = {} as SmtpCatcher;
  beforeAll(async () => {
    Object.assign(smtp, await startSmtp());
    const env = { SMTP_URL: smtp.url, ALLOWED_ORIGINS: "https://cdn.example" };
    Object.assign(server, await startServer({ siteDir, env }));
  });
  afterAll(async () => {
    await server.stop?.();
    await smtp.close?.();
  });

  function row(query: string, ...values: string[]) {
    const database = new DatabaseSync(databaseFile(server.dataDir), { readOnly: true });
    try {
      return database.prepare(query).get(...values);
    } finally {
      database.close();
    }
  }

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

    /** The stored message. */
    stored(id: string) {
      const { fields = "{}", ...columns } = row("select * from messages where id = ?", id) ?? {};
      return { ...columns, ...JSON.parse(String(fields)) };
    },

    countStored: () => Number(row("select count(*) as count from messages")?.count),
  };
}

/** The error of a rejected request, after checking its shape. */
export async function errorOf(answer: Response) {
  const body = await answer.json();
  expect(body).toMatchObject({ ok: false, error: { requestId: answer.headers.get("x-request-id") } });
  return { status: answer.status, code: body.error.code, fields: body.error.fields };
}
