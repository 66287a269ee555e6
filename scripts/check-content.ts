import { formatProblems } from "../content-loader/articles/format/problem.ts";
import { lengthProblems, reportLines } from "../content-loader/articles/rules/report.ts";
import { articleLengths, articleProblems } from "../content-loader/articles.ts";
import { contentProblems, readArticles } from "../content-loader/content-problems.ts";
import { readArguments } from "./command-line.mjs";

readArguments(`node scripts/check-content.ts: checks everything in content/ and ends with 1 when something is wrong: data files against
their schemas, missing translations, texts and articles against the style sheet (docs/article-style.md). Every problem is named with file and line.`);

const articles = readArticles();
// Lengths are counted only when every article is valid.
const lengths = articleProblems().length === 0 ? articleLengths() : undefined;
const problems = [...contentProblems(articles), ...lengthProblems(lengths ?? [])];

console.log(reportLines(articles, lengths).join("\n"));
if (problems.length > 0) {
  console.error(`\nProblems in content/: ${problems.length}\n${formatProblems(problems)}`);
  process.exitCode = 1;
}
