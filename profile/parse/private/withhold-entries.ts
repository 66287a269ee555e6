import type { Entry } from "../entries/entry-fields.ts";
import type { Extracted } from "../extracted.ts";
import type { EntryKind } from "../labeller/labels.ts";
import { splitSentences } from "../values/text.ts";
import type { PrivateKind } from "../words/language-words.ts";
import {
  hasUnionOrParty,
  isElectedPost,
  isOwnUnionOrParty,
  isPartyOfOffice,
  isUnionPost,
  splitUnionPost,
} from "./affiliations.ts";
import { isFaithRemark, isPostInCongregation, isSundaySchoolPost } from "./beliefs.ts";
import { isPrisonTerm } from "./criminal-record.ts";
import { findDisclosure } from "./disclosures.ts";
import { isIllnessBreak } from "./health.ts";
import { isFamilyBreak, isLeaveOrCare, isLeaveRemark, isNameOfBreak, isReasonOfBreak } from "./leave.ts";
import { privateProbability } from "./sentence-model.ts";
import { isReasonForLeaving, isUnemployment } from "./unemployment.ts";
import type { Withheld } from "./withheld.ts";
import { isPersonalOnly } from "./withhold.ts";

/** Above this probability, a row with title and employer is no job. It is high, because a lost job is worse than a shown break. */
const sureBreak = 0.65;

/** Facts that may fill a period of their own. */
const breaks: readonly PrivateKind[] = ["family-leave", "health", "criminal-record"];

/**
 * Removes private entries: breaks for the family or an illness, time in prison, posts in unions and parties, offices of a church.
 *
 * @param known facts of these lines that are held back already
 */
export function withholdEntries(
  entries: Entry[],
  kind: EntryKind,
  known: readonly Withheld[],
): { entries: Entry[]; withheld: Withheld[] } {
  const withheld: Withheld[] = [];
  const open = entries.flatMap((entry): Entry[] => {
    const reason = findReason(entry, kind);
    if (reason) {
      const names = namesOf(entry);
      const value = names.map((name) => name.value).join(", ");
      const isBreak = (breaks.includes(reason) || (kind === "work" && reason === "personal")) && {
        isBreak: true as const,
      };
      withheld.push({ kind: reason, value, lines: names.flatMap(({ lines }) => lines), ...isBreak });
      return [];
    }
    const beside = findBesidePeriod(entry, known);
    if (beside.length > 0) {
      for (const fact of beside) fact.isBreak = true;
      return [];
    }
    const named =
      kind === "work" ? withoutPrivateBrackets(withoutUnionPost(entry, withheld), withheld) : entry;
    return [withoutPrivateSentences(named, withheld)];
  });
  return { entries: open, withheld };
}

/** The breaks held back beside an entry of which only the period is left: "Sykmeldt" below "2016 – 2018". */
function findBesidePeriod(
  { title, organization, body, startDate }: Entry,
  known: readonly Withheld[],
): Withheld[] {
  if (title || organization || body.length > 0) return [];
  const near = startDate?.lines.flatMap((id) => [id - 1, id, id + 1]) ?? [];
  return known.filter(({ kind, lines }) => breaks.includes(kind) && lines.some((id) => near.includes(id)));
}

/** Why an entry is private as a whole. */
function findReason(entry: Entry, kind: EntryKind): PrivateKind | undefined {
  const names = namesOf(entry).map(({ value }) => value);
  const whole = names.join(", ");
  const title = entry.title?.value ?? "";
  if ((kind === "work" || kind === "volunteer") && isLeave(entry, [...names, whole])) return "family-leave";
  const absence =
    kind === "work" ? (absenceKind(title || (names[0] ?? "")) ?? absenceKind(whole)) : undefined;
  return (
    absence ??
    affiliationKind(whole, title, kind) ??
    (isPersonalEntry(entry, whole, kind) ? "personal" : undefined)
  );
}

/**
 * Whether an entry is private for the model by its name: a post, or a break among the jobs, which has no text besides. A break without
 * title and employer has its name as text.
 */
function isPersonalEntry({ title, organization, body }: Entry, name: string, kind: EntryKind): boolean {
  const mostTexts = title || organization ? 0 : 1;
  const canBe = kind === "work" ? body.length <= mostTexts : kind === "volunteer" || kind === "certificates";
  if (!canBe || !isPersonalOnly(name)) return false;
  return kind !== "work" || !(title && organization) || privateProbability(name) > sureBreak;
}

/** Why a row among the jobs is no job: "Arbeidsavklaringspenger", "Soning". */
function absenceKind(name: string): PrivateKind | undefined {
  if (findDisclosure(name) === "health" || isIllnessBreak(name)) return "health";
  if (isUnemployment(name)) return "personal";
  return isPrisonTerm(name) ? "criminal-record" : undefined;
}

/** Title and organization. A row that says nothing else than "2018 – 2019   Maternity leave" may have neither. */
function namesOf({ title, organization, body: [first] }: Entry): Pick<Extracted, "value" | "lines">[] {
  const names = [title, organization].filter((name) => name !== undefined);
  return names.length === 0 && first ? [{ value: first.text, lines: first.lines }] : names;
}

/** Whether the names are a break for the family. LinkedIn has "Career Break" as employer and its reason as title. */
function isLeave({ title, organization, place, body }: Entry, names: string[]): boolean {
  const texts = [title, organization].flatMap((name) => name?.value ?? []);
  const beside = [...texts.filter((name) => !isNameOfBreak(name)), place?.value, body[0]?.text];
  const reason = beside.filter(Boolean).join(", ").slice(0, 90);
  return (
    names.some(isFamilyBreak) ||
    (texts.some(isNameOfBreak) && (isFamilyBreak(reason) || isReasonOfBreak(reason)))
  );
}

/** A union's course says nothing about who takes it; a membership does. */
function affiliationKind(name: string, title: string, kind: EntryKind): PrivateKind | undefined {
  // Catechists and vergers may be paid.
  if ((kind === "work" || kind === "certificates") && isSundaySchoolPost(title)) return "religion";
  if (kind === "work")
    return isUnionPost(title) || isElectedPost(title, name.slice(title.length))
      ? "union-or-party"
      : undefined;
  if (kind !== "volunteer" && kind !== "certificates") return undefined;
  if (isFaithRemark(name) || (kind === "volunteer" && isPostInCongregation(name))) return "religion";
  const isOwn =
    kind === "volunteer" ||
    /member|medlem|(?:^|\s)(?:rep|representative|steward)(?=$|,)|tillitsval|representant|kommunestyre|bystyre|fylkesting|council/iu.test(
      name,
    );
  return isOwn && hasUnionOrParty(name) ? "union-or-party" : undefined;
}

/** A job whose title also names a post in a union, without it: "Elektriker og tillitsvalgt". */
function withoutUnionPost(entry: Entry, withheld: Withheld[]): Entry {
  const { title } = entry;
  const parts = title && splitUnionPost(title.value);
  if (!parts) return entry;
  withheld.push({ kind: "union-or-party", value: parts.post, lines: title.lines });
  return { ...entry, title: { ...title, value: parts.job } };
}

/** Title and organization without brackets that hold a private fact: "(incl. 12 months paternity leave)", "(Labour)". */
function withoutPrivateBrackets(entry: Entry, withheld: Withheld[]): Entry {
  const open = (name: Extracted | undefined) => {
    const [bracket, inner = ""] = /\s*\((?:in[ck]l\S* )?([^()]+)\)/.exec(name?.value ?? "") ?? [];
    const kind = isLeaveRemark(inner)
      ? "family-leave"
      : isPartyOfOffice(name?.value ?? "", inner)
        ? "union-or-party"
        : undefined;
    if (!name || !bracket || !kind) return name;
    withheld.push({ kind, value: inner, lines: name.lines });
    return { ...name, value: name.value.replace(bracket, "") };
  };
  return { ...entry, title: open(entry.title), organization: open(entry.organization) };
}

/** Sentences; "Foreldrepermisjon aug. 2015" is one. */
function splitWholeSentences(text: string): string[] {
  const whole: string[] = [];
  for (const part of splitSentences(text)) {
    const last = /^\d/.test(part) ? whole.pop() : undefined;
    whole.push(last ? `${last} ${part}` : part);
  }
  return whole;
}

/** Removes sentences with private facts from an entry. */
function withoutPrivateSentences(entry: Entry, withheld: Withheld[]): Entry {
  const body = entry.body.flatMap((paragraph) => {
    const sentences = splitWholeSentences(paragraph.text);
    const own = new Map<string, PrivateKind>();
    for (const sentence of sentences) {
      const plain = sentence.replace(/[.!?]$/, "");
      const told = isOwnUnionOrParty(plain) ? "union-or-party" : findDisclosure(plain);
      const personal = isPersonalOnly(plain) || isReasonForLeaving(plain) ? "personal" : undefined;
      const found = isLeaveOrCare(sentence) ? "family-leave" : (told ?? personal);
      if (!found) continue;
      own.set(sentence, found);
      withheld.push({ kind: found, value: sentence.replace(/\.$/, ""), lines: paragraph.lines });
    }
    const text = sentences.filter((sentence) => !own.has(sentence)).join(" ");
    return own.size === 0 ? [paragraph] : text === "" ? [] : [{ ...paragraph, text }];
  });
  return { ...entry, body };
}
