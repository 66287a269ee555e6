import type { Correction } from "../correction.ts";
import { labelSection } from "../labels.ts";
import { isDocumentDate } from "../recognised-text.ts";
import { nameFields, never, only, type Rule, startsEntry } from "./rule.ts";

/** What the visitor says comes before every other rule, except what a date is and is not. */
export const correctionRules: Rule[] = [
  ({ isDate }) => (isDate ? never((label) => nameFields.test(label)) : undefined),
  ({ isDate, text }) =>
    !isDate && /^\p{Lu}\P{N}{29,}$/u.test(text) ? never((label) => /\.date\^?$/.test(label)) : undefined,
  (unit) => (isDocumentDate(unit) ? only(/^other$/) : undefined),
  ({ line, index }, _, { corrections }) => {
    const correction = corrections.get(line.id);
    if (!correction) return undefined;
    return (label) => {
      const { section } = correction;
      if (correction.startsEntry !== undefined)
        if (startsEntry(label) !== (correction.startsEntry && index === 0)) return false;
      return section === undefined ? undefined : matchesSection(label, section);
    };
  },
];

function matchesSection(label: string, section: NonNullable<Correction["section"]>): boolean {
  if (section === "other") return label === "other";
  const own = labelSection(label);
  return own === section || label === "label" || (section === "head" && own === "contact");
}
