import { type Entry, splitVolunteerRole } from "../entries/entry-fields.ts";
import { join } from "../entries/paragraphs.ts";
import { educationRoles, workRoles } from "../entries/role-scores.ts";
import { type Extracted, extracted } from "../extracted.ts";
import { isNameOfBreak } from "../private/leave.ts";
import { findUrls } from "../values/contacts.ts";
import { findPeriods, type Period } from "../values/dates.ts";
import { isKnownPlace } from "../values/places.ts";
import { trimSeparators } from "../values/text.ts";
import { type EntryDraft, isNext, slots, type Value } from "./entry-draft.ts";
import {
  continuesEntry,
  continuesName,
  findFormStarts,
  isOpen,
  isTownBesidePeriod,
  startsNewEntry,
} from "./entry-starts.ts";
import type { LabelledUnit } from "./labeller.ts";
import { type EntryKind, isFieldLabel } from "./labels.ts";

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
        kind === "work" &&
        above.title &&
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
    if (above && above.dates.length > 0 && isRestOfText(above, unit)) {
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
      if (!known) draft[slot] = toValue(unit);
      // "01/2023 – now Tromsø" above the organization
      else if (slot === "organization" && isTownBesidePeriod(draft, known) && known.last.row < unit.row) {
        draft.place ??= known;
        draft.organization = toValue(unit);
      } else if (field === "degree" && isLabelled) draft.subject ??= toValue(unit);
      // A text far to the right of a name, or behind a dot, is its town.
      else if (slot === "organization" && isSetApart(unit) && unit.row === known.last.row)
        draft.place ??= toValue(unit);
      else if (isNext(known.last, unit) && (slot !== "place" || unit.before === "comma")) {
        if (kind === "education" && isBelowOther(known.last, unit)) addText(draft, unit, false);
        else extend(known, unit);
      }
    }
  });
  const filled = drafts.filter(
    ({ title, organization, dates, body }) => title || organization || dates.length + body.length > 0,
  );
  const split = kind === "work" ? filled.map(splitEmployer) : filled;
  return inheritEmployers(splitTitles(joinHalves(split)), kind).map((draft) => buildEntry(draft, kind));
}

const department =
  /(?<!\p{L})(?:avdeling(?:en|a)?|seksjon(?:en)? for|avd\.|department|dept\.?|divisjon(?:en)?|division|faculty|fakultet(?:et)?|institutt(?:et)?|directorate)(?!\p{L})|(?:avdeling(?:en|a)?|seksjon(?:en)?|kontoret|sengepost(?:en)?|helsetun(?:et)?|omsorgssenter|(?:^|by|veg|vei)drift|tjenesten|tenesta|etaten|kjøkkenet|klinikken|vesenet|senteret|stedet|regimentet| (?:sykehjem|sjukeheim|skole|skule|barnehage|leir|foundry|plant|factory)|(?:^| )(?:team|ward(?: [A-Z]?\d+)?|unit|kitchen|counter|section|operations|technology|production|services?|branch|laborator(?:y|iet)))$/iu;
/** "3rd Infantry Division" of an army */
const militaryUnit =
  /^\d{1,3}(?:st|nd|rd|th) .*(?:Division|Brigade|Battalion|Regiment|Command|Squadron|Wing|Group)$/;
/** "Shetland Islands Council Ferries, MV Daggri" */
const ship = /^(?:M\/?[VSTFY]|M\/Tr|F\/?V|S\/?S|R\/?V|MS|PSV|AHTS|FPSO|KNM|HMS|KV) [«"“]?\p{Lu}/u;
/** "Lone Star Provisions, Inc." */
const companyForm = /^(?:Inc|LLC|LLP|PLLC|P\.C|Ltd|Limited|Corp|PLC|Lda|GmbH|S\.A|S\.L)\.?$/;
/** In small letters behind an employer, but no department: "Acme Ltd, remote" */
const workingTime =
  /^(?:remote|hybrid|part|full|seasonal|temporary|freelance|agency|casual|contract|vikar\p{L}*|deltid|heltid|fulltid|engasjement|midlertidig|sesong|helge?r?|ferie\p{L}*|sommer\p{L}*|sumar\p{L}*)(?!\p{L})/u;

/** Whether a bracket behind a title says how somebody works: "Driver (agency)". */
const isWorkingTime = ({ last }: Value, unit: LabelledUnit) =>
  unit.before === "bracket" && isBeside(last, unit) && workingTime.test(unit.text);

/** In brackets behind an employer, but not its acronym */
const otherAcronym = /^(?:NYC|NSW|QLD|VIC|TAS|ACT|DELTID|HELTID|FULLTID|VIKAR|SOMMER)$/;

/** Whether a text between commas is the part of the organization before it where the job is: "Avdeling for habilitering". */
function isDepartment({ title, organization }: EntryDraft, field: string, unit: LabelledUnit): boolean {
  const last = organization?.last;
  if (!last || last.row !== unit.row || !isNext(last, unit) || workRoles.title(unit.text) > 0) return false;
  // "Statistics Norway (SSB)"
  if (unit.before === "bracket")
    return /^\p{Lu}{3,6}$/u.test(unit.text) && !isKnownPlace(unit.text) && !otherAcronym.test(unit.text);
  if (unit.before !== "comma") return false;
  if (companyForm.test(unit.text) || militaryUnit.test(unit.text) || ship.test(unit.text)) return true;
  if (field !== "place" && (field !== "title" || title === undefined)) return false;
  if (department.test(unit.text)) return true;
  // Beside a name with a capital, no town begins with a small letter: "Volda kommune, heimesjukepleia sone 2".
  const isLower = /^\p{Lu}/u.test(last.text) && /^\p{Ll}[\p{L}-]{4,}(?: \p{L}+)?(?: \d+)?$/u.test(unit.text);
  return isLower && !workingTime.test(unit.text) && !isKnownPlace(unit.text);
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

/** Whether a town stands behind its organization and a hyphen without spaces: "FedEx Ground-Memphis, TN". */
const isBehindHyphen = ({ before, line, from }: LabelledUnit) =>
  before === "dash" && /\S-$/.test(line.text.slice(0, from));

/** Whether a narrow column breaks the name of an organization: "BMS COLLEGE OF" above "ARCHITECTURE". */
function continuesOrganization({ text, last }: Value, unit: LabelledUnit): boolean {
  const isBelow = unit.row === last.row + 1 && isNext(last, unit) && unit.line.style === last.line.style;
  return (
    isBelow &&
    !unit.isDate &&
    /\s(?:of|for|and|og|(?:of|for) the)$/iu.test(text) &&
    (/^\p{Lu}/u.test(unit.text) || /- og$/u.test(text))
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

const isBeside = (last: LabelledUnit, unit: LabelledUnit) => last.row === unit.row && isNext(last, unit);

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

function toValue(unit: LabelledUnit): Value {
  return { text: unit.text, lines: [unit.line.id], probability: unit.probability, last: unit };
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

const endHyphen = /^[-\u2010]$/u;

/** The field whose last word the end of a row breaks: "Training Part-" above "nership". */
function findBrokenWord(
  { title, subject, organization, place }: EntryDraft,
  last: LabelledUnit | undefined,
  unit: LabelledUnit,
): Value | undefined {
  if (!last || !isNext(last, unit) || !/^\p{Ll}/u.test(unit.text)) return undefined;
  if (!last.text.endsWith("\u2010") && !endHyphen.test(last.line.text.slice(last.to))) return undefined;
  return [title, subject, organization, place].find((value) => value?.last === last);
}

/** Whether a unit follows the last text of an entry on its row. */
function followsText({ body }: EntryDraft, unit: LabelledUnit): boolean {
  const text = body.at(-1)?.last;
  return text?.row === unit.row && text.index === unit.index - 1;
}

/** Whether a unit is the end of a list item: "Fault finding (Siemens S7)", "Trained new drivers (since 2019)". */
function isRestOfText(draft: EntryDraft, unit: LabelledUnit): boolean {
  return draft.body.at(-1)?.isBullet === true && unit.before !== "tab" && followsText(draft, unit);
}

/** Whether a date ends the text of an entry that has a date: "Shift leader on nights since 2021". */
function isWithinText(draft: EntryDraft, unit: LabelledUnit): boolean {
  const end = draft.body.at(-1)?.last.to;
  const isBehind = unit.before === "space" && followsText(draft, unit);
  return draft.dates.length > 0 && isBehind && !/^[\s([]/.test(unit.line.text.slice(end).trimStart());
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
    text.text += /^(?:\s*[.,;:!?)\]]+|-$)/.exec(unit.line.text.slice(unit.to))?.[0] ?? "";
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

/** Splits "Warehouse operative – Kettlewell" where the entries above and below have title and organization in one row. */
function splitTitles(drafts: EntryDraft[]): EntryDraft[] {
  const isPair = ({ title, organization }: EntryDraft) =>
    title !== undefined && organization !== undefined && title.last.row === organization.last.row;
  const pairs = drafts.filter(isPair).length;
  return drafts.map((draft) => {
    const { title, organization } = draft;
    if (!title || organization || title.lines.length > 1 || pairs < drafts.length * 0.4) return draft;
    const [, first = "", second = ""] = /^(.{3,}?)(?:\s+[–—|-]\s+|\s*\|\s*)(\S.*)$/u.exec(title.text) ?? [];
    return second === ""
      ? draft
      : { ...draft, title: { ...title, text: first }, organization: { ...title, text: second } };
  });
}

const roleAtEmployer = /^(.{3,60}?) (with|at|hos|ved|for|in|i|på) (?:the )?(\p{Lu}.{2,80})$/u;

/** Splits "Carpenter with Salal Homes Ltd. in Vancouver" into title, employer and town. */
function splitEmployer(draft: EntryDraft): EntryDraft {
  const only = draft.title && draft.organization ? undefined : (draft.title ?? draft.organization);
  const [, role = "", word = "", behind = ""] = roleAtEmployer.exec(only?.text ?? "") ?? [];
  const isRole = workRoles.title(role) > 0 && workRoles.organization(role) === 0;
  const isNamed = /^(?:with|at|hos|ved)$/.test(word) || workRoles.organization(behind) > 0;
  if (!only || !isRole || !isNamed) return draft;
  const [, employer = behind, town = ""] =
    /^(.{3,}?) (?:in|i) (\p{Lu}[\p{L}'’ -]{2,30})$/u.exec(behind) ?? [];
  return {
    ...draft,
    title: { ...only, text: role },
    organization: { ...only, text: employer },
    ...(town && !draft.place ? { place: { ...only, text: town } } : {}),
  };
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
    if (draft.organization || !draft.title || !before?.organization || isNameOfBreak(draft.title.text))
      return draft;
    if (kind === "volunteer" && splitVolunteerRole(draft.title.text)) return draft;
    // An employer beside or below a title has that role only.
    if (before.title && before.organization.last.row >= before.title.last.row) return draft;
    return {
      ...draft,
      organization: before.organization,
      ...(before.place && !draft.place ? { place: before.place } : {}),
    };
  });
  return inheriting.filter((_, index) => !isGroupHead(drafts[index] as EntryDraft, index));
}

/** Moves a sentence behind an organization into the text: "Hamre skole. Underviste i matematikk". */
function splitSentence(draft: EntryDraft): EntryDraft {
  const { organization } = draft;
  const [, name = "", rest = ""] =
    /^([^.]{3,60}\p{L}{4,})\. (\p{Lu}.{10,})$/u.exec(organization?.text ?? "") ?? [];
  if (!organization || rest === "") return draft;
  const [first, ...others] = draft.body;
  const isContinued = first !== undefined && !first.isBullet && /^[\p{Ll}\d]/u.test(first.text);
  const text = { ...organization, text: isContinued ? join(rest, first.text) : rest, isBullet: false };
  return {
    ...draft,
    organization: { ...organization, text: name },
    body: isContinued
      ? [{ ...text, lines: [...text.lines, ...first.lines] }, ...others]
      : [text, ...draft.body],
  };
}

/** What a year belongs to that ends a name: "WHMIS 2015", "Incoterms 2020", "valid to 2028". */
const beforeOwnYear =
  /(?:\p{Lu}{2}|[Ee]xcel|[Oo]ffice|Word|[Ww]indows|[Ss]erver|Incoterms|Edition|Regulations|Revit|AutoCAD|Photoshop|Guide|Agenda|\d| (?:to|til|until|og med|t\.o\.m\.?|exp\.?|expires|utløper|utgår|ut)|[,(])$/u;

/** Moves the date at the end of a name to the dates of an entry that has none: "Varme arbeid 2022". */
function splitDate(draft: EntryDraft, kind: EntryKind): EntryDraft {
  if (draft.dates.length > 0 || (kind !== "education" && kind !== "certificates" && kind !== "volunteer"))
    return draft;
  for (const slot of ["organization", "title"] as const) {
    const value = draft[slot];
    const period = findPeriods(value?.text ?? "").at(-1);
    if (!value || !period || !/^\)?$/.test(value.text.slice(period.to))) continue;
    const name = value.text.slice(0, period.from).replace(/ \($/, "").trimEnd();
    if (name.length < 4 || beforeOwnYear.test(name)) continue;
    const date = { ...value, text: value.text.slice(period.from, period.to) };
    return { ...draft, [slot]: { ...value, text: name }, dates: [date] };
  }
  return draft;
}

function buildEntry(given: EntryDraft, kind: EntryKind): Entry {
  const draft = splitDate(given, kind);
  const { title, subject, organization, place, url, dates, body } = splitSentence(draft);
  // The period of a role, below that of all roles at its employer.
  const own = dates.filter(({ last }) => last.row === title?.last.row);
  const isBelow =
    dates[0]?.last.row === organization?.last.row && own[0] !== dates[0] && !isOpen(dates[0]?.text ?? "");
  const ownPeriod = isBelow ? findPeriod(own) : undefined;
  const period = ownPeriod && !ownPeriod.single ? ownPeriod : findPeriod(dates);
  const lines = dates.flatMap((date) => date.lines);
  // "Kokk, Hurtigruten, MS Nordlys"
  const isEmployer = kind === "work" && title && !organization && place && !isKnownPlace(place.text);
  if (isEmployer && place.text.includes(", "))
    return buildEntry({ ...draft, organization: place, place: undefined }, kind);
  // "GCE A-Levels, Hwa Chong Institution, Singapore": no school has only the name of its town.
  if (kind === "education" && organization && isKnownPlace(organization.text)) {
    const [, degree = "", school = ""] = /^(.{3,}), ([^,]{4,})$/.exec(title?.text ?? "") ?? [];
    return title && educationRoles.organization(school) > 0
      ? buildEntry(
          { ...draft, title: { ...title, text: degree }, organization: { ...title, text: school } },
          kind,
        )
      : buildEntry({ ...draft, organization: undefined }, kind);
  }
  return {
    ...(title ? { title: withoutSentence(toExtracted(title)) } : {}),
    ...(subject ? { subject: toExtracted(subject) } : {}),
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

/** "I was a", "Jeg jobbet som": the beginning of a sentence that names a title. */
const sentenceStart =
  /^(?:(?:first|then|later|currently|before that|først|så|siden|nå|(?:since|from|siden|fra) (?:19|20)\d\d),? )?(?:(?:I|we)(?: have|'ve|’ve)? (?:been|was|am|became|work(?:ed)? as|started (?:out )?as|began as|joined as|served as|volunteer(?:ed)? as)|(?:jeg|eg) (?:er|var|har (?:vært|vore)|(?:jobb|arbeid)(?:er|et|ar|a) som|begynte som|starta som)|(?:work(?:ed|ing)|employed|served) as|(?:jobbet|jobber|arbeidet|jobba|arbeidde|ansatt|tilsett) som) (?:(?:an?|the|en|ein|ei) )?/iu;

function withoutSentence(title: Extracted): Extracted {
  const value = title.value.replace(sentenceStart, "");
  return value.length >= 3 && value !== title.value ? { ...title, value } : title;
}

/** Adds back a bracket that the split removed: "Technical lead (part-time", or removes what it left: "SMSTS (renewed". */
function toExtracted({ text, lines, probability, last }: Value): Extracted {
  const isOpen = text.split("(").length > text.split(")").length;
  const [behind = ""] = last.line.text.slice(last.to).split("\t");
  // A narrow cell may go on in the next row.
  const isWrapped = behind.trim() === "";
  const cut = isOpen && !isWrapped ? text.replace(/(?<=.{3})\([^()]*$/u, "") : text;
  const whole = isOpen && behind.startsWith(")") ? `${text})` : cut;
  return extracted(trimSeparators(whole), lines, probability > 0.95 ? 0.92 : probability > 0.7 ? 0.7 : 0.5);
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
