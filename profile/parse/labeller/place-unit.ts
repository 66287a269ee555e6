import { educationRoles } from "../entries/role-scores.ts";
import { extracted } from "../extracted.ts";
import { findUrls } from "../values/contacts.ts";
import { isDepartment, isWorkingTime } from "./departments.ts";
import { type EntryDraft, isBelowOther, isBeside, isNext, slots, type Value } from "./entry-draft.ts";
import { continuesName, isTownBesidePeriod } from "./entry-starts.ts";
import { addDate, addText, extend, isRestOfText, isWithinText, toValue } from "./fill-draft.ts";
import type { LabelledUnit } from "./labeller.ts";
import type { EntryKind } from "./labels.ts";
import { faculty, isWithinFaculty } from "./split-text.ts";
import { isLevelBehindSchool, isSubjectBelow, isWithoutSubject, toSubject } from "./subjects.ts";

/** What is known about a unit besides its text. */
interface Placement {
  kind: EntryKind;
  /** The field that its label names, such as `employer`. */
  field: string;
  /** The text goes on with the one before. */
  isContinued: boolean;
  /** A label of a form stands before it. */
  isLabelled: boolean;
  next: LabelledUnit | undefined;
}

/** Puts a labelled unit into a field of its entry. */
export function placeUnit(
  draft: EntryDraft,
  unit: LabelledUnit,
  { kind, field, isContinued, isLabelled, next }: Placement,
): void {
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
  if (draft.subject && field === "degree" && unit.before === "comma" && isBeside(draft.subject.last, unit)) {
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
  else if (slot === undefined || (unit.line.bullet && unit.count === 1 && (slot === "place" || draft[slot])))
    addText(draft, unit, isContinued);
  else {
    const known = draft[slot];
    if (!known && isTownBeforeDegree(draft, field, unit, next)) draft.place ??= toValue(unit);
    else if (!known) draft[slot] = toValue(unit);
    else if (field === "degree" && !draft.subject && isLevelBehindSchool(draft, unit))
      [draft.subject, draft.title] = [known, toValue(unit)];
    // "Private practice" above the first of several jobs
    else if (slot === "organization" && isGroupOfJobs(draft, known, unit)) draft.organization = toValue(unit);
    // "01/2023 – now Tromsø" above the organization
    else if (slot === "organization" && isTownBesidePeriod(draft, known) && known.last.row < unit.row) {
      draft.place ??= known;
      draft.organization = toValue(unit);
    } else if (field === "degree" && (isLabelled || (isWithoutSubject(draft) && !isBeside(known.last, unit))))
      draft.subject ??= toSubject(unit);
    // A text far to the right of a name, or behind a dot, is its town.
    else if (slot === "organization" && isSetApart(unit) && unit.row === known.last.row)
      draft.place ??= toValue(unit);
    else if (isNext(known.last, unit) && (slot !== "place" || unit.before === "comma")) {
      if (kind === "education" && isBelowOther(known.last, unit)) addText(draft, unit, false);
      else extend(known, unit);
    }
  }
}

/** Adds a text without a label to the entry above where it is the rest of a title or text. */
export function placeRest(draft: EntryDraft, unit: LabelledUnit, kind: EntryKind): void {
  const { title } = draft;
  if (isRestOfText(draft, unit)) addText(draft, unit, true);
  else if (title && isBeside(title.last, unit)) {
    // "Kunstformidler (40 %)"
    const isBracket =
      unit.before === "bracket" &&
      (kind === "work" || (kind === "certificates" && isRestOfName(title.last, unit)));
    if (isBracket || continuesName(draft, unit, kind)) extend(title, unit);
  }
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
