import { readdirSync, readFileSync } from "node:fs";
import { type LanguageCode, languageCodes } from "../shared/languages.ts";
import type { Problem } from "./articles/format/problem.ts";
import { type ArticleText, readArticleText } from "./articles/rules/article-text.ts";
import { linkProblems } from "./articles/rules/links.ts";
import { pageTextProblems } from "./articles/rules/page-texts.ts";
import { sourceProblems } from "./articles/rules/sources.ts";
import { spellingProblems } from "./articles/rules/spelling.ts";
import { typographyProblems } from "./articles/rules/typography.ts";
import { articleProblems, readableArticles } from "./articles.ts";
import { findKeyLine } from "./data/find-key-line.ts";
import { dataProblems } from "./data/validate.ts";
import { translationProblems } from "./missing-translations.ts";
import { termProblems } from "./terms.ts";

const rules = [linkProblems, spellingProblems, typographyProblems];

/** All problems in `content/`: schema violations, missing translations, style of texts and articles. */
export function contentProblems(articles: ArticleText[] = readArticles()): Problem[] {
  return [
    ...dataFileProblems(),
    ...translationProblems(),
    ...articleProblems(),
    ...styleProblems(articles),
    ...languageCodes.flatMap(textProblems),
  ];
}

/** The articles of both languages whose front matter can be read. */
export function readArticles(): ArticleText[] {
  return readableArticles().map(readArticleText);
}

function dataFileProblems(): Problem[] {
  return dataProblems().map(({ file, key, path, message }) => ({
    file,
    line: findKeyLine(readFileSync(file, "utf8"), path),
    message: `${key}: ${message}`,
  }));
}

function textProblems(language: LanguageCode): Problem[] {
  const folder = `content/${language}`;
  return readdirSync(folder).flatMap((name) => {
    const place = { file: `${folder}/${name}`, language };
    const text = readFileSync(place.file, "utf8");
    return [...pageTextProblems(text, place), ...termProblems(text, place)];
  });
}

/** Violations of the style guide (docs/article-style.md) in the articles of both languages. */
function styleProblems(articles: ArticleText[]): Problem[] {
  return [
    ...articles.flatMap((article) => rules.flatMap((rule) => rule(article))),
    ...sourceProblems(articles),
  ];
}
