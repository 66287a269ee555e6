import type { ArticleLength } from "../../articles.ts";
import { countWords, readableText } from "../format/markdown.ts";
import type { Problem } from "../format/problem.ts";
import type { ArticleText } from "./article-text.ts";

/**
 * One line for each article: words, minutes, whether the length fits the minutes.
 *
 * @param lengths undefined while an article has format errors
 */
export function reportLines(articles: ArticleText[], lengths?: ArticleLength[]): string[] {
  const lengthByFile = new Map(lengths?.map((length) => [length.file, length]));
  const lines = articles.map(({ file, matter, tree }) => {
    const length = lengthByFile.get(file);
    return [
      String(length?.words ?? countWords(readableText(tree))).padStart(5),
      String(matter.minutes).padStart(7),
      (length ? (length.fits ? "yes" : "NO") : "?").padEnd(4),
      file,
    ].join("  ");
  });
  return ["words  minutes  fits", ...lines];
}

/** Articles that are too long or too short for their reading time. */
export function lengthProblems(lengths: ArticleLength[]): Problem[] {
  return lengths
    .filter(({ fits }) => !fits)
    .map(({ file, words, minutes }) => ({
      file,
      line: 1,
      message: `${words} words do not match ${minutes} minutes: set minutes: ${Math.round(words / 200)} or change the text`,
    }));
}
