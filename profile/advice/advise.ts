import type { Resume } from "../resume.ts";
import type { Observation, Rule, RuleName } from "./observation.ts";
import { dates } from "./rules/dates.ts";
import { gap } from "./rules/gap.ts";
import { length } from "./rules/length.ts";
import { opening } from "./rules/opening.ts";
import { responsible } from "./rules/responsible.ts";
import { results } from "./rules/results.ts";
import { skills } from "./rules/skills.ts";

/** Most important first. */
export const rules: Rule[] = [results, opening, gap, responsible, dates, length, skills];

const maxObservations = 5;

/**
 * Finds what a recruiter would ask about a CV: at most five observations, most important first.
 *
 * @param today the current month, `2026-11`, as the end of ongoing entries
 * @param withheld excluded rules
 */
export function adviseOn(resume: Resume, today: string, withheld: RuleName[] = []): Observation[] {
  return rules
    .filter(({ name }) => !withheld.includes(name))
    .flatMap(({ name, article, find }) => {
      const found = find(resume, today);
      return found ? [{ rule: name, article, ...found }] : [];
    })
    .slice(0, maxObservations);
}
