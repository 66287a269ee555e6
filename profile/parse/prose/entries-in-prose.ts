import type { Entry } from "../entries/entry-fields.ts";
import { workRoles } from "../entries/role-scores.ts";
import type { Correction } from "../labeller/correction.ts";
import { buildEntries } from "../labeller/entries.ts";
import type { LabelledUnit } from "../labeller/labeller.ts";
import type { EntryKind } from "../labeller/labels.ts";
import type { Line } from "../source.ts";
import { splitWords } from "../values/text.ts";
import { commonWords, createWordMatcher, proseWords } from "../words/words.ts";
import { findProseEntries, type ProseEntry } from "./prose-entries.ts";
import { type Sentence, toSentences } from "./sentences.ts";
import type { TaggedKind } from "./tagger.ts";

/** Entries found in sentences, and the rest of their lines. */
export interface ProseEntries {
  entries: { [kind in EntryKind]?: Entry[] };
  /** For each line with text of an entry, its other text; empty when there is none. */
  left: Map<number, string>;
}

const taggedKinds: TaggedKind[] = ["work", "education"];

const verbs = createWordMatcher(
  [...proseWords("person"), ...proseWords("verbs")].map((word) => word.toLowerCase()),
);
const minWords = 6;

/** Whether a text is a sentence, not a row of names and dates. */
function isSentence(text: string): boolean {
  const list = splitWords(text).filter((word) => /^\p{L}/u.test(word));
  return (
    list.length >= minWords && list.some(verbs) && list.filter((word) => commonWords.has(word)).length >= 2
  );
}

/**
 * The entries of a CV whose jobs stand in sentences; undefined when more of its jobs are in lists.
 *
 * @param corrections the visitor's corrections; their lines belong to no entry
 */
export function findEntriesInProse(
  lines: Line[],
  units: LabelledUnit[],
  corrections: readonly Correction[],
): ProseEntries | undefined {
  const blocks = proseLines(lines, units, corrections).map(toSentences);
  const listed = (kind: TaggedKind) => buildEntries(units, kind).filter(isWhole).length;
  // Each job needs a year.
  const dated = blocks.flat().filter(({ text }) => /\d\d/.test(text) && isSentence(text)).length;
  if (dated <= listed("work")) return undefined;
  const paragraphs = blocks.flatMap((sentences) => [
    ...Map.groupBy(sentences, ({ paragraph }) => paragraph).values(),
  ]);
  const found = paragraphs.flatMap(findProseEntries).filter(({ named }) => isSentence(named.text));
  const kept = taggedKinds.filter(
    (kind) => found.filter((one) => one.kind === kind && isWhole(one.entry)).length > listed(kind),
  );
  // Without a known title, as in "I cooked food at Brygga", the visitor decides whether it is a job.
  const isCertain = found.some(({ entry }) => workRoles.title(entry.title?.value ?? "") > 0);
  if (!kept.includes("work") || !isCertain) return undefined;
  const taken = found.filter(({ kind }) => kept.includes(kind));
  const entries: ProseEntries["entries"] = {};
  for (const { kind, entry } of taken) entries[kind] = [...(entries[kind] ?? []), entry];
  return { entries, left: restOf(blocks.flat(), taken) };
}

const inSentence = new RegExp(`(?<!\\p{L})(?:${proseWords("person").join("|")})(?!\\p{L})`, "iu");

/** Whether an entry has a title that was not cut out of a sentence as "Var jeg kokk", an organization and a date. */
export function isWhole({ title, organization, startDate, endDate }: Entry): boolean {
  return Boolean(title && !inSentence.test(title.value) && organization && (startDate ?? endDate));
}

/** Lines of text in blocks, without headings, list items and lines that the visitor corrected. */
function proseLines(lines: Line[], units: LabelledUnit[], corrections: readonly Correction[]): Line[][] {
  const headings = new Map(
    units.flatMap(({ label, row, index }) =>
      index === 0 && label.startsWith("heading.") ? [[row, label.slice("heading.".length)]] : [],
    ),
  );
  const proseSections = new Set(["head", "summary", "work", "education"]);
  const corrected = new Set(corrections.map(({ line }) => line));
  const blocks: Line[][] = [];
  let section = "head";
  let isOpen = false;
  lines.forEach((line, row) => {
    section = headings.get(row) ?? section;
    const isText =
      proseSections.has(section) &&
      !headings.has(row) &&
      (!line.bullet || (section === "work" && /\d{4}/.test(line.text))) &&
      !corrected.has(line.id);
    if (isText && isOpen && !line.bullet) blocks.at(-1)?.push(line);
    else if (isText) blocks.push([line]);
    isOpen = isText;
  });
  return blocks;
}

/** What the lines of the entries say besides them. */
function restOf(sentences: Sentence[], taken: ProseEntry[]): Map<number, string> {
  const used = new Set(taken.flatMap((one) => [...one.sentences]));
  const shared = new Set([...used].flatMap(({ lines }) => lines));
  // Other sentences may begin or end on one of these lines.
  for (const { lines } of [...sentences.toReversed(), ...sentences])
    if (lines.some((id) => shared.has(id))) for (const id of lines) shared.add(id);
  const left = new Map<number, string>();
  for (const id of shared) {
    const others = sentences.filter((one) => !used.has(one) && one.lines[0] === id);
    left.set(id, others.map(({ text }) => text).join(" "));
  }
  return left;
}
