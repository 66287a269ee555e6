import { detectHeading } from "../sections/headings.ts";
import { groupIntoRows, type Run } from "./runs.ts";

/** A vertical line that no run crosses, and the runs on both of its sides. */
export interface Gutter {
  x: number;
  top: number;
  bottom: number;
  left: Run[];
  right: Run[];
}

const mostHeadings = 40;

export const minY = (runs: Run[]) => Math.min(...runs.map(({ y }) => y));
export const maxY = (runs: Run[]) => Math.max(...runs.map(({ y }) => y));
export const countLetters = (runs: Run[]) => runs.reduce((sum, { text }) => sum + text.length, 0);

const isOnRow = (one: Run, other: Run) => Math.abs(one.y - other.y) < 2;

/** Gutters that begin between two headings side by side, if there are any. */
export function findGuttersBelowHeadings(runs: Run[]): Gutter[] {
  const headings = runs.filter(({ text }) => text.length < 40 && detectHeading(text) !== undefined);
  // No page has so many; comparing all with all would take long.
  if (headings.length > mostHeadings) return [];
  const hasPair = headings.some((left) =>
    headings.some((right) => right.x > left.right && isOnRow(left, right)),
  );
  return hasPair ? findGutters(runs, headings) : [];
}

/**
 * Gutters with lines on both sides, tallest first.
 *
 * @param headings two of them side by side begin a new gutter
 */
export function findGutters(runs: Run[], headings: Run[] = []): Gutter[] {
  const sorted = [...runs].sort((a, b) => a.y - b.y);
  const starts = [...Map.groupBy(runs, ({ x }) => Math.round(x / 2) * 2)]
    .filter(([, alike]) => alike.length >= 2)
    .map(([, alike]) => Math.min(...alike.map(({ x }) => x)));
  return starts
    .flatMap((x) => findGuttersAt(x, sorted, headings))
    .sort((a, b) => b.bottom - b.top - (a.bottom - a.top))
    .slice(0, 24);
}

/** Gutter candidates: stretches where no run crosses a vertical line just left of x. */
function findGuttersAt(x: number, sorted: Run[], headings: Run[]): Gutter[] {
  const found: Gutter[] = [];
  const pairs = headings
    .filter((right) => Math.abs(right.x - x) < 2)
    .filter((right) => headings.some((left) => left.right < x && isOnRow(left, right)));
  let left: Run[] = [];
  let right: Run[] = [];
  function closeStretch() {
    const gutter = createGutter(x, left, right);
    if (gutter) found.push(gutter);
    left = [];
    right = [];
  }
  for (const run of sorted) {
    const pair = pairs[0];
    if (pair && run.y > pair.y - 2) {
      closeStretch();
      pairs.shift();
    }
    if (run.x < x - 1 && run.right > x - Math.min(6, run.size * 0.6)) closeStretch();
    else if (run.x >= x - 1) right.push(run);
    else left.push(run);
  }
  closeStretch();
  return found;
}

/** A gutter needs three rows on one side, two on the other and a shared height of 20 points. */
export function createGutter(x: number, left: Run[], right: Run[]): Gutter | undefined {
  const leftRows = groupIntoRows(left).length;
  const rightRows = groupIntoRows(right).length;
  if (Math.min(leftRows, rightRows) < 2 || Math.max(leftRows, rightRows) < 3) return undefined;
  const all = [...left, ...right];
  const top = minY(all);
  const bottom = maxY(all);
  const overlapTop = Math.max(Math.min(...left.map(({ y }) => y)), Math.min(...right.map(({ y }) => y)));
  const overlapBottom = Math.min(Math.max(...left.map(({ y }) => y)), Math.max(...right.map(({ y }) => y)));
  if (overlapBottom - overlapTop < 20) return undefined;
  return { x, top, bottom, left, right };
}
