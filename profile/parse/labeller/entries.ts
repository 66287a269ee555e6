import type { Entry } from "../entries/entry-fields.ts";
import { fitsBehind } from "../entries/paragraphs.ts";
import { educationRoles } from "../entries/role-scores.ts";
import { extracted } from "../extracted.ts";
import { findUrls } from "../values/contacts.ts";
import { findPeriods } from "../values/dates.ts";
import { completeDrafts } from "./complete-drafts.ts";
import { isDepartment, isWorkingTime } from "./departments.ts";
import { buildEntry } from "./draft-to-entry.ts";
import { type EntryDraft, isBeside, isNext, slots, type Value } from "./entry-draft.ts";
import {
  continuesEntry,
  continuesName,
  findFormStarts,
  isTownBesidePeriod,
  startsNewEntry,
} from "./entry-starts.ts";
import {
  addDate,
  addText,
  endHyphen,
  extend,
  findBrokenWord,
  isRestOfText,
  isWithinText,
  toValue,
} from "./fill-draft.ts";
import type { LabelledUnit } from "./labeller.ts";
import { type EntryKind, isFieldLabel } from "./labels.ts";
import { faculty, isWithinFaculty } from "./split-text.ts";
import { isLevelBehindSchool, isSubjectBelow, isWithoutSubject, toSubject } from "./subjects.ts";

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
      if (unit.label !== "other" || !above) return;
      if (isRestOfText(above, unit)) addText(above, unit, true);
      // "Kunstformidler (40 %)"
      else if (
        above.title &&
        (kind === "work" || (kind === "certificates" && isRestOfName(above.title.last, unit))) &&
        unit.before === "bracket" &&
        isBeside(above.title.last, unit)
      )
        extend(above.title, unit);
      else if (above.title && isBeside(above.title.last, unit) && continuesName(above, unit, kind))
        extend(above.title, unit);
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
    const field = role.replace(/[\^+]$/, "");
    // "To år på kontrakt i Brasil (2012–14). Ansvar for brologg."
    const isDateInSentence = field === "date" && !starts.has(unit);
    if (
      above &&
      above.dates.length > 0 &&
      (isRestOfText(above, unit) || (isDateInSentence && isWithinText(above, unit)))
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
    const slot = isDepartment(draft, field, unit)
      ? "organization"
      : isBehindHyphen(unit) && slots[field] === "organization"
        ? "place"
        : slots[field];
    if (draft.title && (continuesName(draft, unit, kind) || isWorkingTime(draft.title, unit))) {
      extend(draft.title, unit);
      return;
    }
    // "Studieretning: Allmenne, økonomiske og administrative fag"
    if (
      draft.subject &&
      field === "degree" &&
      unit.before === "comma" &&
      isBeside(draft.subject.last, unit)
    ) {
      extend(draft.subject, unit);
      return;
    }
    if (draft.organization && continuesOrganization(draft.organization, unit)) {
      extend(draft.organization, unit);
      return;
    }
    const [address] = findUrls(unit.text);
    if (address && address.value.length >= unit.text.length - 1)
      draft.url ??= extracted(address.value, [unit.line.id]);
    else if (field === "text" && kind === "education" && isSubjectBelow(draft, unit))
      draft.subject = toSubject(unit);
    else if (field === "date" && isWithinText(draft, unit)) addText(draft, unit, true);
    else if (field === "date") addDate(draft, unit);
    else if (field === "author") return;
    else if (
      slot === undefined ||
      (unit.line.bullet && unit.count === 1 && (slot === "place" || draft[slot]))
    )
      addText(draft, unit, role.endsWith("+"));
    else {
      const known = draft[slot];
      if (!known && isTownBeforeDegree(draft, field, unit, row[1])) draft.place ??= toValue(unit);
      else if (!known) draft[slot] = toValue(unit);
      else if (field === "degree" && !draft.subject && isLevelBehindSchool(draft, unit))
        [draft.subject, draft.title] = [known, toValue(unit)];
      // "Private practice" above the first of several jobs
      else if (slot === "organization" && isGroupOfJobs(draft, known, unit))
        draft.organization = toValue(unit);
      // "01/2023 – now Tromsø" above the organization
      else if (slot === "organization" && isTownBesidePeriod(draft, known) && known.last.row < unit.row) {
        draft.place ??= known;
        draft.organization = toValue(unit);
      } else if (
        field === "degree" &&
        (isLabelled || (isWithoutSubject(draft) && !isBeside(known.last, unit)))
      )
        draft.subject ??= toSubject(unit);
      // A text far to the right of a name, or behind a dot, is its town.
      else if (slot === "organization" && isSetApart(unit) && unit.row === known.last.row)
        draft.place ??= toValue(unit);
      else if (isNext(known.last, unit) && (slot !== "place" || unit.before === "comma")) {
        if (kind === "education" && isBelowOther(known.last, unit)) addText(draft, unit, false);
        else extend(known, unit);
      }
    }
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

/** Whether brackets directly behind a name hold one text, and no remark such as "(praksiskandidat)", "(every year)". */
const isRestOfName = (last: LabelledUnit, { line, to, text, index }: LabelledUnit) =>
  last.index === index - 1 && line.text[to] === ")" && /^[\p{Lu}\d§]/u.test(text);

/** Whether a town stands behind its organization and a hyphen without spaces: "FedEx Ground-Memphis, TN". */
const isBehindHyphen = ({ before, line, from }: LabelledUnit) =>
  before === "dash" && /\S-$/.test(line.text.slice(0, from));

/**
 * Whether a narrow column breaks the name of an organization: "BMS COLLEGE OF" above "ARCHITECTURE", "Institutt for" above
 * "lingvistiske, litterære og estetiske studier".
 */
function continuesOrganization({ text, last }: Value, unit: LabelledUnit): boolean {
  if (
    isBeside(last, unit) &&
    unit.before === "comma" &&
    isWithinFaculty(`${text}, ${unit.text}`, text.length)
  )
    return true;
  const isBelow = unit.row === last.row + 1 && isNext(last, unit) && unit.line.style === last.line.style;
  return (
    isBelow &&
    !unit.isDate &&
    /\s(?:of|for|and|og|(?:of|for) the)$/iu.test(text) &&
    (/^\p{Lu}/u.test(unit.text) || /- og$/u.test(text) || faculty.test(text))
  );
}

/** Whether a town stands between a school and its degree: "Prøve School, Kildare – Leaving Certificate". */
function isTownBeforeDegree(
  { organization }: EntryDraft,
  field: string,
  unit: LabelledUnit,
  next: LabelledUnit | undefined,
): boolean {
  return (
    field === "degree" &&
    organization !== undefined &&
    unit.before === "comma" &&
    isBeside(organization.last, unit) &&
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(unit.text) &&
    educationRoles.title(unit.text) === 0 &&
    next?.before === "dash" &&
    next.label === unit.label
  );
}

/** Whether what was taken for the organization stands alone above a row with period, title and organization. */
function isGroupOfJobs({ title, dates, body }: EntryDraft, { last }: Value, unit: LabelledUnit): boolean {
  return (
    last.count === 1 &&
    last.row === unit.row - 1 &&
    body.length === 0 &&
    title?.last.row === unit.row &&
    dates.length > 0 &&
    dates.every((date) => date.last.row === unit.row)
  );
}

const isSetApart = ({ before, line, from }: LabelledUnit) =>
  before === "tab" || (before === "bar" && /[·•|]\s*$/.test(line.text.slice(0, from)));

/** Whether a row starts with a title and an organization, in either order. */
function isWholeRow([first, second]: LabelledUnit[]): boolean {
  const slotsOf = [first, second].map(
    (unit) => unit && slots[unit.label.split(".")[1]?.replace(/[\^+]$/, "") ?? ""],
  );
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

/** Whether a text stands below a row that ends with another field than the one it would continue. */
function isBelowOther(last: LabelledUnit, unit: LabelledUnit): boolean {
  const isInLastCell = last.cellIndex === last.line.cells.length - 1;
  return last.row !== unit.row && last.index < last.count - 1 && isInLastCell;
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
