import type { Line } from "../source.ts";

const number = /^(\d{1,2})((?:\.\d{1,2})*)\.?$/;
const minSections = 3;

/** Removes the numbers that LaTeX sets in a column of their own before its headings: "5 ⇥ Publications", "5.1 ⇥ Articles". */
export function removeSectionNumbers(lines: Line[]): Line[] {
  let count = 0;
  const numbered = new Set<Line>();
  for (const line of lines) {
    const [first, heading] = line.cells;
    const [, section, rest] = number.exec(first?.text ?? "") ?? [];
    const isHeading =
      line.cells.length === 2 && line.strong && heading && /^\P{N}{3,60}$/u.test(heading.text);
    if (section === undefined || !isHeading) continue;
    const isNext = rest === "" && Number(section) === count + 1;
    if (isNext) count += 1;
    if (isNext || (rest !== "" && Number(section) === count)) numbered.add(line);
  }
  if (count < minSections) return lines;
  return lines.map((line) => {
    const heading = line.cells[1];
    return numbered.has(line) && heading
      ? { ...line, cells: [{ ...heading, x: line.x }], text: heading.text, style: heading.style }
      : line;
  });
}
