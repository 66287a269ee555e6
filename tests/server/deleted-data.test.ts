import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSqlite } from "../../server/storage/sqlite.ts";
import { runInbox } from "../support/inbox.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";
import { type SmtpCatcher, startSmtp } from "../support/smtp.ts";

let smtp: SmtpCatcher;
let server: RunningServer;
beforeAll(async () => {
  smtp = await startSmtp();
  server = await startServer({ siteDir: writeSite(), env: { SMTP_URL: smtp.url, MAIL_RETRY_BASE_MS: "10" } });
});
afterAll(async () => {
  await server?.stop();
  await smtp?.close();
});

/** All bytes of a data folder's files, including WAL and backups. */
function bytesOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n");
}
const bytes = () => bytesOf(server.dataDir);

function post(path: string, body: object) {
  return fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

test("newsletter links are in no database file, neither before nor after use", async () => {
  smtp.replies.push({ code: 451, at: "data" }, { code: 451, at: "data" });
  expect((await post("/api/newsletter", { email: "list@forget.example" })).status).toBe(200);
  // The mail has failed once and waits for its retry.
  await expect.poll(() => smtp.replies.length, { timeout: 15_000 }).toBe(0);
  const waiting = bytes();
  expect(waiting).toContain("list@forget.example");
  const [mail] = await smtp.waitFor(1);
  const links = [...(mail?.raw.replace(/=\r\n/g, "") ?? "").matchAll(/\?t=(?:3D)?([\w.-]{60,})/g)];
  const tokens = new Set(links.map(([, token = ""]) => token));
  expect(tokens.size).toBe(2);
  const answer = await fetch(`${server.url}/newsletter/confirm`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: server.url },
    body: new URLSearchParams({ t: [...tokens].find((token) => mail?.parsed.text?.includes(token)) ?? "" }),
  });
  expect(answer.status).toBe(200);
  for (const stored of [waiting, bytes()]) {
    for (const token of tokens) expect(stored).not.toContain(token.split(".")[1]);
  }
});

test("data that the owner erases are removed from the files while the site runs, also from the outbox", async () => {
  const words = [
    "Forgetme Nordmann",
    "forgetme@forget.example",
    "a sentence to forget",
    "a long one ".repeat(900),
  ];
  const [name, email, message, long] = words;
  const before = smtp.mails.length;
  expect((await post("/api/contact", { name, email, message })).status).toBe(200);
  expect((await post("/api/contact", { name, email, message: long })).status).toBe(200);
  await smtp.waitFor(before + 2);
  expect(bytes()).toContain(message);
  expect(await runInbox(server.dataDir, "privacy", "erase", "forgetme@forget.example")).toMatchObject({
    code: 0,
  });
  for (const word of words) expect(bytes(), word).not.toContain(word.slice(0, 60));
});

test("unsubscribing removes the address from the files", async () => {
  const before = smtp.mails.length;
  expect((await post("/api/newsletter", { email: "leaving@forget.example" })).status).toBe(200);
  const mails = await smtp.waitFor(before + 1);
  const leave =
    /<(http[^>]+unsubscribe[^>]+)>/.exec(mails.at(-1)?.raw.replace(/\r\n /g, "") ?? "")?.[1] ?? "";
  expect(bytes()).toContain("leaving@forget.example");
  // The mail's row is updated a moment after the SMTP server accepted it.
  await sleep(200);
  expect((await fetch(leave, { method: "POST" })).status).toBe(200);
  expect(bytes()).not.toContain("leaving@forget.example");
});

test("expired data are removed from database and WAL while others read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "forgotten-"));
  const storage = await openSqlite(folder, { exclusive: true });
  await storage.requestSubscription(
    { id: crypto.randomUUID(), email: "old@forget.example", lang: "no", now: 0 },
    (id) => ({
      id,
      kind: "newsletter-confirm",
      lane: "newsletter",
      about: { subscriber: id },
      domain: "forget.example",
      payload: '{"email":"old@forget.example"}',
      dedupeKey: id,
      nextAt: 0,
    }),
    { perAddress: 1, perAddressMs: 1 },
  );
  const mail = await storage.leaseMail(1, 1000);
  if (!mail) throw new Error("no mail");
  await storage.markMailSent(mail, 2, "250");
  expect(bytesOf(folder)).toContain("old@forget.example");
  const reading = Promise.all(Array.from({ length: 50 }, () => storage.listMessages({})));
  await storage.applyRetention(8 * 86_400_000, {
    messageDays: 365,
    attachmentDays: 90,
    quarantineDays: 30,
    pendingDays: 7,
    mailDays: 7,
  });
  await reading;
  expect(bytesOf(folder)).not.toContain("old@forget.example");
  await storage.close();
  rmSync(folder, { recursive: true });
});
