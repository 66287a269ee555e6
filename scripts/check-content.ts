import { readdirSync, readFileSync } from "node:fs";
import { formatProblems, type Problem } from "../content-loader/articles/format/problem.ts";
import { articleFaults } from "../content-loader/articles/rules/article-faults.ts";
import { type ArticleText, readArticleText } from "../content-loader/articles/rules/article-text.ts";
import { pageWordProblems } from "../content-loader/articles/rules/page-words.ts";
import { lengthProblems, reportLines } from "../content-loader/articles/rules/report.ts";
import { articleProblems, articleReport } from "../content-loader/articles.ts";
import { lineOfKey } from "../content-loader/data/line-of-key.ts";
import type { Language } from "../content-loader/data/types.ts";
import { dataProblems } from "../content-loader/data/validate.ts";
import { termProblems } from "../content-loader/terms.ts";
import { languageCodes } from "../shared/languages.ts";
import { readArguments } from "./command-line.mjs";

readArguments(`node scripts/check-content.ts: checks everything in content/ and ends with 1 when something is wrong: data files
against their schemas, articles and translations against the style sheet (docs/article-style.md). Every fault is named with file and line.`);

const articles = languageCodes.flatMap(readFolder);
const broken = articleProblems();
// Lengths are reported of what can be published, so not before the format is sound.
const lengths = broken.length === 0 ? articleReport() : undefined;
const problems = [
  ...dataFileProblems(),
  ...broken,
  ...articleFaults(articles),
  ...lengthProblems(lengths ?? []),
  ...languageCodes.flatMap(pageProblems),
];

console.log(reportLines(articles, lengths).join("\n"));
if (problems.length > 0) {
  console.error(`\nProblems in content/: ${problems.length}\n${formatProblems(problems)}`);
  process.exitCode = 1;
}

function dataFileProblems(): Problem[] {
  return dataProblems().map(({ file, key, path, message }) => ({
    file,
    line: lineOfKey(readFileSync(file, "utf8"), path),
    message: `${key}: ${message}`,
  }));
}

function pageProblems(language: Language) {
  const folder = `content/${language}`;
  return readdirSync(folder).flatMap((name) => {
    const place = { file: `${folder}/${name}`, language };
    const text = readFileSync(place.file, "utf8");
    return [...pageWordProblems(text, place), ...termProblems(text, place)];
  });
}

function readFolder(language: Language): ArticleText[] {
  const folder = `content/articles/${language}`;
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      return readArticleText(readFileSync(file, "utf8"), { file, slug: name.slice(0, -3), language }) ?? [];
    });
}
