import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { readPostgres, readSqlite } from "../faults/databases.ts";
import { runInbox } from "../support/inbox.ts";
import { startInstalledPostgres } from "../support/installed-postgres.ts";
import { sendMessage } from "../support/requests.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { writeSite } from "../support/site.ts";

const siteDir = writeSite();
const root = mkdtempSync(join(tmpdir(), "restore-"));
const postgres = await startInstalledPostgres();
afterAll(() => {
  postgres?.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Sends messages while a backup is made; returns the ids that were acknowledged before it began. */
async function backUpUnderLoad(server: RunningServer, backUp: () => Promise<unknown>): Promise<string[]> {
  const acknowledged: string[] = [];
  let sending = true;
  const senders = Array.from({ length: 4 }, async () => {
    while (sending) acknowledged.push(await sendMessage(server.url));
  });
  await sleep(500);
  const before = [...acknowledged];
  await backUp();
  await sleep(200);
  sending = false;
  await Promise.all(senders);
  expect(acknowledged.length).toBeGreaterThan(before.length);
  return before;
}

const getIds = ({ messages }: { messages: { id: string }[] }) => messages.map(({ id }) => id);

describe("npm run restore", () => {
  test("restores a backup made under load after the data folder is gone", async () => {
    const dataDir = join(root, "drill");
    const backup = join(root, "drill.db");
    const server = await startServer({ siteDir, dataDir });
    const before = await backUpUnderLoad(server, () => runInbox(dataDir, "backup", backup));
    expect((statSync(backup).mode & 0o777).toString(8)).toBe("600");
    expect((await runInbox(dataDir, "backup", join(dataDir, "site.db"))).code).toBe(64);
    await server.kill();
    rmSync(dataDir, { recursive: true });

    const { code, out } = await runInbox(dataDir, "restore", backup);
    const restored = getIds(await readSqlite(dataDir));
    expect([code, out]).toEqual([0, expect.stringContaining(`${restored.length} messages`)]);
    expect(restored).toEqual(expect.arrayContaining(before));
    expect((statSync(join(dataDir, "site.db")).mode & 0o777).toString(8)).toBe("600");

    const again = await startServer({ siteDir, dataDir });
    const id = await sendMessage(again.url);
    expect(await again.stop()).toBe(0);
    expect(getIds(await readSqlite(dataDir))).toEqual(expect.arrayContaining([...before, id]));
  });

  test("rejects an invalid backup, and fails while a server runs or when it would discard newer data", async () => {
    const dataDir = join(root, "newer");
    const backup = join(root, "newer.db");
    const server = await startServer({ siteDir, dataDir });
    const old = await sendMessage(server.url);
    expect((await runInbox(dataDir, "backup", backup)).code).toBe(0);
    // Restoring the same data again would lose nothing.
    expect((await runInbox(dataDir, "restore", backup)).out).toContain("Another server uses");
    const newer = [await sendMessage(server.url), await sendMessage(server.url)];
    await server.stop();

    const invalid = join(root, "invalid.db");
    writeFileSync(invalid, "this is not a database".repeat(500));
    for (const path of [invalid, join(root, "nowhere.db")]) {
      expect((await runInbox(dataDir, "restore", path, "--force")).code).toBe(64);
      expect(existsSync(path)).toBe(path === invalid);
    }
    const rejected = await runInbox(dataDir, "restore", backup);
    expect(rejected).toEqual({ code: 64, out: expect.stringContaining("2 messages") });
    expect(getIds(await readSqlite(dataDir))).toEqual(expect.arrayContaining([old, ...newer]));

    expect((await runInbox(dataDir, "restore", backup, "--force")).code).toBe(0);
    expect(getIds(await readSqlite(dataDir))).toEqual([old]);
    const replaced = readdirSync(dataDir).find((name) => /^site\.db\.replaced-\w+$/.test(name)) ?? "";
    expect(statSync(join(dataDir, replaced)).size).toBeGreaterThan(0);
    expect((await runInbox(dataDir, "restore", backup)).code).toBe(0);
  });

  test.skipIf(!postgres)("restores a dump made under load into an empty PostgreSQL database", async () => {
    const dataDir = join(root, "postgres");
    const dump = join(root, "site.dump");
    const first = postgres?.createDatabase("first") ?? "";
    const second = postgres?.createDatabase("second") ?? "";
    const server = await startServer({ siteDir, dataDir, env: { DATABASE_URL: first } });
    const before = await backUpUnderLoad(server, async () =>
      execFileSync(join(postgres?.bin ?? "", "pg_dump"), ["--format=custom", `--file=${dump}`, first]),
    );
    const restore = (url: string, ...args: string[]) =>
      runInbox(dataDir, { DATABASE_URL: url }, "restore", dump, ...args);
    expect((await restore(first, "--force")).out).toContain("stop all of them");
    await server.stop();

    expect(await restore(second)).toMatchObject({ code: 0 });
    expect(getIds(await readPostgres(second))).toEqual(expect.arrayContaining(before));
    expect((await restore(first)).out).toMatch(/The database contains \d+ messages/);
    expect(await restore(first, "--force")).toMatchObject({ code: 0 });
    expect(getIds(await readPostgres(first)).sort()).toEqual(getIds(await readPostgres(second)).sort());

    const again = await startServer({ siteDir, dataDir, env: { DATABASE_URL: second } });
    await sendMessage(again.url);
    await again.stop();
  });
});
