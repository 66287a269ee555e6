import type { Section } from "../../sections/section.ts";
import type { SectionKind } from "../../words/language-words.ts";
import { labelSection } from "../labels.ts";
import { formSections, isHeading, never, type Rule } from "./rule.ts";

const notBelowOther = /^(?:work|education|projects|publications|summary)(?:\.|$)/;
/** Between two sentences, or a sentence of six words; private facts in sentences are removed later. */
const sentenceEnd = /[\p{Ll}\d]\. \p{Lu}|^(?:\S+ ){5}.*\p{Ll}\.$/u;

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
