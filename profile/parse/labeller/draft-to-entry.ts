import type { Entry } from "../entries/entry-fields.ts";
import { join } from "../entries/paragraphs.ts";
import { type Extracted, extracted } from "../extracted.ts";
import { findPeriods, type Period } from "../values/dates.ts";
import { isKnownPlace } from "../values/places.ts";
import { trimSeparators } from "../values/text.ts";
import type { EntryDraft, Value } from "./entry-draft.ts";
import { isOpen } from "./entry-starts.ts";
import type { EntryKind } from "./labels.ts";

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

/** The entry of a draft, with the dates, names and sentences that one of its fields contains. */
export function buildEntry(given: EntryDraft, kind: EntryKind): Entry {
  const draft = moveBrackets(splitDate(given, kind));
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
  if (kind === "education" && organization && isKnownPlace(organization.text))
    return buildEntry({ ...draft, organization: undefined }, kind);
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
/** "MRR), Prøve University" behind "Master in Accounting (" */
const endOfBrackets = /^[^()]{1,60}\)[\s\],;]*(?=\p{L}{2})/u;

/** Moves the end of brackets from the organization to the title beside it, where they began. */
function moveBrackets(draft: EntryDraft): EntryDraft {
  const { title, organization } = draft;
  const [end = ""] = endOfBrackets.exec(organization?.text ?? "") ?? [];
  if (!title || end === "" || title.last.row !== organization?.last.row || title.text.includes("("))
    return draft;
  return { ...draft, title: { ...title, text: `${title.text} (${end.slice(0, end.indexOf(")"))})` } };
}

function toExtracted({ text, lines, probability, last }: Value): Extracted {
  const isOpen = text.split("(").length > text.split(")").length;
  const [behind = ""] = last.line.text.slice(last.to).split("\t");
  // A narrow cell may go on in the next row.
  const isWrapped = behind.trim() === "";
  const cut = isOpen && !isWrapped ? text.replace(/(?<=.{3})\([^()]*$/u, "") : text;
  const whole = isOpen && behind.startsWith(")") ? `${text})` : cut;
  return extracted(
    trimSeparators(whole.replace(endOfBrackets, "")),
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
