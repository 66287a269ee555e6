import { detectHeading } from "../sections/headings.ts";
import { findLabel, isLabelStart } from "../sections/labels.ts";
import type { Cell, Line } from "../source.ts";
import { findPeriods, isMonthName } from "../values/dates.ts";
import { bulletPattern, collapseSpaces, loneBullet } from "../values/text.ts";
import type { Region } from "./columns.ts";
import { isDateLike } from "./date-like.ts";
import { joinBroken, type Run } from "./runs.ts";
import { joinTableCells } from "./tables.ts";

/** A line without its index and relative style. */
export type DraftLine = Omit<Line, "id" | "strong" | "cells"> & { cells: Omit<Cell, "strong">[] };

/** Converts the rows of a region to lines, and joins what was broken in a margin. */
export function regionToLines(region: Region, page: number): DraftLine[] {
  const rows = moveMarginHeadingsUp(joinBrokenLabels(joinTableCells(region.rows, false)));
  const drafts: DraftLine[] = [];
  for (const row of rows) {
    const framed = removeFrame(row);
    const first = framed[0] as Run;
    const marked = loneBullet.test(first.text) && framed.length > 1;
    const runs = marked ? framed.slice(1) : framed;
    const lead = runs[0] as Run;
    const isBullet = marked || (bulletPattern.test(lead.text) && lead.text.replace(bulletPattern, "") !== "");
    const cells = runs.map((run, index) => ({
      text: collapseSpaces(index === 0 ? run.text.replace(marked ? "" : bulletPattern, "") : run.text),
      x: run.x,
      right: run.right,
      style: formatStyle(run),
      ...(run.parts && run.parts.length > 1
        ? { parts: run.parts.map((part) => ({ text: collapseSpaces(part.text), style: formatStyle(part) })) }
        : {}),
    }));
    const shown = cells.filter(
      ({ text }, index) => text !== "" && (index === 0 || !closingBracket.test(text)),
    );
    if (shown.length === 0) continue;
    const before = drafts.at(-1);
    const size = Math.max(...runs.map((run) => run.size));
    drafts.push({
      text: shown.map(({ text }) => text).join("\t"),
      cells: shown,
      page,
      column: 0,
      x: lead.x,
      right: Math.max(...runs.map(({ right }) => right)),
      y: lead.y,
      size,
      style: formatStyle(lead),
      bullet: isBullet,
      gap: before ? (lead.y - before.y) / Math.max(size, 1) : 9,
      edge: region.right,
      links: [],
    });
  }
  return drafts;
}

/** A cell that only closes a bracket: "[ 2019 – 2021 ]". */
const closingBracket = /^[\])}]$/;

/** Removes a sign that stands at both ends of a row: "— Utdanning —". */
function removeFrame(row: Run[]): Run[] {
  const [first, last] = [row[0] as Run, row.at(-1) as Run];
  const sign = /^([-–—~=*·•|])\1*(?=\s|$)/u.exec(first.text)?.[0];
  const isClosed = last.text === sign ? row.length > 1 : last.text.endsWith(` ${sign}`);
  if (!sign || !isClosed) return row;
  const inner = row.flatMap((run) => {
    let { text } = run;
    if (run === first) text = text.slice(sign.length);
    if (run === last) text = text.slice(0, -sign.length);
    return text.trim() === "" ? [] : [{ ...run, text: text.trim(), parts: undefined }];
  });
  return inner.length > 0 ? inner : row;
}

const formatStyle = ({ font, size }: Pick<Run, "font" | "size">) => `${font}/${Math.round(size * 2) / 2}`;

/**
 * Joins a label that wraps in a narrow margin: "aug. 2018 –" above "nå". The second half has no text to its right, or
 * text of another line.
 */
function joinBrokenLabels(rows: Run[][]): Run[][] {
  const joined: Run[][] = [];
  for (const row of rows) {
    const first = row[0] as Run;
    const label = joined.findLast((other) => {
      const start = other[0] as Run;
      return (
        other.length > 1 &&
        !(start.tableRow && first.tableRow) &&
        (Math.abs(start.x - first.x) < 3 || Math.abs(start.right - first.right) < 3) &&
        first.y - start.y < start.size * 3.2
      );
    });
    const start = label?.[0];
    const nextCell = label?.[1];
    const staysInMargin = nextCell !== undefined && first.right < nextCell.x;
    if (start && staysInMargin && continuesLabel(start, first, row.length > 1)) {
      start.text = joinBroken(start.text, first.text);
      if (row.length > 1) joined.push(row.slice(1));
      continue;
    }
    joined.push(row.map((run) => ({ ...run })));
  }
  return joined;
}

/** @param hasText whether a text stands beside the second row: "Programming" above "Languages" are two labels then */
function continuesLabel(start: Run, first: Run, hasText: boolean): boolean {
  const [above, below] = [start.text, first.text];
  const both = joinBroken(above, below);
  // A narrow margin separates a month from its year, and the end of a period from its start.
  if (isMonthName(above.split(" ").at(-1) ?? "") && /^(?:19|20)\d\d(?!\d)/.test(below)) return true;
  if (isDateLike(above) && /[-–—]$/.test(above) && isMonthName(below)) return true;
  if (both.length < above.length + below.length) return isDateLike(both);
  // Both halves of a broken text have the same style; a heading below a short title does not.
  const isWhole = hasText && detectHeading(below) !== undefined;
  const areHalves = formatStyle(start) === formatStyle(first) && !isWhole;
  if (areHalves && detectHeading(both) && !detectHeading(above)) return true;
  // "Navn" above "på arbeidsgiver": the second half of a label begins with a small letter.
  const isLabel = findLabel(above) !== undefined || isLabelStart(above);
  if (isLabel && formatStyle(start) === formatStyle(first) && /^\p{Ll}/u.test(below)) return true;
  if (isLabelStart(both) && (findLabel(both) ?? findLabel(below) === undefined)) return true;
  if (!isDateLike(below) || findPeriods(below)[0]?.single === false) return false;
  const whole = findPeriods(both);
  const open = findPeriods(above);
  if (/[-–—]$|\b(?:til|to|until)$/i.test(above)) return true;
  return whole.length === 1 && whole[0]?.single === false && (open.length === 0 || open[0]?.single === true);
}

/** A narrow margin breaks a heading into at most this many rows. */
const maxHeadingRows = 4;

/** The headings in a margin left of all other text, each with the rows that the margin broke it into. */
function findMarginHeadings(rows: Run[][]): Run[][] {
  const runs = rows.flat();
  const left = Math.min(...runs.map(({ x }) => x));
  const starts = [...Map.groupBy(runs, ({ x }) => Math.round(x / 3))].filter(([x]) => x * 3 > left + 20);
  const [content] = starts.sort((a, b) => b[1].length - a[1].length);
  if (!content) return [];
  const contentLeft = Math.min(...content[1].map(({ x }) => x));
  const margin = runs.filter(({ x, right }) => Math.abs(x - left) < 4 && right < contentLeft);
  const known = margin.filter(
    (run, index) => detectHeading(run.text) ?? detectHeading(joinHeading(margin.slice(index, index + 2))),
  );
  const [style] = [...Map.groupBy(known, formatStyle)].sort((a, b) => b[1].length - a[1].length)[0] ?? [];
  const first = margin.findIndex((run) => formatStyle(run) === style);
  // Any other text at the left edge means that the headings stand above their text, not beside it.
  const areBeside = margin.slice(first).every((run) => formatStyle(run) === style || isDateLike(run.text));
  if (!areBeside || known.length === 0) return [];
  const blocks: Run[][] = [];
  for (const run of margin.slice(first).filter((one) => formatStyle(one) === style)) {
    const block = blocks.at(-1) ?? [];
    const above = block.at(-1);
    const isWhole = detectHeading(joinHeading(block)) !== undefined;
    const joined = detectHeading(joinHeading([...block, run]));
    const pitch = above ? (run.y - above.y) / run.size : 9;
    // In wide line spacing, only the halves of a known heading belong together.
    const isBroken =
      block.length < maxHeadingRows &&
      pitch > 0 &&
      (pitch < 1.45 ? !isWhole || joined : pitch < 2.2 && !isWhole && joined);
    if (isBroken) block.push(run);
    else blocks.push([run]);
  }
  const areKnown = blocks.filter((block) => detectHeading(joinHeading(block))).length >= blocks.length * 0.6;
  return areKnown ? blocks : [];
}

const joinHeading = (block: Run[]) => block.map(({ text }) => text).join(" ");

/**
 * Puts each margin heading before the first row that is not above its top: a larger font has a lower baseline. Below a wide
 * gap, it may stand half a line lower, because of a line above it.
 */
function moveMarginHeadingsUp(rows: Run[][]): Run[][] {
  const headings = findMarginHeadings(rows);
  const inMargin = new Set(headings.flat());
  const moved: Run[][] = [];
  let next = 0;
  for (const row of rows.map((runs) => runs.filter((run) => !inMargin.has(run)))) {
    const [first] = row;
    if (!first) continue;
    for (let heading = headings[next]; heading; heading = headings[next]) {
      const [top] = heading as [Run];
      const above = moved.at(-1)?.[0]?.y ?? Number.NEGATIVE_INFINITY;
      const isBelowGap = first.y - above > first.size * 2.2;
      if (top.y - top.size * (isBelowGap ? 1.5 : 1) > first.y) break;
      moved.push([{ ...top, text: joinHeading(heading) }]);
      next += 1;
    }
    moved.push(row);
  }
  return [
    ...moved,
    ...headings.slice(next).map((heading) => [{ ...(heading[0] as Run), text: joinHeading(heading) }]),
  ];
}
