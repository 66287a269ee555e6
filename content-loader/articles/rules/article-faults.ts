import type { Problem } from "../format/problem.ts";
import type { ArticleText } from "./article-text.ts";
import { beginningAndEndProblems, sameOpenings } from "./beginnings-and-ends.ts";
import { compoundProblems } from "./compounds.ts";
import { deviceProblems } from "./devices.ts";
import { formProblems } from "./form.ts";
import { nearCopies } from "./near-copies.ts";
import { phraseProblems } from "./phrases.ts";
import { sourceProblems } from "./sources.ts";
import { typographyProblems } from "./typography.ts";

const rules = [formProblems, beginningAndEndProblems, phraseProblems, typographyProblems, compoundProblems];

/** Everything in which the articles, of both languages, depart from the style sheet. */
export function articleFaults(articles: ArticleText[]): Problem[] {
  return [
    ...articles.flatMap((article) => rules.flatMap((rule) => rule(article))),
    ...nearCopies(articles.filter(({ language }) => language === "en")),
    ...nearCopies(articles.filter(({ language }) => language === "no")),
    ...sameOpenings(articles),
    ...deviceProblems(articles.filter(({ language }) => language === "en")),
    ...deviceProblems(articles.filter(({ language }) => language === "no")),
    ...sourceProblems(articles),
  ];
}
