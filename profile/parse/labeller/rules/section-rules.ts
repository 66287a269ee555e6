import { findLabel } from "../../sections/labels.ts";
import type { Section } from "../../sections/section.ts";
import type { SectionKind } from "../../words/language-words.ts";
import { labelSection } from "../labels.ts";
import { personalSections } from "./context.ts";
import { formSections, isHeading, never, only, type Rule } from "./rule.ts";

const notBelowOther = /^(?:work|education|projects|publications|summary)(?:\.|$)/;
/** Between two sentences, or a sentence of six words; private facts in sentences are removed later. */
const sentenceEnd = /[\p{Ll}\d]\. \p{Lu}|^(?:\S+ ){5}.*\p{Ll}\.$/u;

const graduation =
  /^(?:expected|grad(?:uat(?:ed|ing|ion))?|forventet(?: ferdig)?|venta ferdig|ferdig)\.?:?$/i;

const isPrivate = (section: Section["kind"]) => section === "personal" || section === "references";

/** What the heading above a text and the label beside it allow. */
export const sectionRules: Rule[] = [
  (_, at, { isBelowOther }) =>
    isBelowOther[at] ? never((label) => !isHeading(label) && notBelowOther.test(label)) : undefined,
  (_, at, { roles, above, last }) => {
    const role = roles[at];
    const isForm = formSections.test(`${above[at]}.`);
    const section = last[at];
    return (
      role &&
      never((label) => {
        if (isForm || formSections.test(label)) return !role.test(label);
        // "Principal subjects ⇥ Auditing, statistics" are no skills in the form of Europass, whose headings are in the margin.
        const hasSection = labelSection(label) !== undefined && !isHeading(label);
        return (
          section !== undefined && formSections.test(`${section}.`) && hasSection && !fits(label, section)
        );
      })
    );
  },
  // "Expected Aug 2025", "Grad. June 2018"
  ({ text, isDate, row }, at, { units, last }) => {
    if (last[at] !== "education") return undefined;
    const [before, next] = [units[at - 1], units[at + 1]];
    if (isDate && before?.row === row && graduation.test(before.text)) return only(/^education\.date\^?$/);
    return next?.isDate && next.row === row && graduation.test(text) ? only(/^other$/) : undefined;
  },
  // "Phone ⇥ 22 33 44 55" below "Personal details" is no referee's.
  ({ row }, at, { units, above }) => {
    const label = units[at - 1];
    const isOwn = personalSections.has(above[at] as SectionKind) && label?.row === row;
    return isOwn && findLabel(label.text, ["phone", "email"])
      ? never((label) => label === "references")
      : undefined;
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
  if (section === "awards" && own === "education") return false;
  return (
    own === undefined ||
    own === section ||
    confusableSections.some((group) => group.includes(section) && group.includes(own))
  );
}
