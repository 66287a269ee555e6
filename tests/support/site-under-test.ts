import { afterAll, beforeAll, inject } from "vitest";
import { type RunningServer, type StartOptions, startServer } from "./server.ts";
import { type SmtpCatcher, startSmtp } from "./smtp.ts";

/** The server that all browser tests share (shared-site.ts), for tests that store nothing. */
export function sharedSite(): { url: string } {
  return { url: inject("sharedSite") };
}

/** A server for the tests of a file, started before and stopped after them. */
export function siteUnderTest(options: StartOptions = {}): RunningServer {
  const server = {} as RunningServer;
  beforeAll(async () => {
    Object.assign(server, await startServer(options));
  });
  afterAll(() => server.stop?.());
  return server;
}

/** The same with a mail server that keeps what the site sends. */
export function mailingSiteUnderTest(options: StartOptions = {}): {
  server: RunningServer;
  smtp: SmtpCatcher;
} {
  const smtp = {} as SmtpCatcher;
  const env: Record<string, string> = { ...options.env };
  beforeAll(async () => {
    Object.assign(smtp, await startSmtp());
    env.SMTP_URL = smtp.url;
  });
  afterAll(() => smtp.close?.());
  return { server: siteUnderTest({ ...options, env }), smtp };
}
