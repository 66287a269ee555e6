import type { Problem } from "../format/problem.ts";
import type { ArticleText } from "./article-text.ts";
import { linkProblems } from "./links.ts";
import { sourceProblems } from "./sources.ts";
import { spellingProblems } from "./spelling.ts";
import { typographyProblems } from "./typography.ts";

const rules = [linkProblems, spellingProblems, typographyProblems];

/** Violations of the style guide (docs/article-style.md) in the articles of both languages. */
export function styleProblems(articles: ArticleText[]): Problem[] {
  return [
    ...articles.flatMap((article) => rules.flatMap((rule) => rule(article))),
    ...sourceProblems(articles),
  ];
}
