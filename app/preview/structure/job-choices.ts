import type { Correction } from "../../../profile/parse/labeller/labeller.ts";

/** What a part of the text can be, in the order of the radio buttons. */
export const jobChoices = ["work", "education", "certificates", "ignored"] as const;
export type JobChoice = (typeof jobChoices)[number];

/**
 * Corrections that put parts of the text into the chosen sections, each as one entry.
 *
 * @param candidates the lines of each part
 * @param choiceOf the choice for the part at an index; undefined leaves it as it is
 */
export function toCorrections(
  candidates: number[][],
  choiceOf: (index: number) => JobChoice | undefined,
): Correction[] {
  return candidates.flatMap((lines, index) => {
    const section = choiceOf(index);
    if (section === undefined) return [];
    return lines.map((line, at) => ({
      line,
      section,
      ...(section === "ignored" ? {} : { startsEntry: at === 0 }),
    }));
  });
}
