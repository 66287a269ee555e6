import type { Correction } from "./correction.ts";
import type { Unit } from "./units.ts";

type Labelled = Pick<Unit, "line" | "isDate"> & { label: string };

/** Fewer points per employer are a job without dates. A group such as "Safety, records and trust" looks like a title and an employer. */
const leastPointsPerEmployer = 6;

/**
 * The lines of points that belong to no job, as functional CVs list them above their jobs: "What I can bring", with a heading
 * for each group. They are skills.
 *
 * @returns corrections for the labeller
 */
export function findPointsWithoutJobs(units: readonly Labelled[]): Correction[] {
  const blocks: Labelled[][] = [];
  for (const unit of units) {
    if (unit.label.startsWith("heading.") || blocks.length === 0) blocks.push([]);
    blocks.at(-1)?.push(unit);
  }
  const isOfWork = (block: Labelled[]) => block[0]?.label === "heading.work";
  const dates = (block: Labelled[]) => block.filter(({ label }) => /^work\.date/.test(label)).length;
  const firstJobs = blocks.findIndex((block) => isOfWork(block) && dates(block) > 0);
  const jobs = blocks[firstJobs];
  if (!jobs || dates(jobs) < 2) return [];
  const above = blocks.slice(0, firstJobs).filter(isOfWork).flat();
  if (above.some(({ isDate }) => isDate)) return [];
  const points = above.filter(({ label }) => label === "work.text").length;
  const employers = above.filter(({ label }) => /^work\.employer/.test(label)).length;
  if (points < 3 || points < employers * leastPointsPerEmployer) return [];
  return [...new Set(above.map(({ line }) => line.id))].map((line) => ({ line, section: "skills" }));
}
