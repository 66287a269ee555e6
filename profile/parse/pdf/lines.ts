import { headingOf } from "../sections/headings.ts";
import { isLabelStart, labelOf } from "../sections/labels.ts";
import type { Cell, Line } from "../source.ts";
import { findPeriods } from "../values/dates.ts";
import { bulletMark, tidy } from "../values/text.ts";
import type { Region } from "./columns.ts";
import { isDateLike } from "./date-like.ts";
import type { Run } from "./runs.ts";

/** A line before it has its number, its column and its looks relative to the whole. */
export type Draft = Omit<Line, "id" | "strong" | "cells"> & { cells: Omit<Cell, "strong">[] };

/** The rows of a region as lines; what was broken in a margin is joined to the line that it labels. */
export function linesOf(region: Region, page: number): Draft[] {
  const rows = raiseHeadings(joinLabels(region.rows));
  const drafts: Draft[] = [];
  for (const row of rows) {
    const first = row[0] as Run;
    const marked = /^[•●▪■□◦‣⁃∙·○◆➢►▸✓★›o*–-]$/u.test(first.text) && row.length > 1;
    const runs = marked ? row.slice(1) : row;
    const lead = runs[0] as Run;
    const isBullet = marked || (bulletMark.test(lead.text) && lead.text.replace(bulletMark, "") !== "");
    const cells = runs.map((run, at) => ({
      text: tidy(at === 0 ? run.text.replace(marked ? "" : bulletMark, "") : run.text),
      x: run.x,
      right: run.right,
      style: styleOf(run),
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
      style: styleOf(lead),
      bullet: isBullet,
      gap: before ? (lead.y - before.y) / Math.max(size, 1) : 9,
      edge: region.right,
      links: [],
    });
  }
  return drafts;
}

const styleOf = ({ font, size }: Run) => `${font}/${Math.round(size * 2) / 2}`;

/**
 * In a narrow margin a period or a heading is broken: "aug. 2018 –" above "nå". The rest has no line of its own on the
 * right or stands beside one that has nothing to do with it; it goes up to where it began.
 */
function joinLabels(rows: Run[][]): Run[][] {
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
    if (start && staysInMargin && goesOn(start, first)) {
      start.text = broken(start.text, first.text);
      if (row.length > 1) joined.push(row.slice(1));
      continue;
    }
    joined.push(row.map((run) => ({ ...run })));
  }
  return joined;
}

/** The two parts of a broken text; a month may be broken within: "Septem-" above "ber 2019". */
function broken(above: string, below: string): string {
  return /\p{L}[-\u2010]$/u.test(above) && /^\p{Ll}/u.test(below)
    ? above.slice(0, -1) + below
    : `${above} ${below}`;
}

function goesOn(start: Run, first: Run): boolean {
  const [above, below] = [start.text, first.text];
  const both = broken(above, below);
  if (both.length < above.length + below.length) return isDateLike(both);
  // What was broken looks the same in both lines: a heading of its own below a short title does not.
  if (styleOf(start) === styleOf(first) && headingOf(both) && !headingOf(above)) return true;
  if (isLabelStart(both) && (labelOf(both) ?? labelOf(below) === undefined)) return true;
  if (!isDateLike(below) || findPeriods(below)[0]?.single === false) return false;
  const whole = findPeriods(both);
  const open = findPeriods(above);
  if (/[-–—]$|\b(?:til|to|until)$/i.test(above)) return true;
  return whole.length === 1 && whole[0]?.single === false && (open.length === 0 || open[0]?.single === true);
}

/** A heading in the margin that stands a little lower than the line that it heads goes before it. */
function raiseHeadings(rows: Run[][]): Run[][] {
  const raised: Run[][] = [];
  for (const row of rows) {
    const before = raised.at(-1);
    const [only] = row;
    const [above] = before ?? [];
    const isLow =
      only && above && row.length === 1 && only.right < above.x && only.y - above.y < only.size * 1.1;
    if (isLow && headingOf(only.text) && !headingOf(above.text)) raised.splice(-1, 0, row);
    else raised.push(row);
  }
  return raised;
}
