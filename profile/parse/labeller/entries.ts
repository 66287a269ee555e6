import type { Entry } from "../entries/entry-fields.ts";
import { fitsBehind } from "../entries/paragraphs.ts";
import { findPeriods } from "../values/dates.ts";
import { completeDrafts } from "./complete-drafts.ts";
import { buildEntry } from "./draft-to-entry.ts";
import { type EntryDraft, isBelowOther, slots } from "./entry-draft.ts";
import { continuesEntry, findFormStarts, startsNewEntry } from "./entry-starts.ts";
import { addText, endHyphen, extend, findBrokenWord, isRestOfText, isWithinText } from "./fill-draft.ts";
import type { LabelledUnit } from "./labeller.ts";
import { type EntryKind, fieldOf, isFieldLabel } from "./labels.ts";
import { placeRest, placeUnit } from "./place-unit.ts";

/**
 * Builds the entries of one kind of section from labelled units.
 *
 * @param units of all entry sections, with their headings
 * @param chosenStarts lines of which the visitor says whether an entry starts there
 */
export function buildEntries(
  units: LabelledUnit[],
  kind: EntryKind,
  chosenStarts: ReadonlyMap<number, boolean> = new Map(),
): Entry[] {
  const drafts: EntryDraft[] = [];
  const isOwn = ({ label }: LabelledUnit) => label.startsWith(`${kind}.`);
  // Each section is a form of its own: "Desired work" above has other labels.
  const formStarts = new Set(
    splitAtHeadings(units).flatMap((section) => [...findFormStarts(section.filter(isOwn))]),
  );
  const starts = findStarts(units, isOwn);
  let formRow = -1;
  let isInForm = false;
  /** The entry that starts where the visitor said. */
  let chosenDraft: EntryDraft | undefined;
  units.forEach((unit, unitIndex) => {
    const [section, role = ""] = unit.label.split(".");
    if (section === "heading") isInForm = false;
    const above = drafts.at(-1);
    if (section !== kind) {
      if (unit.label === "other" && above) placeRest(above, unit, kind);
      return;
    }
    const broken = above && findBrokenWord(above, units[unitIndex - 1], unit);
    if (broken) {
      broken.text += endHyphen.exec(broken.last.line.text.slice(broken.last.to))?.[0] ?? "";
      extend(broken, unit);
      return;
    }
    const chosen = chosenStarts.get(unit.line.id);
    if (formStarts.has(unit.row) && formRow !== unit.row && chosen !== false) {
      [formRow, isInForm] = [unit.row, true];
      drafts.push({ dates: [], body: [] });
    }
    if (role === "label") return;
    const field = fieldOf(unit.label);
    // "Two years in Brazil (2012–14)", "Shift leader since 2020"
    const mayBeInText = field === "date" && !starts.has(unit);
    if (
      above &&
      above.dates.length > 0 &&
      (isRestOfText(above, unit) || (mayBeInText && isWithinText(above, unit)))
    ) {
      addText(above, unit, true);
      return;
    }
    let draft = drafts.at(-1);
    const row = units.slice(unitIndex, unitIndex + 5);
    const before = units[unitIndex - 1];
    const isLabelled = before !== undefined && isFieldLabel(before.label) && before.row === unit.row;
    const isSame =
      chosen !== true &&
      (isInForm ||
        (draft !== undefined &&
          (continuesEntry(draft, field, row, kind) || (isLabelled && isMissingDate(draft, field)))));
    if (
      !draft ||
      (starts.has(unit) && !isSame) ||
      // The model may continue the visitor's entry with the one below it.
      (draft === chosenDraft && chosen !== false && isWholeRow(row)) ||
      (!isSame && isNextEmployer(drafts, field, unit)) ||
      (!isSame && isNextJobWithoutDate(draft, field, unit)) ||
      (!isSame && startsNewEntry(draft, field, unit, units.slice(unitIndex + 1, unitIndex + 9)))
    ) {
      draft = { dates: [], body: [] };
      drafts.push(draft);
      if (chosen) chosenDraft = draft;
    }
    placeUnit(draft, unit, {
      kind,
      field,
      isContinued: role.endsWith("+"),
      isLabelled,
      next: units[unitIndex + 1],
    });
  });
  return completeDrafts(drafts, kind).map((draft) => buildEntry(draft, kind));
}

/** Whether a unit is an employer above its roles, as those before it, below a role of the employer before it. */
function isNextEmployer(drafts: EntryDraft[], field: string, unit: LabelledUnit): boolean {
  const draft = drafts.at(-1);
  const style = unit.line.style;
  const isRole = draft?.title && !draft.organization && draft.dates.length > 0;
  if (!isRole || slots[field] !== "organization" || unit.index > 0 || unit.line.bullet) return false;
  if (draft.title?.last.line.style === style) return false;
  const both = drafts.filter(({ organization, title }) => organization && title);
  const above = both.filter(
    ({ organization, title }) => (organization?.last.row ?? 0) < (title?.last.row ?? 0),
  );
  return (
    above.length === both.length && above.some(({ organization }) => organization?.last.line.style === style)
  );
}

/** Whether a row begins with the title of another job: "1987 ⇥ Kokk, Hotell Prøve" above "Avløser, Testgarden". */
function isNextJobWithoutDate(
  { title, organization }: EntryDraft,
  field: string,
  unit: LabelledUnit,
): boolean {
  return (
    field === "title" &&
    unit.index === 0 &&
    unit.count > 1 &&
    unit.line.text[unit.to] !== ":" &&
    title !== undefined &&
    title.last.row === organization?.last.row &&
    title.last.row === unit.row - 1 &&
    isBelowOther(title.last, unit) &&
    fitsBehind(title.last.line, unit.line)
  );
}

/** Whether a row starts with a title and an organization, in either order. */
function isWholeRow([first, second]: LabelledUnit[]): boolean {
  const slotsOf = [first, second].map((unit) => unit && slots[fieldOf(unit.label)]);
  return (
    first?.index === 0 &&
    second?.row === first.row &&
    slotsOf.includes("title") &&
    slotsOf.includes("organization")
  );
}

/** Whether a form gives the date of an entry that has none yet: "Position: Cook" above "From: 2019". */
function isMissingDate({ title, organization, dates, body }: EntryDraft, field: string): boolean {
  return field === "date" && dates.length + body.length === 0 && (title ?? organization) !== undefined;
}

const isPeriod = ({ label, text }: LabelledUnit) =>
  label.endsWith(".date") && findPeriods(text)[0]?.single === false;

/** The units that start an entry. In a row of a table, that is the first one, also if its column is unknown. */
function findStarts(units: LabelledUnit[], isOwn: (unit: LabelledUnit) => boolean): Set<LabelledUnit> {
  const starts = new Set<LabelledUnit>();
  for (const row of Map.groupBy(units.filter(isOwn), ({ row }) => row).values()) {
    const own = row.filter(({ label }) => label.endsWith("^"));
    const [first] = row;
    const isInTable = first && first.line.cells.length >= 3 && first.cell !== own[0]?.cell;
    // The period in front belongs to what stands beside it.
    const isPeriodFirst = first?.index === 0 && isPeriod(first) && own[0] === row[1];
    if (own.length === 1 && ((isInTable && !isFieldLabel(first.label)) || isPeriodFirst)) starts.add(first);
    else for (const unit of own) starts.add(unit);
  }
  return starts;
}

/** The units below each heading. */
function splitAtHeadings(units: LabelledUnit[]): LabelledUnit[][] {
  const sections: LabelledUnit[][] = [[]];
  for (const unit of units) {
    if (unit.label.startsWith("heading.")) sections.push([]);
    else sections.at(-1)?.push(unit);
  }
  return sections;
}
