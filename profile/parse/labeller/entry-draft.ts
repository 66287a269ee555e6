import type { EntryText } from "../entries/entry-fields.ts";
import type { Extracted } from "../extracted.ts";
import type { LabelledUnit } from "./labeller.ts";

type Slot = "title" | "organization" | "place";

/** The field of a draft that takes a unit with a role. */
export const slots: Record<string, Slot> = {
  title: "title",
  degree: "title",
  role: "title",
  name: "title",
  employer: "organization",
  institution: "organization",
  organization: "organization",
  issuer: "organization",
  place: "place",
};

/** A text from one or more units. */
export interface Value {
  text: string;
  lines: number[];
  probability: number;
  last: LabelledUnit;
}

/** An entry while its units are read. */
export interface EntryDraft {
  title?: Value;
  /** The field of study that a form gives apart from the degree. */
  subject?: Value;
  organization?: Value;
  place?: Value;
  url?: Extracted;
  dates: Value[];
  body: (Value & EntryText)[];
}

/** Whether a unit continues a text directly: on the same row, or at the start of the next one. */
export function isNext(last: LabelledUnit, unit: LabelledUnit): boolean {
  if (last.row === unit.row) return unit.index === last.index + 1;
  return (
    unit.row === last.row + 1 &&
    unit.line.column === last.line.column &&
    unit.line.gap < 2.2 &&
    unit.index === 0 &&
    !unit.line.bullet
  );
}

/** Whether a unit follows on the same row. */
export const isBeside = (last: LabelledUnit, unit: LabelledUnit) =>
  last.row === unit.row && isNext(last, unit);

/** Whether a text stands below a row that ends with another field than the one it would continue. */
export function isBelowOther(last: LabelledUnit, unit: LabelledUnit): boolean {
  const isInLastCell = last.cellIndex === last.line.cells.length - 1;
  return last.row !== unit.row && last.index < last.count - 1 && isInLastCell;
}
