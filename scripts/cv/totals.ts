import type { Count, Group, Scores } from "./score.ts";

/** Adds up the counts of some groups over files. */
export function sumCounts(files: { scores: Scores }[], wanted: readonly Group[]): Count {
  const sum: Count = { right: 0, invented: 0, missing: 0, wrong: [] };
  for (const { scores } of files)
    for (const group of wanted) {
      const { right, invented, missing } = scores.get(group) ?? { right: 0, invented: 0, missing: 0 };
      sum.right += right;
      sum.invented += invented;
      sum.missing += missing;
    }
  return sum;
}

/** The harmonic mean of precision and recall; 1 when there was nothing to find and nothing was invented. */
export function f1({ right, invented, missing }: Count): number {
  if (right === 0) return invented + missing === 0 ? 1 : 0;
  return (2 * right) / (2 * right + invented + missing);
}
