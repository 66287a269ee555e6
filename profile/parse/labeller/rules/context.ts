import { isLicenceLabel } from "../../entries/driving-licence.ts";
import { emailAgreement, looksLikeName, stripNameExtras } from "../../head/name.ts";
import { detectHeading, plainHeading } from "../../sections/headings.ts";
import { entryLabels, findLabel, isKnownLabel, isRemarkLabel } from "../../sections/labels.ts";
import { findEmails } from "../../values/contacts.ts";
import { comparisonKey } from "../../values/text.ts";
import type { SectionKind } from "../../words/language-words.ts";
import { words } from "../../words/words.ts";
import type { Correction } from "../correction.ts";
import { findDatedRows, findTableRows, labelledRoles } from "../forms.ts";
import {
  findKnownSections,
  isLabelOfTools,
  isNavPrint,
  type KnownSections,
  languageNames,
} from "../known-sections.ts";
import { findPrivateFacts } from "../recognised-text.ts";
import type { Unit } from "../units.ts";

/** What is known about the units before they are labelled. */
export type Context = ReturnType<typeof describeUnits>;

export const personalSections = new Set<SectionKind>(["contact", "personal"]);
const groupsOfJobs = new Set(words("groupsOfJobs").map(comparisonKey));
const otherHeadings = new Set(words("otherHeadings").map(comparisonKey));
/** The last sentence of many South Asian CVs. */
const declaration =
  /^(?:I|We) (?:do )?hereby (?:declare|certify|solemnly)(?!\p{L})|^I (?:declare|certify) that the (?:above|information|particulars)(?!\p{L})/iu;
/** Lines below that sentence: "Place: Pune", "Date:" */
const belowDeclaration = /^(?:place|date|signature|sted|dato)(?!\p{L})/iu;

/** The name stands in the first rows. */
export const headRows = 4;

export const isLicenceHeading = ({ text, count, line }: Unit) =>
  count === 1 && !line.bullet && isLicenceLabel(text);

/** An e-mail or web address, a number or a street. */
const contactCell = /@|\/|\d/;
/** "7050 Trondheim" */
const postcode = /(?<!\p{N})\d{4,5} \p{Lu}/u;

/** What looks like a name above the CV. */
function findNames(units: Unit[]): string[] {
  return units
    .filter(({ row, index, text }) => row < headRows && index === 0 && looksLikeName(stripNameExtras(text)))
    .map(({ text }) => stripNameExtras(text));
}

/** Rows of contact data with an e-mail address that agrees with the name above the CV, and the address above them. */
function findOwnContactRows(units: Unit[], names: string[]): Set<number> {
  const isOwn = ({ value }: { value: string }) => names.some((name) => emailAgreement(name, value) > 0.5);
  const rows = new Set<number>();
  for (const { row, line } of units.filter(({ index }) => index === 0)) {
    if (!line.cells.every(({ text }) => contactCell.test(text)) || !findEmails(line.text).some(isOwn))
      continue;
    rows.add(row);
    const above = units.find((unit) => unit.row === row - 1)?.line;
    if (above?.cells.length === 1 && postcode.test(above.text)) rows.add(row - 1);
  }
  return rows;
}

const citationNumber = /^(?:\[\d{1,3}\]|\d{1,3}\.)\s+\p{Lu}/u;

/** Rows of numbered publications, which have a year or go on from the row above. */
function findCitationRows(units: Unit[], { last }: KnownSections): Set<number> {
  const rows = new Set<number>();
  units.forEach(({ line, row, index }, at) => {
    if (index > 0 || last[at] !== "publications") return;
    const isBelow = rows.has(row - 1) && line.gap < 1.6 && /\d|[.,]$/.test(line.text);
    if (isBelow || (citationNumber.test(line.text) && /(?:19|20)\d\d/.test(line.text))) rows.add(row);
  });
  return rows;
}

/** Rows below a licence's label: one, or up to four below a heading in the style of the others. */
function findLicenceRows(units: Unit[], { headings, above }: KnownSections): Set<number> {
  const rows = new Set<number>();
  let left = 0;
  units.forEach((unit, at) => {
    if (unit.index > 0) return;
    if (isLicenceHeading(unit)) left = above[at] === "certificates" ? 4 : 1;
    else if (headings[at] || isKnownLabel(unit.text) || unit.line.text.length >= 50) left = 0;
    else if (left > 0) {
      rows.add(unit.row);
      left -= 1;
    }
  });
  return rows;
}

/** The section that a label before a colon or in the margin announces: "Languages ⇥ English, French". */
function sectionOfLabel(units: Unit[], at: number): SectionKind | undefined {
  const [label, next] = [units[at], units[at + 1]];
  if (label?.index !== 0 || next?.row !== label.row) return undefined;
  if (next.before !== "colon" && next.before !== "tab") return undefined;
  const section = detectHeading(label.text, true);
  if (section === "interests") return section;
  if (section !== "languages") return undefined;
  if (isLabelOfTools(units, at)) return "skills";
  const [first = ""] = next.text.toLowerCase().split(/[ (]/);
  return next.before === "colon" || languageNames.has(first) ? section : undefined;
}

export function describeUnits(units: Unit[], corrections: readonly Correction[]) {
  const known = findKnownSections(units);
  const { headings, last, above, isBelow } = known;
  const tableRows = findTableRows(units);
  const names = findNames(units);
  const declared = units.find(({ line }) => declaration.test(line.text))?.row ?? Number.MAX_SAFE_INTEGER;
  const firstHeading = headings.findIndex(
    (heading) => heading !== undefined && !personalSections.has(heading),
  );
  const isPersonal = (at: number) => {
    const section = above[at];
    return section === undefined ? firstHeading < 0 || at < firstHeading : personalSections.has(section);
  };
  const levels = units.flatMap(({ line, index }, at) =>
    index === 0 && headings[at] && line.heading ? [line.heading] : [],
  );
  /** Word's level of three known headings; deeper ones are groups. */
  const headingLevel = levels.toSorted((one, other) => one - other)[2] ?? 9;
  const headingSizes = units.flatMap(({ line, index }, at) =>
    index === 0 && headings[at] ? [line.size] : [],
  );
  const size = headingSizes.toSorted((one, other) => one - other)[Math.floor(headingSizes.length / 2)] ?? 0;
  const isSection = ({ line }: Unit) => line.size >= size * 0.95;
  // moderncv sets "Miscellaneous" within the experience smaller than the sections.
  const isGroupOfJobs = (unit: Unit, at: number) =>
    last[at] === "work" && unit.line.strong && !isSection(unit) && groupsOfJobs.has(comparisonKey(unit.text));
  const isOtherHeading = units.map(
    (unit, at) =>
      unit.index === 0 &&
      unit.text === unit.cell.text &&
      // "Merknad ⇥ Sesongarbeid" is a row of a form.
      !(unit.line.cells.length > 1 && isRemarkLabel(unit.text)) &&
      (otherHeadings.has(comparisonKey(plainHeading(unit.text))) || isGroupOfJobs(unit, at)),
  );
  const inline = new Map(
    units.map(({ row }, at) => [row, sectionOfLabel(units, at)] as const).filter(([, section]) => section),
  );
  return {
    units,
    corrections: new Map(corrections.map((correction) => [correction.line, correction])),
    headings,
    last,
    above,
    isOtherHeading,
    inlineHeadings: units.map(({ row }) => inline.get(row)),
    isBelowOther: isBelow(units.map((unit, at) => isOtherHeading[at] === true && isSection(unit))),
    isInDeclaration: units.map(
      ({ line, row }) =>
        (declaration.test(line.text) && !line.bullet) ||
        (row - declared <= 4 && row > declared && belowDeclaration.test(line.text)),
    ),
    isNav: isNavPrint(units),
    headingLevel,
    licenceRows: findLicenceRows(units, known),
    citationRows: findCitationRows(units, known),
    ownNames: new Set(
      names.filter((name) =>
        units.some(({ text }) => findEmails(text).some(({ value }) => emailAgreement(name, value) > 0.5)),
      ),
    ),
    ownContactRows: findOwnContactRows(units, names),
    tableRows,
    datedRows: findDatedRows(units),
    formRows: new Set(
      units.flatMap(({ row, index, text }) =>
        index === 0 && findLabel(text.replace(/:$/, ""), entryLabels) ? [row] : [],
      ),
    ),
    roles: labelledRoles(units, tableRows),
    facts: findPrivateFacts(units, isPersonal),
  };
}
