import { fitsBehind, isOpenEnding } from "../entries/paragraphs.ts";
import { findLabel } from "../sections/labels.ts";
import { findPeriods } from "../values/dates.ts";
import { isKnownPlace } from "../values/places.ts";
import { comparisonKey } from "../values/text.ts";
import { type EntryDraft, isNext, slots, type Value } from "./entry-draft.ts";
import type { LabelledUnit } from "./labeller.ts";
import { type EntryKind, fieldOf } from "./labels.ts";

/** Whether a period has its end in the next row: "06/2016 –". */
export const isOpen = (text: string) => /\d\s*[‒–—-]$/.test(text);

/**
 * Whether a unit belongs to the entry above it although its label says that it starts one.
 *
 * @param field of the unit, such as `employer`
 * @param row the unit and those behind it
 */
export function continuesEntry(
  draft: EntryDraft,
  field: string,
  row: LabelledUnit[],
  kind: EntryKind,
): boolean {
  const [unit] = row;
  if (!unit) return false;
  if (isPlaceBelow(draft, field, unit) || continuesName(draft, unit, kind)) return true;
  if (isBelowPeriod(draft, field, row) || isBelowOrganization(draft, field, row)) return true;
  if (kind === "education" && isSchoolBelow(draft, field, row)) return true;
  const hasPeriods = kind === "work" || kind === "education";
  return (
    hasPeriods &&
    (isFirstDate(draft, field, unit) || isEndOfPeriod(draft, field, unit) || isBesideEnd(draft, field, row))
  );
}

/** Whether a date stands directly below an entry's title and organization, which have none. */
function isFirstDate({ title, organization, dates, body }: EntryDraft, field: string, unit: LabelledUnit) {
  const last = Math.max(title?.last.row ?? 0, organization?.last.row ?? 0);
  return (
    field === "date" &&
    title !== undefined &&
    organization !== undefined &&
    dates.length + body.length === 0 &&
    unit.row === last + 1
  );
}

const acronym = /^[\p{Lu}\d][\p{Lu}\d.-]{1,9}$/u;
/** More classes of a licence, or how long a course was: "T2", "IV and V", "classes 2, 3 and 8", "3 days" */
const classOrLength =
  /^(?:(?:class(?:es)?|klasser?|categor(?:y|ies)|levels?|trinn) \S{1,3}(?: (?:og|and|&) \S{1,3})?|(?:\p{Lu}{0,2}\d{1,2}\p{L}?|\p{Lu}{1,2}E?|[IVX]{1,4})(?: (?:og|and|&) (?:\p{Lu}{0,2}\d{1,2}\p{L}?|\p{Lu}{1,2}E?|[IVX]{1,4}))?|\d+(?:,\d)? ?(?:t|timer|timar|hours?|hrs|days?|dager|dagar|weeks?|uker|veker))$/u;

/** Whether a text spells out an acronym: "Trauma Nursing Core Course" behind "TNCC". */
function spellsOut(text: string, name: string): boolean {
  const initials = text.split(/[\s-]+/).map((word) => word.charAt(0).toUpperCase());
  return acronym.test(name) && initials.length > 1 && initials.join("").startsWith(name.slice(0, 2));
}

/**
 * Whether a text behind a comma or in brackets belongs to the name of a certificate: "AHLR, resertifisering", "Grunnleggende
 * sikkerhetskurs (GSK)", "Driving licence (light vehicle)"; or a text in the next row to a name that ends with a preposition.
 */
export function continuesName({ title, body }: EntryDraft, unit: LabelledUnit, kind: EntryKind): boolean {
  if (!title || unit.isDate || body.length > 0 || !isNext(title.last, unit)) return false;
  if (title.last.row !== unit.row) return isOpenEnding(title.text) && !/[,–—&+-]$/.test(title.text);
  if (kind !== "certificates") return false;
  if (unit.label === "other") return unit.before === "comma" && classOrLength.test(unit.text);
  if (unit.before === "dash")
    return unit.label.includes(".issuer") ? spellsOut(unit.text, title.text) : /^\p{Ll}/u.test(unit.text);
  return unit.before === "comma"
    ? /^(?:[\p{Ll}\d]|[A-E]\d?\+?E?$|.*(?<!\p{L})(?:[Ll]evel|[Nn]ivå|[Aa]dvanced|[Tt]rinn)(?!\p{L}))/u.test(
        unit.text,
      )
    : unit.before === "bracket" &&
        !unit.label.includes(".issuer") &&
        (unit.label.includes(".name") || acronym.test(unit.text));
}

/** Whether a date is the end of a period that a narrow margin breaks: "06/2016" above "02/2019". */
function isEndOfPeriod(
  { title, organization, dates, body }: EntryDraft,
  field: string,
  unit: LabelledUnit,
): boolean {
  const isSingle = (text: string) => findPeriods(text)[0]?.single === true || isOpen(text);
  const [start] = dates;
  return (
    field === "date" &&
    dates.length === 1 &&
    body.length === 0 &&
    (title === undefined || organization === undefined) &&
    isSingle(start?.text ?? "") &&
    isSingle(unit.text)
  );
}

/**
 * The rows in which a form's entries start: those with the label that stands below wide gaps, otherwise with the first one.
 * Empty unless that label is in every entry but perhaps the first.
 *
 * @param units of one kind of section
 */
export function findFormStarts(units: LabelledUnit[]): Set<number> {
  const labels = new Map<string, { rows: number[]; gaps: number[] }>();
  let labelled = -1;
  for (const { label, line, row, text } of units) {
    // "Job profile" announces the text of an entry.
    if (!label.endsWith(".label") || row === labelled || findLabel(text, ["tasks"])) continue;
    labelled = row;
    const key = comparisonKey(text);
    const known = labels.get(key) ?? { rows: [], gaps: [] };
    known.rows.push(row);
    if (row !== units[0]?.row) known.gaps.push(line.gap);
    labels.set(key, known);
  }
  const all = [...labels.values()].map(({ rows, gaps }) => ({ rows, gap: Math.min(...gaps) }));
  const [first] = all;
  if (!first || first.rows[0] !== units[0]?.row) return new Set();
  const wide = all.filter(({ gap, rows }) => rows.length > 1 && gap > first.gap * 1.2);
  const start = wide.length === 1 && wide[0] ? wide[0] : first;
  const most = Math.max(...all.map(({ rows }) => rows.length));
  return start.rows.length > 1 && start.rows.length >= (start === first ? most : most - 1)
    ? new Set(start.rows)
    : new Set();
}

/**
 * Whether a field that the entry lacks stands beside the end of its period, which a narrow column breaks: "Kokk, mai 2019 –"
 * above "Brygga, juni 2021".
 *
 * @param row the unit and those behind it
 */
function isBesideEnd(draft: EntryDraft, field: string, [unit, ...others]: LabelledUnit[]): boolean {
  const slot = slots[field];
  const [date] = draft.dates;
  const end = others.find(({ row, label }) => row === unit?.row && label.endsWith(".date"));
  if (!unit || !slot || !date || !end || draft[slot] || draft.dates.length > 1 || draft.body.length > 0)
    return false;
  const [from] = findPeriods(date.text);
  const [to] = findPeriods(end.text);
  const isAligned =
    Math.abs(end.cell.x - date.last.cell.x) < 3 || Math.abs(end.cell.right - date.last.cell.right) < 3;
  return (
    isAligned &&
    date.last.row === unit.row - 1 &&
    (from?.single === true || isOpen(date.text)) &&
    to !== undefined &&
    (to.current || (to.single && (to.start ?? "") >= (from?.start ?? "")))
  );
}

/** Whether an organization is a town beside the period, as Europass prints it. */
export function isTownBesidePeriod({ dates }: Pick<EntryDraft, "dates">, { text, last }: Value): boolean {
  const isBesidePeriod = dates.some((date) => date.last.row === last.row && date.last.index === 0);
  const [country = ""] = last.line.text.slice(last.to).replace(/^, /, "").split(",");
  return isBesidePeriod && (isKnownPlace(text) || (last.index === 1 && isKnownPlace(country)));
}

/** Whether a name stands directly below the row of its period: "2012 – 2014 Mossoró, Brazil" above "UPPER SECONDARY SCHOOL". */
function isBelowPeriod(
  { title, organization, dates, body }: EntryDraft,
  field: string,
  row: LabelledUnit[],
): boolean {
  const [unit] = row;
  const [date] = dates;
  if (!unit || date?.last.index !== 0 || dates.length > 1 || title || body.length > 0) return false;
  if (organization && !isTownBesidePeriod({ dates }, organization)) return false;
  const hasDate = row.some((one) => one.row === unit.row && one.isDate);
  const isBelow = unit.row === date.last.row + 1 && unit.index === 0 && field in slots;
  const beside = date.last.line.text.slice(date.last.to).split(/[,\t]/);
  const isAlone = date.last.count === 1 && !organization;
  return isBelow && !hasDate && (isAlone || beside.some((text) => isKnownPlace(text.trim())));
}

/** Whether a title with its period stands directly below an organization that has nothing else: "Brygga Youth Club" above "Coach ⇥ 2021". */
function isBelowOrganization(
  { title, organization, dates, body }: EntryDraft,
  field: string,
  row: LabelledUnit[],
): boolean {
  const [unit] = row;
  if (!unit || !organization || title || dates.length + body.length > 0) return false;
  const hasDate = row.some((one) => one.row === unit.row && one.isDate);
  const isBelow = organization.last.row === unit.row - 1 && unit.index === 0 && unit.line.gap < 2;
  return slots[field] === "title" && isBelow && hasDate;
}

/** Whether a school stands directly below a period and degree that have none. */
function isSchoolBelow(
  { title, organization, dates, body }: EntryDraft,
  field: string,
  row: LabelledUnit[],
): boolean {
  const [unit] = row;
  if (!unit || field !== "institution" || !title || organization || dates.length === 0 || body.length > 0)
    return false;
  const hasDate = row.some((one) => one.row === unit.row && one.isDate);
  return title.last.row === unit.row - 1 && unit.index === 0 && unit.line.gap < 2 && !hasDate;
}

/** Whether a place stands directly below an entry's first row, which has none: "Kokk, Hotell Prøve" or "2016 – 2018" above "Bodø". */
function isPlaceBelow(
  { title, organization, place, dates, body }: EntryDraft,
  field: string,
  unit: LabelledUnit,
): boolean {
  const first = title ?? organization ?? dates[0];
  return (
    field === "place" && !place && body.length === 0 && first?.last.row === unit.row - 1 && unit.line.gap < 2
  );
}

/**
 * Whether a second title or period starts a new entry that the model missed.
 *
 * @param ahead the eight units behind it
 */
export function startsNewEntry(
  draft: EntryDraft,
  field: string,
  unit: LabelledUnit,
  ahead: LabelledUnit[],
): boolean {
  const next = ahead.slice(0, 3);
  const { organization } = draft;
  const isTown = organization !== undefined && isTownBesidePeriod(draft, organization);
  if (isTown && slots[field] === "organization" && unit.row <= organization.last.row + 2) return false;
  // Several roles below one employer, or jobs without text, each with its period.
  const hasPeriod = next.some(({ label }) => label.endsWith(".date"));
  const isRole = slots[field] === "title" && draft.dates.length > 0 && unit.index === 0;
  // A title whose row ends with its period is complete.
  const isComplete = draft.dates.some(({ last }) => last.row === draft.title?.last.row && last.index > 0);
  if (isRole && hasPeriod && draft.title && (isComplete || !isNext(draft.title.last, unit))) return true;
  if (isRole && isBelowWholePeriod(draft, unit, next)) return true;
  if (field === "date" && isBelowWholePeriod(draft, unit, next)) return true;
  // A period at the start of a row, below an entry that has title, organization and period.
  const isRange = (text: string) => findPeriods(text)[0]?.single === false;
  const isWhole = draft.title && draft.organization && draft.dates.some(({ text }) => isRange(text));
  if (field === "date" && unit.index === 0 && isWhole && isRange(unit.text) && !unit.line.bullet) return true;
  if (field === "date" && isRange(unit.text) && isListedBelow(draft, unit, next)) return true;
  if (field === "date" && isDateAboveNext(draft, unit, next)) return true;
  if ((field === "date" || slots[field]) && isListedEntry(draft, [unit, ...ahead])) return true;
  // Another employer below a whole entry without text.
  const isEmployer = slots[field] === "organization" && unit.index === 0 && !unit.line.bullet;
  if (isEmployer && isWhole && draft.organization && !isNext(draft.organization.last, unit)) return true;
  if (slots[field] === "title" && isWhole && isAboveEmployer(unit, ahead)) return true;
  if (isListedName(draft, field, unit)) return true;
  if (field === "text" || draft.body.length === 0) return false;
  // "Severn Ltd ⇥ 2004 – now" above a text and "Operations Manager ⇥ 2018 – now"
  if (field === "date")
    return draft.title?.last.row !== unit.row && draft.dates.some(({ last }) => last.row !== unit.row);
  const known = slots[field] === undefined ? undefined : draft[slots[field]];
  return slots[field] !== "place" && known !== undefined && !isNext(known.last, unit);
}

/** Whether a date stands alone above a name, as that of the whole entry before it: "2008" above "MSc, Prøve University". */
function isDateAboveNext(
  { title, organization, dates }: EntryDraft,
  unit: LabelledUnit,
  [next]: LabelledUnit[],
): boolean {
  const first = title?.last.row === organization?.last.row ? title?.last.row : undefined;
  return (
    first !== undefined &&
    dates[0]?.last.row === first - 1 &&
    dates[0].last.count === 1 &&
    unit.count === 1 &&
    next?.row === unit.row + 1 &&
    next.line.style === title?.last.line.style &&
    slots[fieldOf(next.label)] !== undefined
  );
}

/** Whether a title stands above an employer, and that above a period: a job in three rows, below one without text. */
function isAboveEmployer(unit: LabelledUnit, next: LabelledUnit[]): boolean {
  const first = (row: number) => next.find((one) => one.row === unit.row + row && one.index === 0);
  const employer = first(1);
  return (
    unit.index === 0 &&
    !unit.line.bullet &&
    employer !== undefined &&
    // One with a mark starts an entry of its own.
    slots[employer.label.split(".")[1] ?? ""] === "organization" &&
    first(2)?.isDate === true
  );
}

/** Whether a title and its own period, in either order, stand below an employer with the period of all roles there. */
function isBelowWholePeriod(
  { title, organization, dates, body }: EntryDraft,
  unit: LabelledUnit,
  [next]: LabelledUnit[],
): boolean {
  const [date] = dates;
  const isRange = (text: string) => findPeriods(text)[0]?.single === false;
  const isBelow = organization && date && organization.last.row <= date.last.row && date.last.row < unit.row;
  if (title || body.length > 0 || !isBelow || !isRange(date.text) || unit.count > 1) return false;
  if (next?.row !== unit.row + 1 || next.index > 0) return false;
  return unit.isDate
    ? dates.length === 1 && isRange(unit.text) && next.label.startsWith("work.title")
    : next.label === "work.date" && isRange(next.text);
}

/** Whether a name stands below another in a list although it would have fitted beside it. */
function isListedName({ title, dates, body }: EntryDraft, field: string, unit: LabelledUnit): boolean {
  const isNameOnly = title && dates.length + body.length === 0 && title.last.row === unit.row - 1;
  return (
    field === "name" &&
    isNameOnly === true &&
    unit.line.edge > 0 &&
    unit.index === 0 &&
    unit.line.style === title.last.line.style &&
    /^[\p{Lu}\d]/u.test(unit.text) &&
    !isOpenEnding(title.text) &&
    fitsBehind(title.last.line, unit.line)
  );
}

/** Whether a row has a date and a name, below an entry that is complete in one row: "Kokk, Hotell Prøve, 2017". */
function isListedEntry({ title, organization, dates, body }: EntryDraft, units: LabelledUnit[]): boolean {
  const [unit] = units;
  const [date] = dates;
  if (!unit || unit.index > 0 || !title || !organization || dates.length !== 1 || body.length > 0)
    return false;
  const { row, line } = title.last;
  const isInRow = organization.last.row === row && date?.last.row === row;
  const fields = units.filter((one) => one.row === unit.row).map(({ label }) => fieldOf(label));
  return (
    isInRow &&
    row < unit.row &&
    line.bullet === unit.line.bullet &&
    fields.includes("date") &&
    fields.some((field) => slots[field] === "title" || slots[field] === "organization")
  );
}

/** Whether a period and the text beside it stand below those of the entry, as in a list with the periods in front. */
function isListedBelow({ title, dates }: EntryDraft, unit: LabelledUnit, [beside]: LabelledUnit[]): boolean {
  const last = dates.at(-1)?.last;
  return (
    last !== undefined &&
    last.index === 0 &&
    unit.index === 0 &&
    title?.last.row === last.row &&
    beside?.row === unit.row &&
    last.row < unit.row &&
    Math.abs(last.cell.x - unit.cell.x) < 3 &&
    findPeriods(dates.at(-1)?.text ?? "")[0]?.single === false
  );
}
