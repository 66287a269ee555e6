import { detectHeading } from "../sections/headings.ts";
import type { Section } from "../sections/section.ts";
import type { Cell, Line } from "../source.ts";
import type { SectionKind } from "../words/language-words.ts";
import type { LabelledUnit } from "./labeller.ts";
import { labelSection } from "./labels.ts";

/** Builds the CV's sections from labelled units, splitting a line whose units belong to different sections. */
export function buildSections(units: LabelledUnit[]): Section[] {
  const kinds = units.map(({ label }) => labelSection(label));
  // A label belongs to the value after it; other text without a section belongs to the section above it.
  for (let start = units.length - 1; start >= 0; start -= 1)
    if (kinds[start] === undefined && units[start]?.label === "label") {
      const isBeforeHeading = units[start + 1]?.label.startsWith("heading.");
      kinds[start] = kinds[start + (isBeforeHeading ? -1 : 1)];
    }
  const sections: Section[] = [];
  // Within skills, "Verktøy: Figma, Excel" is a group and not a heading.
  const isHeadingAt = (unitIndex: number) => {
    const unit = units[unitIndex];
    const isGroup =
      unit &&
      unit.count > 1 &&
      kinds[unitIndex - 1] === kinds[unitIndex] &&
      sections.at(-1)?.kind === kinds[unitIndex];
    // A heading in the margin is on the same line as its content.
    const before = units[unitIndex - 1];
    const isBeside =
      unit && before?.row === unit.row && detectHeading(before.text) && !detectHeading(unit.text);
    return unit?.label.startsWith("heading.") === true && !isGroup && !isBeside;
  };
  let start = 0;
  while (start < units.length) {
    const unit = units[start] as LabelledUnit;
    const isHeading = isHeadingAt(start);
    let end = start + 1;
    while (
      end < units.length &&
      units[end]?.row === unit.row &&
      isHeadingAt(end) === isHeading &&
      (kinds[end] === undefined || kinds[start] === undefined || kinds[end] === kinds[start])
    )
      end += 1;
    const kind = kinds.slice(start, end).find((one) => one !== undefined);
    const line = partOfLine(unit.line, units.slice(start, end));
    const last = sections.at(-1);
    if (isHeading) {
      const isSecondRow = last?.heading && last.kind === kind && last.lines.length === 0;
      if (!isSecondRow) sections.push({ kind: kind as SectionKind, heading: line, lines: [] });
    } else if (isRowOfLabels(units, start, end)) {
      // The header of a table of skills or languages is not one of them.
    } else if (kind === undefined) sections.push({ kind: "other", lines: [line] });
    else if (last?.kind === kind) last.lines.push(line);
    else sections.push({ kind, lines: [line] });
    start = end;
  }
  return sections;
}

/** Whether the units fill a row of a table and are all labels: "Skill", "Level", "Last used". */
function isRowOfLabels(units: LabelledUnit[], from: number, to: number): boolean {
  const [first] = units.slice(from, to);
  return (
    first !== undefined &&
    first.line.cells.length > 1 &&
    to - from === first.count &&
    units.slice(from, to).every(({ label }) => label === "label")
  );
}

/** The part of a line that consists of the given units. */
function partOfLine(line: Line, units: LabelledUnit[]): Line {
  const [first] = units;
  if (!first || units.length === first.count) return line;
  const last = units.at(-1) as LabelledUnit;
  const cells = line.cells.flatMap((cell): Cell[] => {
    const own = units.filter((unit) => unit.cell === cell);
    const [from] = own;
    const to = own.at(-1);
    if (!from || !to) return [];
    const isEnd = to.index === to.count - 1;
    const text = line.text
      .slice(from.from, isEnd ? line.text.length : to.to)
      .split("\t")[0]
      ?.trim();
    return text ? [{ ...cell, text }] : [];
  });
  const [lead] = cells;
  if (!lead) return line;
  return {
    ...line,
    cells,
    text: cells.map(({ text }) => text).join("\t"),
    x: lead.x,
    style: lead.style,
    strong: lead.strong,
    right: cells.at(-1)?.right ?? last.line.right,
    gap: first.index === 0 ? line.gap : 9,
  };
}
