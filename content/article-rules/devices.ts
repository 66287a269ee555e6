import type { Problem } from "../article-format/problem.ts";
import type { ArticleText } from "./article-text.ts";

/** Of all articles, the largest share that may begin, or end, by the same device. */
const largestShare = 1 / 4;

/**
 * Articles that do not say how they begin and end, and devices that have become a habit. The author names them in the
 * front matter; what each means is in docs/article-style.md.
 *
 * @param articles all of one language: a share of something else says nothing
 */
export function deviceProblems(articles: ArticleText[]): Problem[] {
  const unnamed = articles
    .filter(({ matter }) => !matter.devices)
    .map(({ file }) => ({
      file,
      line: 1,
      message: "the front matter names no devices of opening and closing",
    }));
  return [...unnamed, ...habits(articles, "opening"), ...habits(articles, "closing")];
}

/** One problem for each device in too many articles, at the last of them: that one is most easily changed. */
function habits(articles: ArticleText[], end: "opening" | "closing"): Problem[] {
  // What is used once is no habit, however few the articles are.
  const most = Math.max(1, Math.floor(articles.length * largestShare));
  const byDevice = Map.groupBy(articles, ({ matter }) => matter.devices?.[end]);
  return [...byDevice].flatMap(([device, users]) => {
    const last = users.at(-1);
    if (!device || !last || users.length <= most) return [];
    const others = users.map(({ slug }) => slug).join(", ");
    const message = `${users.length} of ${articles.length} articles share the ${end} '${device}', and ${most} may: ${others}`;
    return [{ file: last.file, line: 1, message }];
  });
}
