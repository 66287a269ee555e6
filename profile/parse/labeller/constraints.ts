import { isLicenceLabel } from "../entries/driving-licence.ts";
import { isGridHeader } from "../entries/language-grid.ts";
import { isMotherTongueLabel } from "../entries/languages.ts";
import { emailAgreement, isDocumentTitle, looksLikeName, stripNameExtras } from "../head/name.ts";
import { privateLabelKind } from "../private/labelled.ts";
import { detectHeading, plainHeading } from "../sections/headings.ts";
import { entryLabels, findLabel, isEntryNumber, isKnownLabel, isRemarkLabel } from "../sections/labels.ts";
import type { Section } from "../sections/section.ts";
import { findEmails, findPhones } from "../values/contacts.ts";
import { findPeriods, isMonthName } from "../values/dates.ts";
import { isKnownPlace } from "../values/places.ts";
import { comparisonKey } from "../values/text.ts";
import type { SectionKind } from "../words/language-words.ts";
import { words } from "../words/words.ts";
import { findDatedRows, findTableRows, fitsTableRow, labelledRoles, remarkRole } from "./forms.ts";
import {
  findKnownSections,
  isLabelOfTools,
  isNavPrint,
  type KnownSections,
  languageNames,
} from "./known-sections.ts";
import { isFieldLabel, labelSection } from "./labels.ts";
import { findPrivateFacts, isDatedAcronym, isDocumentDate, isOnRequest } from "./recognised-text.ts";
import type { Unit } from "./units.ts";

/** A visitor's correction of a line: its section, whether it starts an entry, or both. */
export interface Correction {
  line: number;
  /** `ignored` for text that is not needed. */
  section?: Section["kind"] | "ignored";
  startsEntry?: boolean;
}

/** What is known about the units before they are labelled. */
type Context = ReturnType<typeof describeUnits>;

/** Whether a unit may have a label; undefined when the rule leaves it to the others. */
type Verdict = (label: string) => boolean | undefined;

/** Says which labels a unit may have; undefined when it says nothing about this unit. */
type Rule = (unit: Unit, at: number, context: Context) => Verdict | undefined;

const only =
  (pattern: RegExp): Verdict =>
  (label) =>
    pattern.test(label);

const never =
  (isForbidden: (label: string) => boolean): Verdict =>
  (label) =>
    isForbidden(label) ? false : undefined;

const nameFields = /\.(?:title|employer|degree|institution|role|organization|name|issuer|place)/;
const formSections = /^(?:work|education|volunteer)\./;
const notBelowOther = /^(?:work|education|projects|publications|summary)(?:\.|$)/;
/** Sections of which every text below the heading is a part. */
const withoutOther = new Set<SectionKind | undefined>(["interests", "summary", "publications"]);
const listSections = new Set<SectionKind | undefined>(["skills", "languages", "interests"]);
const personalSections = new Set<SectionKind>(["contact", "personal"]);
const groupsOfJobs = new Set(words("groupsOfJobs").map(comparisonKey));
const otherHeadings = new Set(words("otherHeadings").map(comparisonKey));
/** What is no part of any section, often below "Other". */
const remark =
  /^(?:non[- ]?smoker|røyker ikke|røykjer ikkje|ikke[- ]?røyker|ikkje[- ]?røykar)\W*$|^.{0,60}(?<!\p{L})(?:signature|signatur|underskrift|sign\.)\s*[:_\t…]/iu;
/** The consent to process the data of an application, which Polish CVs end with. */
const consent =
  /(?:consent|agree).{0,80} personal data|samtykker .{0,80}personopplysninger|\(GDPR\)|2016\/679/iu;
/** The last sentence of many South Asian CVs. */
const declaration =
  /^(?:I|We) (?:do )?hereby (?:declare|certify|solemnly)(?!\p{L})|^I (?:declare|certify) that the (?:above|information|particulars)(?!\p{L})/iu;
/** Lines below that sentence: "Place: Pune", "Date:" */
const belowDeclaration = /^(?:place|date|signature|sted|dato)(?!\p{L})/iu;
/** The greeting and the end of an e-mail around a CV. */
const greeting = /^(?:[Hh]i|[Hh]iya|[Hh]ello|[Dd]ear|[Hh]ei|[Hh]allo|[Kk]jære)(?: \p{Lu}\p{L}+){1,2}[,!.]?$/u;
const announcement =
  /^(?:my|here(?:['’]s| is)|please find|attached|vedlagt|her (?:er|kommer|kjem)) .{0,30}(?<!\p{L})(?:cv|résumé|resume)(?:-en)?(?!\p{L}).{0,20}$/iu;
const ending =
  /^(?:cheers|(?:best |kind |many )?regards|yours (?:sincerely|faithfully)|thanks|mvh|(?:med )?(?:vennlig |venleg |beste )?hilsen|sent from my .{2,20}|sendt fra min .{2,20})[,!.]?$/iu;
/** Between two sentences, or a sentence of six words; private facts in sentences are removed later. */
const sentenceEnd = /[\p{Ll}\d]\. \p{Lu}|^(?:\S+ ){5}.*\p{Ll}\.$/u;

const isHeading = (label: string) => label.startsWith("heading.");
const startsEntry = (label: string) => label.endsWith("^");
const isPrivate = (section: Section["kind"]) => section === "personal" || section === "references";

/** What the visitor says comes before every other rule, except what a date is and is not. */
const rulesOfCorrections: Rule[] = [
  ({ isDate }) => (isDate ? never((label) => nameFields.test(label)) : undefined),
  ({ isDate, text }) =>
    !isDate && /^\p{Lu}\P{N}{29,}$/u.test(text) ? never((label) => /\.date\^?$/.test(label)) : undefined,
  (unit) => (isDocumentDate(unit) ? only(/^other$/) : undefined),
  ({ line, index }, _, { corrections }) => {
    const correction = corrections.get(line.id);
    if (!correction) return undefined;
    return (label) => {
      const { section } = correction;
      if (correction.startsEntry !== undefined)
        if (startsEntry(label) !== (correction.startsEntry && index === 0)) return false;
      return section === undefined ? undefined : matchesSection(label, section);
    };
  },
];

/** Labels that a text never has. */
const generalRules: Rule[] = [
  // "October" above "2015" in a narrow margin
  ({ text, row, index, cell }, at, { units }) => {
    const below = units.slice(at, at + 6).find((unit) => unit.row === row + 1 && unit.index === 0);
    const isAboveYear = below?.isDate && Math.abs(below.cell.x - cell.x) < 3;
    return index === 0 && text === cell.text && isMonthName(text) && isAboveYear
      ? never((label) => nameFields.test(label))
      : undefined;
  },
  ({ line }) => (isOnRequest(line.text) ? only(/^(?:heading\.)?references$/) : undefined),
  ({ line }, at, { isOtherHeading, isInDeclaration, last }) =>
    isOtherHeading[at] ||
    isInDeclaration[at] ||
    remark.test(line.text) ||
    consent.test(line.text) ||
    ending.test(line.text) ||
    (last[at] === undefined && (greeting.test(line.text) || announcement.test(line.text)))
      ? only(/^other$/)
      : undefined,
  // The sender's name below the end of an e-mail.
  ({ line, index }, at, { units, last }) => {
    const above = units[at - 1];
    const isSender = last[at] === undefined && index === 0 && /^\p{Lu}\p{L}+$/u.test(line.text);
    return isSender && above && ending.test(above.line.text) ? only(/^other$/) : undefined;
  },
  // A sentence is no label.
  ({ text }) =>
    text.split(" ").length > 7 ? never((label) => label === "label" || isHeading(label)) : undefined,
  // "SAP, Webcruiter": an item before a comma is not a label.
  ({ text, row }, at, { units, above }) => {
    const next = units[at + 1];
    const isListed = listSections.has(above[at]) && next?.row === row && next.before === "comma";
    return isListed && !isKnownLabel(text) ? never(isFieldLabel) : undefined;
  },
  // "Personal og ledelse", a group of skills in Word's style for headings of the second level
  ({ line }, at, { headings, above, headingLevel }) =>
    above[at] === "skills" && !headings[at] && (line.heading ?? 0) > headingLevel
      ? never(isHeading)
      : undefined,
  (_, at, { above }) => (withoutOther.has(above[at]) ? never((label) => label === "other") : undefined),
  ({ text }, at, { above }) =>
    above[at] === "summary" && !findLabel(text) ? never(isFieldLabel) : undefined,
  // "Surname ⇥ Prøve": what stands beside a label is its value.
  ({ text, row, before }, at, { units, tableRows }) => {
    const beside = units[at - 1];
    const isBeside = beside?.row === row && (before === "tab" || before === "colon") && !tableRows.has(row);
    return isBeside && isKnownLabel(beside.text) && !isKnownLabel(text) ? never(isFieldLabel) : undefined;
  },
];

const isAddressLabel = (text: string) =>
  findLabel(text.replace(/:.*$/, ""), ["address"]) !== undefined && findLabel(text, ["place"]) === undefined;

const isLicenceHeading = ({ text, count, line }: Unit) => count === 1 && !line.bullet && isLicenceLabel(text);

/** An e-mail or web address, a number or a street. */
const contactCell = /@|\/|\d/;
/** "7050 Trondheim" */
const postcode = /(?<!\p{N})\d{4,5} \p{Lu}/u;

/** Rows of contact data with an e-mail address that agrees with the name above the CV, and the address above them. */
function findOwnContactRows(units: Unit[]): Set<number> {
  const names = units
    .filter(({ row, index, text }) => row < 4 && index === 0 && looksLikeName(stripNameExtras(text)))
    .map(({ text }) => stripNameExtras(text));
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

const competences = /(?:skills and competences|ferdigheter og kompetanse)$/i;

/** Rows of forms and tables. */
const formRules: Rule[] = [
  (unit, at, { units, above, tableRows }) => {
    const row = above[at] === "references" ? undefined : tableRows.get(unit.row);
    const isFirstInCell = units[at - 1]?.cell !== unit.cell;
    return row?.isHeader ? (label) => fitsTableRow(row, unit, isFirstInCell, label) : undefined;
  },
  (_, at, { above, roles }) =>
    roles[at] === remarkRole && above[at] !== "skills" ? only(remarkRole) : undefined,
  // "Skole ⇥ Solvang videregående skole": what has a value beside it is its label.
  ({ text, index, row, line, cellIndex }, at, { units, above, headings, tableRows }) => {
    const next = units[at + 1];
    if (above[at] === "skills" || next?.row !== row || tableRows.has(row)) return undefined;
    // "Utdanning" may be a heading in the margin.
    if (headings[at] && headings[at] === above[at] && !text.endsWith(":")) return undefined;
    if (next.before !== "tab" && next.before !== "colon") return undefined;
    // A row of a form may have two labels with their values.
    const isSecond = cellIndex === 2 && line.cells.length === 4 && isKnownLabel(line.cells[0]?.text ?? "");
    const isLabel = isRemarkLabel(text) || findLabel(text.replace(/:$/, ""), entryLabels) !== undefined;
    return isLabel && (index === 0 || isSecond) ? isFieldLabel : undefined;
  },
  // "Matros. Nordsjøen og kontinentet." in the column of titles
  ({ before, row }, _, { tableRows }) =>
    before === "stop" && tableRows.has(row) ? only(/\.text\+?$/) : undefined,
  // A table of posts below "Tillitsverv" has the columns of a table of jobs.
  ({ row }, at, { above, tableRows }) => {
    const other = above[at] === "volunteer" ? "work." : above[at] === "work" ? "volunteer." : undefined;
    return other && tableRows.has(row) ? never((label) => label.startsWith(other)) : undefined;
  },
  // A form below "Work" has jobs.
  ({ row }, at, { above, formRows }) =>
    above[at] === "work" && formRows.has(row) ? never((label) => label.startsWith("volunteer.")) : undefined,
  // "Driving licence" above "Class 3"
  (unit, at, { above }) =>
    above[at] !== "certificates" && isLicenceHeading(unit) ? only(/^heading\.certificates$/) : undefined,
  ({ row, index }, _, { licenceRows }) =>
    licenceRows.has(row) ? only(index === 0 ? /^certificates\.name\^$/ : /^certificates\.name$/) : undefined,
  // "Driving licence ⇥ B, BE and W (tractor)"
  ({ index, row, line }, at, { units }) => {
    const [label, value] = [units[at - index], units[at - index + 1]];
    const isBeside = value?.row === row && value.before === "tab" && line.text.length < 70;
    return isBeside && label && isLicenceLabel(label.text)
      ? only(index === 0 ? /^certificates\.name\^$/ : /^certificates\.name$/)
      : undefined;
  },
  ({ text, count }) =>
    count === 1 && isEntryNumber(text) ? (label) => isHeading(label) || isFieldLabel(label) : undefined,
  // "Desired employment ⇥ Head Chef" above all sections
  ({ index, row }, at, { units, above }) => {
    const [label, value] = [units[at - index], units[at - index + 1]];
    const isHead = above[at] === undefined || personalSections.has(above[at]);
    if (!isHead || !label || value?.row !== row || value.before !== "tab") return undefined;
    return findLabel(label.text, ["headline"]) ? only(index === 0 ? /^label$/ : /^headline$/) : undefined;
  },
  // "Social skills and competences" beside a sentence, in the form of Europass
  ({ text, index }) => (index === 0 && competences.test(text) ? only(/^heading\.skills$/) : undefined),
  // "» Hvor har jeg jobbet?", "B. Interests"
  ({ text }, at, { headings }) =>
    headings[at] && (text.endsWith("?") || /^\p{Lu}[.)] /u.test(text))
      ? (label) => label === `heading.${headings[at]}`
      : undefined,
  // The text beside "Sivilstatus: Samboer" is not its label.
  ({ row }, at, { units, facts }) => {
    const next = units[at + 1];
    return !facts[at] && facts[at + 1] === next?.cell && next?.row === row
      ? never((label) => label === "label")
      : undefined;
  },
  (unit, at, { units, above, tableRows, datedRows }) => {
    const row = above[at] === "references" ? undefined : tableRows.get(unit.row);
    if (row) return never((label) => !fitsTableRow(row, unit, units[at - 1]?.cell !== unit.cell, label));
    // The first row may be the first role below its employer.
    const isFree = unit.index === 0 && !datedRows.has(unit.row - 1);
    return datedRows.has(unit.row) && !isFree
      ? never((label) => nameFields.test(label) && startsEntry(label) !== (unit.index === 0))
      : undefined;
  },
];

/** "Final grade: 7.21/10", "Hovedkarakter A", but not "Grade 12" */
const grade =
  /^(?:(?:final|overall|average|avsluttende|hoved|samlet)[- ]?)*(?:grades?|c?gpa(?!\p{L})|karakter(?:er|snitt)?(?!\p{L})|snitt(?:karakter)?(?!\p{L})|(?:grunn)?skolepoeng(?!\p{L}))[:\s]+(?:\d|[A-F](?!\p{L})|best)/iu;
const cefr = /^[ABC][12]$/;
const civilStatus = /^(?:single|married|divorced|widow(?:er|ed)?|gift|ugift|enslig|samboer|sambuar|skilt)$/iu;
const family =
  /^(?:no|without|with|two|three|one|four|\d|ingen|to|tre|ett|eitt|med|utan|uten) .*(?:depend[ae]nt|child|kid|son|daughter|barn|born)/iu;
const children = /(?<!\p{L})(?:barn|born|children|kids|sons?|daughters?|sønn(?:er)?|datter|døtre)$/iu;

/** Texts that have one of few labels. */
const recognisedTextRules: Rule[] = [
  // "Other language(s)" and "UNDERSTANDING" in the form of Europass
  ({ text }, at, { headings, last }) =>
    (headings[at] ?? last[at]) === "languages" && (headings[at] === "languages" || isGridHeader(text))
      ? never(
          (label) => label !== "heading.languages" && (isHeading(label) || labelSection(label) === "skills"),
        )
      : undefined,
  // The date of the document, above all sections.
  ({ text, isDate, count, row }, at, { last }) =>
    row < 6 && last[at] === undefined && isDate && count === 1 && findPeriods(text)[0]?.single
      ? never((label) => /\.date\^?$/.test(label))
      : undefined,
  // "Personal information ⇥ Kari Prøve" above all else, in the form of Europass
  ({ text, index, before, row }, at, { units }) => {
    const heading = row < 3 && index === 1 && before === "tab" && detectHeading(units[at - 1]?.text ?? "");
    return heading && personalSections.has(heading) && looksLikeName(text) ? only(/^name$/) : undefined;
  },
  // "Kari Prøve | Elektrikar"
  ({ text, index, before, row, count }, at, { units, last }) =>
    row < 3 &&
    last[at] === undefined &&
    index === 1 &&
    count === 2 &&
    before === "bar" &&
    looksLikeName(units[at - 1]?.text ?? "") &&
    /^\p{Lu}[\p{L} /&-]{3,50}$/u.test(text) &&
    !isKnownPlace(text)
      ? only(/^headline$/)
      : undefined,
  // "3. Prøve, K. (2019). A logger for subtidal work." and the rows below it
  ({ row }, _, { citationRows }) => (citationRows.has(row) ? only(/^publications\./) : undefined),
  ({ text }, at, { headings }) =>
    !headings[at] && isDocumentTitle(text) ? only(/^(?:title|other)$/) : undefined,
  // "Excel, Førerkort klasse B" among skills
  ({ before }, at, { last }) =>
    last[at] === "skills" && before === "comma"
      ? never((label) => label.startsWith("certificates."))
      : undefined,
  ({ text }, at, { last }) =>
    last[at] === "education" && grade.test(text) ? never((label) => nameFields.test(label)) : undefined,
  // "Address: Testveien 1, 1473, Lørenskog, Norway (Home)", also where the postcode begins the next row
  ({ row, index, cellIndex }, at, { units, above }) => {
    const first = units[at - index];
    const isHead = above[at] === undefined || above[at] === "personal" || above[at] === "contact";
    if (!isHead || index === 0 || cellIndex > 1 || first?.row !== row) return undefined;
    const isPostcode = /^\d{4,5}$/.test(first.text);
    const labels = isPostcode ? units.slice(Math.max(0, at - index - 6), at - index) : [first];
    return labels.some((unit) => row - unit.row < 2 && isAddressLabel(unit.text))
      ? never((label) => nameFields.test(label) || isHeading(label))
      : undefined;
  },
  // The last unit of a private fact is its value.
  (_, at, { facts }) => {
    const fact = facts[at];
    return fact && ((label) => label === "personal" || (isFieldLabel(label) && facts[at + 1] === fact));
  },
  // "Single, no dependants" below the courses
  ({ text, row }, at, { units }) => {
    const next = units[at + 1];
    return civilStatus.test(text) && next?.row === row && next.before === "comma" && family.test(next.text)
      ? only(/^personal$/)
      : undefined;
  },
  // "(2016 and 2019)" behind "Two children"
  ({ isDate, row }, at, { units }) => {
    const beside = units[at - 1];
    return isDate && beside?.row === row && children.test(beside.text) ? only(/^personal$/) : undefined;
  },
  // "Nationality: Polish"
  ({ before, row }, at, { units, above }) => {
    const beside = units[at - 1];
    const kind = beside?.row === row ? privateLabelKind(beside.text.replace(/:$/, "")) : undefined;
    const isValue = (before === "colon" || before === "tab") && kind !== undefined && kind !== "reference";
    return isValue && (above[at] === undefined || personalSections.has(above[at]))
      ? only(/^(?:personal|label)$/)
      : undefined;
  },
  // "Hobbies: sea fishing, chess", "Languages: Java, Python"
  ({ index }, at, { inlineHeadings, above }) => {
    const section = index > 0 ? inlineHeadings[at] : undefined;
    return section && above[at] !== section ? only(new RegExp(`^${section}$`)) : undefined;
  },
  // A referee's number or address
  ({ line }, at, { last, headings, isBelowOther }) =>
    last[at] === "references" &&
    !headings[at] &&
    !isBelowOther[at] &&
    findPhones(line.text).length + findEmails(line.text).length > 0
      ? only(/^references$/)
      : undefined,
  // The levels beside a language in a grid
  ({ text, cellIndex, line }) =>
    cellIndex > 0 && cefr.test(text) && line.cells.filter((cell) => cefr.test(cell.text)).length > 1
      ? only(/^(?:languages|label|other)$/)
      : undefined,
  // "Polish" beside "Mother tongue", and "English" beside its levels
  ({ index, line }, at, { units }) => {
    const beside = units[at - 1];
    const isMotherTongue = index === 1 && beside !== undefined && isMotherTongueLabel(beside.text);
    const levels = line.cells.slice(1).filter(({ text }) => cefr.test(text)).length;
    return isMotherTongue || (index === 0 && levels > 1) ? only(/^languages$/) : undefined;
  },
  // The owner's e-mail address at the foot of a page is not a referee's.
  ({ row }, _, { ownContactRows }) => (ownContactRows.has(row) ? only(/^contact$/) : undefined),
  // "KPMG" is an employer.
  (unit, at, { units }) => (isDatedAcronym(unit, units.slice(at + 1, at + 4)) ? never(isHeading) : undefined),
];

/** What the heading above a text and the label beside it allow. */
const sectionRules: Rule[] = [
  (_, at, { isBelowOther }) =>
    isBelowOther[at] ? never((label) => !isHeading(label) && notBelowOther.test(label)) : undefined,
  (_, at, { roles, above }) => {
    const role = roles[at];
    const isForm = formSections.test(`${above[at]}.`);
    return role && never((label) => (isForm || formSections.test(label)) && !role.test(label));
  },
  ({ line, row }, at, { above, last, isNav, tableRows }) => {
    const table = tableRows.get(row)?.section;
    // A table agrees with the last heading, "SEA SERVICE (last on top)", although that looks unlike the others.
    const section =
      table?.test(`${above[at]}.`) === false && table.test(`${last[at]}.`) ? last[at] : above[at];
    if (!section) return undefined;
    const isSentence = section === "summary" && sentenceEnd.test(line.text);
    return never((label) => {
      if (section === "skills" && (label === "personal" || label === "contact")) return true;
      // The points of a functional CV
      if (section === "skills" && line.bullet && label === "summary") return true;
      // "Name: Ola Test" names the referee.
      if (section === "references" && /^(?:name|headline|contact|personal)$/.test(label)) return true;
      if (isSentence && label === "personal") return true;
      const own = labelSection(label);
      const isPossible = isNav ? own === undefined || own === section : fits(label, section);
      return !isHeading(label) && label !== "title" && !isPossible && own !== undefined && !isPrivate(own);
    });
  },
];

/** In order of precedence: the first rule with a verdict decides. */
const rules = [...rulesOfCorrections, ...generalRules, ...formRules, ...recognisedTextRules, ...sectionRules];

/**
 * Which labels each unit may have: those that agree with the corrections, the known headings and their style.
 *
 * @returns for each unit, whether it may have the label at an index
 */
export function allowedLabels(
  units: Unit[],
  labels: readonly string[],
  corrections: readonly Correction[],
): boolean[][] {
  const context = describeUnits(units, corrections);
  return units.map((unit, at) => {
    const verdicts = rules.flatMap((rule) => rule(unit, at, context) ?? []);
    return labels.map((label) => {
      for (const verdict of verdicts) {
        const isAllowed = verdict(label);
        if (isAllowed !== undefined) return isAllowed;
      }
      return true;
    });
  });
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

function describeUnits(units: Unit[], corrections: readonly Correction[]) {
  const known = findKnownSections(units);
  const { headings, last, above, isBelow } = known;
  const tableRows = findTableRows(units);
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
    ownContactRows: findOwnContactRows(units),
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

/** Sections that often stand below one heading. */
const confusableSections: readonly (readonly string[])[] = [
  ["summary", "skills", "personal", "contact"],
  ["education", "certificates", "awards"],
  ["publications", "awards"],
  ["work", "volunteer"],
];

/** Whether a label belongs to a section, to one that is easily confused with it, or to none. */
function fits(label: string, section: SectionKind): boolean {
  const own = labelSection(label);
  return (
    own === undefined ||
    own === section ||
    confusableSections.some((group) => group.includes(section) && group.includes(own))
  );
}

function matchesSection(label: string, section: NonNullable<Correction["section"]>): boolean {
  if (section === "other") return label === "other";
  const own = labelSection(label);
  return own === section || label === "label" || (section === "head" && own === "contact");
}
