import { headingOf } from "../sections/headings.ts";
import type { Section } from "../sections/section.ts";
import type { Cell, Line } from "../source.ts";
import type { SectionKind } from "../words/language-words.ts";
import type { LabelledUnit } from "./labeller.ts";
import { sectionOf } from "./labels.ts";

/** Builds the CV's sections from labelled units, splitting a line whose units belong to different sections. */
export function buildSections(units: LabelledUnit[]): Section[] {
  const kinds = units.map(({ label }) => sectionOf(label));
  // A label belongs to the value after it; other text without a section belongs to the section above it.
  for (let at = units.length - 1; at >= 0; at -= 1)
    if (kinds[at] === undefined && units[at]?.label === "label") kinds[at] = kinds[at + 1];
  const sections: Section[] = [];
  // Within skills, "Verktøy: Figma, Excel" is a group and not a heading.
  const isHeadingAt = (index: number) => {
    const unit = units[index];
    const isGroup =
      unit && unit.count > 1 && kinds[index - 1] === kinds[index] && sections.at(-1)?.kind === kinds[index];
    // A heading in the margin is on the same line as its content.
    const before = units[index - 1];
    const isBeside = unit && before?.row === unit.row && headingOf(before.text) && !headingOf(unit.text);
    return unit?.label.startsWith("heading.") === true && !isGroup && !isBeside;
  };
  let at = 0;
  while (at < units.length) {
    const unit = units[at] as LabelledUnit;
    const isHeading = isHeadingAt(at);
    let end = at + 1;
    while (
      end < units.length &&
      units[end]?.row === unit.row &&
      isHeadingAt(end) === isHeading &&
      (kinds[end] === undefined || kinds[at] === undefined || kinds[end] === kinds[at])
    )
      end += 1;
    const kind = kinds.slice(at, end).find((one) => one !== undefined);
    const line = partOfLine(unit.line, units.slice(at, end));
    const last = sections.at(-1);
    if (isHeading) {
      const isSecondRow = last?.heading && last.kind === kind && last.lines.length === 0;
      if (!isSecondRow) sections.push({ kind: kind as SectionKind, heading: line, lines: [] });
    } else if (kind === undefined) sections.push({ kind: "other", lines: [line] });
    else if (last?.kind === kind) last.lines.push(line);
    else sections.push({ kind, lines: [line] });
    at = end;
  }
  return sections;
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
    const isEnd = to.at === to.count - 1;
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
    gap: first.at === 0 ? line.gap : 9,
  };
}
