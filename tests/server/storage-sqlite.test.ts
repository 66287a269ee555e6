import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { databaseFile, openSqlite } from "../../server/storage/sqlite.ts";
import { StorageUnavailable } from "../../server/storage/storage.ts";
import { storageContract } from "./storage-contract.ts";

const root = mkdtempSync(join(tmpdir(), "sqlite-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const folder = (name: string) => join(root, name);

storageContract(
  "SQLite",
  () => openSqlite(folder("contract"), { exclusive: true }),
  async () => rmSync(folder("contract"), { recursive: true, force: true }),
);

test("rejects a second server on the same file until the first has ended", async () => {
  const first = await openSqlite(folder("lock"), { exclusive: true });
  await expect(openSqlite(folder("lock"), { exclusive: true })).rejects.toThrow("Another server");
  const tool = await openSqlite(folder("lock"), { exclusive: false });
  await tool.checkWritable(1);
  await tool.close();
  await first.close();
  await (await openSqlite(folder("lock"), { exclusive: true })).close();
});

test("makes files readable by their owner only", async () => {
  const storage = await openSqlite(folder("modes"), { exclusive: true });
  await storage.checkWritable(1);
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(mode(folder("modes"))).toBe("700");
  for (const suffix of ["", "-wal", "-shm"]) expect(mode(databaseFile(folder("modes")) + suffix)).toBe("600");
  await storage.close();
});

test("waits for a short lock without blocking the process, and reports a long one", async () => {
  const storage = await openSqlite(folder("busy"), { exclusive: true });
  const other = new DatabaseSync(databaseFile(folder("busy")));

  other.exec("begin immediate");
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks++;
  }, 10);
  setTimeout(() => other.exec("rollback"), 400);
  await storage.checkWritable(1);
  expect(ticks).toBeGreaterThan(2);
  clearInterval(ticking);

  other.exec("begin immediate");
  await expect(storage.checkWritable(2)).rejects.toThrow(StorageUnavailable);
  other.exec("rollback");
  await storage.checkWritable(3);
  other.close();
  await storage.close();
});
