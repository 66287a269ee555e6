import { afterAll, beforeAll } from "vitest";
import { type RunningServer, type StartOptions, startServer } from "./server.ts";
import { type SmtpCatcher, startSmtp } from "./smtp.ts";
import { closeBrowser } from "./visitor.ts";

/** The site for the browser tests of a file: its server starts before them and ends after them, with the browser. */
export function siteUnderTest(options: StartOptions = {}): RunningServer {
  const server = {} as RunningServer;
  beforeAll(async () => {
    Object.assign(server, await startServer(options));
  });
  afterAll(async () => {
    await closeBrowser();
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
