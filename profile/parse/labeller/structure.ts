import type { Section } from "../sections/section.ts";
import type { LabelledUnit } from "./labeller.ts";
import { labelSection } from "./labels.ts";

/** How the parser interpreted a line. */
export interface LineStructure {
  line: number;
  section: Section["kind"];
  isHeading: boolean;
  /** The line starts an entry, such as a job. */
  startsEntry: boolean;
}

/** The section of each line, and whether it is a heading or starts an entry. */
export function toLineStructure(units: LabelledUnit[]): LineStructure[] {
  const lines: LineStructure[] = [];
  for (const { line, label } of units) {
    const section = labelSection(label);
    const known = lines.at(-1);
    if (known?.line === line.id) {
      if (section !== undefined && known.section === "other") known.section = section;
      known.startsEntry ||= label.endsWith("^");
      continue;
    }
    lines.push({
      line: line.id,
      section: section ?? (label === "label" ? (known?.section ?? "other") : "other"),
      isHeading: label.startsWith("heading."),
      startsEntry: label.endsWith("^"),
    });
  }
  return lines;
}
