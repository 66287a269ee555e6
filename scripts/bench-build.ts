import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, relative } from "node:path";
import { readArguments, refuse } from "./command-line.mjs";
import { root } from "./prepare.mjs";

const usage = `npm run bench:build [-- counts]: builds the site with 26, 260 and 1,000 generated articles in two languages, or with as
many as are asked for, each from nothing, in a copy of the project beside it, and prints the seconds for each page.`;

const counts = readArguments(usage, { allowPositionals: true }).positionals.map(Number);
if (!counts.every((count) => count > 0)) refuse(usage, "A count of articles is a number");
const left = new Set([
  "node_modules",
  "dist",
  "data",
  ".git",
  ".cache",
  ".react-router",
  "public/covers",
  "public/og",
]);

const columnWidths = [8, 7, 9, 14];
console.log("articles   pages   seconds   seconds/page");
for (const count of counts.length ? counts : [26, 260, 1000]) {
  const copy = mkdtempSync(join(tmpdir(), "bench-build-"));
  try {
    cpSync(root, copy, { recursive: true, filter: (file) => !left.has(relative(root, file)) });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "dir");
    writeArticles(join(copy, "content/articles"), count);
    const seconds = build(copy);
    const pages = filesBelow(join(copy, "dist/client")).filter((file) => file.endsWith(".html")).length;
    const cells = [String(count), String(pages), seconds.toFixed(1), (seconds / pages).toFixed(3)];
    console.log(cells.map((cell, i) => cell.padStart(columnWidths[i] ?? 0)).join(" "));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Seconds that a build of a copy takes. */
function build(folder: string): number {
  const started = performance.now();
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
  return (performance.now() - started) / 1000;
}

/** As many articles as asked for, all different, of the length and with the parts of a real one. */
function writeArticles(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  const categories = ["career-development", "technology", "leadership", "remote-work", "seo", "healthcare"];
  for (const language of ["en", "no"]) {
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
sources:
  - { id: count-${n}, text: "A count of ${noun(n)}, ${2000 + (n % 20)}", unlinked: "made up for the bench" }
---
${paragraph(n, 0)} In that year ${n % 100} per cent did.:cite[count-${n}]

${quote} Read about ${others.join(" and ")}, or [ask](/contact).

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
  return `## Section ${i + 1} of ${noun(n + i)}\n\n${[1, 2, 3].map((j) => paragraph(n, i * 3 + j)).join("\n\n")}`;
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
