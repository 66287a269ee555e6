import type { Resume } from "../resume.ts";
import { addDrivingLicence } from "./entries/driving-licence.ts";
import {
  awardFields,
  certificateFields,
  type Entry,
  educationFields,
  findCourses,
  isCourse,
  isUnpaidPost,
  projectFields,
  publicationFields,
  volunteerFields,
  workFields,
} from "./entries/entry-fields.ts";
import { parseInterests } from "./entries/interests.ts";
import { labelGrades } from "./entries/language-grid.ts";
import { mergeLanguages, parseLanguages, takeLanguages } from "./entries/languages.ts";
import { toParagraphs } from "./entries/paragraphs.ts";
import { parsePublications } from "./entries/publications.ts";
import { parseReferences } from "./entries/references.ts";
import { parseSkills } from "./entries/skills.ts";
import { buildResume, type Extracted, type ExtractedTree, extracted, type ParsedValue } from "./extracted.ts";
import { parseHead } from "./head/head.ts";
import type { Correction } from "./labeller/correction.ts";
import { buildEntries } from "./labeller/entries.ts";
import { findLabelledHead } from "./labeller/head.ts";
import { type LabelledUnit, labelUnits } from "./labeller/labeller.ts";
import { type EntryKind, entryKinds, isFieldLabel } from "./labeller/labels.ts";
import { isOnRequest } from "./labeller/recognised-text.ts";
import { buildSections } from "./labeller/sections.ts";
import { type LineStructure, toLineStructure } from "./labeller/structure.ts";
import { withholdFromHeadline } from "./private/headline.ts";
import { removeSecrets } from "./private/remove-secrets.ts";
import { findPrivateSpans } from "./private/spans.ts";
import type { Withheld } from "./private/withheld.ts";
import { withholdPrivateFacts } from "./private/withhold.ts";
import { withholdEntries } from "./private/withhold-entries.ts";
import { findEntriesInProse } from "./prose/entries-in-prose.ts";
import { isRemarkLabel } from "./sections/labels.ts";
import type { Section } from "./sections/section.ts";
import type { Line, Source } from "./source.ts";
import { findUnplaced } from "./unplaced.ts";
import { findEmails, findPhones } from "./values/contacts.ts";
import { findWarnings, type ParseWarning } from "./warnings.ts";

/** A CV parsed from its lines. */
export interface ParsedResume {
  resume: Resume;
  values: ParsedValue[];
  withheld: Withheld[];
  unplaced: { text: string; lines: number[] }[];
  /** How each line was interpreted. */
  structure: LineStructure[];
  warnings: ParseWarning[];
}

const entryFields: Record<EntryKind, (entry: Entry) => ExtractedTree> = {
  work: workFields,
  volunteer: volunteerFields,
  education: educationFields,
  awards: awardFields,
  certificates: certificateFields,
  publications: publicationFields,
  projects: projectFields,
};

const listParsers = {
  skills: parseSkills,
  interests: parseInterests,
  references: parseReferences,
};

const isListKind = (kind: string): kind is keyof typeof listParsers => kind in listParsers;
/** Whether an entry belongs to another kind: a course among the educations, a post among the certificates. */
const isMisplaced = (entry: Entry, kind: EntryKind) =>
  (kind === "education" && isCourse(entry)) || (kind === "certificates" && isUnpaidPost(entry));

/** Whether an entry is only a period: what stood beside it was not understood, or is held back. */
const isPeriodOnly = ({ title, organization, body, place }: Entry) =>
  !title && !organization && !place && body.length === 0;
const isChosenEntry = ({ startDate, endDate }: Entry, chosenStarts: ReadonlyMap<number, boolean>) =>
  [startDate, endDate].some((date) => date?.lines.some((line) => chosenStarts.get(line)));

/**
 * Parses lines into a CV. The labeller gives each unit its section and role, and each section is then parsed
 * separately. Text without a field is `unplaced`.
 *
 * @param corrections the visitor's corrections of lines
 */
export function parseResume(source: Source, corrections: readonly Correction[] = []): ParsedResume {
  const units = labelUnits(source.lines, corrections);
  const prose = findEntriesInProse(source.lines, units, corrections);
  const sections = moveLanguages(buildSections(units), corrections).map((section) => ({
    ...section,
    lines: section.lines.flatMap((line) => {
      const left = prose?.left.get(line.id);
      if (left === undefined) return [line];
      return left === "" || isEntrySection(section) ? [] : [{ ...line, text: left }];
    }),
  }));
  const { sections: openSections, withheld } = withholdPrivateFacts(sections);
  const ignored = new Set(corrections.flatMap(({ line, section }) => (section === "ignored" ? [line] : [])));
  const publicSections = openSections.map((section) => ({
    ...section,
    lines: section.lines.filter(({ id }) => !ignored.has(id)),
  }));
  const listLines = (...kinds: Section["kind"][]) =>
    publicSections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
  const head = parseHead(
    listLines("head", "contact"),
    listLines("personal"),
    findLabelledHead(units),
    listLines("head", "contact", "personal", "summary", "other"),
  );
  withheld.push(...head.withheld);
  if (head.basics.label) {
    const open = withholdFromHeadline(head.basics.label, head.withheld);
    head.basics.label = open.headline;
    withheld.push(...open.withheld);
  }
  const tree: { [field: string]: ExtractedTree | undefined } = {
    basics: buildBasics(head.basics, publicSections),
  };
  for (const { kind, lines } of publicSections)
    if (isListKind(kind) && lines.length > 0)
      tree[kind] = [...((tree[kind] as ExtractedTree[] | undefined) ?? []), ...listParsers[kind](lines)];
  const spoken = publicSections.filter(({ kind }) => kind === "languages");
  const languages = mergeLanguages(
    spoken.flatMap(({ lines }) => parseLanguages(labelGrades(lines, source.lines))),
  );
  if (languages.length > 0) tree.languages = languages;
  const entryLines = new Set(listLines(...entryKinds).map(({ id }) => id));
  const entryUnits = units.filter(
    ({ line, label }) => entryLines.has(line.id) || label.startsWith("heading."),
  );
  const chosenStarts = new Map(
    corrections.flatMap(({ line, startsEntry }) => (startsEntry === undefined ? [] : [[line, startsEntry]])),
  );
  const known = [...withheld];
  for (const kind of entryKinds) {
    const listed = buildEntries(entryUnits, kind, chosenStarts);
    const entriesFound = [
      ...(prose?.entries[kind] ?? []),
      ...listed.filter((entry) => !isMisplaced(entry, kind)),
      ...(kind === "certificates" ? findCourses(buildEntries(entryUnits, "education", chosenStarts)) : []),
      ...(kind === "volunteer"
        ? buildEntries(entryUnits, "certificates", chosenStarts).filter(isUnpaidPost)
        : []),
    ];
    const open = withholdEntries(entriesFound, kind, known);
    withheld.push(...open.withheld);
    const shown = open.entries.filter((entry) => !isPeriodOnly(entry) || isChosenEntry(entry, chosenStarts));
    const own = listLines("publications");
    const isChosen = own.some(({ id }) => chosenStarts.has(id));
    const references = kind === "publications" && !isChosen ? parsePublications(own) : undefined;
    const built = references ?? shown.map(entryFields[kind]);
    const entries = kind === "certificates" ? addDrivingLicence(built, publicSections) : built;
    if (entries.length > 0) tree[kind] = entries;
  }
  const { resume, values } = buildResume(tree);
  for (const { name, reference } of resume.references ?? [])
    withheld.push({
      kind: "reference",
      value: [name, reference].filter(Boolean).join(", "),
      lines: listLines("references").map(({ id }) => id),
    });
  if (resume.basics?.location?.address) {
    const from = values.find(({ path }) => path === "basics.location.address");
    withheld.push({ kind: "home-address", value: resume.basics.location.address, lines: from?.lines ?? [] });
  }
  // A birth date or number that was separated from its label.
  for (const line of source.lines)
    for (const { kind, value } of findPrivateSpans(line.text.replaceAll("\t", " ")))
      if (!withheld.some((known) => known.value.includes(value)))
        withheld.push({ kind, value, lines: [line.id] });
  const publicResume = removeSecrets(resume, withheld);
  const unplaced = findUnplaced(source.lines, sections, resume, values, withheld, textsWithoutLabels(units));
  return {
    resume: publicResume,
    values,
    withheld,
    unplaced,
    structure: toLineStructure(units),
    warnings: findWarnings(source.lines, publicResume, unplaced),
  };
}

const isEntrySection = ({ kind }: Section) => entryKinds.some((one) => one === kind);

/** Sections in which a list of languages may stand. */
const mayHoldLanguages = new Set<string>([
  "summary",
  "volunteer",
  "head",
  "contact",
  "personal",
  "skills",
  "interests",
  "certificates",
  "other",
]);

/**
 * Moves lines such as "Native Portuguese, fluent English" to the languages of a CV that has no such section.
 *
 * @param corrections lines whose section the visitor chose stay there
 */
function moveLanguages(sections: Section[], corrections: readonly Correction[]): Section[] {
  if (sections.some(({ kind }) => kind === "languages")) return sections;
  const chosen = new Set(corrections.flatMap(({ line, section }) => (section === undefined ? [] : [line])));
  const languages: Line[] = [];
  const others = sections.map((section) => {
    const { kind, lines } = section;
    if (!mayHoldLanguages.has(kind)) return section;
    const found = takeLanguages(lines, ({ id }) => chosen.has(id));
    languages.push(...found.languages);
    return kind === "summary" ? section : { ...section, lines: found.others };
  });
  return languages.length === 0 ? sections : [...others, { kind: "languages", lines: languages }];
}

/** The text of each line without headings, labels and remarks such as "Reason for leaving: moved". */
function textsWithoutLabels(units: LabelledUnit[]): Map<number, string> {
  const isName = ({ label, line }: LabelledUnit) =>
    isFieldLabel(label) || label === "title" || label.startsWith("heading.") || isOnRequest(line.text);
  const withoutLabels = (own: LabelledUnit[]) => {
    let isRemark = false;
    return own.filter((unit) => {
      if (isRemarkLabel(unit.text)) isRemark = true;
      else if (isName(unit)) isRemark = false;
      return !isRemark && !isName(unit);
    });
  };
  return new Map(
    [...Map.groupBy(units, ({ line }) => line.id)].map(([line, own]) => [
      line,
      withoutLabels(own)
        .map(({ text }) => text)
        .join("\t"),
    ]),
  );
}

function buildBasics(
  head: { [field: string]: ExtractedTree | undefined },
  sections: Section[],
): ExtractedTree {
  const paragraphs = sections
    .filter(({ kind }) => kind === "summary")
    .flatMap(({ lines }) => toParagraphs(lines));
  const summary: Extracted | undefined =
    paragraphs.length > 0
      ? extracted(
          paragraphs.map(({ text }) => text.replaceAll("\t", " ")).join("\n"),
          paragraphs.flatMap(({ lines }) => lines),
          0.93,
        )
      : undefined;
  const otherLines = sections
    .filter(({ kind }) => kind !== "references" && kind !== "work" && kind !== "projects")
    .flatMap(({ lines }) => lines);
  const first = (find: (text: string) => { value: string }[]) => {
    for (const { text, id } of otherLines) {
      const [hit] = find(text);
      if (hit) return extracted(hit.value, [id], 0.5);
    }
    return undefined;
  };
  return { ...head, summary, email: head.email ?? first(findEmails), phone: head.phone ?? first(findPhones) };
}
