import type { Entry } from "../entries/entry-fields.ts";
import { join } from "../entries/paragraphs.ts";
import { workRoles } from "../entries/role-scores.ts";
import { type Extracted, extracted } from "../extracted.ts";
import { looksLikeName } from "../head/name.ts";
import { findDisclosure } from "../private/disclosures.ts";
import { namesOwnChildren } from "../private/family.ts";
import { isHealthEvent } from "../private/health.ts";
import { isLeaveOrCare } from "../private/leave.ts";
import { isSalary } from "../private/salary.ts";
import { isPersonalOnly } from "../private/withhold.ts";
import { findEmails, findPhones } from "../values/contacts.ts";
import { isKnownPlace } from "../values/places.ts";
import { splitWords, trimSeparators } from "../values/text.ts";
import { createWordMatcher, proseWords } from "../words/words.ts";
import { findProsePeriod } from "./prose-period.ts";
import type { Sentence } from "./sentences.ts";
import { type TaggedKind, type TaggedPart, type TaggedRun, tagWords } from "./tagger.ts";

/** An entry found in sentences. */
export interface ProseEntry {
  kind: TaggedKind;
  entry: Entry;
  sentences: Set<Sentence>;
  /** The sentence that names it. */
  named: Sentence;
}

const article = new RegExp(`^(?:${proseWords("articles").join("|")}) `, "u");

/** Whether a sentence contains no private fact, e-mail address or phone number. */
function isPublic(text: string): boolean {
  const hasContact = findEmails(text).length + findPhones(text).length > 0;
  return (
    !hasContact &&
    !findDisclosure(text) &&
    !namesOwnChildren(text) &&
    !isSalary(text) &&
    !isLeaveOrCare(text) &&
    !isHealthEvent(text) &&
    !isPersonalOnly(text)
  );
}

/** A sentence with its place in the text of its paragraph. */
interface Placed extends Sentence {
  from: number;
  to: number;
  sentence: Sentence;
}

/** The entries in the sentences of a paragraph, in their order. */
export function findProseEntries(sentences: Sentence[]): ProseEntry[] {
  let text = "";
  const placed = sentences.map((sentence): Placed => {
    const from = text === "" ? 0 : text.length + 1;
    text = text === "" ? sentence.text : `${text} ${sentence.text}`;
    return { ...sentence, from, to: text.length, sentence };
  });
  const entries: (ProseEntry & { runs: TaggedRun[] })[] = [];
  for (const runs of groupByEntry(tagWords(text))) {
    const entry = toEntry(text, runs, placed);
    const last = entries.at(-1);
    if (entry) entries.push({ ...entry, runs });
    // What follows an entry in its paragraph describes it.
    else last?.runs.push(...runs.map((run): TaggedRun => ({ ...run, part: "text" })));
  }
  return entries.map(({ runs, ...entry }) => {
    const { body, sentences } = describe(text, runs, placed);
    return {
      ...entry,
      entry: { ...entry.entry, body },
      sentences: new Set([...entry.sentences, ...sentences]),
    };
  });
}

/** Words of the owner's family and health, which no job's description outside the entries contains. */
const personal = createWordMatcher(proseWords("personal"));

/** Runs of words, divided where an entry starts or ends. */
function groupByEntry(runs: TaggedRun[]): TaggedRun[][] {
  const groups: TaggedRun[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && !run.isStart && last[0]?.kind === run.kind) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

/** An entry without its description; undefined when the runs name too little, or something private. */
function toEntry(text: string, runs: TaggedRun[], placed: Placed[]): ProseEntry | undefined {
  const [first] = runs;
  if (!first?.isStart || first.kind === "other") return undefined;
  const value = (part: TaggedPart, isBetter = (_: string) => true): Extracted | undefined => {
    const found = runs
      .filter((run) => run.part === part)
      .map((run) => ({ run, name: trimSeparators(text.slice(run.from, run.to).replace(article, "")) }))
      .filter(({ name }) => name.length > 1);
    const best = found.find(({ name }) => isBetter(name)) ?? found[0];
    const lines = best && placed.filter((one) => overlaps(one, best.run)).flatMap(({ lines }) => lines);
    return best && extracted(best.name, lines ?? [], 0.7);
  };
  const title = value("title");
  // Not the ward in "at Ward 7, Prøve Hospital", nor the country in "when I came to Ireland".
  const organization = value("organization", (name) => !isKnownPlace(name) && !/ \d+$/.test(name));
  const subject = value("subject");
  const place = value("place");
  const periodRuns = runs.filter(({ part }) => part === "period");
  const period = findProsePeriod(
    periodRuns.map(({ from, to }) => text.slice(from, to)),
    first.kind,
  );
  const isNamed =
    first.kind === "work"
      ? isJob(title?.value, organization?.value) && (title !== undefined || period?.isRange)
      : organization !== undefined || ((title ?? subject) !== undefined && period !== undefined);
  if (!isNamed) return undefined;
  const naming = placed.filter((one) => runs.some((run) => run.part !== "text" && overlaps(one, run)));
  const named = naming.find((one) =>
    runs.some(
      ({ part, from, to }) => (part === "organization" || part === "title") && overlaps(one, { from, to }),
    ),
  );
  if (!named || !naming.every((one) => isPublic(one.text))) return undefined;
  const lines = placed
    .filter((one) => periodRuns.some((run) => overlaps(one, run)))
    .flatMap(({ lines }) => lines);
  return {
    kind: first.kind,
    entry: {
      ...(title ? { title } : {}),
      ...(organization ? { organization } : {}),
      ...(subject ? { subject } : {}),
      ...(place ? { place } : {}),
      ...(period?.start ? { startDate: extracted(period.start, lines, 0.7) } : {}),
      ...(period?.end ? { endDate: extracted(period.end, lines, 0.7) } : {}),
      body: [],
    },
    named: named.sentence,
    sentences: new Set(naming.map(({ sentence }) => sentence)),
  };
}

const isUnpaid = createWordMatcher(proseWords("unpaid"));

/** Whether a title and an organization are those of a job, not of a pupil, a patient or a person: "contact for Kari Hansen". */
function isJob(title = "", organization = ""): boolean {
  const isPerson = looksLikeName(organization) && workRoles.organization(organization) === 0;
  return organization !== "" && !(isPerson && title === "") && !splitWords(title).some(isUnpaid);
}

const overlaps = (one: { from: number; to: number }, other: { from: number; to: number }) =>
  one.from < other.to && one.to > other.from;

/** What the public sentences of an entry say besides its names and dates. */
function describe(
  text: string,
  runs: TaggedRun[],
  placed: Placed[],
): { body: Entry["body"]; sentences: Sentence[] } {
  const named = runs.filter(({ part }) => part !== "text");
  const lastNamed = Math.max(...named.map(({ to }) => to));
  const sentences: Sentence[] = [];
  let body: Entry["body"][number] | undefined;
  for (const one of placed) {
    const own = runs.filter((run) => overlaps(one, run));
    const end = Math.min(one.to, Math.max(...own.map(({ to }) => to)));
    if (own.length === 0) continue;
    const isNaming = own.some(({ part }) => part !== "text");
    const from = isNaming
      ? Math.max(one.from, Math.min(lastNamed, one.to))
      : Math.max(one.from, own[0]?.from ?? 0);
    const rest = text
      .slice(from, end)
      .replace(/^[\s,;:.)–-]+/u, "")
      .trim();
    const isOutside = own.every(({ kind }) => kind === "other");
    if (rest.length < 3 || !isPublic(rest) || (isOutside && splitWords(rest).some(personal))) continue;
    sentences.push(one.sentence);
    if (body) {
      body.text = join(body.text, rest);
      body.lines.push(...one.lines.filter((line) => !body?.lines.includes(line)));
    } else body = { text: rest, lines: [...one.lines], isBullet: false };
  }
  return { body: body ? [body] : [], sentences };
}
