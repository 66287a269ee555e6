import type { Resume } from "../resume.ts";
import { addDrivingLicence } from "./entries/driving-licence.ts";
import {
  awardFields,
  certificateFields,
  type Entry,
  educationFields,
  findCourses,
  isCourse,
  projectFields,
  publicationFields,
  volunteerFields,
  workFields,
} from "./entries/entry-fields.ts";
import { parseLanguages, takeLanguages } from "./entries/languages.ts";
import { parseInterests, parseSkills } from "./entries/lists.ts";
import { toParagraphs } from "./entries/paragraphs.ts";
import { parsePublications } from "./entries/publications.ts";
import { parseReferences } from "./entries/references.ts";
import { buildResume, type Extracted, type ExtractedTree, extracted, type ParsedValue } from "./extracted.ts";
import { hasUnionOrParty } from "./head/affiliations.ts";
import { findDisclosure } from "./head/disclosures.ts";
import { parseHead } from "./head/head.ts";
import { looksLikeName } from "./head/name.ts";
import {
  findPersonalFacts,
  findPrivateFact,
  findPrivateSpans,
  isAboutOwnFamily,
  isBreak,
  isFamilyBreak,
  isHealthFact,
  isSalary,
  privateLabelKind,
  startsWithSalary,
  type Withheld,
} from "./head/private-facts.ts";
import type { Correction } from "./labeller/constraints.ts";
import { buildEntries } from "./labeller/entries.ts";
import { findLabelledHead } from "./labeller/head.ts";
import { type LabelledUnit, labelUnits } from "./labeller/labeller.ts";
import { type EntryKind, entryKinds, isFieldLabel } from "./labeller/labels.ts";
import { isOnRequest } from "./labeller/recognised-text.ts";
import { buildSections } from "./labeller/sections.ts";
import { type LineStructure, toLineStructure } from "./labeller/structure.ts";
import { findJobsInProse } from "./prose/jobs-in-prose.ts";
import { removeSecrets } from "./remove-secrets.ts";
import { plainHeading } from "./sections/headings.ts";
import type { Section } from "./sections/section.ts";
import type { Line, Source } from "./source.ts";
import { findUnplaced } from "./unplaced.ts";
import { findEmails, findPhones } from "./values/contacts.ts";
import { splitSentences, trimSeparators } from "./values/text.ts";
import { findWarnings, type ParseWarning } from "./warnings.ts";
import type { PrivateKind } from "./words/language-words.ts";

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
  languages: parseLanguages,
  interests: parseInterests,
  references: parseReferences,
};

const isListKind = (kind: string): kind is keyof typeof listParsers => kind in listParsers;
const hasContactData = ({ text }: Line) => findEmails(text).length + findPhones(text).length > 0;

const namesRelative = ({ cells }: Line) => cells.some(({ text }) => privateLabelKind(text) === "reference");

/**
 * Parses lines into a CV. The labeller gives each unit its section and role, and each section is then parsed
 * separately. Text without a field is `unplaced`.
 *
 * @param corrections the visitor's corrections of lines
 */
export function parseResume(source: Source, corrections: readonly Correction[] = []): ParsedResume {
  const units = labelUnits(source.lines, corrections);
  const prose = findJobsInProse(source.lines, units, corrections);
  const sections = moveLanguages(buildSections(units), corrections).map((section) => ({
    ...section,
    lines: section.lines.flatMap((line) => {
      const left = prose?.left.get(line.id);
      if (left === undefined) return [line];
      return left === "" || isEntrySection(section) ? [] : [{ ...line, text: left }];
    }),
  }));
  const withheld: Withheld[] = [];
  const ownerSection = sections.find(
    (section) =>
      isContactSection(section) && section.lines.some((line) => hasContactData(line) && !namesRelative(line)),
  );
  const ignored = new Set(corrections.flatMap(({ line, section }) => (section === "ignored" ? [line] : [])));
  const publicSections = sections
    .map((section) => withholdPrivateFacts(section, withheld, ownerSection))
    .map((section) => ({ ...section, lines: section.lines.filter(({ id }) => !ignored.has(id)) }));
  const listLines = (...kinds: Section["kind"][]) =>
    publicSections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
  const head = parseHead(
    listLines("head", "contact"),
    listLines("personal"),
    findLabelledHead(units),
    listLines("head", "contact", "personal", "summary", "other"),
  );
  withheld.push(...head.withheld);
  const tree: { [field: string]: ExtractedTree | undefined } = {
    basics: buildBasics(head.basics, publicSections),
  };
  for (const { kind, lines } of publicSections)
    if (isListKind(kind) && lines.length > 0)
      tree[kind] = [...((tree[kind] as ExtractedTree[] | undefined) ?? []), ...listParsers[kind](lines)];
  const entryLines = new Set(listLines(...entryKinds).map(({ id }) => id));
  const entryUnits = units.filter(
    ({ line, label }) => entryLines.has(line.id) || label.startsWith("heading."),
  );
  const chosenStarts = new Map(
    corrections.flatMap(({ line, startsEntry }) => (startsEntry === undefined ? [] : [[line, startsEntry]])),
  );
  for (const kind of entryKinds) {
    const listed = buildEntries(entryUnits, kind, chosenStarts);
    const entriesFound = [
      ...(kind === "work" && prose ? prose.jobs : []),
      ...(kind === "education" ? listed.filter((entry) => !isCourse(entry)) : listed),
      ...(kind === "certificates" ? findCourses(buildEntries(entryUnits, "education", chosenStarts)) : []),
    ];
    // A row that says nothing else than "2018 – 2019   Maternity leave" may have no title.
    const namesOf = ({ title, organization, body: [first] }: Entry) =>
      [title, organization, title || organization ? undefined : first]
        .filter((name) => name !== undefined)
        .map((name) => ({ value: "value" in name ? name.value : name.text, lines: name.lines }));
    const isLeave = (entry: Entry) =>
      kind === "work" &&
      (namesOf(entry).some(({ value }) => isFamilyBreak(value)) ||
        (entry.title && isBreak(entry.title.value) && isFamilyBreak(entry.body[0]?.text.slice(0, 90) ?? "")));
    for (const { value, lines } of entriesFound.filter(isLeave).flatMap(namesOf))
      withheld.push({ kind: "family-leave", value, lines });
    // A union's course says nothing about who takes it; a membership does.
    const isAffiliation = (entry: Entry) => {
      const name = namesOf(entry)
        .map(({ value }) => value)
        .join(", ");
      const isOwn = kind === "volunteer" || (kind === "certificates" && /(?:member|medlem)/iu.test(name));
      return isOwn && hasUnionOrParty(name);
    };
    for (const names of entriesFound.filter(isAffiliation).map(namesOf))
      withheld.push({
        kind: "union-or-party",
        value: names.map(({ value }) => value).join(", "),
        lines: names.flatMap(({ lines }) => lines),
      });
    const own = listLines("publications");
    const isChosen = own.some(({ id }) => chosenStarts.has(id));
    const references = kind === "publications" && !isChosen ? parsePublications(own) : undefined;
    const shown = entriesFound.filter((entry) => !isLeave(entry) && !isAffiliation(entry));
    const built =
      references ?? shown.map((entry) => entryFields[kind](withoutOwnFamily(entry, kind, withheld)));
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
  const unplaced = findUnplaced(source.lines, sections, resume, values, withheld, labelOnlyLines(units));
  return {
    resume: publicResume,
    values,
    withheld,
    unplaced,
    structure: toLineStructure(units),
    warnings: findWarnings(source.lines, publicResume, unplaced),
  };
}

/** Removes texts about the owner's family from a job. */
function withoutOwnFamily(entry: Entry, kind: EntryKind, withheld: Withheld[]): Entry {
  const own = kind === "work" ? entry.body.filter(({ text }) => isAboutOwnFamily(text)) : [];
  for (const { text, lines } of own) withheld.push({ kind: "family-leave", value: text, lines });
  return own.length === 0 ? entry : { ...entry, body: entry.body.filter((text) => !own.includes(text)) };
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

/** Lines that consist of headings and labels only. */
function labelOnlyLines(units: LabelledUnit[]): Set<number> {
  const isName = ({ label, line }: LabelledUnit) =>
    isFieldLabel(label) || label === "title" || label.startsWith("heading.") || isOnRequest(line.text);
  const others = new Set(units.filter((unit) => !isName(unit)).map(({ line }) => line.id));
  return new Set(units.map(({ line }) => line.id).filter((id) => !others.has(id)));
}

const isContactSection = ({ kind }: Section) => kind === "head" || kind === "contact" || kind === "personal";

/** Whether a line has an e-mail address or phone number other than the owner's. */
function namesOtherContact({ text }: Line, own: Section): boolean {
  const known = own.lines.map((line) => line.text).join("\n");
  const differs = (find: (text: string) => { value: string }[]) =>
    find(known).length > 0 && find(text).some(({ value }) => !known.includes(value));
  return differs(findEmails) || differs(findPhones);
}

/** The sentences and cells of a text without their full stops. */
const splitStatements = (text: string) =>
  text
    .split("\t")
    .flatMap(splitSentences)
    .map((sentence) => trimSeparators(sentence.replace(/[.!?]\s*$/, "")));

/** Removes private facts with labels from any section: "Sivilstatus: gift" among the interests. */
function withholdPrivateFacts(section: Section, withheld: Withheld[], own: Section | undefined): Section {
  const { kind, heading } = section;
  if (heading && privateLabelKind(plainHeading(heading.text)) === "reference") {
    for (const { text, id } of section.lines) withheld.push({ kind: "reference", value: text, lines: [id] });
    return { ...section, lines: [] };
  }
  const isOwn = isContactSection(section);
  if (isOwn && (section === own || heading || !own)) return section;
  const secret = new Set<Line>();
  section.lines.forEach((line, index) => {
    const fact =
      !isOwn && /[:\t]/.test(line.text) ? findPrivateFact(line.text.replaceAll("\t", " ")) : undefined;
    if (fact) withheld.push({ ...fact, lines: [line.id] });
    else if (!isOwn && !isEntrySection(section) && kind !== "references" && startsWithSalary(line.text)) {
      withheld.push({ kind: "salary", value: line.text.replaceAll("\t", " "), lines: [line.id] });
      secret.add(line);
    }
    const sentences = splitStatements(line.text);
    // A short line of a list or an entry is left out as a whole, because its parts become fields.
    const isLong = line.text.length >= 120 && sentences.length > 1;
    const isProse = !isOwn && (kind === "summary" || isLong);
    if (!fact && kind !== "references" && !isProse && isHealthFact(line.text)) {
      withheld.push({ kind: "health", value: line.text.replaceAll("\t", " "), lines: [line.id] });
      secret.add(line);
    }
    if (!isOwn && !fact && kind !== "references")
      for (const sentence of sentences) {
        const parts = sentence.split(/[;|•·]\s*|,\s+/u).map(trimSeparators);
        const told = isEntrySection(section) ? undefined : findDisclosure(sentence);
        const health = isProse && isHealthFact(sentence, line.text) ? ("health" as const) : undefined;
        const whole = isSalary(sentence) ? ("salary" as const) : (told ?? health);
        const facts = whole ? [{ kind: whole, value: sentence }] : findPersonalFacts(parts, kind);
        // The whole line of a salary is held back already.
        const isNew = (one: { kind: PrivateKind }) => one.kind !== "salary" || !secret.has(line);
        for (const one of facts.filter(isNew)) withheld.push({ ...one, lines: [line.id] });
      }
    if (fact) secret.add(line);
    if (kind === "references" || kind === "other" || !own || !hasContactData(line)) return;
    if (isOwn && !namesOtherContact(line, own)) return;
    // Contact data far from the head belongs to a referee, and so does the name above or, in a quotation, below it.
    const above = section.lines.slice(Math.max(0, index - 3), index);
    const isName = ({ text }: Line) => looksLikeName(text.split(/[,\t|(]/)[0]?.trim() ?? "");
    const below = section.lines.slice(index + 1, index + 2).find(({ text }) => looksLikeName(text));
    const name = above.slice(-1).find(isName) ?? below ?? above.findLast(isName);
    for (const one of [...(name ? [name] : []), line]) {
      withheld.push({ kind: "reference", value: one.text, lines: [one.id] });
      secret.add(one);
    }
  });
  // Sentences that continue on the next line.
  if (kind === "summary" || kind === "interests")
    for (const { text, lines } of toParagraphs(section.lines))
      for (const value of lines.length > 1 ? splitStatements(text) : []) {
        const told = findDisclosure(value);
        if (!told) continue;
        const part = withheld.findIndex((one) => one.kind === told && value.includes(one.value));
        withheld.splice(part < 0 ? withheld.length : part, 1, { kind: told, value, lines });
      }
  return { ...section, lines: section.lines.filter((line) => !secret.has(line)) };
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
