import type { Problem } from "../format/problem.ts";
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
  return [
    ...unnamed,
    ...habits(articles, "opening", ({ matter }) => matter.devices?.opening),
    ...habits(articles, "closing", ({ matter }) => matter.devices?.closing),
    ...habits(articles, "list titled", listLeadIn),
  ];
}

/** What stands before the colon in the title of the highlighted list: ‘Ten minutes’ in every article is a mould. */
function listLeadIn({ passages }: ArticleText): string | undefined {
  const title = passages.find(({ box, place }) => box === "checklist" && place === "heading")?.text;
  const leadIn = title && /^([^:]+):/.exec(title)?.[1];
  return leadIn && `${leadIn}: …`;
}

/** One problem for each device in too many articles, at the last of them: that one is most easily changed. */
function habits(
  articles: ArticleText[],
  what: string,
  deviceOf: (article: ArticleText) => string | undefined,
): Problem[] {
  // What is used once is no habit, however few the articles are.
  const most = Math.max(1, Math.floor(articles.length * largestShare));
  const byDevice = Map.groupBy(articles, deviceOf);
  return [...byDevice].flatMap(([device, users]) => {
    const last = users.at(-1);
    if (!device || !last || users.length <= most) return [];
    const others = users.map(({ slug }) => slug).join(", ");
    const message = `${users.length} of ${articles.length} articles share the ${what} '${device}', and ${most} may: ${others}`;
    return [{ file: last.file, line: 1, message }];
  });
}
