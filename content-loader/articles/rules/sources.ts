import type { Problem } from "../format/problem.ts";
import type { ArticleText } from "./article-text.ts";

/** Words by which a source turns out to be somebody else's word for it. */
const secondHand =
  /(?<!\p{L})(as (cited|quoted|reported)|(cited|quoted|reported) (by|in)|via|gjengitt|sitert|omtalt) (?=\p{L})/iu;

/**
 * One source, one name: an id means the same in every article, so a source of the same language reads alike everywhere,
 * nothing is cited that was published after the article or its last change, and what was only read at second hand is
 * named as what it is: the newspaper, and not the survey in it.
 *
 * @param articles of both languages, in a fixed order: the later one gets the message
 */
export function sourceProblems(articles: ArticleText[]): Problem[] {
  const known = new Map<string, { file: string; wording: string }>();
  return articles.flatMap(({ file, language, matter, passages }) => {
    const lines = passages.filter(({ place }) => place === "source").map(({ line }) => line);
    const articleYear = Number((matter.updated ?? matter.date).slice(0, 4));
    return matter.sources.flatMap(({ id, text, url }, index) => {
      const line = lines[index] ?? 1;
      const problems: Problem[] = [];
      const wording = `${text} ${url}`;
      const earlier = known.get(`${language} ${id}`);
      if (!earlier) known.set(`${language} ${id}`, { file, wording });
      else if (earlier.wording !== wording) {
        problems.push({ file, line, message: `the source '${id}' reads otherwise in ${earlier.file}` });
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
          message: `the source '${id}' is named '${other}' another; name the other`,
        });
      return problems;
    });
  });
}
