import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseCv } from "../profile/parse/parse-cv.ts";
import { ParseError } from "../profile/parse/parse-error.ts";
import type { Resume } from "../profile/resume.ts";
import { exitWithUsage, readArguments } from "./command-line.mjs";
import { findLeaks, type Secret } from "./cv/leaks.ts";
import { type Count, f1, groups, type Scores, score, sumCounts, unscoredGroups } from "./cv/score.ts";

interface Listed {
  file: string;
  lang: string;
  layout: string;
  type: string;
}

const usage = `npm run bench:cv -- FOLDER [--wrong] [--min 0.9]: parses every CV of a folder and compares it with the expected result.
The folder holds manifest.json (file, lang, layout, type), <file>, <file>.truth.json and <file>.sensitive.json.

  --wrong   prints every wrong value
  --min     exits with 1 when the total F1 is below it or private data leaked`;

const { values, positionals } = readArguments(usage, {
  options: { wrong: { type: "boolean" }, min: { type: "string", default: "0" } },
  allowPositionals: true,
});
const [input = exitWithUsage(usage, "A folder is missing")] = positionals;
const folder = resolve(input);
const json = <Value>(name: string): Value => JSON.parse(readFileSync(join(folder, name), "utf8")) as Value;

// Sequential, because the parser's deadline counts wall time.
const results: Awaited<ReturnType<typeof bench>>[] = [];
for (const listed of json<Listed[]>("manifest.json")) results.push(await bench(listed));
for (const { file, rejection } of results) if (rejection) console.log(`${file}: not parsed, ${rejection}`);

const line = (name: string, count: Count) => {
  const expected = count.correct + count.missing;
  const parsed = count.correct + count.extra;
  const share = (whole: number) => (whole === 0 ? "    –" : (count.correct / whole).toFixed(3));
  return `${name.padEnd(24)} precision ${share(parsed)}  recall ${share(expected)}  F1 ${f1(count).toFixed(3)}  of ${expected}`;
};

console.log(`${results.length} files\n`);
for (const group of groups) console.log(line(group, sumCounts(results, [group])));
for (const group of unscoredGroups) console.log(line(`(${group})`, sumCounts(results, [group])));
const total = sumCounts(results, groups);
console.log(`\n${line("all", total)}`);
for (const by of ["lang", "type", "layout"] as const) {
  console.log("");
  for (const [key, own] of Map.groupBy(results, (one) => one[by]))
    console.log(line(key, sumCounts(own, groups)));
}
const worst = results
  .map((one) => ({ ...one, own: f1(sumCounts([one], groups)) }))
  .sort((a, b) => a.own - b.own);
console.log("\nWorst files");
for (const { file, own } of worst.slice(0, 5)) console.log(`${own.toFixed(3)} ${file}`);
const leaked = results.flatMap(({ file, secrets }) =>
  secrets.map(({ kind, value }) => `${file}: ${kind} ${value}`),
);
console.log(`\nPrivate data outside the references: ${leaked.length}`);
for (const leak of leaked) console.log(leak);
console.log(`Slowest: ${Math.round(Math.max(...results.map(({ ms }) => ms)))} ms`);
if (values.wrong)
  for (const { file, scores } of results)
    for (const [group, { wrong }] of scores)
      for (const difference of wrong) console.log(`${file}  ${group}: ${difference.slice(0, 160)}`);

const min = Number(values.min);
if (f1(total) < min || (min > 0 && leaked.length > 0)) process.exitCode = 1;

async function bench(
  listed: Listed,
): Promise<Listed & { scores: Scores; secrets: Secret[]; rejection?: string; ms: number }> {
  const expected = json<Resume>(`${listed.file}.truth.json`);
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
      scores: score(expected, resume),
      secrets: findLeaks(secrets, resume),
      ms: performance.now() - start,
    };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return {
      ...listed,
      scores: score(expected, {}),
      secrets: [],
      rejection: error.code,
      ms: performance.now() - start,
    };
  }
}
