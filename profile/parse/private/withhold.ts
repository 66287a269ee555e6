import { toParagraphs } from "../entries/paragraphs.ts";
import { looksLikeJobTitle, looksLikeName } from "../head/name.ts";
import { entryKinds } from "../labeller/labels.ts";
import { plainHeading } from "../sections/headings.ts";
import type { Section } from "../sections/section.ts";
import type { Line } from "../source.ts";
import { findEmails, findPhones } from "../values/contacts.ts";
import { findPeriods } from "../values/dates.ts";
import { splitSentences, trimSeparators } from "../values/text.ts";
import type { PrivateKind } from "../words/language-words.ts";
import { continuesDisclosure, findDisclosure, findDisclosureRemark } from "./disclosures.ts";
import { namesOwnChildren } from "./family.ts";
import { isHealthEvent, namesIllness } from "./health.ts";
import { findPrivateFact, privateLabelKind, withoutLabel } from "./labelled.ts";
import { isLeaveOrCare } from "./leave.ts";
import { isResidenceRemark } from "./origin.ts";
import { findPersonalFacts } from "./personal-facts.ts";
import { isSalary, startsWithSalary } from "./salary.ts";
import { tellsPrivateFact } from "./sentence-model.ts";
import { findPrivateSpans } from "./spans.ts";
import type { Withheld } from "./withheld.ts";

const isContactSection = ({ kind }: Section) => kind === "head" || kind === "contact" || kind === "personal";
const isEntrySection = ({ kind }: Section) => entryKinds.some((one) => one === kind);
/** Each text of these becomes an item, so private ones are removed here. */
const listSections = new Set<string>(["skills", "languages", "interests"]);
const hasContactData = ({ text }: Pick<Line, "text">) =>
  findEmails(text).length + findPhones(text).length > 0;
const namesRelative = ({ cells }: Line) => cells.some(({ text }) => privateLabelKind(text) === "reference");

/** Whether what looks like phone numbers are the pages of a reference: "Evolution 75: 2210–2226". */
function hasOnlyPages(text: string): boolean {
  const isPages = ({ from, value }: { from: number; value: string }) =>
    /^\d{1,5}\s?[–-]\s?\d{1,5}$/.test(value) || /\d\)?[:;]\s?$/.test(text.slice(0, from));
  return findEmails(text).length === 0 && findPhones(text).every(isPages);
}

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

/**
 * Removes private facts from sections: "Sivilstatus: gift" among the interests, "I have epilepsy" in a summary. Those of the
 * head and contact sections are left to `parseHead`.
 */
export function withholdPrivateFacts(sections: Section[]): { sections: Section[]; withheld: Withheld[] } {
  const withContact = sections.filter(
    (section) =>
      isContactSection(section) && section.lines.some((line) => hasContactData(line) && !namesRelative(line)),
  );
  // A number alone may be that of a referee: "Kari will speak for me on 22 00 00 14".
  const own =
    withContact.find(({ lines }) => lines.some(({ text }) => findEmails(text).length > 0)) ?? withContact[0];
  const withheld: Withheld[] = [];
  // "Contact" behind the referees is the header of their column.
  const asReferees = (section: Section, before: Section | undefined): Section =>
    own &&
    section !== own &&
    section.kind === "contact" &&
    before?.kind === "references" &&
    !standsAbove(section, before)
      ? { ...section, kind: "references" }
      : section;
  return {
    sections: sections.map((section, at) =>
      withholdFrom(asReferees(section, sections[at - 1]), withheld, own),
    ),
    withheld,
  };
}

/** Whether a section, of another column, begins higher than one that is read before it. */
function standsAbove({ lines: [first] }: Section, { heading, lines }: Section): boolean {
  const top = heading ?? lines[0];
  return first !== undefined && top !== undefined && (first.page - top.page || first.y - top.y) < 0;
}

type Fact = Omit<Withheld, "lines">;

/** The private facts among the items of a list: "barnebarn" in "Ski, tur og barnebarn". */
function findPrivateItems(text: string, section: Section["kind"]): Fact[] {
  const kindOf = (item: string) => findDisclosure(item) ?? findPersonalFacts([item], section)[0]?.kind;
  return splitStatements(text).flatMap((statement) => {
    const facts = findStatedFacts(statement);
    if (facts.length > 0 || section === "languages") return facts;
    return splitParts(statement)
      .filter(isPersonalOnly)
      .map((value): Fact => ({ kind: "personal", value }));
  });

  function findStatedFacts(statement: string): Fact[] {
    let last: Fact | undefined;
    return splitParts(statement).flatMap((part, index, parts) => {
      const kind = last && continuesDisclosure(part) ? last.kind : kindOf(part);
      const [beside] = findPersonalFacts([parts[index - 1] ?? "", part], section).slice(-1);
      const items = part.split(/ (?:og|and) /).flatMap((value) => {
        const own = kindOf(value);
        return own ? [{ kind: own, value }] : [];
      });
      last = kind ? { kind, value: part } : beside?.value === part ? beside : undefined;
      if (!last) return section === "interests" ? items : [];
      return items.length > 0 ? items : [last];
    });
  }
}

/** Whether a sentence is private for the model only: no rule takes it, an age, a birth date or contact data in it. */
export function isPersonalOnly(sentence: string): boolean {
  const isKnown =
    findPrivateSpans(sentence).length > 0 ||
    hasContactData({ text: sentence }) ||
    isLeaveOrCare(sentence) ||
    isHealthEvent(sentence);
  return !isKnown && tellsPrivateFact(sentence);
}

/** A line without some items; undefined when nothing is left. */
function withoutItems(line: Line, items: string[]): Line | undefined {
  const secrets = new Set(items);
  const isSecret = (text: string) => secrets.has(trimSeparators(text.replace(/[.!?]\s*$/, "")));
  const cells = line.cells.flatMap((cell) => {
    const parts = cell.text.split(/(?<=[;|•·])\s*|(?<=[,.!?])\s+/u).filter((part) => !isSecret(part));
    const open = parts.map((part) => {
      const halves = part.split(/ (?:og|and) /);
      const kept = halves.filter((half) => !isSecret(half));
      return kept.length === halves.length ? part : kept.join(", ");
    });
    const text = trimSeparators(open.join(" "));
    return text === "" ? [] : [{ ...cell, text }];
  });
  return cells.length === 0 ? undefined : { ...line, cells, text: cells.map(({ text }) => text).join("\t") };
}

/** The parts of a sentence between commas and bars. */
const splitParts = (sentence: string) => sentence.split(/[;|•·]\s*|,\s+/u).map(trimSeparators);

function withholdFrom(section: Section, withheld: Withheld[], own: Section | undefined): Section {
  const { kind, heading } = section;
  if (heading && privateLabelKind(plainHeading(heading.text)) === "reference") {
    for (const { text, id } of section.lines) withheld.push({ kind: "reference", value: text, lines: [id] });
    return { ...section, lines: [] };
  }
  const isOwn = isContactSection(section);
  if (isOwn && (section === own || heading || !own)) {
    const isPermit = ({ text }: Line) => splitParts(text).some(isResidenceRemark);
    for (const { text, id } of section.lines.filter(isPermit))
      withheld.push({ kind: "nationality", value: text, lines: [id] });
    return { ...section, lines: section.lines.filter((line) => !isPermit(line)) };
  }
  const secret = new Set<Line>();
  const changed = new Map<Line, Line>();
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
    // In a long paragraph, patients may stand far from the illness of the owner.
    const contextOf = (sentence: string) => (line.text.length > 300 ? sentence : line.text);
    const isProse = !isOwn && (kind === "summary" || isLong);
    const isHealth = !fact && kind !== "references" && !isProse && isHealthEvent(line.text);
    const [period] = findPeriods(line.text);
    // Among the jobs, a private row behind a period is a break: "2019 – 2021   Home with a newborn".
    const isRow = period?.from === 0 && !period.single;
    if (isHealth || (kind === "personal" && isRow)) {
      const reason = isHealth ? "health" : "personal";
      const isBreak = (isRow || (period && isEntrySection(section))) && { isBreak: true as const };
      withheld.push({ kind: reason, value: line.text.replaceAll("\t", " "), lines: [line.id], ...isBreak });
      secret.add(line);
    }
    if (listSections.has(kind) && !fact && !secret.has(line)) {
      const facts = findPrivateItems(line.text, kind);
      const open = withoutItems(
        line,
        facts.map(({ value }) => value),
      );
      if (facts.length > 0 && open) changed.set(line, open);
      if (!open) secret.add(line);
      for (const { kind: found, value } of facts)
        withheld.push({
          kind: found,
          value: found === "health" ? withoutLabel(value) : value,
          lines: [line.id],
        });
    } else if (!isOwn && !fact && kind !== "references")
      for (const sentence of sentences) {
        const labelled = kind === "summary" && sentence.includes(":") ? findPrivateFact(sentence) : undefined;
        if (labelled) {
          withheld.push({ ...labelled, lines: [line.id] });
          continue;
        }
        const told = findDisclosure(sentence);
        const health =
          isProse && isHealthEvent(sentence, contextOf(sentence)) ? ("health" as const) : undefined;
        const whole = isSalary(sentence) ? ("salary" as const) : (told ?? health);
        const parts = findPersonalFacts(splitParts(sentence), kind);
        // Sentences of a summary or an entry may continue on the next line, so these are read as a whole later.
        const isWhole = kind !== "summary" && !isEntrySection(section);
        const isPersonal = isWhole && parts.length === 0 && isPersonalOnly(sentence);
        const reason = whole ?? (isPersonal ? "personal" : undefined);
        const facts = reason ? [{ kind: reason, value: sentence }] : parts;
        // A salary or an illness may be held back with its whole line already.
        const isNew = (one: { kind: PrivateKind }) =>
          !secret.has(line) || (one.kind !== "salary" && one.kind !== "health");
        for (const one of facts.filter(isNew)) {
          withheld.push({ ...one, lines: [line.id] });
          // Otherwise a line without a date becomes a part of the entry above.
          if (isEntrySection(section) && one.value === line.text) secret.add(line);
        }
      }
    if (fact) secret.add(line);
    if (kind === "references" || kind === "other" || !own || !hasContactData(line)) return;
    if (isOwn && !namesOtherContact(line, own)) return;
    if (kind === "publications" && hasOnlyPages(line.text)) return;
    // Contact data far from the head belongs to a referee, and so does the name above or, in a quotation, below it.
    const above = section.lines.slice(Math.max(0, index - 3), index);
    const namesPerson = (name: string) =>
      looksLikeName(name) && !(isEntrySection(section) && looksLikeJobTitle(name));
    const isName = ({ text }: Line) => namesPerson(text.split(/[,\t|(]/)[0]?.trim() ?? "");
    const below = section.lines.slice(index + 1, index + 2).find(({ text }) => namesPerson(text));
    const name = above.slice(-1).find(isName) ?? below ?? above.findLast(isName);
    for (const one of [...(name ? [name] : []), line]) {
      withheld.push({ kind: "reference", value: one.text, lines: [one.id] });
      secret.add(one);
    }
  });
  // Sentences that continue on the next line.
  if (kind === "summary" || kind === "interests")
    for (const { text, lines } of toParagraphs(section.lines))
      for (const value of splitStatements(text)) {
        const told =
          (lines.length > 1 ? (findDisclosure(value) ?? findDisclosureRemark(value)) : undefined) ??
          (lines.length > 1 && namesOwnChildren(value) ? "children" : undefined) ??
          (kind === "summary" &&
          (namesIllness(value) || isHealthEvent(value, text.length > 300 ? value : text))
            ? "health"
            : undefined) ??
          ((kind === "summary" || lines.length > 1) && isPersonalOnly(value) ? "personal" : undefined);
        if (!told) continue;
        const part = withheld.findIndex((one) => one.kind === told && value.includes(one.value));
        withheld.splice(part < 0 ? withheld.length : part, 1, { kind: told, value, lines });
      }
  const lines = section.lines.filter((line) => !secret.has(line)).map((line) => changed.get(line) ?? line);
  return { ...section, lines };
}
