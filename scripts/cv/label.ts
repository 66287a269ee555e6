import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadModel } from "../../profile/parse/labeller/labeller.ts";
import { parseSource } from "../../profile/parse/parse-cv.ts";
import type { Resume } from "../../profile/resume.ts";
import { exitWithUsage, readArguments } from "../command-line.mjs";
import { labelByExpected, type Secrets } from "./expected-labels.ts";

const usage = `npm run cv:label -- FOLDER: labels the texts of the CVs of a folder by their expected resumes, so that
npm run cv:train can use them. CVs with labels are skipped. Check the labels of headings and of jobs told in prose.`;

const { positionals } = readArguments(usage, { options: {}, allowPositionals: true });
const folder = resolve(positionals[0] ?? exitWithUsage(usage, "A folder is missing"));
const json = <Value>(name: string): Value => JSON.parse(readFileSync(join(folder, name), "utf8")) as Value;
const model = loadModel();
for (const { file } of json<{ file: string }[]>("manifest.json")) {
  const target = join(folder, `${file}.labels.json`);
  if (existsSync(target)) continue;
  const { lines } = await parseSource(new Uint8Array(readFileSync(join(folder, file))), { name: file });
  const texts = labelByExpected(
    lines,
    json<Resume>(`${file}.truth.json`),
    json<Secrets>(`${file}.sensitive.json`),
    model,
  );
  const rows = texts.map((text) => JSON.stringify(text)).join(",\n");
  writeFileSync(target, `[\n${rows}\n]\n`);
  console.log(target);
}
