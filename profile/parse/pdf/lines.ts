import { detectHeading } from "../sections/headings.ts";
import { findLabel, isLabelStart } from "../sections/labels.ts";
import type { Cell, Line } from "../source.ts";
import { findPeriods, isMonthName } from "../values/dates.ts";
import { bulletPattern, collapseSpaces } from "../values/text.ts";
import type { Region } from "./columns.ts";
import { isDateLike } from "./date-like.ts";
import type { Run } from "./runs.ts";

/** A line without its index and relative style. */
export type DraftLine = Omit<Line, "id" | "strong" | "cells"> & { cells: Omit<Cell, "strong">[] };

/** Converts the rows of a region to lines, and joins what was broken in a margin. */
export function regionToLines(region: Region, page: number): DraftLine[] {
  const rows = moveHeadingsBeforeLines(joinBrokenLabels(region.rows));
  const drafts: DraftLine[] = [];
  for (const row of rows) {
    const first = row[0] as Run;
    const marked = /^[•●▪■□◦‣⁃∙·○◆➢►▸✓★›o*–-]$/u.test(first.text) && row.length > 1;
    const runs = marked ? row.slice(1) : row;
    const lead = runs[0] as Run;
    const isBullet = marked || (bulletPattern.test(lead.text) && lead.text.replace(bulletPattern, "") !== "");
    const cells = runs.map((run, index) => ({
      text: collapseSpaces(index === 0 ? run.text.replace(marked ? "" : bulletPattern, "") : run.text),
      x: run.x,
      right: run.right,
      style: formatStyle(run),
    }));
    const shown = cells.filter(({ text }) => text !== "");
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

const formatStyle = ({ font, size }: Run) => `${font}/${Math.round(size * 2) / 2}`;

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
        (Math.abs(start.x - first.x) < 3 || Math.abs(start.right - first.right) < 3) &&
        first.y - start.y < start.size * 3.2
      );
    });
    const start = label?.[0];
    const nextCell = label?.[1];
    const staysInMargin = nextCell !== undefined && first.right < nextCell.x;
    if (start && staysInMargin && continuesLabel(start, first)) {
      start.text = joinBroken(start.text, first.text);
      if (row.length > 1) joined.push(row.slice(1));
      continue;
    }
    joined.push(row.map((run) => ({ ...run })));
  }
  return joined;
}

/** Joins two parts of a broken text, even within a month: "Septem-" above "ber 2019". */
function joinBroken(above: string, below: string): string {
  return /\p{L}[-\u2010]$/u.test(above) && /^\p{Ll}/u.test(below)
    ? above.slice(0, -1) + below
    : `${above} ${below}`;
}

function continuesLabel(start: Run, first: Run): boolean {
  const [above, below] = [start.text, first.text];
  const both = joinBroken(above, below);
  // A narrow margin separates a month from its year, and the end of a period from its start.
  if (isMonthName(above.split(" ").at(-1) ?? "") && /^(?:19|20)\d\d(?!\d)/.test(below)) return true;
  if (isDateLike(above) && /[-–—]$/.test(above) && isMonthName(below)) return true;
  if (both.length < above.length + below.length) return isDateLike(both);
  // Both halves of a broken text have the same style; a heading below a short title does not.
  if (formatStyle(start) === formatStyle(first) && detectHeading(both) && !detectHeading(above)) return true;
  if (isLabelStart(both) && (findLabel(both) ?? findLabel(below) === undefined)) return true;
  if (!isDateLike(below) || findPeriods(below)[0]?.single === false) return false;
  const whole = findPeriods(both);
  const open = findPeriods(above);
  if (/[-–—]$|\b(?:til|to|until)$/i.test(above)) return true;
  return whole.length === 1 && whole[0]?.single === false && (open.length === 0 || open[0]?.single === true);
}

/** Moves a margin heading that is slightly lower than its line before that line. */
function moveHeadingsBeforeLines(rows: Run[][]): Run[][] {
  const raised: Run[][] = [];
  for (const row of rows) {
    const before = raised.at(-1);
    const [only] = row;
    const [above] = before ?? [];
    const isLow =
      only && above && row.length === 1 && only.right < above.x && only.y - above.y < only.size * 1.1;
    if (isLow && detectHeading(only.text) && !detectHeading(above.text)) raised.splice(-1, 0, row);
    else raised.push(row);
  }
  return raised;
}
