import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { csv } from "../../server/inbox/format.ts";
import { expireMailFiles } from "../../server/mail/mail-files.ts";
import { runInbox, runInboxInto } from "../support/inbox.ts";
import { sendMessage } from "../support/requests.ts";
import { writeSite } from "../support/site.ts";
import { siteUnderTest } from "../support/site-under-test.ts";

const dataDir = mkdtempSync(join(tmpdir(), "inbox-"));
const server = siteUnderTest({ siteDir: writeSite(), dataDir });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs an inbox command while the server runs. */
const inbox = (...args: string[]) => runInbox(dataDir, ...args);

const send = (change: Record<string, string>) => sendMessage(server.url, change);

const mailFiles = () => readdirSync(join(dataDir, "mail"));

describe("the owner", () => {
  test("reads, searches and exports messages while the site runs", async () => {
    const id = await send({ name: "=HYPERLINK(1)", message: 'Line one\nline, "two"', package: "Pro - €499" });
    expect((await inbox("list")).out).toContain(
      `${id.slice(0, 8)}  =HYPERLINK(1) <kari@example.no>  Pro - €499  Line one`,
    );
    expect((await inbox("search", "LINE,")).out).toContain(id.slice(0, 8));
    expect((await inbox("search", "nowhere")).out).toContain("No messages");
    expect((await inbox("show", id.slice(0, 8))).out).toContain('Line one\nline, "two"');
    const table = (await inbox("export")).out;
    expect(table).toContain(`"'=HYPERLINK(1)","kari@example.no","Pro - €499","Line one\nline, ""two"""`);
    expect(JSON.parse((await inbox("export", "--json")).out)).toContainEqual(expect.objectContaining({ id }));
  });

  test("releases a message from quarantine", async () => {
    const id = await send({ website: "x" });
    expect((await inbox("list", "--quarantined")).out).toContain(`${id.slice(0, 8)} [quarantined: honeypot]`);
    const before = mailFiles().length;
    expect((await inbox("release", id)).out).toContain("Released");
    await expect.poll(() => mailFiles().length).toBe(before + 1);
    expect((await inbox("release", id)).out).toContain("is not in quarantine");
  });

  test("erases a person everywhere, also in mail files", async () => {
    const before = mailFiles().length;
    await send({ name: "Eva", email: "Eva@example.no" });
    await send({ name: "Eva", email: "eva@example.no" });
    const other = await send({ email: "other@example.no" });
    await expect.poll(() => mailFiles().length).toBe(before + 3);
    expect(JSON.parse((await inbox("privacy", "export", "eva@example.no")).out).messages).toHaveLength(2);
    expect((await inbox("privacy", "erase", "eva@example.no")).out).toContain(
      "erased 2 messages, 0 subscriptions, 0 bookings, 2 mail files",
    );
    expect((await inbox("list")).out).not.toMatch(/eva@/i);
    expect((await inbox("show", other)).code).toBe(0);
    expect(mailFiles()).toHaveLength(before + 1);
  });

  test("erases a person with a non-ASCII domain, and nobody with a similar address", async () => {
    const before = mailFiles().length;
    await send({ name: "Ari", email: "ari@blåbær.no" });
    const other = await send({ name: "Kari", email: "kari@blåbær.no" });
    await expect.poll(() => mailFiles().length).toBe(before + 2);
    expect(JSON.parse((await inbox("privacy", "export", "ari@blåbær.no")).out).messages).toHaveLength(1);
    expect((await inbox("privacy", "erase", "ari@blåbær.no")).out).toContain(
      "erased 1 messages, 0 subscriptions, 0 bookings, 1 mail files",
    );
    expect((await inbox("show", other)).code).toBe(0);
  });

  test.each([
    { script: "Latin", text: "A message" },
    { script: "Cyrillic", text: "Сообщение кириллицей. ".repeat(100) },
  ])("erases one message with its mail, written in $script letters", async ({ text }) => {
    const before = mailFiles().length;
    const id = await send({ message: `${text} ${crypto.randomUUID()}` });
    await expect.poll(() => mailFiles().length).toBe(before + 1);
    expect((await inbox("erase", id)).out).toContain(`Erased message ${id} and 1 mail files`);
    expect((await inbox("show", id)).code).toBe(64);
  });

  test("sees an empty outbox and exports an empty subscriber list", async () => {
    await expect.poll(async () => (await inbox("outbox")).out).not.toMatch(/ contact /);
    expect((await inbox("newsletter", "export")).out).toContain('"email","lang","confirmedAt","unsubscribe"');
    expect((await inbox("retry")).code).toBe(64);
    expect((await inbox("retry", "--all")).code).toBe(0);
  });

  test("gets usage and errors", async () => {
    expect(await inbox()).toMatchObject({ code: 0, out: expect.stringContaining("privacy export|erase") });
    expect((await inbox("delete-everything")).code).toBe(64);
    expect((await inbox("list", "--limit=all")).code).toBe(64);
    expect(await inbox("list", "--everything")).toMatchObject({
      code: 64,
      out: expect.stringMatching(/^Unknown option '--everything'/),
    });
  });

  test("gets an error in a wrong folder instead of an empty list", async () => {
    const nothing = join(dataDir, "nothing");
    expect(await runInbox(nothing, "list")).toMatchObject({
      code: 64,
      out: expect.stringContaining(nothing),
    });
  });
});

test("writes complete files", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "export-")), "messages.csv");
  const file = openSync(path, "w");
  expect(await runInboxInto(file, dataDir, "export")).toEqual({ code: 0, out: "" });
  closeSync(file);
  expect(readFileSync(path, "utf8")).toBe((await inbox("export")).out);
});

// Writing to /dev/full on Linux always fails with ENOSPC.
test.skipIf(!existsSync("/dev/full"))("reports a full disk", async () => {
  const full = openSync("/dev/full", "w");
  const { code, out } = await runInboxInto(full, dataDir, "export");
  closeSync(full);
  expect(code).toBe(1);
  expect(out).toMatch(/^ENOSPC: [^\n]+\n$/);
});

test.each(["/proc/nowhere/copy.db", "/dev/null/copy.db"])(
  "reports in one line that it cannot write a backup to %s",
  async (target) => {
    const { code, out } = await inbox("backup", target);
    expect(code).toBe(1);
    expect(out).toMatch(/^E[A-Z]+: [^\n]+\n$/);
  },
);

test("deletes mail files after their retention time", () => {
  const folder = mkdtempSync(join(tmpdir(), "old-mail-"));
  mkdirSync(join(folder, "mail"));
  for (const [name, time] of [
    ["old.eml", 1000],
    ["new.eml", 3000],
    ["note.txt", 1000],
  ] as const) {
    writeFileSync(join(folder, "mail", name), "x");
    utimesSync(join(folder, "mail", name), time, time);
  }
  expect(expireMailFiles(folder, 2_000_000)).toBe(1);
  expect(readdirSync(join(folder, "mail")).sort()).toEqual(["new.eml", "note.txt"]);
  expect(expireMailFiles(join(folder, "nowhere"), 2_000_000)).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});

test("escapes formulas in exports", () => {
  for (const text of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "|calc"]) {
    expect(csv([{ a: text }], ["a"])).toContain(`"'${text}"`);
  }
  expect(csv([{ a: "plain - text" }], ["a"])).toContain('"plain - text"');
});
