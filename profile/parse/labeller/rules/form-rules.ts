import { isLicenceLabel } from "../../entries/driving-licence.ts";
import { entryLabels, findLabel, isEntryNumber, isKnownLabel, isRemarkLabel } from "../../sections/labels.ts";
import { fitsTableRow, remarkRole } from "../forms.ts";
import { isFieldLabel } from "../labels.ts";
import { isLicenceHeading, personalSections } from "./context.ts";
import { isHeading, nameFields, never, only, type Rule, startsEntry } from "./rule.ts";

const competences = /(?:skills and competences|ferdigheter og kompetanse)$/i;

/** Rows of forms and tables. */
export const formRules: Rule[] = [
  (unit, at, { units, above, tableRows }) => {
    const row = above[at] === "references" ? undefined : tableRows.get(unit.row);
    const isFirstInCell = units[at - 1]?.cell !== unit.cell;
    return row?.isHeader ? (label) => fitsTableRow(row, unit, isFirstInCell, label) : undefined;
  },
  (_, at, { above, roles }) =>
    roles[at] === remarkRole && above[at] !== "skills" ? only(remarkRole) : undefined,
  // A form below "Work" has jobs, one below "Courses" has courses.
  ({ row }, at, { above, formRows }) => {
    const other =
      above[at] === "work" ? "volunteer." : above[at] === "certificates" ? "education." : undefined;
    return other && formRows.has(row) ? never((label) => label.startsWith(other)) : undefined;
  },
  // "Skole ⇥ Solvang videregående skole": what has a value beside it is its label.
  ({ text, index, row, line, cellIndex }, at, { units, above, headings, tableRows, formRows }) => {
    const next = units[at + 1];
    if (above[at] === "skills" || next?.row !== row || tableRows.has(row)) return undefined;
    // "Utdanning" may be a heading in the margin, unless it stands among labels.
    const isInForm = formRows.has(row - 1) && (formRows.has(row + 1) || formRows.has(row - 2));
    if (headings[at] && headings[at] === above[at] && !text.endsWith(":") && !isInForm) return undefined;
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
  // "Driving licence" above "Class 3"
  (unit, at, { above }) =>
    above[at] !== "certificates" && isLicenceHeading(unit) ? only(/^heading\.certificates$/) : undefined,
  ({ row, index, isDate }, _, { licenceRows }) => {
    if (!licenceRows.has(row)) return undefined;
    if (isDate) return only(/^certificates\.date\^?$/);
    return only(index === 0 ? /^certificates\.name\^$/ : /^certificates\.name$/);
  },
  // "Driving licence ⇥ B, BE and W (tractor)", "Førerkort: Klasse B, BE og C1"
  ({ index, row, line }, at, { units }) => {
    const [label, value] = [units[at - index], units[at - index + 1]];
    const isBeside =
      value?.row === row && (value.before === "tab" || value.before === "colon") && line.text.length < 70;
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
