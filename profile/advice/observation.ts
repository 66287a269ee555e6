import type { Resume } from "../resume.ts";

/** A passage of the CV. */
export interface Passage {
  /** Path of the value: `work[0].highlights[2]`. */
  path: string;
  /** The text or its beginning. */
  quote: string;
}

export type RuleName = "results" | "gap" | "opening" | "responsible" | "length" | "dates" | "skills";

/** Slugs of articles linked by observations. */
export const helpfulArticles = [
  "new-resume",
  "career-pivot-strategy",
  "first-impressions",
  "personal-brand-guide",
  "personal-brand-audit",
] as const;
export type HelpfulArticle = (typeof helpfulArticles)[number];

/** Something a recruiter would ask about. Its texts are in `content/<language>/advice.json`, with `values` as placeholders. */
export interface Observation {
  rule: RuleName;
  passages: Passage[];
  values: Record<string, string | number>;
  article: HelpfulArticle;
}

/** A rule. `today` is the end of ongoing entries: `2026-11`. */
export interface Rule {
  name: RuleName;
  article: HelpfulArticle;
  find(resume: Resume, today: string): Pick<Observation, "passages" | "values"> | undefined;
}

/** All lines of jobs with their paths. */
export function listLines({ work = [] }: Resume): Passage[] {
  return work.flatMap(({ highlights = [], summary }, index) => [
    ...(summary ? summary.split("\n").map((quote) => ({ path: `work[${index}].summary`, quote })) : []),
    ...highlights.map((quote, line) => ({ path: `work[${index}].highlights[${line}]`, quote })),
  ]);
}
