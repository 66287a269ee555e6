import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openSqlite } from "../../server/storage/sqlite.ts";
import { runInbox } from "../support/inbox.ts";
import { postJson, submitForm } from "../support/requests.ts";
import { retention } from "../support/retention.ts";
import { writeSite } from "../support/site.ts";
import { mailingSiteUnderTest } from "../support/site-under-test.ts";

const { server, smtp } = mailingSiteUnderTest({ siteDir: writeSite(), env: { MAIL_RETRY_BASE_MS: "10" } });

/** All readData of a data folder's files, including WAL and backups. */
function readFiles(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1"))
    .join("\n");
}
const readData = () => readFiles(server.dataDir);

const post = (path: string, body: object) => postJson(server.url + path, body);

test("newsletter links are in no database file, neither before nor after use", async () => {
  smtp.replies.push({ code: 451, at: "data" }, { code: 451, at: "data" });
  expect((await post("/api/newsletter", { email: "list@forget.example" })).status).toBe(200);
  // The mail has failed once and waits for its retry.
  await expect.poll(() => smtp.replies.length).toBe(0);
  const waiting = readData();
  expect(waiting).toContain("list@forget.example");
  const [mail] = await smtp.waitFor(1);
  const links = [...(mail?.raw.replace(/=\r\n/g, "") ?? "").matchAll(/\?t=(?:3D)?([\w.-]{60,})/g)];
  const tokens = new Set(links.map(([, token = ""]) => token));
  expect(tokens.size).toBe(2);
  const token = [...tokens].find((each) => mail?.parsed.text?.includes(each)) ?? "";
  const answer = await submitForm(`${server.url}/newsletter/confirm`, { t: token });
  expect(answer.status).toBe(200);
  for (const stored of [waiting, readData()]) {
    for (const token of tokens) expect(stored).not.toContain(token.split(".")[1]);
  }
});

test("data that the owner erases are removed from the files while the site runs, also from the outbox", async () => {
  const secrets = [
    "Forgetme Nordmann",
    "forgetme@forget.example",
    "a sentence to forget",
    "a long one ".repeat(900),
  ];
  const [name, email, message, long] = secrets;
  const before = smtp.mails.length;
  expect((await post("/api/contact", { name, email, message })).status).toBe(200);
  expect((await post("/api/contact", { name, email, message: long })).status).toBe(200);
  await smtp.waitFor(before + 2);
  expect(readData()).toContain(message);
  expect(await runInbox(server.dataDir, "privacy", "erase", "forgetme@forget.example")).toMatchObject({
    code: 0,
  });
  for (const secret of secrets) expect(readData(), secret).not.toContain(secret.slice(0, 60));
});

test("unsubscribing removes the address from the files", async () => {
  const before = smtp.mails.length;
  expect((await post("/api/newsletter", { email: "leaving@forget.example" })).status).toBe(200);
  const mails = await smtp.waitFor(before + 1);
  const leave =
    /<(http[^>]+unsubscribe[^>]+)>/.exec(mails.at(-1)?.raw.replace(/\r\n /g, "") ?? "")?.[1] ?? "";
  expect(readData()).toContain("leaving@forget.example");
  // The mail's row is updated a moment after the SMTP server accepted it.
  await sleep(200);
  expect((await fetch(leave, { method: "POST" })).status).toBe(200);
  expect(readData()).not.toContain("leaving@forget.example");
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
  expect(readFiles(folder)).toContain("old@forget.example");
  const reading = Promise.all(Array.from({ length: 50 }, () => storage.listMessages({})));
  await storage.applyRetention(8 * 86_400_000, retention);
  await reading;
  expect(readFiles(folder)).not.toContain("old@forget.example");
  await storage.close();
  rmSync(folder, { recursive: true });
});
