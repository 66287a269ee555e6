import type { Withheld } from "../parse/private/withheld.ts";
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
 * Rules that cannot judge a parsed CV.
 *
 * @param isDoubtful the parser may have missed entries
 */
export function excludedRules(isDoubtful: boolean, withheld: readonly Withheld[]): RuleName[] {
  if (isDoubtful) return ["gap", "length"];
  // Asking about a break that was held back would ask for what was just left out.
  return withheld.some(({ isBreak }) => isBreak) ? ["gap"] : [];
}

/**
 * Finds what a recruiter would ask about a CV: at most five observations, most important first.
 *
 * @param today the current month, `2026-11`, as the end of ongoing entries
 * @param excluded rules that are not applied
 */
export function adviseOn(resume: Resume, today: string, excluded: RuleName[] = []): Observation[] {
  return rules
    .filter(({ name }) => !excluded.includes(name))
    .flatMap(({ name, article, find }) => {
      const found = find(resume, today);
      return found ? [{ rule: name, article, ...found }] : [];
    })
    .slice(0, maxObservations);
}
