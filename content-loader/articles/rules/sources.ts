import type { Problem } from "../format/problem.ts";
import type { ArticleText } from "./article-text.ts";

/** Words of a second-hand citation. */
const secondHand =
  /(?<!\p{L})(as (cited|quoted|reported)|(cited|quoted|reported) (by|in)|via|gjengitt|sitert|omtalt) (?=\p{L})/iu;

/**
 * Checks sources: an id means the same source in every article, with the same wording within a language.
 * No source is newer than the article or its last change, and none is cited second-hand (docs/article-style.md).
 *
 * @param articles of both languages, in a fixed order: the later one gets the message
 */
export function sourceProblems(articles: ArticleText[]): Problem[] {
  const known = new Map<string, { file: string; wording: string }>();
  return articles.flatMap(({ file, language, matter, passages }) => {
    const lines = passages.filter(({ kind }) => kind === "source").map(({ line }) => line);
    const articleYear = Number((matter.updated ?? matter.date).slice(0, 4));
    return matter.sources.flatMap(({ id, text, url }, index) => {
      const line = lines[index] ?? 1;
      const problems: Problem[] = [];
      const wording = `${text} ${url}`;
      const earlier = known.get(`${language} ${id}`);
      if (!earlier) known.set(`${language} ${id}`, { file, wording });
      else if (earlier.wording !== wording) {
        problems.push({ file, line, message: `the source '${id}' is worded differently in ${earlier.file}` });
      }
      const years = [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(Number);
      const newest = Math.max(...years);
      if (newest > articleYear)
        problems.push({ file, line, message: `the source '${id}' (${newest}) is newer than the article` });
      const other = secondHand.exec(text)?.[0].trim();
      if (other)
        problems.push({
          file,
          line,
          message: `the source '${id}' says '${other}': name only the publication that was read`,
        });
      return problems;
    });
  });
}
