import type { Entry, EntryText } from "../entries/entry-fields.ts";
import { join } from "../entries/paragraphs.ts";
import { type Extracted, extracted } from "../extracted.ts";
import { findUrls } from "../values/contacts.ts";
import { findPeriods, type Period } from "../values/dates.ts";
import { comparisonKey, trimSeparators } from "../values/text.ts";
import type { LabelledUnit } from "./labeller.ts";
import type { EntryKind } from "./labels.ts";

type Slot = "title" | "organization" | "place";

const slots: Record<string, Slot> = {
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

interface Value {
  text: string;
  lines: number[];
  probability: number;
  last: LabelledUnit;
}

interface EntryDraft {
  title?: Value;
  organization?: Value;
  place?: Value;
  url?: Extracted;
  dates: Value[];
  body: (Value & EntryText)[];
}

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
  const formStarts = findFormStarts(units.filter(({ label }) => label.startsWith(`${kind}.`)));
  const hasPeriods = kind === "work" || kind === "education";
  let formRow = -1;
  let isInForm = false;
  units.forEach((unit, unitIndex) => {
    const [section, role = ""] = unit.label.split(".");
    if (section === "heading") isInForm = false;
    if (section !== kind) return;
    const chosen = chosenStarts.get(unit.line.id);
    if (formStarts.has(unit.row) && formRow !== unit.row && chosen !== false) {
      [formRow, isInForm] = [unit.row, true];
      drafts.push({ dates: [], body: [] });
    }
    if (role === "label") return;
    const field = role.replace(/[\^+]$/, "");
    let draft = drafts.at(-1);
    const isSame =
      chosen !== true &&
      (isInForm ||
        (draft !== undefined &&
          (isPlaceBelow(draft, field, unit) ||
            (hasPeriods &&
              (isEndOfPeriod(draft, field, unit) ||
                isBesideEnd(draft, field, units.slice(unitIndex, unitIndex + 5)))))));
    if (
      !draft ||
      (role.endsWith("^") && !isSame) ||
      (!isSame && startsNewEntry(draft, field, unit, units.slice(unitIndex + 1, unitIndex + 4)))
    ) {
      draft = { dates: [], body: [] };
      drafts.push(draft);
    }
    const slot = slots[field];
    const [address] = findUrls(unit.text);
    if (address && address.value.length >= unit.text.length - 1)
      draft.url ??= extracted(address.value, [unit.line.id]);
    else if (field === "date") addDate(draft, unit);
    else if (field === "author") return;
    else if (
      slot === undefined ||
      (unit.line.bullet && unit.count === 1 && (slot === "place" || draft[slot]))
    )
      addText(draft, unit, role.endsWith("+"));
    else {
      const known = draft[slot];
      if (!known) draft[slot] = toValue(unit);
      else if (isNext(known.last, unit) && (slot !== "place" || unit.before === "comma")) extend(known, unit);
    }
  });
  const filled = drafts.filter(
    ({ title, organization, dates, body }) => title || organization || dates.length + body.length > 0,
  );
  return inheritEmployers(joinHalves(filled), kind).map((draft) => buildEntry(draft, kind));
}

/** Whether a period has its end in the next row: "06/2016 –". */
const isOpen = (text: string) => /\d\s*[‒–—-]$/.test(text);

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
function findFormStarts(units: LabelledUnit[]): Set<number> {
  const labels = new Map<string, { rows: number[]; gaps: number[] }>();
  let labelled = -1;
  for (const { label, line, row, text } of units) {
    if (!label.endsWith(".label") || row === labelled) continue;
    labelled = row;
    const key = comparisonKey(text);
    const { rows, gaps } = labels.get(key) ?? { rows: [], gaps: [] };
    if (row !== units[0]?.row) gaps.push(line.gap);
    labels.set(key, { rows: [...rows, row], gaps });
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

/** Whether a place stands directly below an entry's first row, which has none: "Kokk, Hotell Prøve" above "Bodø". */
function isPlaceBelow(
  { title, organization, place, body }: EntryDraft,
  field: string,
  unit: LabelledUnit,
): boolean {
  const first = title ?? organization;
  return (
    field === "place" && !place && body.length === 0 && first?.last.row === unit.row - 1 && unit.line.gap < 2
  );
}

/** Whether a second title or period starts a new entry that the model missed. */
function startsNewEntry(draft: EntryDraft, field: string, unit: LabelledUnit, next: LabelledUnit[]): boolean {
  // Several roles below one employer, or jobs without text, each with its period.
  const hasPeriod = next.some(({ label }) => label.endsWith(".date"));
  const isRole = slots[field] === "title" && draft.dates.length > 0 && unit.index === 0;
  // A title whose row ends with its period is complete.
  const isComplete = draft.dates.some(({ last }) => last.row === draft.title?.last.row && last.index > 0);
  if (isRole && hasPeriod && draft.title && (isComplete || !isNext(draft.title.last, unit))) return true;
  // A period at the start of a row, below an entry that has title, organization and period.
  const isRange = (text: string) => findPeriods(text)[0]?.single === false;
  const isWhole = draft.title && draft.organization && draft.dates.some(({ text }) => isRange(text));
  if (field === "date" && unit.index === 0 && isWhole && isRange(unit.text) && !unit.line.bullet) return true;
  if (field === "text" || draft.body.length === 0) return false;
  if (field === "date") return draft.dates.length > 0;
  const known = slots[field] === undefined ? undefined : draft[slots[field]];
  return slots[field] !== "place" && known !== undefined && !isNext(known.last, unit);
}

function toValue(unit: LabelledUnit): Value {
  return { text: unit.text, lines: [unit.line.id], probability: unit.probability, last: unit };
}

function isNext(last: LabelledUnit, unit: LabelledUnit): boolean {
  if (last.row === unit.row) return unit.index === last.index + 1;
  return (
    unit.row === last.row + 1 &&
    unit.line.column === last.line.column &&
    unit.line.gap < 2.2 &&
    unit.index === 0 &&
    !unit.line.bullet
  );
}

function extend(value: Value, unit: LabelledUnit): void {
  const { last } = value;
  value.text =
    last.row === unit.row
      ? value.text + unit.line.text.slice(last.to, unit.to).replaceAll("\t", " ")
      : join(value.text, unit.text);
  if (last.row !== unit.row) value.lines.push(unit.line.id);
  value.probability = Math.min(value.probability, unit.probability);
  value.last = unit;
}

/** Adds a date. A dash on its own keeps the date before it open. */
function addDate({ dates }: EntryDraft, unit: LabelledUnit): void {
  const last = dates.at(-1);
  if (/[\p{L}\d]/u.test(unit.text)) dates.push(toValue(unit));
  else if (last) last.text += " –";
}

function addText(draft: EntryDraft, unit: LabelledUnit, isContinued: boolean): void {
  const last = draft.body.at(-1);
  const isSameRow = last?.last.row === unit.row && unit.index === last.last.index + 1;
  if (last && (isContinued || (isSameRow && unit.before !== "tab"))) extend(last, unit);
  else draft.body.push({ ...toValue(unit), isBullet: unit.line.bullet });
  const text = draft.body.at(-1) as Value;
  // A unit excludes trailing punctuation; text needs it back.
  if (unit.index === unit.count - 1)
    text.text += /^\s*[.,;:!?)\]]+/.exec(unit.line.text.slice(unit.to))?.[0] ?? "";
}

/** Joins an organization with its period to the title below it, where a wide gap made two entries of them. */
function joinHalves(drafts: EntryDraft[]): EntryDraft[] {
  const joined: EntryDraft[] = [];
  for (const draft of drafts) {
    const above = joined.at(-1);
    const isHalf = above?.organization && !above.title && above.dates.length > 0 && above.body.length === 0;
    if (isHalf && draft.title && !draft.organization && draft.dates.length === 0)
      joined.splice(-1, 1, { ...above, ...draft, dates: above.dates });
    else joined.push(draft);
  }
  return joined;
}

/** Copies the employer to the roles listed below it. */
function inheritEmployers(drafts: EntryDraft[], kind: EntryKind): EntryDraft[] {
  if (kind !== "work" && kind !== "volunteer") return drafts;
  // An employer above several roles, maybe with their overall period, is not a job itself.
  const isGroupHead = ({ title, organization, body }: EntryDraft, index: number) => {
    const next = drafts[index + 1];
    return organization && !title && body.length === 0 && next?.title !== undefined && !next.organization;
  };
  const inheriting = drafts.map((draft, index) => {
    const before = drafts.slice(0, index).findLast(({ organization }) => organization !== undefined);
    if (draft.organization || !draft.title || !before?.organization) return draft;
    return {
      ...draft,
      organization: before.organization,
      ...(before.place && !draft.place ? { place: before.place } : {}),
    };
  });
  return inheriting.filter((_, index) => !isGroupHead(drafts[index] as EntryDraft, index));
}

function buildEntry({ title, organization, place, url, dates, body }: EntryDraft, kind: EntryKind): Entry {
  const period = findPeriod(dates);
  const lines = dates.flatMap((date) => date.lines);
  return {
    ...(title ? { title: toExtracted(title) } : {}),
    ...(organization ? { organization: toExtracted(organization) } : {}),
    ...(place ? { place: toExtracted(place) } : {}),
    ...(url ? { url } : {}),
    ...(period ? toDates(period, lines, kind) : {}),
    body: body.map(({ text, lines: own, isBullet }) => ({
      text: text.replace(/[\s,;:]+$/, "").trim(),
      lines: own,
      isBullet,
    })),
  };
}

/** Adds back a bracket that the split removed: "Technical lead (part-time". */
function toExtracted({ text, lines, probability, last }: Value): Extracted {
  const isOpen = text.split("(").length > text.split(")").length;
  const rest = isOpen && /^\)/.test(last.line.text.slice(last.to)) ? ")" : "";
  return extracted(
    trimSeparators(text + rest),
    lines,
    probability > 0.95 ? 0.92 : probability > 0.7 ? 0.7 : 0.5,
  );
}

function findPeriod(dates: Value[]): Period | undefined {
  const texts = dates.map(({ text }) => text);
  const periods = texts.flatMap((text) => findPeriods(text).slice(0, 1));
  const range = periods.find(({ single }) => !single);
  const [whole] = findPeriods(texts.join(" "));
  // "September" above "2020 – now" is more precise joined; "2019 –" alone would be a current job.
  if (
    whole &&
    !whole.single &&
    (!range ||
      (texts.length > 1 && isOpen(texts[0] ?? "")) ||
      (whole.start ?? "").length > (range.start ?? "").length)
  )
    return whole;
  if (range) return range;
  const [first, second] = periods;
  if (first?.start && second?.start && first.start <= second.start)
    return { from: 0, to: 0, start: first.start, end: second.start, current: false, single: false };
  return whole ?? first;
}

/** A single date is the end date in education and similar sections, and both start and end elsewhere. */
function toDates(period: Period, lines: number[], kind: EntryKind): Pick<Entry, "startDate" | "endDate"> {
  // Exports from year-only data may say January at both ends.
  const isJanuary = period.start?.endsWith("-01") && period.end?.endsWith("-01");
  const confidence = isJanuary ? 0.6 : 0.92;
  const start = period.start === undefined ? undefined : extracted(period.start, lines, confidence);
  const end = period.end === undefined ? undefined : extracted(period.end, lines, confidence);
  if (period.single && start) {
    if (kind === "projects") return { startDate: start };
    return kind === "work" || kind === "volunteer"
      ? { startDate: { ...start, confidence: 0.7 }, endDate: { ...start, confidence: 0.5 } }
      : { endDate: { ...start, confidence: 0.7 } };
  }
  return { ...(start ? { startDate: start } : {}), ...(end ? { endDate: end } : {}) };
}
