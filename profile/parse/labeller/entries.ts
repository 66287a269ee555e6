import type { Entry, EntryText } from "../entries/entry-fields.ts";
import { join } from "../entries/paragraphs.ts";
import { type Found, found } from "../found.ts";
import { findAddresses } from "../values/contacts.ts";
import { findPeriods, type Period } from "../values/dates.ts";
import { trimMarks } from "../values/text.ts";
import type { LabelledUnit } from "./labeller.ts";
import type { EntryKind } from "./labels.ts";

type Slot = "what" | "where" | "place";

const slots: Record<string, Slot> = {
  title: "what",
  degree: "what",
  role: "what",
  name: "what",
  employer: "where",
  institution: "where",
  organization: "where",
  issuer: "where",
  place: "place",
};

interface Value {
  text: string;
  lines: number[];
  probability: number;
  last: LabelledUnit;
}

interface Draft {
  what?: Value;
  where?: Value;
  place?: Value;
  url?: Found;
  dates: Value[];
  body: (Value & EntryText)[];
}

/** The entries of one kind of section, put together from its labelled units. */
export function entriesOfUnits(units: LabelledUnit[], kind: EntryKind): Entry[] {
  const drafts: Draft[] = [];
  for (const unit of units) {
    const [section, role = ""] = unit.label.split(".");
    if (section !== kind) continue;
    const field = role.replace(/[\^+]$/, "");
    let draft = drafts.at(-1);
    if (!draft || role.endsWith("^") || repeats(draft, field, unit)) {
      draft = { dates: [], body: [] };
      drafts.push(draft);
    }
    const slot = slots[field];
    const [address] = findAddresses(unit.text);
    if (address && address.value.length >= unit.text.length - 1)
      draft.url ??= found(address.value, [unit.line.id]);
    else if (field === "date") draft.dates.push(valueFrom(unit));
    else if (field === "author") continue;
    else if (slot === undefined || (slot === "place" && unit.line.bullet && unit.count === 1))
      addText(draft, unit, role.endsWith("+"));
    else {
      const known = draft[slot];
      if (!known) draft[slot] = valueFrom(unit);
      else if (isNext(known.last, unit) && (slot !== "place" || unit.before === "comma")) extend(known, unit);
      else if (slot !== "place" || unit.row !== known.last.row) addText(draft, unit, false);
    }
  }
  const full = drafts.filter(
    ({ what, where, dates, body }) => what || where || dates.length + body.length > 0,
  );
  return inherited(full, kind).map((draft) => entryOf(draft, kind));
}

/** A second title after a text, or a second period: the model missed where an entry begins. */
function repeats(draft: Draft, field: string, unit: LabelledUnit): boolean {
  if (field === "text" || draft.body.length === 0) return false;
  if (field === "date") return draft.dates.length > 0;
  const known = slots[field] === undefined ? undefined : draft[slots[field]];
  return slots[field] !== "place" && known !== undefined && !isNext(known.last, unit);
}

function valueFrom(unit: LabelledUnit): Value {
  return { text: unit.text, lines: [unit.line.id], probability: unit.probability, last: unit };
}

function isNext(last: LabelledUnit, unit: LabelledUnit): boolean {
  if (last.row === unit.row) return unit.at === last.at + 1;
  return (
    unit.row === last.row + 1 &&
    unit.line.column === last.line.column &&
    unit.line.gap < 2.2 &&
    unit.at === 0 &&
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

function addText(draft: Draft, unit: LabelledUnit, isContinued: boolean): void {
  const last = draft.body.at(-1);
  const isSameRow = last?.last.row === unit.row && unit.at === last.last.at + 1;
  if (last && (isContinued || (isSameRow && unit.before !== "tab"))) extend(last, unit);
  else draft.body.push({ ...valueFrom(unit), bullet: unit.line.bullet });
  const text = draft.body.at(-1) as Value;
  // The punctuation that a unit leaves out belongs to a text.
  if (unit.at === unit.count - 1)
    text.text += /^\s*[.,;:!?)\]]+/.exec(unit.line.text.slice(unit.to))?.[0] ?? "";
}

/** Roles below one employer have no employer of their own. */
function inherited(drafts: Draft[], kind: EntryKind): Draft[] {
  if (kind !== "work" && kind !== "volunteer") return drafts;
  // An employer above several roles, perhaps with the period of all of them, is no job itself.
  const isGroupHead = ({ what, where, body }: Draft, at: number) => {
    const next = drafts[at + 1];
    return where && !what && body.length === 0 && next?.what !== undefined && !next.where;
  };
  const inheriting = drafts.map((draft, at) => {
    const before = drafts.slice(0, at).findLast(({ where }) => where !== undefined);
    if (draft.where || !draft.what || !before?.where) return draft;
    return {
      ...draft,
      where: before.where,
      ...(before.place && !draft.place ? { place: before.place } : {}),
    };
  });
  return inheriting.filter((_, at) => !isGroupHead(drafts[at] as Draft, at));
}

function entryOf({ what, where, place, url, dates, body }: Draft, kind: EntryKind): Entry {
  const period = periodOf(dates);
  const lines = dates.flatMap((date) => date.lines);
  return {
    ...(what ? { what: foundOf(what) } : {}),
    ...(where ? { where: foundOf(where) } : {}),
    ...(place ? { place: foundOf(place) } : {}),
    ...(url ? { url } : {}),
    ...(period ? datesOf(period, lines, kind) : {}),
    body: body.map(({ text, lines: own, bullet }) => ({
      text: text.replace(/[\s,;:]+$/, "").trim(),
      lines: own,
      bullet,
    })),
  };
}

/** "Technical lead (part-time" lost its bracket to the cut between two parts. */
function foundOf({ text, lines, probability, last }: Value): Found {
  const isOpen = text.split("(").length > text.split(")").length;
  const rest = isOpen && /^\)/.test(last.line.text.slice(last.to)) ? ")" : "";
  return found(trimMarks(text + rest), lines, probability > 0.95 ? 0.92 : probability > 0.7 ? 0.7 : 0.5);
}

function periodOf(dates: Value[]): Period | undefined {
  const texts = dates.map(({ text }) => text);
  const periods = texts.flatMap((text) => findPeriods(text).slice(0, 1));
  const range = periods.find(({ single }) => !single);
  const [whole] = findPeriods(texts.join(" "));
  // "September" above "2020 – now" says more than either line.
  if (whole && !whole.single && (!range || (whole.start ?? "").length > (range.start ?? "").length))
    return whole;
  if (range) return range;
  const [first, second] = periods;
  if (first?.start && second?.start && first.start <= second.start)
    return { from: 0, to: 0, start: first.start, end: second.start, current: false, single: false };
  return whole ?? first;
}

/** One date alone is an end in education and what is dated once, and both a beginning and an end elsewhere. */
function datesOf(period: Period, lines: number[], kind: EntryKind): Pick<Entry, "startDate" | "endDate"> {
  // A file made from bare years may say January at both ends.
  const isJanuary = period.start?.endsWith("-01") && period.end?.endsWith("-01");
  const sure = isJanuary ? 0.6 : 0.92;
  const start = period.start === undefined ? undefined : found(period.start, lines, sure);
  const end = period.end === undefined ? undefined : found(period.end, lines, sure);
  if (period.single && start) {
    if (kind === "projects") return { startDate: start };
    return kind === "work" || kind === "volunteer"
      ? { startDate: { ...start, sure: 0.7 }, endDate: { ...start, sure: 0.5 } }
      : { endDate: { ...start, sure: 0.7 } };
  }
  return { ...(start ? { startDate: start } : {}), ...(end ? { endDate: end } : {}) };
}
