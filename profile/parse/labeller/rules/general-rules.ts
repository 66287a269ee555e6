import { detectHeading } from "../../sections/headings.ts";
import { findLabel, isKnownLabel } from "../../sections/labels.ts";
import { isMonthName } from "../../values/dates.ts";
import type { SectionKind } from "../../words/language-words.ts";
import { isFieldLabel } from "../labels.ts";
import { isAboveRecommendations, isOnRequest } from "../recognised-text.ts";
import { headRows } from "./context.ts";
import { formSections, isHeading, nameFields, never, only, type Rule, startsEntry } from "./rule.ts";

/** Sections of which every text below the heading is a part. */
const withoutOther = new Set<SectionKind | undefined>(["interests", "summary", "publications", "references"]);
const listSections = new Set<SectionKind | undefined>(["skills", "languages", "interests"]);
/** What is no part of any section, often below "Other". */
const remark =
  /(?:^|\t)(?:(?:certified )?copies of|kopi(?:er|ar)? av) |^(?:non[- ]?smoker|røyker ikke|røykjer ikkje|ikke[- ]?røyker|ikkje[- ]?røykar)\W*$|^.{0,60}(?<!\p{L})(?:signature|signatur|underskrift|sign\.)\s*[:_\t…]/iu;
/** The employer's sector and address in forms of Europass: "Address 1 Test Street, Testham | Website prove.example" */
const employerData =
  /^(?:business or sector|bransje eller sektor|address|adresse) .{3,80} \| (?:website|nettsted|business|bransje|department|avdeling|e-?mail|e-post) /iu;
/** The consent to process the data of an application, which Polish CVs end with. */
const consent =
  /(?:consent|agree).{0,80} personal data|samtykker .{0,80}personopplysninger|\(GDPR\)|2016\/679/iu;
/** The greeting and the end of an e-mail around a CV. */
const greeting = /^(?:[Hh]i|[Hh]iya|[Hh]ello|[Dd]ear|[Hh]ei|[Hh]allo|[Kk]jære)(?: \p{Lu}\p{L}+){1,2}[,!.]?$/u;
const announcement =
  /^(?:my|here(?:['’]s| is)|please find|attached|vedlagt|her (?:er|kommer|kjem)) .{0,30}(?<!\p{L})(?:cv|résumé|resume)(?:-en)?(?!\p{L}).{0,20}$/iu;
const ending =
  /^(?:cheers|(?:best |kind |many )?regards|yours (?:sincerely|faithfully)|thanks|mvh|(?:med )?(?:vennlig |venleg |beste )?hilsen|sent from my .{2,20}|sendt fra min .{2,20})[,!.]?$/iu;

/** Labels that a text never has. */
export const generalRules: Rule[] = [
  // "October" above "2015" in a narrow margin
  ({ text, row, index, cell }, at, { units }) => {
    const below = units.slice(at, at + 6).find((unit) => unit.row === row + 1 && unit.index === 0);
    const isAboveYear = below?.isDate && Math.abs(below.cell.x - cell.x) < 3;
    return index === 0 && text === cell.text && isMonthName(text) && isAboveYear
      ? never((label) => nameFields.test(label))
      : undefined;
  },
  // "05.2019 (utløpt) ⇥ ADR grunnkurs"
  ({ before, cell, row }, at, { units }) => {
    const [date, next] = [units[at - 1], units[at + 1]];
    const isBehindDate = before === "bracket" && date?.cell === cell && date.isDate && date.index === 0;
    return isBehindDate && next?.row === row && next.cell !== cell ? only(/^other$/) : undefined;
  },
  ({ line }) => (isAboveRecommendations(line.text) ? only(/^heading\.references$/) : undefined),
  ({ line }) => (isOnRequest(line.text) ? only(/^(?:heading\.)?references$/) : undefined),
  ({ line }, at, { isOtherHeading, isInDeclaration, last }) =>
    isOtherHeading[at] ||
    isInDeclaration[at] ||
    remark.test(line.text) ||
    employerData.test(line.text) ||
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
  // "British Rail, Eastern Region" is one employer.
  ({ index, before, line }, at, { units }) => {
    if (index === 0 || before !== "comma" || line.text.length >= 60) return undefined;
    const hasDate = units.slice(at - index, at).some(({ isDate }) => isDate);
    return hasDate ? undefined : never((label) => startsEntry(label) && formSections.test(label));
  },
  // "Education ⇥ GCSE specifications", a group of skills
  ({ text, index }, at, { headings, last }) =>
    index === 0 && last[at] === "skills" && !headings[at] && detectHeading(text, true)
      ? never(isHeading)
      : undefined,
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
  // The owner's name at the foot of a page
  ({ text, count, row }, at, { ownNames, last }) =>
    row >= headRows && last[at] !== undefined && count === 1 && ownNames.has(text)
      ? only(/^other$/)
      : undefined,
  // "Surname ⇥ Prøve": what stands beside a label is its value.
  ({ text, row, before }, at, { units, tableRows }) => {
    const beside = units[at - 1];
    const isBeside = beside?.row === row && (before === "tab" || before === "colon") && !tableRows.has(row);
    return isBeside && isKnownLabel(beside.text) && !isKnownLabel(text) ? never(isFieldLabel) : undefined;
  },
];
