import { findLicenceSpan } from "../entries/driving-licence.ts";
import { educationRoles } from "../entries/role-scores.ts";
import { looksLikeName } from "../head/name.ts";
import { findPrivateFact, privateLabelKind } from "../head/private-facts.ts";
import { isAllCaps } from "../pdf/reading-order.ts";
import { detectHeading, plainHeading } from "../sections/headings.ts";
import { findLabel, isRemarkLabel } from "../sections/labels.ts";
import type { Section } from "../sections/section.ts";
import type { Cell, Line } from "../source.ts";
import { findPeriods } from "../values/dates.ts";
import { comparisonKey } from "../values/text.ts";
import type { SectionKind } from "../words/language-words.ts";
import { words } from "../words/words.ts";
import {
  findDatedRows,
  findTableRows,
  fitsTableRow,
  isContactValue,
  labelledRoles,
  remarkRole,
} from "./forms.ts";
import { isFieldLabel, labelSection } from "./labels.ts";
import type { Unit } from "./units.ts";

/** A visitor's correction of a line: its section, whether it starts an entry, or both. */
export interface Correction {
  line: number;
  /** `ignored` for text that is not needed. */
  section?: Section["kind"] | "ignored";
  startsEntry?: boolean;
}

const otherHeadings = new Set(words("otherHeadings").map(comparisonKey));
const nameFields = /\.(?:title|employer|degree|institution|role|organization|name|issuer|place)/;

/**
 * Which labels each unit may have: those that agree with the corrections, the known headings and their style.
 *
 * @returns whether the unit at a position may have the label at an index
 */
export function createConstraints(
  units: Unit[],
  labels: readonly string[],
  corrections: readonly Correction[],
): (at: number, index: number) => boolean {
  const byLine = new Map(corrections.map((correction) => [correction.line, correction]));
  const onRequest = units.map(({ line }) => isOnRequest(line.text));
  const headings = knownHeadings(units);
  const tableRows = findTableRows(units);
  const datedRows = findDatedRows(units);
  const roles = labelledRoles(units, tableRows);
  const styles = headingStyles(units, headings);
  const others = units.map(
    ({ text, line }) => text === line.text && otherHeadings.has(comparisonKey(plainHeading(text))),
  );
  const sections = sectionsAbove(units, headings, styles);
  let last: SectionKind | undefined;
  const headingAbove = headings.map((heading) => (last = heading ?? last));
  const firstHeading = headings.findIndex(
    (heading) => heading !== undefined && !personalSections.has(heading),
  );
  const isPersonal = (at: number) => {
    const above = sections[at];
    return above === undefined ? firstHeading < 0 || at < firstHeading : personalSections.has(above);
  };
  const facts = findFacts(units, isPersonal);
  const schools = units.map(isSchoolBehind);
  const documentDates = units.map(
    (unit) => isDocumentDate(unit.line.text) && (unit.isDate || unit.line.text.length < 40),
  );
  const contactValues = units.map(isContactValue);
  const licences = units.map(isInLicence);
  const nameRow = findNameRow(units, sections);
  const acronyms = units.map((unit, at) => isDatedAcronym(unit, units.slice(at + 1, at + 4)));
  const belowOther = unitsBelow(others, units, styles);
  return (at, index) => {
    const unit = units[at] as Unit;
    const label = labels[index] as string;
    // A date is never a name, such as the title of the job that the visitor begins with it.
    if (unit.isDate && nameFields.test(label)) return false;
    if (documentDates[at]) return label === "other";
    // What the visitor says comes before every other rule.
    const { section, startsEntry } = byLine.get(unit.line.id) ?? {};
    if (startsEntry !== undefined && label.endsWith("^") !== (startsEntry && unit.index === 0)) return false;
    if (section !== undefined) return matchesSection(label, section);
    if (onRequest[at]) return /^(?:heading\.)?references$/.test(label);
    if (others[at] || remark.test(unit.line.text)) return label === "other";
    // A sentence is no label, and what stands below the heading of a list belongs to the list.
    if ((label === "label" || label.startsWith("heading.")) && unit.text.split(" ").length > 7) return false;
    const isBelowLanguages = sections[at] === "languages" && !label.startsWith("heading.");
    if (isBelowLanguages && label === "personal" && !facts[at]) return false;
    if (isBelowLanguages && label !== "languages" && !isPrivate(labelSection(label) ?? "other")) return false;
    if (label === "other" && withoutOther.has(sections[at])) return false;
    if (sections[at] === "summary" && isFieldLabel(label) && !findLabel(unit.text)) return false;
    // A list item belongs to a section, unless it stands below "Other".
    if (label === "other" && unit.line.bullet && !belowOther[at]) return false;
    if (sections[at] === "skills" && label === "summary" && !unit.text.includes(" ")) return false;
    // What stands behind a colon is a value.
    if (isFieldLabel(label) && unit.before === "colon" && unit.index === unit.count - 1) return false;
    const tableRow = sections[at] === "references" ? undefined : tableRows.get(unit.row);
    const fitsTable = !tableRow || fitsTableRow(tableRow, unit, units[at - 1]?.cell !== unit.cell, label);
    if (tableRow?.isHeader) return fitsTable;
    if (roles[at] === remarkRole && sections[at] !== "skills") return label === "other";
    const isRemark = isRemarkLabel(unit.text) && unit.index === 0 && sections[at] !== "skills";
    if (isRemark && /^(?:tab|colon)$/.test(units[at + 1]?.before ?? "")) return isFieldLabel(label);
    // "» Hvor har jeg jobbet?", "B. Interests"
    if (headings[at] && (unit.text.endsWith("?") || /^\p{Lu}[.)] /u.test(unit.text)))
      return label === `heading.${headings[at]}`;
    // The text beside "Sivilstatus: Samboer" is not its label.
    const next = units[at + 1];
    if (label === "label" && !facts[at] && facts[at + 1] === next?.cell && next?.row === unit.row)
      return false;
    if (!fitsTable) return false;
    if (!tableRow && datedRows.has(unit.row) && nameFields.test(label)) {
      // The first row may be the first role below its employer.
      const isFree = unit.index === 0 && !datedRows.has(unit.row - 1);
      if (!isFree && label.endsWith("^") !== (unit.index === 0)) return false;
    }
    if (nameRow !== undefined) {
      if (label === "name") return unit.row === nameRow && unit.index > 0;
      if (unit.row === nameRow && unit.index > 0) return false;
    }
    if (contactValues[at]) return /^(?:contact|personal|references|label)$/.test(label);
    // "Excel, Førerkort klasse B" among skills
    if (headingAbove[at] === "skills" && unit.before === "comma" && label.startsWith("certificates."))
      return false;
    if (licences[at] && headingAbove[at] !== "skills")
      return /^(?:(?:heading\.)?certificates(?:\.|$)|label)/.test(label);
    const fact = facts[at];
    // The last unit of a fact is its value.
    if (fact) return label === "personal" || (isFieldLabel(label) && facts[at + 1] === fact);
    // "MBA, University of Strathclyde"
    if (/^education\.degree/.test(label) && schools[at]) return false;
    const isHeading = label.startsWith("heading.");
    // "KPMG" is an employer.
    if (isHeading && acronyms[at]) return false;
    if (belowOther[at] && !isHeading && notBelowOther.test(label)) return false;
    const role = roles[at];
    const above = sections[at];
    const isForm = formSections.test(label) || formSections.test(`${above}.`);
    if (role && isForm && !role.test(label)) return false;
    const own = labelSection(label);
    // A known heading that looks like the others is not that of another section.
    const known = headings[at];
    if (isHeading && known && above === known && own && !isConfusable(known, own)) return false;
    if (above === "skills" && (label === "personal" || label === "contact")) return false;
    if (above === "summary" && label === "personal" && sentenceEnd.test(unit.line.text)) return false;
    if (!isHeading && above && own && !isConfusable(above, own) && !isPrivate(own) && label !== "title")
      return false;
    // A list item is neither a place nor the title, employer or period of a job.
    return !(unit.line.bullet && unit.count === 1 && /^work\.(?:title|employer|date)|\.place/.test(label));
  };
}

/** Between two sentences; private facts in sentences are removed later. */
const sentenceEnd = /\p{Ll}\. \p{Lu}/u;

const documentDate =
  /(?:updated|printed|exported|generated|as of|oppdatert|utskrift|skrevet ut|eksportert|generert|sist endret|sist endra)\W/iu;

/** Whether a line says when the document was made: "Last updated 12 March 2025". */
function isDocumentDate(text: string): boolean {
  return text.length < 80 && documentDate.test(text) && findPeriods(text).every(({ single }) => single);
}

/** Whether a unit names a school and nothing else, behind a comma, dash or the like. */
function isSchoolBehind({ text, before }: Unit): boolean {
  const isBehind = before === "comma" || before === "dash" || before === "bar" || before === "tab";
  return (
    isBehind &&
    /^\p{Lu}/u.test(text) &&
    educationRoles.organization(text) > 0.9 &&
    educationRoles.title(text) === 0
  );
}

/** A form gives the owner's name early; later names are those of referees. */
const maxHeadUnits = 40;

/** The row of a form that gives the owner's name behind a label: "Name: Kari Prøve". */
function findNameRow(units: Unit[], sections: (SectionKind | undefined)[]): number | undefined {
  const at = units.findIndex(({ index, line: { text } }, position) => {
    const [, label = "", name = ""] = /^([^:\t]{2,24})[:\t]+\s*([^\t]+)$/.exec(text) ?? [];
    const section = sections[position] ?? "head";
    return (
      index === 0 &&
      position < maxHeadUnits &&
      ["head", "personal", "contact"].includes(section) &&
      findLabel(label, ["name"]) !== undefined &&
      looksLikeName(name)
    );
  });
  return units[at]?.row;
}

/** What is no part of any section, often below "Other". */
const remark = /^(?:non[- ]?smoker|røyker ikke|røykjer ikkje|ikke[- ]?røyker|ikkje[- ]?røykar)\W*$/i;

/** Whether a unit is an acronym above a line with a date, such as the employer "KPMG". */
function isDatedAcronym({ text, row }: Unit, next: Unit[]): boolean {
  return (
    /^[\p{Lu}&]{2,5}$/u.test(text) &&
    detectHeading(text) === undefined &&
    next.some((unit) => unit.isDate && unit.row === row + 1)
  );
}

/** Whether a unit is part of a driving licence: "B" of "Førerkort: B, BE og C1". */
function isInLicence({ line, from, to }: Unit): boolean {
  const span = findLicenceSpan(line.text.replaceAll("\t", " "));
  // Not in a list such as "Excel, Førerkort klasse B".
  return span?.from === 0 && from >= span.from && to <= span.to;
}

/** For each unit, the line or cell that contains only a private fact, such as "Sivilstatus: Samboer". */
function findFacts(units: Unit[], canBeForm: (at: number) => boolean): (Line | Cell | undefined)[] {
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

/** Sections of which every text below the heading is a part. */
const withoutOther = new Set<SectionKind | undefined>(["interests", "summary", "publications"]);

const personalSections = new Set<SectionKind>(["contact", "personal"]);
const formSections = /^(?:work|education|volunteer)\./;
const styleOf = ({ style, text }: Unit) => `${style}|${isAllCaps(text)}`;
const isPrivate = (section: Section["kind"]) => section === "personal" || section === "references";

/** The known heading of each unit that is a whole cell. A narrow margin may break a heading into two rows. */
function knownHeadings(units: Unit[]): (SectionKind | undefined)[] {
  const headings = units.map(({ text, cell, index, count }, at) => {
    // "Employment history (most recent first)"
    const behind = units[at + 1];
    const hasRemark =
      index === 0 && count === 2 && behind?.before === "bracket" && /^\p{Ll}/u.test(behind.text);
    return text === cell.text || hasRemark ? detectHeading(text, true) : undefined;
  });
  let above = -1;
  units.forEach((unit, at) => {
    if (unit.index > 0) return;
    const before = units[above];
    const first = above;
    above = at;
    if (!headings[at] || !before || headings[first] || unit.line.gap > 1.6) return;
    if (before.text !== before.cell.text || styleOf(before) !== styleOf(unit)) return;
    headings[first] = detectHeading(`${before.text} ${unit.text}`, true);
    headings[at] = headings[first];
  });
  return headings;
}

/** The styles of known headings of two sections, or of nothing else, with the share of known headings among their texts. */
function headingStyles(units: Unit[], headings: (SectionKind | undefined)[]): Map<string, number> {
  const counts = new Map<string, { all: number; known: Set<SectionKind>; count: number }>();
  units.forEach((unit, at) => {
    if (unit.index > 0) return;
    const style = styleOf(unit);
    const own = counts.get(style) ?? { all: 0, known: new Set<SectionKind>(), count: 0 };
    own.all += 1;
    const heading = headings[at];
    if (heading) {
      own.known.add(heading);
      own.count += 1;
    }
    counts.set(style, own);
  });
  return new Map(
    [...counts].flatMap(([style, { all, known, count }]) =>
      known.size >= 2 || (count >= 2 && count === all) ? [[style, count / all] as const] : [],
    ),
  );
}

/** Share of known headings among the texts of a style, from which on all of them count as headings. */
const minKnownShare = 0.35;

/** The section of each unit below a known heading, up to the next text that looks like a heading. */
function sectionsAbove(
  units: Unit[],
  headings: (SectionKind | undefined)[],
  styles: ReadonlyMap<string, number>,
): (SectionKind | undefined)[] {
  let last: SectionKind | undefined;
  return units.map((unit, at) => {
    if (unit.line.column !== units[at - 1]?.line.column) last = undefined;
    const share = unit.index === 0 ? (styles.get(styleOf(unit)) ?? 0) : 0;
    if (share >= minKnownShare) last = headings[at];
    else if (share > 0) last = undefined;
    return last;
  });
}

const notBelowOther = /^(?:work|education|projects|publications|summary)(?:\.|$)/;

/** Which units stand below one of the given headings, up to the next text that looks like a heading. */
function unitsBelow(starts: boolean[], units: Unit[], styles: ReadonlyMap<string, number>): boolean[] {
  let isBelow = false;
  return units.map((unit, at) => {
    const isHeading = unit.index === 0 && (styles.get(styleOf(unit)) ?? 0) > 0;
    if (isHeading || unit.line.column !== units[at - 1]?.line.column) isBelow = false;
    if (starts[at]) isBelow = true;
    return isBelow;
  });
}

/** Sections whose headings use the same words. */
const confusableSections: readonly string[] = ["summary", "skills", "personal", "contact"];

function isConfusable(heading: SectionKind, kind = ""): boolean {
  return kind === heading || (confusableSections.includes(heading) && confusableSections.includes(kind));
}

const requestPhrases = words("onRequest");

/** Whether a line is "References available on request", which forms a section on its own. */
export function isOnRequest(text: string): boolean {
  return (
    text.length < 60 &&
    detectHeading(text.split(" ")[0] ?? "") === "references" &&
    requestPhrases.some((phrase) => text.toLowerCase().includes(phrase))
  );
}

function matchesSection(label: string, section: NonNullable<Correction["section"]>): boolean {
  if (section === "other") return label === "other";
  const own = labelSection(label);
  return own === section || label === "label" || (section === "head" && own === "contact");
}
