import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, relative } from "node:path";
import { languageCodes } from "../shared/languages.ts";
import { exitWithUsage, readArguments } from "./command-line.mjs";
import { root } from "./prepare.mjs";

const usage = `npm run bench:build [-- counts]: builds the site with 26, 260 and 1,000 generated articles in two languages, or with
the given counts, each without caches and again after a change to one article, in a temporary copy of the project, and
prints the times.

  --without-pictures   skips the pictures, which take most of the first build`;

const { values, positionals } = readArguments(usage, {
  options: { "without-pictures": { type: "boolean", default: false } },
  allowPositionals: true,
});
const counts = positionals.map(Number);
if (!counts.every((count) => count > 0)) exitWithUsage(usage, "Every count must be a number above 0");

const notCopied = new Set([
  "node_modules",
  "dist",
  "data",
  ".git",
  ".cache",
  ".react-router",
  "public/covers",
  "public/og",
]);

for (const count of counts.length ? counts : [26, 260, 1000]) {
  const copy = mkdtempSync(join(tmpdir(), "bench-build-"));
  try {
    cpSync(root, copy, { recursive: true, filter: (file) => !notCopied.has(relative(root, file)) });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "dir");
    if (values["without-pictures"]) {
      writeFileSync(join(copy, "drawings/build/pictures.ts"), "export async function buildPictures() {}\n");
    }
    writeArticles(join(copy, "content/articles"), count);
    report(`${count} articles`, copy);
    const changed = join(copy, "content/articles/en/article-0.md");
    writeFileSync(changed, readFileSync(changed, "utf8").replace("In that year", "In the same year"));
    report("one changed", copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Builds a copy and prints wall time and CPU time. */
function report(name: string, folder: string): void {
  const started = performance.now();
  const before = cpuSeconds();
  const { status, stdout, stderr } = spawnSync("node", ["scripts/build-site.ts"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PATH: join(root, "node_modules", ".bin") + delimiter + process.env.PATH },
    shell: process.platform === "win32",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) {
    console.error(stdout.slice(-2000), stderr.slice(-4000));
    process.exit(1);
  }
  const seconds = (performance.now() - started) / 1000;
  const cpuTime = cpuSeconds() - before;
  const pages = filesBelow(join(folder, "dist/client")).filter((file) => file.endsWith(".html")).length;
  console.log(
    `${name}, ${pages} pages: ${seconds.toFixed(1)} s, ${(seconds / pages).toFixed(3)} a page; ` +
      `CPU time ${cpuTime.toFixed(1)}, ${(cpuTime / pages).toFixed(3)} a page`,
  );
  console.log(`  ${stdout.trim().split("\n").at(-1)}`);
}

/** CPU time of child processes; Linux counts it in hundredths of a second. */
function cpuSeconds(): number {
  if (!existsSync("/proc/self/stat")) return Number.NaN;
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Writes the requested number of different articles with the length and parts of a real one. */
function writeArticles(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  const categories = ["career-development", "technology", "leadership", "remote-work", "seo", "healthcare"];
  for (const language of languageCodes) {
    mkdirSync(join(folder, language), { recursive: true });
    for (let n = 0; n < count; n++) {
      const category = categories[n % categories.length];
      const day = new Date(Date.UTC(2015, 0, 1 + n)).toISOString().slice(0, 10);
      const others = [(n + 1) % count, (n + 7) % count].map(
        (other) => `[${noun(other)}](/blog/article-${other})`,
      );
      const quote = `What is said once about ${noun(n)} has to be true of ${noun(n + 3)}.`;
      const text = `---
title: "On ${noun(n)}, number ${n}"
description: "What ${noun(n)} have to do with ${noun(n + 5)}, and what to do about it on Monday."
date: ${day}
minutes: 8
category: ${category}
listing: { order: ${n + 1}, category: ${category} }
tags: [${noun(n)}, ${noun(n + 2)}]
summary: [On ${noun(n)}., On ${noun(n + 1)}., On ${noun(n + 2)}.]
sources:
  - { id: count-${n}, text: "A count of ${noun(n)}, ${2000 + (n % 20)}", url: "https://example.org/count-${n}" }
---
${paragraph(n, 0)} In that year ${n % 100} per cent did.:cite[count-${n}]

${quote} Read about ${others.join(" and ")}, or [ask](/contact).

:::example{title="To copy: a note on ${noun(n)}"${n % 10 ? "" : " sheet"}}
**What:** ${noun(n + 1)}

**By when:** ${noun(n + 2)}
:::

${Array.from({ length: 6 }, (_, i) => section(n, i)).join("\n\n")}

:::quote
${quote}
:::

:::checklist{title="Ten minutes"}
- Write down ten ${noun(n)}.
- Strike nine.
:::
`;
      writeFileSync(join(folder, language, `article-${n}.md`), text);
    }
  }
}

function section(n: number, i: number): string {
  const block = i % 2 ? list(n + i) : table(n + i);
  return `## Section ${i + 1} of ${noun(n + i)}\n\n${[1, 2, 3].map((j) => paragraph(n, i * 3 + j)).join("\n\n")}\n\n${block}`;
}

function list(n: number): string {
  return [1, 2, 3, 4].map((i) => `- **${noun(n + i)}** before ${noun(n + 2 * i)}`).join("\n");
}

function table(n: number): string {
  const rows = [1, 2, 3, 4].map((i) => `| ${noun(n + i)} | ${noun(n + 3 * i)} | ${n + i} |`);
  return ["| What | Beside | How many |", "| --- | --- | --- |", ...rows].join("\n");
}

function paragraph(n: number, i: number): string {
  return Array.from(
    { length: 6 },
    (_, j) =>
      `The ${noun(n + i * j)} of this place are seldom those that ${noun(n * 3 + j + i)} would look for first.`,
  ).join(" ");
}

function noun(n: number): string {
  const nouns = [
    "letters",
    "harbours",
    "questions",
    "editors",
    "bridges",
    "witnesses",
    "lanterns",
    "neighbours",
  ];
  const kinds = ["short", "northern", "second", "honest", "painted", "late", "borrowed", "patient", "wooden"];
  return `${kinds[n % kinds.length]} ${nouns[n % nouns.length]}`;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" });
}
