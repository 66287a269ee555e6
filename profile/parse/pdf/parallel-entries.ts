import { findPeriods } from "../values/dates.ts";
import type { DraftLine } from "./lines.ts";

const tolerance = 3;
const maxGap = 2.2;

/** Reads entries that stand side by side one after the other: two degrees above their schools and their years. */
export function splitParallelEntries(lines: DraftLine[]): DraftLine[] {
  const result: DraftLine[] = [];
  let start = 0;
  while (start < lines.length) {
    const end = findEnd(lines, start);
    const block = lines.slice(start, end);
    result.push(...(areEntries(block) ? [0, 1].flatMap((at) => sideOf(block, at)) : block));
    start = end;
  }
  return result;
}

/** The end of the lines from `start` on that have two cells at the same places. */
function findEnd(lines: DraftLine[], start: number): number {
  const [left, right] = lines[start]?.cells ?? [];
  let end = start + 1;
  if (!left || !right) return end;
  const isLike = ({ cells, gap }: DraftLine) =>
    cells.length === 2 &&
    gap < maxGap &&
    [left, right].every(({ x }, at) => Math.abs((cells[at]?.x ?? 0) - x) < tolerance);
  while (end < lines.length && isLike(lines[end] as DraftLine)) end += 1;
  return end;
}

/** Whether each row has two cells of one style, and one row two periods: a row of a table has one at most. */
function areEntries(block: DraftLine[]): boolean {
  const isPeriod = (text: string) => {
    const [period] = findPeriods(text);
    return period !== undefined && period.to - period.from === text.trim().length;
  };
  const dated = block.filter(({ cells }) => cells.every(({ text }) => isPeriod(text)));
  const named = block.filter(({ cells }) =>
    cells.every(({ text }) => /\p{L}{3}/u.test(text) && !isPeriod(text)),
  );
  const isAlike = block.every(({ cells }) => cells[0]?.style === cells[1]?.style);
  return isAlike && dated.length === 1 && named.length > 0 && dated.length + named.length === block.length;
}

function sideOf(block: DraftLine[], at: number): DraftLine[] {
  return block.flatMap((line) => {
    const cell = line.cells[at];
    if (!cell) return [];
    const edge = at === 0 ? (line.cells[1]?.x ?? line.edge) : line.edge;
    return [
      { ...line, cells: [cell], text: cell.text, x: cell.x, right: cell.right, style: cell.style, edge },
    ];
  });
}
