import type { Correction } from "./correction.ts";
import { describeUnits } from "./rules/context.ts";
import { correctionRules } from "./rules/correction-rules.ts";
import { formRules } from "./rules/form-rules.ts";
import { generalRules } from "./rules/general-rules.ts";
import { recognisedTextRules } from "./rules/recognised-text-rules.ts";
import { sectionRules } from "./rules/section-rules.ts";
import type { Unit } from "./units.ts";

/** In order of precedence: the first rule with a verdict decides. What the visitor says comes before all others. */
const rules = [...correctionRules, ...generalRules, ...formRules, ...recognisedTextRules, ...sectionRules];

/**
 * Which labels each unit may have: those that agree with the corrections, the known headings and their style.
 *
 * @returns for each unit, whether it may have the label at an index
 */
export function allowedLabels(
  units: Unit[],
  labels: readonly string[],
  corrections: readonly Correction[],
): boolean[][] {
  const context = describeUnits(units, corrections);
  return units.map((unit, at) => {
    const verdicts = rules.flatMap((rule) => rule(unit, at, context) ?? []);
    return labels.map((label) => {
      for (const verdict of verdicts) {
        const isAllowed = verdict(label);
        if (isAllowed !== undefined) return isAllowed;
      }
      return true;
    });
  });
}
