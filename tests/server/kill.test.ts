import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readPostgres, readSqlite } from "../faults/databases.ts";
import { violatedGuarantees } from "../faults/guarantees.ts";
import { type KillFigures, killTrials } from "../faults/kill-trials.ts";
import { startPostgres } from "../support/postgres.ts";
import { writeSite } from "../support/site.ts";

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), "kill-"));
const siteDir = writeSite();
afterAll(async () => {
  await postgres?.stop();
  for (const path of [folder, siteDir]) rmSync(path, { recursive: true, force: true });
});

/** Each failure of the mail server once; `npm run test:faults` kills thirty times on each database. */
const trials = 5;

function expectKept(figures: KillFigures): void {
  for (const { acknowledged } of Object.values(figures.kinds)) expect(acknowledged).toBeGreaterThan(0);
  expect(violatedGuarantees(figures)).toEqual([]);
}

test("a killed server loses and duplicates no acknowledged form", async () => {
  const dataDir = join(folder, "alone");
  const read = () => readSqlite(dataDir);
  expectKept(await killTrials({ trials, siteDir, dataDirs: [dataDir], env: {}, read }));
}, 180_000);

test.skipIf(!postgres)(
  "two servers on one PostgreSQL, killed separately and together, do not either",
  async () => {
    const url = (await postgres?.createDatabase("kill")) ?? "";
    const dataDirs = [join(folder, "left"), join(folder, "right")];
    const env = { DATABASE_URL: url };
    expectKept(await killTrials({ trials, siteDir, dataDirs, env, read: () => readPostgres(url) }));
  },
  180_000,
);
