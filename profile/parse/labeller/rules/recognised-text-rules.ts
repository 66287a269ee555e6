import { isGridHeader } from "../../entries/language-grid.ts";
import { isMotherTongueLabel } from "../../entries/languages.ts";
import { isDocumentTitle, looksLikeName } from "../../head/name.ts";
import { privateLabelKind } from "../../private/labelled.ts";
import { detectHeading } from "../../sections/headings.ts";
import { findLabel } from "../../sections/labels.ts";
import { findEmails, findPhones } from "../../values/contacts.ts";
import { findPeriods } from "../../values/dates.ts";
import { isKnownPlace } from "../../values/places.ts";
import { isFieldLabel, labelSection } from "../labels.ts";
import { isDatedAcronym } from "../recognised-text.ts";
import { personalSections } from "./context.ts";
import { isHeading, nameFields, never, only, type Rule } from "./rule.ts";

/** "Final grade: 7.21/10", "Hovedkarakter A", but not "Grade 12" */
const grade =
  /^(?:(?:final|overall|average|avsluttende|hoved|samlet)[- ]?)*(?:grades?|c?gpa(?!\p{L})|karakter(?:er|snitt)?(?!\p{L})|snitt(?:karakter)?(?!\p{L})|(?:grunn)?skolepoeng(?!\p{L}))[:\s]+(?:\d|[A-F](?!\p{L})|best)/iu;
const cefr = /^[ABC][12]$/;
const civilStatus = /^(?:single|married|divorced|widow(?:er|ed)?|gift|ugift|enslig|samboer|sambuar|skilt)$/iu;
const family =
  /^(?:no|without|with|two|three|one|four|\d|ingen|to|tre|ett|eitt|med|utan|uten) .*(?:depend[ae]nt|child|kid|son|daughter|barn|born)/iu;
/** "Two children", "barn", but not "Førstehjelp for barn" */
const children =
  /(?:^|(?<!\p{L})(?:\d|one|two|three|four|en|ett|e[iu]n|eitt|to|tre|fire|grown-up|adult|voksne|vaksne|små|egne|eigne|own|mine|my) )(?:barn|born|children|kids|sons?|daughters?|sønn(?:er)?|datter|døtre)$/iu;

const isAddressLabel = (text: string) =>
  findLabel(text.replace(/:.*$/, ""), ["address"]) !== undefined && findLabel(text, ["place"]) === undefined;

/** Texts that have one of few labels. */
export const recognisedTextRules: Rule[] = [
  // "Other language(s)" and "UNDERSTANDING" in the form of Europass
  ({ text }, at, { headings, last }) =>
    (headings[at] ?? last[at]) === "languages" && (headings[at] === "languages" || isGridHeader(text))
      ? never(
          (label) => label !== "heading.languages" && (isHeading(label) || labelSection(label) === "skills"),
        )
      : undefined,
  // "Reading" beside "Listening" is no town.
  ({ line }) =>
    line.cells.filter(({ text }) => isGridHeader(text)).length > 1
      ? only(/^(?:label|other|languages|heading\.languages)$/)
      : undefined,
  // The date of the document or of birth, above all sections.
  ({ text, isDate, count, row }, at, { last }) => {
    const section = last[at];
    const isHead = section === undefined || personalSections.has(section);
    const period = isDate && isHead ? findPeriods(text)[0] : undefined;
    const isDay = row < 12 && period?.start?.length === "2020-01-01".length;
    return period?.single && (isDay || (row < 6 && count === 1 && section === undefined))
      ? never((label) => /\.date\^?$/.test(label))
      : undefined;
  },
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
  // The owner's e-mail address at the foot of a page is not a referee's.
  ({ row }, _, { ownContactRows }) => (ownContactRows.has(row) ? only(/^contact$/) : undefined),
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
  // "KPMG" is an employer.
  (unit, at, { units }) => (isDatedAcronym(unit, units.slice(at + 1, at + 4)) ? never(isHeading) : undefined),
];
