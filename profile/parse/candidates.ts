import type { LineStructure } from "./labeller/structure.ts";
import type { Line } from "./source.ts";
import { findPeriods } from "./values/dates.ts";

/** Sections whose entries are not jobs. */
const otherSections = new Set<string>(["education", "certificates", "projects", "publications", "awards"]);
const maxLines = 12;
const maxHeadLines = 2;

/**
 * Finds possible jobs in a CV without any: each line with a period, with a role or employer above it and the text below.
 *
 * @returns the line ids of each
 */
export function jobCandidates(lines: Line[], structure: LineStructure[]): number[][] {
  const parsed = new Map(structure.map((one) => [one.line, one]));
  const isFree = lines.map(({ id }) => {
    const known = parsed.get(id);
    return known !== undefined && !known.isHeading && !otherSections.has(known.section);
  });
  const isDated = (lineIndex: number) =>
    isFree[lineIndex] === true && textWithoutPeriod(lines[lineIndex] as Line) !== undefined;
  const dated = lines.flatMap((_, lineIndex) => (isDated(lineIndex) ? [lineIndex] : []));
  const starts = dated.map((lineIndex, candidate) => {
    const before = dated[candidate - 1] ?? -1;
    let start = lineIndex;
    const isBare = (textWithoutPeriod(lines[lineIndex] as Line) ?? "").length < 10;
    while (
      isBare &&
      start - 1 > before &&
      lineIndex - start < maxHeadLines &&
      isFree[start - 1] &&
      isHead(start - 1)
    )
      start -= 1;
    return start;
  });

  function isHead(lineIndex: number): boolean {
    const { text, bullet } = lines[lineIndex] as Line;
    return !bullet && text.length < 70 && !/[.:]$/.test(text) && (lines[lineIndex + 1] as Line).gap < 2.2;
  }

  return starts.map((start, candidate) => {
    const end = Math.min(starts[candidate + 1] ?? lines.length, start + maxLines);
    const last = dated[candidate] as number;
    const stop = lines.findIndex(
      (line, lineIndex) => lineIndex > last && lineIndex < end && (!isFree[lineIndex] || line.gap > 2.2),
    );
    return lines.slice(start, stop === -1 ? end : stop).map(({ id }) => id);
  });
}

/** The text of a line without its period; undefined when it has none. */
function textWithoutPeriod({ text }: Line): string | undefined {
  const period = findPeriods(text).find(({ single }) => !single);
  return period && (text.slice(0, period.from) + text.slice(period.to)).replace(/[\s|,;:()·•–-]/g, "");
}
