import type { Entry } from "../entries/entry-fields.ts";
import { join } from "../entries/paragraphs.ts";
import { type Extracted, extracted } from "../extracted.ts";
import type { Correction } from "../labeller/constraints.ts";
import { buildEntries } from "../labeller/entries.ts";
import type { LabelledUnit } from "../labeller/labeller.ts";
import type { Line } from "../source.ts";
import {
  findJobInSentence,
  isCutFromSentence,
  isPublic,
  type ProseJob,
  startsWithJob,
} from "./job-sentence.ts";
import { type Sentence, toSentences } from "./sentences.ts";

/** Jobs told in sentences, and the rest of their lines. */
export interface ProseJobs {
  jobs: Entry[];
  /** For each line with text of a job, its other text; empty when there is none. */
  left: Map<number, string>;
}

/**
 * The jobs of a CV that tells them in sentences; undefined when more of them are in lists.
 *
 * @param corrections the visitor's corrections; their lines tell no job
 */
export function findJobsInProse(
  lines: Line[],
  units: LabelledUnit[],
  corrections: readonly Correction[],
): ProseJobs | undefined {
  const blocks = linesThatTellWork(lines, units, corrections);
  const isWhole = ({ title, organization, startDate, endDate }: Entry) =>
    title && !isCutFromSentence(title.value) && organization && (startDate ?? endDate);
  const listed = buildEntries(units, "work").filter(isWhole);
  // Each told job needs a year. The patterns of sentences are slow to compile, so most CVs do without.
  const dated = blocks.flatMap(toSentences).filter(({ text }) => /\d\d/.test(text));
  if (dated.length <= listed.length) return undefined;
  const found = findJobs(blocks);
  return found.jobs.length > listed.length ? found : undefined;
}

/**
 * The lines below the heading of the jobs, or without one those of the introduction, in blocks without headings, list
 * items and lines that the visitor corrected.
 */
function linesThatTellWork(
  lines: Line[],
  units: LabelledUnit[],
  corrections: readonly Correction[],
): Line[][] {
  const headings = new Map(
    units.flatMap(({ label, row, index }) =>
      index === 0 && label.startsWith("heading.") ? [[row, label.slice("heading.".length)]] : [],
    ),
  );
  const wanted = [...headings.values()].includes("work") ? "work" : "summary";
  const corrected = new Set(corrections.map(({ line }) => line));
  const blocks: Line[][] = [];
  let section = wanted === "summary" ? wanted : "head";
  let isOpen = false;
  lines.forEach((line, row) => {
    section = headings.get(row) ?? section;
    const isText =
      section === wanted &&
      !headings.has(row) &&
      (!line.bullet || (wanted === "work" && startsWithJob(line.text))) &&
      !corrected.has(line.id);
    if (isText && isOpen && !line.bullet) blocks.at(-1)?.push(line);
    else if (isText) blocks.push([line]);
    isOpen = isText;
  });
  return blocks;
}

/** The jobs that blocks of lines tell, each with the public sentences behind it in its paragraph. */
function findJobs(blocks: Line[][]): ProseJobs {
  const jobs: Entry[] = [];
  const left = new Map<number, string>();
  for (const sentences of blocks.map(toSentences)) {
    const used = new Set<Sentence>();
    let current: { job: Entry; paragraph: number } | undefined;
    for (const sentence of sentences) {
      const found = findJobInSentence(sentence.text);
      if (found) {
        current = { job: toEntry(found, sentence.lines), paragraph: sentence.paragraph };
        jobs.push(current.job);
        used.add(sentence);
      } else if (current?.paragraph === sentence.paragraph && isPublic(sentence.text)) {
        describe(current.job, sentence.text, sentence.lines);
        used.add(sentence);
      }
    }
    const shared = new Set([...used].flatMap(({ lines }) => lines));
    // Other sentences may begin or end on one of these lines.
    for (const { lines } of [...sentences.toReversed(), ...sentences])
      if (lines.some((id) => shared.has(id))) for (const id of lines) shared.add(id);
    for (const id of shared) {
      const others = sentences.filter((one) => !used.has(one) && one.lines[0] === id);
      left.set(id, others.map(({ text }) => text).join(" "));
    }
  }
  return { jobs, left };
}

function toEntry({ title, employer, place, period: { start, end }, rest }: ProseJob, lines: number[]): Entry {
  const value = (text: string): Extracted => extracted(text, lines, 0.7);
  const job: Entry = {
    title: value(title),
    organization: value(employer),
    ...(place ? { place: value(place) } : {}),
    ...(start ? { startDate: value(start) } : {}),
    ...(end ? { endDate: value(end) } : {}),
    body: [],
  };
  if (rest.length > 2) describe(job, rest, lines);
  return job;
}

function describe({ body }: Entry, text: string, lines: number[]): void {
  const [first] = body;
  if (first) {
    first.text = join(first.text, text);
    first.lines.push(...lines.filter((line) => !first.lines.includes(line)));
  } else body.push({ text, lines: [...lines], isBullet: false });
}
