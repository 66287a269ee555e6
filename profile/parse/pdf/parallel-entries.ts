import { findPeriods } from "../values/dates.ts";
import type { DraftLine } from "./lines.ts";

type DraftCell = DraftLine["cells"][number];

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

const bulletInFront = /^[•▪■◦‣](?:\s+|$)/;

/** The place of a bullet within a row: "• Invoices ⇥ • Payroll". */
const bulletWithin = ({ cells }: DraftLine) =>
  cells.find(({ text }, at) => at > 0 && bulletInFront.test(text))?.x ?? Number.NaN;

const maxLists = 4;

/** Reads lists that stand side by side one after the other, as in Word's templates. */
export function splitParallelLists(lines: DraftLine[], most = maxLists): DraftLine[] {
  if (most < 2) return lines;
  const result: DraftLine[] = [];
  let start = 0;
  while (start < lines.length) {
    const at = bulletWithin(lines[start] as DraftLine);
    const isLike = (line: DraftLine) => line.gap < maxGap && Math.abs(bulletWithin(line) - at) < tolerance;
    let end = start + 1;
    while (end < lines.length && isLike(lines[end] as DraftLine)) end += 1;
    const block = lines.slice(start, end);
    if (block.length < 2 || !block.some(({ bullet }) => bullet)) result.push(...block);
    else {
      const left = block.map((line) =>
        withCells(
          line,
          line.cells.filter(({ x }) => x < at - tolerance),
          at,
        ),
      );
      const right = block.flatMap((line) => {
        const cells = line.cells
          .filter(({ x }) => x > at - tolerance)
          .map((cell, index) =>
            index === 0 ? { ...cell, text: cell.text.replace(bulletInFront, "") } : cell,
          )
          .filter(({ text }) => text !== "");
        return cells.length > 0 ? { ...withCells(line, cells, line.edge), bullet: true } : [];
      });
      result.push(...left, ...splitParallelLists(right, most - 1));
    }
    start = end;
  }
  return result;
}

function sideOf(block: DraftLine[], at: number): DraftLine[] {
  return block.flatMap((line) => {
    const cell = line.cells[at];
    return cell ? withCells(line, [cell], at === 0 ? (line.cells[1]?.x ?? line.edge) : line.edge) : [];
  });
}

/** A line with some of its cells, at least one. */
function withCells(line: DraftLine, cells: DraftCell[], edge: number): DraftLine {
  const [first, last] = [cells[0] as DraftCell, cells.at(-1) as DraftCell];
  const text = cells.map((cell) => cell.text).join("\t");
  return { ...line, cells, text, x: first.x, right: last.right, style: first.style, edge };
}
