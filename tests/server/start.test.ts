import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSqlite } from "../faults/databases.ts";
import { freePort } from "../support/free-port.ts";
import { runInbox } from "../support/inbox.ts";
import { startPostgres } from "../support/postgres.ts";
import { sendMessage } from "../support/requests.ts";
import { bareEnvironment, launch, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";

const postgres = await startPostgres();
const siteDir = writeSite();
const root = mkdtempSync(join(tmpdir(), "start-"));
afterAll(async () => {
  await postgres?.stop();
  for (const path of [siteDir, root]) rmSync(path, { recursive: true, force: true });
});

/** Starts a server that is expected to exit, and returns its exit code and output. Kills it after 15 s. */
async function failingStart(env: Record<string, string>): Promise<{ code: number | string; text: string }> {
  const server = launch({ PORT: "0", SITE_DIR: siteDir, TOKEN_SECRET: "a secret for tests only", ...env });
  const timer = setTimeout(() => server.process.kill("SIGKILL"), 15_000);
  const code = await server.exited;
  clearTimeout(timer);
  return { code, text: server.output() };
}

/** Runs `inbox list` and returns its exit code and errors. */
function inbox(env: Record<string, string>): { code: number | null; text: string } {
  const secret = { TOKEN_SECRET: "a secret for tests only" };
  const options = { cwd: join(import.meta.dirname, "../.."), env: { ...bareEnvironment, ...secret, ...env } };
  const { status, stderr } = spawnSync(process.execPath, ["server/cli.ts", "list"], options);
  return { code: status, text: stderr.toString() };
}

/** Matches exactly one line, so no stack trace. */
const line = (text: string) => expect.stringMatching(new RegExp(`^[^\\n]*${text}[^\\n]*\\n$`));

/** Fills a data folder by running a server on it. */
async function fillFolder(dataDir: string): Promise<void> {
  const server = await startServer({ siteDir, dataDir });
  for (let count = 0; count < 20; count++) {
    await sendMessage(server.url, { message: `${count} ${"x".repeat(2000)}` });
  }
  await server.stop();
}

const filled = join(root, "filled");
beforeAll(() => fillFolder(filled));

/** Copies that folder for a test to damage. */
function copyFolder(name: string): { dataDir: string; file: string } {
  const dataDir = join(root, name);
  cpSync(filled, dataDir, { recursive: true });
  return { dataDir, file: join(dataDir, "site.db") };
}

describe("stops the start with one line when the database is from a newer version", () => {
  const newer = "insert into migrations (id, applied_at) values (999, 1)";
  const expected = {
    code: 1,
    text: line("newer version of this site: start that version, or restore a backup"),
  };

  test("in SQLite", async () => {
    const { dataDir, file } = copyFolder("newer");
    const db = new DatabaseSync(file);
    db.exec(newer);
    db.close();
    expect(await failingStart({ DATA_DIR: dataDir })).toEqual(expected);
  });

  test.skipIf(!postgres)("in PostgreSQL", async () => {
    const url = (await postgres?.createDatabase("newer")) ?? "";
    const server = await startServer({ siteDir, env: { DATABASE_URL: url } });
    await postgres?.run(newer, "newer");
    expect(await failingStart({ DATABASE_URL: url, DATA_DIR: server.dataDir })).toEqual(expected);
    // The running server continues, because a rolling update runs both versions at once.
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
  });
});

test.each([
  ["not a database", (file: string) => writeFileSync(file, "this is no database at all".repeat(400))],
  [
    "cut off",
    (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 8192) * 4096 + 100),
  ],
  [
    "overwritten after its first page",
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
])("stops the start with a line on how to restore the database when its file is %s", async (name, damage) => {
  const { dataDir, file } = copyFolder(name.replaceAll(" ", "-"));
  damage(file);
  expect(await failingStart({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    text: line("site\\.db is damaged\\. Restore a backup: .*backups/.*docs/operate\\.md"),
  });
});

test("starts again when a backup is restored over a damaged database", async () => {
  const { dataDir, file } = copyFolder("restored");
  const backup = `${file}.backup`;
  cpSync(file, backup);
  writeFileSync(file, "this is no database at all".repeat(400));
  expect(await runInbox(dataDir, "restore", backup)).toMatchObject({ code: 0 });
  const server = await startServer({ siteDir, dataDir });
  expect(await server.stop()).toBe(0);
  expect((await readSqlite(dataDir)).messages).toHaveLength(20);
});

test("stops the start with one line when the database file is locked", async () => {
  const { dataDir, file } = copyFolder("held");
  const db = new DatabaseSync(file);
  db.exec("pragma locking_mode = exclusive; begin exclusive");
  expect(await failingStart({ DATA_DIR: dataDir })).toEqual({ code: 1, text: line("locked") });
  db.close();
});

describe("stops the start with one line when the data folder cannot be created", () => {
  const folder = "/proc/nowhere/data";
  const expected = { code: 1, text: line(`DATA_DIR: ${folder}.* cannot be used: E`) };

  test("with SQLite", async () => {
    expect(await failingStart({ DATA_DIR: folder })).toEqual(expected);
  });

  test.skipIf(!postgres)("with PostgreSQL, where mails become files", async () => {
    const url = (await postgres?.createDatabase("no_folder")) ?? "";
    expect(await failingStart({ DATA_DIR: folder, DATABASE_URL: url })).toEqual(expected);
  });
});

describe.skipIf(!postgres)("stops the start with the reason in one line when PostgreSQL", () => {
  const here = () => `127.0.0.1:${postgres?.port}`;
  test.each([
    ["does not answer", async () => `postgres://a:b@127.0.0.1:${await freePort()}/a`, "ECONNREFUSED"],
    [
      "rejects the password",
      async () => `postgres://postgres:wrong@${here()}/postgres`,
      "password authentication failed",
    ],
    ["has no such database", async () => `postgres://postgres:postgres@${here()}/nowhere`, "does not exist"],
    [
      "confirms commits that are not on disk",
      async () => `postgres://postgres:postgres@${here()}/postgres?options=-c%20synchronous_commit%3Doff`,
      "synchronous_commit = off",
    ],
    [
      "accepts writes at no address",
      async () =>
        `postgres://postgres:postgres@${here()},${here()}/postgres?options=-c%20default_transaction_read_only%3Don`,
      "accepts no writes; .* accepts no writes",
    ],
  ])("%s", async (what, url, reason) => {
    const env = { DATABASE_URL: await url(), DATA_DIR: join(root, "postgres") };
    const ended = await failingStart(env);
    expect(ended).toEqual({ code: 1, text: line(`DATABASE_URL: 127\\.0\\.0\\.1:\\d+: .*${reason}`) });
    expect(ended.text).not.toContain("wrong");
    // The inbox command opens the database in the same way.
    if (what === "does not answer") expect(inbox(env)).toEqual(ended);
  });
});
