/**
 * The long fault run, `npm run test:faults`: thirty kills on each database, and the number of times that the disk
 * was told to write for each acknowledged message. Prints figures for docs/operate.md; fails when one breaks the
 * promise. `--trials=<n>` changes the number of kills.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../support/postgres.ts";
import { writeSite } from "../support/site.ts";
import { countSyncs } from "./count-syncs.ts";
import { readPostgres, readSqlite } from "./databases.ts";
import { type KillFigures, killTrials } from "./kill-trials.ts";

const { values } = parseArgs({ options: { trials: { type: "string", default: "30" } } });
const trials = Number(values.trials);
const siteDir = writeSite();
const dataDir = mkdtempSync(join(tmpdir(), "faults-"));
const postgres = await startPostgres();
let broken = false;

function report(name: string, figures: KillFigures): void {
  console.log(name, figures);
  broken ||= figures.lost + figures.storedTwice + figures.changedAnswers + figures.unmailed > 0;
}

report(
  "SQLite",
  await killTrials({ trials, siteDir, dataDir, env: {}, readMessages: () => readSqlite(dataDir) }),
);
if (postgres) {
  const url = await postgres.createDatabase("faults");
  const readMessages = () => readPostgres(url);
  report(
    "PostgreSQL",
    await killTrials({ trials, siteDir, dataDir, env: { DATABASE_URL: url }, readMessages }),
  );
  await postgres.stop();
}

const syncs = await countSyncs(siteDir, 50);
console.log("writes forced to disk", syncs ?? "not counted: strace is not here");
broken ||= syncs !== undefined && syncs.syncs < syncs.acknowledged;

for (const folder of [siteDir, dataDir]) rmSync(folder, { recursive: true, force: true });
process.exitCode = broken ? 1 : 0;
