import type { Correction } from "../../../profile/parse/labeller/correction.ts";

/** Sections for a candidate, in the order of the radio buttons. */
export const jobChoices = ["work", "education", "certificates", "ignored"] as const;
export type JobChoice = (typeof jobChoices)[number];

/**
 * Corrections that move each candidate to the chosen section as one entry.
 *
 * @param candidates the line ids of each
 * @param getChoice returns the choice for a candidate; undefined for no change
 */
export function toCorrections(
  candidates: number[][],
  getChoice: (index: number) => JobChoice | undefined,
): Correction[] {
  return candidates.flatMap((lines, index) => {
    const section = getChoice(index);
    if (section === undefined) return [];
    return lines.map((line, lineIndex) => ({
      line,
      section,
      ...(section === "ignored" ? {} : { startsEntry: lineIndex === 0 }),
    }));
  });
}
