import type { Resume } from "../resume.ts";
import { type Doubt, doubtsOf } from "./doubts.ts";
import {
  awardFields,
  certificateFields,
  type Entry,
  educationFields,
  projectFields,
  publicationFields,
  volunteerFields,
  workFields,
} from "./entries/entry-fields.ts";
import { readLanguages } from "./entries/languages.ts";
import { readInterests, readSkills } from "./entries/lists.ts";
import { paragraphsOf } from "./entries/paragraphs.ts";
import { readReferences } from "./entries/references.ts";
import { type Found, found, type ParsedValue, type Tree, unfold } from "./found.ts";
import { readHead } from "./head/head.ts";
import { isNameLike } from "./head/name.ts";
import { privateFact, type Withheld } from "./head/private.ts";
import { entriesOfUnits } from "./labeller/entries.ts";
import { headOfUnits } from "./labeller/head.ts";
import { type Correction, isOnRequest, type LabelledUnit, labelUnits } from "./labeller/labeller.ts";
import { type EntryKind, entryKinds } from "./labeller/labels.ts";
import { sectionsOfUnits } from "./labeller/sections.ts";
import { type LineStructure, structureOf } from "./labeller/structure.ts";
import { withoutSecrets } from "./secrets.ts";
import type { Section } from "./sections/section.ts";
import type { Line, Source } from "./source.ts";
import { unplacedOf } from "./unplaced.ts";
import { findEmails, findPhones } from "./values/contacts.ts";

/** A CV parsed from its lines. */
export interface ParsedResume {
  resume: Resume;
  values: ParsedValue[];
  withheld: Withheld[];
  unplaced: { text: string; lines: number[] }[];
  /** What each line was taken for. */
  structure: LineStructure[];
  doubts: Doubt[];
}

const entryFields: Record<EntryKind, (entry: Entry) => Tree> = {
  work: workFields,
  volunteer: volunteerFields,
  education: educationFields,
  awards: awardFields,
  certificates: certificateFields,
  publications: publicationFields,
  projects: projectFields,
};

const lists = {
  skills: readSkills,
  languages: readLanguages,
  interests: readInterests,
  references: readReferences,
};

const isList = (kind: string): kind is keyof typeof lists => kind in lists;
const hasReach = ({ text }: Line) => findEmails(text).length + findPhones(text).length > 0;

/**
 * Parses lines into a CV: the labeller gives each part of a line its section and role, and each section is then parsed in its
 * own way. Text that finds no field is `unplaced`.
 *
 * @param corrections what the visitor said of lines
 */
export function parseResume(source: Source, corrections: readonly Correction[] = []): ParsedResume {
  const units = labelUnits(source.lines, corrections);
  const sections = sectionsOfUnits(units);
  const withheld: Withheld[] = [];
  const own = sections.find((section) => isOwnReach(section) && section.lines.some(hasReach));
  const open = sections.map((section) => withoutFacts(section, withheld, own));
  const of = (...kinds: Section["kind"][]) =>
    open.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
  const head = readHead(of("head", "contact"), of("personal"), headOfUnits(units));
  withheld.push(...head.withheld);
  const tree: { [field: string]: Tree | undefined } = { basics: basicsOf(head.basics, open) };
  for (const { kind, lines } of open)
    if (isList(kind) && lines.length > 0)
      tree[kind] = [...((tree[kind] as Tree[] | undefined) ?? []), ...lists[kind](lines)];
  const shown = new Set(of(...entryKinds).map(({ id }) => id));
  const shownUnits = units.filter(({ line }) => shown.has(line.id));
  for (const kind of entryKinds) {
    const entries = entriesOfUnits(shownUnits, kind).map(entryFields[kind]);
    if (entries.length > 0) tree[kind] = entries;
  }
  const { resume, values } = unfold(tree);
  for (const { name, reference } of resume.references ?? [])
    withheld.push({
      kind: "reference",
      value: [name, reference].filter(Boolean).join(", "),
      lines: of("references").map(({ id }) => id),
    });
  if (resume.basics?.location?.address) {
    const from = values.find(({ path }) => path === "basics.location.address");
    withheld.push({ kind: "home-address", value: resume.basics.location.address, lines: from?.lines ?? [] });
  }
  const cleaned = withoutSecrets(resume, withheld);
  const unplaced = unplacedOf(source.lines, sections, resume, values, withheld, nameOnlyLines(units));
  return {
    resume: cleaned,
    values,
    withheld,
    unplaced,
    structure: structureOf(units),
    doubts: doubtsOf(source.lines, cleaned, unplaced),
  };
}

/** Lines that are nothing but headings and labels. */
function nameOnlyLines(units: LabelledUnit[]): Set<number> {
  const isName = ({ label, line }: LabelledUnit) =>
    label === "label" || label === "title" || label.startsWith("heading.") || isOnRequest(line.text);
  const others = new Set(units.filter((unit) => !isName(unit)).map(({ line }) => line.id));
  return new Set(units.map(({ line }) => line.id).filter((id) => !others.has(id)));
}

const isOwnReach = ({ kind }: Section) => kind === "head" || kind === "contact" || kind === "personal";

/** Whether a line names another e-mail address or number than the section with the owner's. */
function isForeign({ text }: Line, own: Section): boolean {
  const known = own.lines.map((line) => line.text).join("\n");
  const differs = (find: (text: string) => { value: string }[]) =>
    find(known).length > 0 && find(text).some(({ value }) => !known.includes(value));
  return differs(findEmails) || differs(findPhones);
}

/** Private facts with their names before them are taken out wherever they stand: "Sivilstatus: gift" among the interests. */
function withoutFacts(section: Section, withheld: Withheld[], own: Section | undefined): Section {
  const { kind } = section;
  const isOwn = isOwnReach(section);
  if (isOwn && (section === own || section.heading || !own)) return section;
  const secret = new Set<Line>();
  section.lines.forEach((line, at) => {
    const fact = !isOwn && /[:\t]/.test(line.text) ? privateFact(line.text.replaceAll("\t", " ")) : undefined;
    if (fact) withheld.push({ ...fact, lines: [line.id] });
    if (fact) secret.add(line);
    if (kind === "references" || kind === "other" || !own || !hasReach(line)) return;
    if (isOwn && !isForeign(line, own)) return;
    // How somebody is reached, far from the head, is a referee's, and so is the name above it.
    const above = section.lines.slice(Math.max(0, at - 3), at);
    const name = above.findLast(({ text }) => isNameLike(text.split(/[,\t|(]/)[0]?.trim() ?? ""));
    for (const one of [...(name ? [name] : []), line]) {
      withheld.push({ kind: "reference", value: one.text, lines: [one.id] });
      secret.add(one);
    }
  });
  return { ...section, lines: section.lines.filter((line) => !secret.has(line)) };
}

function basicsOf(head: { [field: string]: Tree | undefined }, sections: Section[]): Tree {
  const told = sections.filter(({ kind }) => kind === "summary").flatMap(({ lines }) => paragraphsOf(lines));
  const summary: Found | undefined =
    told.length > 0
      ? found(
          told.map(({ text }) => text.replaceAll("\t", " ")).join("\n"),
          told.flatMap(({ lines }) => lines),
          0.93,
        )
      : (head.summary as Found | undefined);
  const elsewhere = sections
    .filter(({ kind }) => kind !== "references" && kind !== "work" && kind !== "projects")
    .flatMap(({ lines }) => lines);
  const first = (find: (text: string) => { value: string }[]) => {
    for (const { text, id } of elsewhere) {
      const [hit] = find(text);
      if (hit) return found(hit.value, [id], 0.5);
    }
    return undefined;
  };
  return { ...head, summary, email: head.email ?? first(findEmails), phone: head.phone ?? first(findPhones) };
}
