import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { outboxFigures } from "../support/process-figures.ts";
import { sendMessage } from "../support/requests.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";
import { type SmtpCatcher, startSmtp } from "../support/smtp.ts";

const siteDir = writeSite();
let smtp: SmtpCatcher;
let dataDir: string;
let server: RunningServer | undefined;

beforeEach(async () => {
  smtp = await startSmtp();
  dataDir = mkdtempSync(join(tmpdir(), "outbox-"));
});
afterEach(async () => {
  await server?.stop();
  await smtp.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = { SMTP_URL: smtp.url }): Promise<RunningServer> {
  server = await startServer({ siteDir, dataDir, env });
  return server;
}

const send = (message: string) => sendMessage(server?.url ?? "", { message });

const outbox = () => outboxFigures(server as RunningServer);

describe("a mail", () => {
  test("is retried as the same mail after every kind of rejection", async () => {
    await start();
    for (const [index, reply] of (
      [
        // A server that is closing, a busy mailbox, the owner's mailbox full permanently, a text that is rejected.
        { code: 421, at: "rcpt" },
        { code: 450, at: "rcpt" },
        { code: 550, at: "rcpt" },
        { code: 554, at: "data" },
      ] as const
    ).entries()) {
      const before = server?.output().length ?? 0;
      const log = () => server?.output().slice(before);
      smtp.replies.push(reply, reply);
      const id = await send(`again after ${reply.code}`);
      await smtp.waitFor(index + 1);
      expect(smtp.mails[index]?.raw).toContain(id);
      await expect.poll(outbox).toMatchObject({ pending: 0, dead: 0 });
      expect(smtp.mails).toHaveLength(index + 1);
      // The log arrives a moment later, through a pipe.
      await expect
        .poll(() => log()?.match(/"attempt":\d/g))
        .toEqual(['"attempt":1', '"attempt":2', '"attempt":3']);
      expect(log()).toContain(`"code":"${reply.code}"`);
    }
  });

  test("waits during a mail server outage while messages are accepted and the site stays ready", async () => {
    const { port } = smtp;
    await smtp.close();
    await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await send("first");
    await send("second");
    await expect.poll(() => server?.output()).toContain("mail not sent yet");
    expect((await fetch(`${server?.url}/readyz`)).status).toBe(200);
    smtp = await startSmtp(port);
    await smtp.waitFor(2);
  });

  test("accepted without confirmation keeps its Message-ID when it is sent again", async () => {
    smtp.replies.push("silence");
    await start();
    await send("once or twice");
    await smtp.waitFor(1);
    await server?.kill();
    await start();
    const mails = await smtp.waitFor(2);
    const ids = mails.map((mail) => mail.parsed.messageId);
    expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@profilverk\.example>$/);
    expect(ids[1]).toBe(ids[0]);
  });

  test("uses the configured addresses, whatever the visitor wrote", async () => {
    await start({
      SMTP_URL: smtp.url,
      MAIL_FROM: "Site <site@owner.example>",
      MAIL_TO: "inbox@owner.example",
      MAIL_ENVELOPE_FROM: "bounces@owner.example",
    });
    await send("hello");
    const [mail] = await smtp.waitFor(1);
    expect(mail).toMatchObject({ from: "bounces@owner.example", to: ["inbox@owner.example"] });
    expect(mail?.parsed.from).toEqual({ name: "Site", address: "site@owner.example" });
    expect(mail?.parsed.replyTo).toEqual([{ name: "Kari", address: "kari@example.no" }]);
  });
});

test("without a mail server, writes each mail to an .eml file and logs it", async () => {
  await start({});
  const id = await send("to a file");
  const folder = join(dataDir, "mail");
  await expect
    .poll(() => existsSync(folder) && readdirSync(folder).filter((name) => name.endsWith(".eml")))
    .toHaveLength(1);
  const [name = ""] = readdirSync(folder);
  const mail = await PostalMime.parse(readFileSync(join(folder, name)));
  expect(mail.text).toContain(id);
  await expect.poll(() => server?.output()).toContain("no SMTP_URL is set: mail written to a file");
  expect(await (await fetch(`${server?.url}/readyz`)).json()).toMatchObject({
    status: "ready",
    mail: "files",
  });
});
