import type { ArticleLength } from "../../articles.ts";
import { countWords, readableText } from "../format/markdown.ts";
import type { Problem } from "../format/problem.ts";
import type { ArticleText } from "./article-text.ts";
import { articleLix, heaviestAverage } from "./reading-ease.ts";

const languages = ["en", "no"] as const;

/**
 * One line per article: words, minutes, whether the text earns them, and the readability index; then the averages.
 *
 * @param lengths undefined while the format is broken: then nobody has judged them
 */
export function reportLines(articles: ArticleText[], lengths?: ArticleLength[]): string[] {
  const judged = new Map(lengths?.map((length) => [length.file, length]));
  const lines = articles.map((article) => {
    const { file, matter, tree } = article;
    const length = judged.get(file);
    return [
      String(length?.words ?? countWords(readableText(tree))).padStart(5),
      String(matter.minutes).padStart(7),
      (length ? (length.earned ? "yes" : "NO") : "?").padEnd(6),
      articleLix(article).toFixed(1).padStart(4),
      file,
    ].join("  ");
  });
  const averages = languages.flatMap((language) => {
    const values = articles.filter((article) => article.language === language).map(articleLix);
    return values.length ? [`LIX on average, ${language}: ${mean(values).toFixed(1)}`] : [];
  });
  return ["words  minutes  earned   LIX", ...lines, ...averages];
}

/** Articles that are too long or too short for their reading time. */
export function lengthProblems(lengths: ArticleLength[]): Problem[] {
  return lengths
    .filter(({ earned }) => !earned)
    .map(({ file, words, minutes }) => ({
      file,
      line: 1,
      message: `${words} words do not earn ${minutes} minutes: about ${Math.round(words / 200)} would be right`,
    }));
}

/** A language that is too heavy to read on average, told of its heaviest article. */
export function easeProblems(articles: ArticleText[]): Problem[] {
  return languages.flatMap((language) => {
    const read = articles
      .filter((article) => article.language === language)
      .map((article) => ({ file: article.file, value: articleLix(article) }))
      .sort((a, b) => b.value - a.value);
    const average = mean(read.map(({ value }) => value));
    const [heaviest] = read;
    if (!heaviest || average < heaviestAverage) return [];
    const message = `LIX is ${average.toFixed(1)} on average (${language}); this article is the heaviest with ${heaviest.value.toFixed(1)}`;
    return [{ file: heaviest.file, line: 1, message }];
  });
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
