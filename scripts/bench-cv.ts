import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseCv } from "../profile/parse/parse-cv.ts";
import { ParseError } from "../profile/parse/parse-error.ts";
import type { Resume } from "../profile/resume.ts";
import { exitWithUsage, readArguments } from "./command-line.mjs";
import { leaks, type Secret } from "./cv/leaks.ts";
import { besides, type Count, groups, type Scores, score } from "./cv/score.ts";
import { f1, sumCounts } from "./cv/totals.ts";

interface Listed {
  file: string;
  lang: string;
  layout: string;
  type: string;
}

const usage = `npm run bench:cv -- FOLDER [--wrong] [--min 0.9]: reads every CV of a folder and prints how it agrees with the truths.
The folder holds manifest.json (file, lang, layout, type), <file>, <file>.truth.json and <file>.sensitive.json.

  --wrong   prints what was wrong
  --min     ends with 1 when the total F1 is below it or a secret leaked`;

const { values, positionals } = readArguments(usage, {
  options: { wrong: { type: "boolean" }, min: { type: "string", default: "0" } },
  allowPositionals: true,
});
const [given = exitWithUsage(usage, "A folder is missing")] = positionals;
const folder = resolve(given);
const json = <Value>(name: string): Value => JSON.parse(readFileSync(join(folder, name), "utf8")) as Value;

// Sequential, because the parser's deadline counts wall time.
const read: Awaited<ReturnType<typeof bench>>[] = [];
for (const listed of json<Listed[]>("manifest.json")) read.push(await bench(listed));
for (const { file, rejection } of read) if (rejection) console.log(`${file}: not read, ${rejection}`);

const line = (name: string, count: Count) => {
  const found = count.right + count.missing;
  const claimed = count.right + count.invented;
  const share = (whole: number) => (whole === 0 ? "    –" : (count.right / whole).toFixed(3));
  return `${name.padEnd(24)} precision ${share(claimed)}  recall ${share(found)}  F1 ${f1(count).toFixed(3)}  of ${found}`;
};

console.log(`${read.length} files\n`);
for (const group of groups) console.log(line(group, sumCounts(read, [group])));
for (const group of besides) console.log(line(`(${group})`, sumCounts(read, [group])));
const total = sumCounts(read, groups);
console.log(`\n${line("all", total)}`);
for (const by of ["lang", "type", "layout"] as const) {
  console.log("");
  for (const [key, own] of Map.groupBy(read, (one) => one[by]))
    console.log(line(key, sumCounts(own, groups)));
}
const worst = read
  .map((one) => ({ ...one, own: f1(sumCounts([one], groups)) }))
  .sort((a, b) => a.own - b.own);
console.log("\nWorst files");
for (const { file, own } of worst.slice(0, 5)) console.log(`${own.toFixed(3)} ${file}`);
const leaked = read.flatMap(({ file, secrets }) =>
  secrets.map(({ kind, value }) => `${file}: ${kind} ${value}`),
);
console.log(`\nSecrets outside of the referees: ${leaked.length}`);
for (const leak of leaked) console.log(leak);
console.log(`Slowest: ${Math.round(Math.max(...read.map(({ ms }) => ms)))} ms`);
if (values.wrong)
  for (const { file, scores } of read)
    for (const [group, { wrong }] of scores)
      for (const words of wrong) console.log(`${file}  ${group}: ${words.slice(0, 160)}`);

const least = Number(values.min);
if (f1(total) < least || (least > 0 && leaked.length > 0)) process.exitCode = 1;

async function bench(
  listed: Listed,
): Promise<Listed & { scores: Scores; secrets: Secret[]; rejection?: string; ms: number }> {
  const truth = json<Resume>(`${listed.file}.truth.json`);
  const secretFile = `${listed.file}.sensitive.json`;
  const secrets = existsSync(join(folder, secretFile))
    ? json<{ sensitive: Secret[] }>(secretFile).sensitive
    : [];
  const start = performance.now();
  try {
    const { resume } = await parseCv(new Uint8Array(readFileSync(join(folder, listed.file))), {
      name: listed.file,
    });
    return {
      ...listed,
      scores: score(truth, resume),
      secrets: leaks(secrets, resume),
      ms: performance.now() - start,
    };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return {
      ...listed,
      scores: score(truth, {}),
      secrets: [],
      rejection: error.code,
      ms: performance.now() - start,
    };
  }
}
