import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readPostgres, readSqlite } from "../faults/databases.ts";
import { type KillFigures, killTrials } from "../faults/kill-trials.ts";
import { startPostgres } from "../support/postgres.ts";
import { writeSite } from "../support/site.ts";

const postgres = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), "kill-"));
const siteDir = writeSite();
afterAll(async () => {
  await postgres?.stop();
  for (const folder of [dataDir, siteDir]) rmSync(folder, { recursive: true, force: true });
});

/** Five kills here; `npm run test:faults` makes thirty on each database. */
const trials = 5;

function expectKept(figures: KillFigures): void {
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures).toMatchObject({ lost: 0, storedTwice: 0, changedAnswers: 0, unmailed: 0 });
}

test("a server that is killed under load loses no message that it acknowledged", async () => {
  expectKept(
    await killTrials({ trials, siteDir, dataDir, env: {}, readMessages: () => readSqlite(dataDir) }),
  );
}, 120_000);

test.skipIf(!postgres)(
  "nor does it on PostgreSQL",
  async () => {
    const url = (await postgres?.createDatabase("kill")) ?? "";
    const readMessages = () => readPostgres(url);
    expectKept(await killTrials({ trials, siteDir, dataDir, env: { DATABASE_URL: url }, readMessages }));
  },
  120_000,
);
