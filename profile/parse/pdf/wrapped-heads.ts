import { fitsBehind, join } from "../entries/paragraphs.ts";
import { detectHeading } from "../sections/headings.ts";
import type { Cell, Line } from "../source.ts";
import { findPeriods } from "../values/dates.ts";

const maxGap = 1.7;
/** Between the fields of a head. */
const separator = /\s[•·|–—@]\s|, /;

const beginsWithDate = (text = "") => findPeriods(text)[0]?.from === 0;

/** Joins the head of an entry that wraps above its date: "Senior keeper, hoofstock • Prøve" above "Plains Zoo, Testham". */
export function joinWrappedHeads(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const below = lines[at + 1];
    if (!below || !isWrapped(line, below, lines[at + 2])) {
      joined.push(line);
      continue;
    }
    const [cell, rest] = [line.cells[0] as Cell, below.cells[0] as Cell];
    const text = join(line.text, below.text);
    const parts = [cell, rest].flatMap((one) => one.parts ?? [{ text: one.text, style: one.style }]);
    joined.push({ ...line, text, cells: [{ ...cell, text, ...(parts.length > 2 && { parts }) }] });
    at += 1;
  }
  return joined;
}

function isWrapped(line: Line, below: Line, dated: Line | undefined): boolean {
  const isHead = (one: Line) => one.strong && !one.bullet && one.cells.length === 1;
  return (
    isHead(line) &&
    isHead(below) &&
    line.style === below.style &&
    line.column === below.column &&
    line.page === below.page &&
    below.gap < maxGap &&
    separator.test(line.text) &&
    !/[.!?:]$/.test(line.text) &&
    !beginsWithDate(line.text) &&
    !beginsWithDate(below.text) &&
    beginsWithDate(dated?.text) &&
    detectHeading(below.text) === undefined &&
    !fitsBehind(line, below)
  );
}
