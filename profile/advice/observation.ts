import type { Resume } from "../resume.ts";

/** A place in the visitor's own text. */
export interface Place {
  /** Of the value in the CV: `work[0].highlights[2]`. */
  path: string;
  /** The words themselves, or the beginning of them. */
  quote: string;
}

export type RuleName = "results" | "gap" | "opening" | "responsible" | "length" | "dates" | "skills";

/** Slugs of the articles that observations lead to. */
export const helpfulArticles = [
  "new-resume",
  "career-pivot-strategy",
  "first-impressions",
  "personal-brand-guide",
  "personal-brand-audit",
] as const;
export type HelpfulArticle = (typeof helpfulArticles)[number];

/**
 * Something that a recruiter would ask about. The words stand in `content/<language>/advice.json` under the rule's name and
 * take the values; anyone can count them again.
 */
export interface Observation {
  rule: RuleName;
  places: Place[];
  values: Record<string, string | number>;
  article: HelpfulArticle;
}

/** One thing to look for. `today` is the date up to which a stay without an end goes on, `2026-11`. */
export interface Rule {
  name: RuleName;
  look(resume: Resume, today: string): Observation | undefined;
}

/** What was done in each stay, line by line, with its path. */
export function linesOf({ work = [] }: Resume): Place[] {
  return work.flatMap(({ highlights = [], summary }, at) => [
    ...(summary ? summary.split("\n").map((quote) => ({ path: `work[${at}].summary`, quote })) : []),
    ...highlights.map((quote, line) => ({ path: `work[${at}].highlights[${line}]`, quote })),
  ]);
}
