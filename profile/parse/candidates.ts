import type { LineStructure } from "./labeller/structure.ts";
import type { Line } from "./source.ts";
import { findPeriods } from "./values/dates.ts";

/** Sections whose entries are known to be no jobs. */
const settled = new Set<string>(["education", "certificates", "projects", "publications", "awards"]);
const mostLines = 12;
const mostHeadLines = 2;

/**
 * What may be jobs in a CV where none was found, as numbers of lines: each line with a period, together with a role or an
 * employer above it and the text below.
 */
export function jobCandidates(lines: Line[], structure: LineStructure[]): number[][] {
  const parsed = new Map(structure.map((one) => [one.line, one]));
  const free = lines.map(({ id }) => {
    const known = parsed.get(id);
    return known !== undefined && !known.isHeading && !settled.has(known.section);
  });
  const isDated = (at: number) => free[at] === true && textWithoutPeriod(lines[at] as Line) !== undefined;
  const dated = lines.flatMap((_, at) => (isDated(at) ? [at] : []));
  const starts = dated.map((at, index) => {
    const before = dated[index - 1] ?? -1;
    let start = at;
    const isBare = (textWithoutPeriod(lines[at] as Line) ?? "").length < 10;
    while (isBare && start - 1 > before && at - start < mostHeadLines && free[start - 1] && isHead(start - 1))
      start -= 1;
    return start;
  });

  function isHead(at: number): boolean {
    const { text, bullet } = lines[at] as Line;
    return !bullet && text.length < 70 && !/[.:]$/.test(text) && (lines[at + 1] as Line).gap < 2.2;
  }

  return starts.map((start, index) => {
    const end = Math.min(starts[index + 1] ?? lines.length, start + mostLines);
    const last = dated[index] as number;
    const stop = lines.findIndex((line, at) => at > last && at < end && (!free[at] || line.gap > 2.2));
    return lines.slice(start, stop === -1 ? end : stop).map(({ id }) => id);
  });
}

/** What a line says beside its period; undefined when it has none. */
function textWithoutPeriod({ text }: Line): string | undefined {
  const period = findPeriods(text).find(({ single }) => !single);
  return period && (text.slice(0, period.from) + text.slice(period.to)).replace(/[\s|,;:()·•–-]/g, "");
}
