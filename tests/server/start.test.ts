import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { runInbox } from "../support/inbox.ts";
import { startPostgres } from "../support/postgres.ts";
import { bareEnvironment, launch, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";

const postgres = await startPostgres();
const siteDir = writeSite();
const root = mkdtempSync(join(tmpdir(), "start-"));
afterAll(async () => {
  await postgres?.stop();
  for (const path of [siteDir, root]) rmSync(path, { recursive: true, force: true });
});

/** What a start says that ends by itself; one that does not is killed. */
async function startThatEnds(env: Record<string, string>): Promise<{ code: number | string; text: string }> {
  const server = launch({ PORT: "0", SITE_DIR: siteDir, TOKEN_SECRET: "a secret for tests only", ...env });
  const timer = setTimeout(() => server.process.kill("SIGKILL"), 15_000);
  const code = await server.exited;
  clearTimeout(timer);
  return { code, text: server.output() };
}

/** What the owner's list of messages says. */
function inbox(env: Record<string, string>): { code: number | null; text: string } {
  const secret = { TOKEN_SECRET: "a secret for tests only" };
  const options = { cwd: join(import.meta.dirname, "../.."), env: { ...bareEnvironment, ...secret, ...env } };
  const { status, stderr } = spawnSync(process.execPath, ["server/cli.ts", "list"], options);
  return { code: status, text: stderr.toString() };
}

/** Exactly one line, and so no stack trace. */
const line = (text: string) => expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*\\n$`));

/** Makes a data folder in which a server has worked. */
async function useFolder(dataDir: string): Promise<void> {
  const server = await startServer({ siteDir, dataDir });
  for (let count = 0; count < 20; count++) {
    await fetch(`${server.url}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "A", email: "a@example.no", message: `${count} ${"x".repeat(2000)}` }),
    });
  }
  await server.stop();
}

const used = join(root, "used");
beforeAll(() => useFolder(used));

/** A copy of that folder, for a test to spoil. */
function usedFolder(name: string): { dataDir: string; file: string } {
  const dataDir = join(root, name);
  cpSync(used, dataDir, { recursive: true });
  return { dataDir, file: join(dataDir, "site.db") };
}

describe("a database of a newer version stops the start with one line", () => {
  const newer = "insert into migrations (id, applied_at) values (999, 1)";
  const expected = {
    code: 1,
    text: line("newer version of this site: start that version, or restore a backup"),
  };

  test("in SQLite", async () => {
    const { dataDir, file } = usedFolder("newer");
    const db = new DatabaseSync(file);
    db.exec(newer);
    db.close();
    expect(await startThatEnds({ DATA_DIR: dataDir })).toEqual(expected);
  });

  test.skipIf(!postgres)("in PostgreSQL", async () => {
    const url = (await postgres?.createDatabase("newer")) ?? "";
    const server = await startServer({ siteDir, env: { DATABASE_URL: url } });
    await postgres?.run(newer, "newer");
    expect(await startThatEnds({ DATABASE_URL: url, DATA_DIR: server.dataDir })).toEqual(expected);
    // The running server continues: both versions work at the same time during a rolling update.
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });
});

test.each([
  ["no database at all", (file: string) => writeFileSync(file, "this is no database at all".repeat(400))],
  [
    "cut off",
    (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 8192) * 4096 + 100),
  ],
  [
    "overwritten behind its first page",
    (file: string) => {
      const bytes = readFileSync(file);
      randomBytes(bytes.length - 4096).copy(bytes, 4096);
      writeFileSync(file, bytes);
    },
  ],
  [
    "overwritten within its first page",
    (file: string) => {
      const bytes = readFileSync(file);
      randomBytes(4096 - 100).copy(bytes, 100);
      writeFileSync(file, bytes);
    },
  ],
])(
  "a database file that is %s ends the start with a line on how to restore it, which then works",
  async (name, damage) => {
    const { dataDir, file } = usedFolder(name.replaceAll(" ", "-"));
    const backup = `${file}.backup`;
    cpSync(file, backup);
    damage(file);
    expect(await startThatEnds({ DATA_DIR: dataDir })).toEqual({
      code: 1,
      text: line("site\\.db is damaged\\. Restore a backup: .*backups/.*docs/operate\\.md"),
    });
    expect(await runInbox(dataDir, "restore", backup)).toMatchObject({ code: 0 });
    const server = await startServer({ siteDir, dataDir });
    expect(await server.stop()).toBe(0);
  },
);

test("a locked database file stops the start with one line", async () => {
  const { dataDir, file } = usedFolder("held");
  const db = new DatabaseSync(file);
  db.exec("pragma locking_mode = exclusive; begin exclusive");
  expect(await startThatEnds({ DATA_DIR: dataDir })).toEqual({ code: 1, text: line("locked") });
  db.close();
});

describe("a data folder that cannot be created stops the start with one line", () => {
  const folder = "/proc/nowhere/data";
  const expected = { code: 1, text: line(`DATA_DIR: ${folder}.* cannot be used: E`) };

  test("with SQLite", async () => {
    expect(await startThatEnds({ DATA_DIR: folder })).toEqual(expected);
  });

  test.skipIf(!postgres)("with PostgreSQL, where mails become files", async () => {
    const url = (await postgres?.createDatabase("no_folder")) ?? "";
    expect(await startThatEnds({ DATA_DIR: folder, DATABASE_URL: url })).toEqual(expected);
  });
});

describe.skipIf(!postgres)("an unusable PostgreSQL stops the start with the reason in one line", () => {
  const here = () => `127.0.0.1:${postgres?.port}`;
  test.each([
    ["nobody answers", async () => `postgres://a:b@127.0.0.1:${await freePort()}/a`, "ECONNREFUSED"],
    [
      "a wrong password",
      async () => `postgres://postgres:wrong@${here()}/postgres`,
      "password authentication failed",
    ],
    ["no such database", async () => `postgres://postgres:postgres@${here()}/nowhere`, "does not exist"],
    [
      "commits that are not on disk",
      async () => `postgres://postgres:postgres@${here()}/postgres?options=-c%20synchronous_commit%3Doff`,
      "synchronous_commit = off",
    ],
    [
      "no address that takes writes",
      async () =>
        `postgres://postgres:postgres@${here()},${here()}/postgres?options=-c%20default_transaction_read_only%3Don`,
      "takes no writes; .* takes no writes",
    ],
  ])("%s", async (_what, url, reason) => {
    const env = { DATABASE_URL: await url(), DATA_DIR: join(root, "postgres") };
    const ended = await startThatEnds(env);
    expect(ended).toEqual({ code: 1, text: line(`DATABASE_URL: 127\\.0\\.0\\.1:\\d+: .*${reason}`) });
    expect(ended.text).not.toContain("wrong");
    // The owner's tools say the same.
    expect(inbox(env)).toEqual(ended);
  });
});
