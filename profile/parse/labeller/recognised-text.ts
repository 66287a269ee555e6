import { findPrivateFact, privateLabelKind } from "../head/private-facts.ts";
import { detectHeading } from "../sections/headings.ts";
import type { Cell, Line } from "../source.ts";
import { findPeriods } from "../values/dates.ts";
import { words } from "../words/words.ts";
import type { Unit } from "./units.ts";

/** Texts whose words say what they are, wherever they stand. */

const requestPhrases = words("onRequest");

/** Whether a line is "References available on request", which forms a section on its own. */
export function isOnRequest(text: string): boolean {
  return (
    text.length < 60 &&
    detectHeading(text.split(" ")[0] ?? "") === "references" &&
    requestPhrases.some((phrase) => text.toLowerCase().includes(phrase))
  );
}

const documentDate =
  /(?:updated|printed|exported|generated|as of|oppdatert|utskrift|skrevet ut|eksportert|generert|sist endret|sist endra)\W/iu;

/** Whether a unit says when the document was made: "Last updated 12 March 2025". */
export function isDocumentDate({ isDate, line: { text } }: Unit): boolean {
  return (
    text.length < (isDate ? 80 : 40) &&
    documentDate.test(text) &&
    findPeriods(text).every(({ single }) => single)
  );
}

/** Whether a unit is an acronym above a line with a date, such as the employer "KPMG". */
export function isDatedAcronym({ text, row }: Unit, next: Unit[]): boolean {
  return (
    /^[\p{Lu}&]{2,5}$/u.test(text) &&
    detectHeading(text) === undefined &&
    next.some((unit) => unit.isDate && unit.row === row + 1)
  );
}

/** For each unit, the line or cell that contains only a private fact, such as "Sivilstatus: Samboer". */
export function findPrivateFacts(
  units: Unit[],
  canBeForm: (at: number) => boolean,
): (Line | Cell | undefined)[] {
  const isFact = new Map<Line | Cell, boolean>();
  const check = (part: Line | Cell) => {
    const known = isFact.get(part) ?? findPrivateFact(part.text.replaceAll("\t", " ")) !== undefined;
    isFact.set(part, known);
    return known;
  };
  return units.map(({ line, cell, cellIndex }, at) => {
    if (check(line)) return line;
    if (check(cell)) return cell;
    if (line.cells.length % 2 > 0 || !canBeForm(at)) return undefined;
    // The first cell of each pair is a label.
    const label = line.cells[cellIndex - (cellIndex % 2)];
    return label && privateLabelKind(label.text) !== undefined ? label : undefined;
  });
}
