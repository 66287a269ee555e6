import { findPrivateFact, privateLabelKind } from "../private/labelled.ts";
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

/** Whether a line is LinkedIn's heading of recommendations: "3 people have recommended Kari". */
export function isAboveRecommendations(text: string): boolean {
  return /^\d+ (?:people have recommended|personer har anbefalt) \p{Lu}\S*$/u.test(text);
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

/** "Health ⇥ Good", but not "Health ⇥ Nurse" */
const isHealth = (label: string, value = "") =>
  /^(?:health|helse|helsetilstand)\W*$/iu.test(label) &&
  /^(?:very good|good|excellent|fair|meget god|god)(?!\p{L})/iu.test(value);

/** The lines that hold only the value of a private label above them in smaller or lighter type, as in side bars. */
function valuesBelowLabels(lines: Line[]): Set<Line> {
  const values = new Set<Line>();
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    if (!above || above.column !== line.column || line.gap > 2.2 || line.bullet) return;
    const kind = privateLabelKind(above.text.replace(/:$/, ""));
    const isOwn = kind !== undefined && kind !== "reference";
    const isLabel = isOwn && above.cells.length === 1 && /^\p{Lu}/u.test(above.text);
    const isValue = isLabel && above.style !== line.style && above.size <= line.size;
    // "04.05.1990" above "Moncton", below "Date / Place of birth"
    const isSecond = values.has(above) && line.style === above.style && line.gap < 1.8;
    if (isValue || (isSecond && /\d{4}/.test(above.text) && line.text.length < 40)) values.add(line);
  });
  return values;
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
  const values = valuesBelowLabels([...new Set(units.map(({ line }) => line))]);
  return units.map(({ line, cell, cellIndex }, at) => {
    if (values.has(line) || check(line)) return line;
    if (check(cell)) return cell;
    if (line.cells.length % 2 > 0 || !canBeForm(at)) return undefined;
    // The first cell of each pair is a label.
    const label = line.cells[cellIndex - (cellIndex % 2)];
    const isPrivate =
      label &&
      (privateLabelKind(label.text) !== undefined ||
        isHealth(label.text, line.cells[line.cells.indexOf(label) + 1]?.text));
    return isPrivate ? label : undefined;
  });
}
