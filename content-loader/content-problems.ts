import { readdirSync, readFileSync } from "node:fs";
import { languageCodes } from "../shared/languages.ts";
import type { Problem } from "./articles/format/problem.ts";
import { articleFaults } from "./articles/rules/article-faults.ts";
import { type ArticleText, readArticleText } from "./articles/rules/article-text.ts";
import { pageWordProblems } from "./articles/rules/page-words.ts";
import { articleProblems } from "./articles.ts";
import { lineOfKey } from "./data/line-of-key.ts";
import type { Language } from "./data/types.ts";
import { dataProblems } from "./data/validate.ts";
import { translationProblems } from "./missing-translations.ts";
import { termProblems } from "./terms.ts";

/** All faults in `content/`: schema violations, missing translations, texts and articles. */
export function contentProblems(articles: ArticleText[] = readArticles()): Problem[] {
  return [
    ...dataFileProblems(),
    ...translationProblems(),
    ...articleProblems(),
    ...articleFaults(articles),
    ...languageCodes.flatMap(textProblems),
  ];
}

/** The articles of both languages whose front matter can be read. */
export function readArticles(): ArticleText[] {
  return languageCodes.flatMap((language) => {
    const folder = `content/articles/${language}`;
    return readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .sort()
      .flatMap((name) => {
        const file = `${folder}/${name}`;
        return readArticleText(readFileSync(file, "utf8"), { file, slug: name.slice(0, -3), language }) ?? [];
      });
  });
}

function dataFileProblems(): Problem[] {
  return dataProblems().map(({ file, key, path, message }) => ({
    file,
    line: lineOfKey(readFileSync(file, "utf8"), path),
    message: `${key}: ${message}`,
  }));
}

function textProblems(language: Language): Problem[] {
  const folder = `content/${language}`;
  return readdirSync(folder).flatMap((name) => {
    const place = { file: `${folder}/${name}`, language };
    const text = readFileSync(place.file, "utf8");
    return [...pageWordProblems(text, place), ...termProblems(text, place)];
  });
}
