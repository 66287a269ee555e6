import { afterAll, beforeAll, inject } from "vitest";
import { type RunningServer, type StartOptions, startServer } from "./server.ts";
import { type SmtpCatcher, startSmtp } from "./smtp.ts";
import { closeVisits } from "./visitor.ts";

/** The site for browser tests that book nothing and read nothing but pages: one server for all of them (shared-site.ts). */
export function sharedSite(): { url: string } {
  afterAll(closeVisits);
  return { url: inject("sharedSite") };
}

/** A site of its own for the browser tests of a file: its server starts before them and ends after them. */
export function siteUnderTest(options: StartOptions = {}): RunningServer {
  const server = {} as RunningServer;
  beforeAll(async () => {
    Object.assign(server, await startServer(options));
  });
  afterAll(async () => {
    await closeVisits();
    await server.stop?.();
  });
  return server;
}

/** The same with a mail server that keeps what the site sends. */
export function mailingSiteUnderTest(): { server: RunningServer; smtp: SmtpCatcher } {
  const smtp = {} as SmtpCatcher;
  const env: Record<string, string> = {
    MAIL_FROM: "site@profilverk.example",
    MAIL_TO: "owner@profilverk.example",
  };
  beforeAll(async () => {
    Object.assign(smtp, await startSmtp());
    env.SMTP_URL = smtp.url;
  });
  afterAll(() => smtp.close?.());
  return { server: siteUnderTest({ env }), smtp };
}
