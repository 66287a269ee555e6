import {
  buildSequence,
  createDecoder,
  labelScores,
  type Model,
  transitionClass,
} from "../../profile/parse/labeller/crf.ts";
import { extractFeatures } from "../../profile/parse/labeller/features.ts";
import { type EntryKind, entryKinds } from "../../profile/parse/labeller/labels.ts";
import { splitIntoUnits, type Unit } from "../../profile/parse/labeller/units.ts";
import { detectHeading } from "../../profile/parse/sections/headings.ts";
import { findLabel } from "../../profile/parse/sections/labels.ts";
import type { Line } from "../../profile/parse/source.ts";
import { findPeriods } from "../../profile/parse/values/dates.ts";
import { comparisonKey } from "../../profile/parse/values/text.ts";
import type { Resume } from "../../profile/resume.ts";
import type { LabelledText } from "./align.ts";
import type { Secret } from "./leaks.ts";

/** A value of the expected resume: its comparison key, its label, and its entry within the section or -1. */
interface Value {
  key: string;
  label: string;
  entry: number;
}

/** The private data of a CV and its owner's contact data, as in the list beside each file. */
export interface Secrets {
  sensitive?: Secret[];
  ownContact?: { value: string }[];
}

type Fields = Record<string, unknown>;

/** Labels of the fields of each kind of entry. */
const fieldLabels: Record<EntryKind, Record<string, string>> = {
  work: { name: "employer", position: "title", location: "place", summary: "text", highlights: "text" },
  education: {
    institution: "institution",
    studyType: "degree",
    area: "degree",
    courses: "text",
    score: "text",
  },
  volunteer: { organization: "organization", position: "role", summary: "text", highlights: "text" },
  certificates: { name: "name", issuer: "issuer" },
  projects: { name: "name", description: "text", highlights: "text" },
  publications: { name: "name", publisher: "issuer", summary: "text" },
  awards: { title: "name", awarder: "issuer", summary: "text" },
};

const entriesOf = (resume: Resume, kind: EntryKind) => (resume[kind] ?? []) as Fields[];

function listValues(resume: Resume, secrets: Secrets): Value[] {
  const values: Value[] = [];
  const add = (text: unknown, label: string, entry = -1) => {
    const key = typeof text === "string" ? comparisonKey(text) : "";
    if (key !== "") values.push({ key, label, entry });
  };
  const { name, label, email, phone, url, summary, location, profiles } = resume.basics ?? {};
  add(name, "name");
  add(label, "headline");
  add(summary, "summary");
  for (const one of [email, phone, url, ...Object.values(location ?? {})])
    if (String(one).length > 3) add(one, "contact");
  for (const profile of profiles ?? []) add(profile.url?.replace(/^https?:\/\/(?:www\.)?/, ""), "contact");
  for (const kind of entryKinds)
    entriesOf(resume, kind).forEach((entry, position) => {
      for (const [field, role] of Object.entries(fieldLabels[kind]))
        for (const one of [entry[field]].flat()) add(one, `${kind}.${role}`, position);
      if (kind === "education")
        add([entry.studyType, entry.area].filter(Boolean).join(" "), "education.degree", position);
    });
  for (const { name: group, keywords } of resume.skills ?? [])
    for (const one of [group, ...(keywords ?? [])]) add(one, "skills");
  for (const { language, fluency } of resume.languages ?? [])
    for (const one of [language, fluency]) add(one, "languages");
  for (const { name: interest } of resume.interests ?? []) add(interest, "interests");
  for (const { kind, value } of secrets.sensitive ?? [])
    add(value, kind.startsWith("reference") ? "references" : "personal");
  for (const { value } of secrets.ownContact ?? []) add(value, "contact");
  return values;
}

/** How well a text matches a value, 0 to 1: equal, a part of it, or containing it. */
function similarity(text: string, value: string): number {
  if (text === value) return 1;
  if (text.length >= 3 && value.includes(text))
    return 0.35 + 0.55 * Math.min(1, text.length / Math.min(value.length, 40));
  return value.length >= 4 && text.includes(value) ? 0.9 * (value.length / text.length) : 0;
}

/** How well a text matches the values of a list of which it contains several: "I speak some Irish and fluent French". */
function listSimilarity(text: string, values: Value[]): number {
  const own = values.filter(({ key }) => key.length >= 4 && text.includes(key));
  return own.length < 2 ? 0 : Math.min(0.9, own.reduce((sum, { key }) => sum + key.length, 0) / text.length);
}

const minSimilarity = 0.3;

/** The labels and entries that a unit may have by the expected resume, each with its similarity. */
interface Candidates {
  labels: Map<string, number>;
  entries: Map<string, number>;
  /** Whether the unit begins a text, such as a list item. */
  beginsText: boolean;
}

function findCandidates(unit: Unit, values: Value[], resume: Resume): Candidates {
  const labels = new Map<string, number>();
  const entries = new Map<string, number>();
  const raise = (map: Map<string, number>, key: string, score: number) =>
    map.set(key, Math.max(map.get(key) ?? 0, score));
  if (unit.isDate) {
    const [period] = findPeriods(unit.text);
    for (const kind of entryKinds)
      entriesOf(resume, kind).forEach(({ startDate, endDate, date, releaseDate }, position) => {
        const end = endDate ?? date ?? releaseDate;
        const matches = [
          startDate !== undefined && period?.start === startDate,
          end !== undefined && (period?.end ?? (startDate === undefined ? period?.start : undefined)) === end,
          startDate !== undefined && end === undefined && period?.current === true,
        ].filter(Boolean).length;
        if (matches === 0) return;
        raise(entries, `${kind}|${position}`, matches * 0.5);
        raise(labels, `${kind}.date`, matches * 0.5);
      });
    return { labels, entries, beginsText: false };
  }
  const key = comparisonKey(unit.text);
  const beginsText = values.some(
    (value) => value.label.endsWith(".text") && (value.key.startsWith(key) || key.startsWith(value.key)),
  );
  for (const label of ["languages", "skills", "interests"]) {
    const score = listSimilarity(
      key,
      values.filter((value) => value.label === label),
    );
    if (score > minSimilarity) raise(labels, label, score);
  }
  for (const value of key === "" ? [] : values) {
    const score = similarity(key, value.key);
    if (score <= minSimilarity) continue;
    raise(labels, value.label, score);
    if (value.entry >= 0) raise(entries, `${value.label.split(".")[0]}|${value.entry}`, score);
  }
  return { labels, entries, beginsText };
}

const field = (label: string) => label.replace(/[\^+]$/, "");
const isName = /\.(?:title|employer|degree|institution|role|organization|name|issuer)/;
const isValue = /\.text|^(?:name|headline|summary|skills|languages|interests)$/;

/** The score of a label at a unit: high for what the expected resume says, low for values that it does not have. */
function scoreLabel(label: string, unit: Unit, { labels, beginsText }: Candidates): number {
  const known = labels.get(field(label)) ?? 0;
  if (unit.isDate) return known * 9 - (isName.test(label) ? 6 : 0);
  if (label.includes(".date")) return -6;
  if (known > 0 && /\.text\+?$/.test(label) && label.endsWith("+") === beginsText) return known * 9 - 3;
  if (known > 0) return known * 9;
  const isWhole = unit.text === unit.line.text;
  if (isWhole && label === `heading.${detectHeading(unit.text, true)}`) return 5;
  if (labels.size > 0) return -3;
  // In words of its own: "HER HAR JEG VÆRT".
  if (isWhole && unit.line.strong && label.startsWith("heading.")) return 2;
  if (label.endsWith("label") && findLabel(unit.text.replace(/:$/, ""))) return 3;
  return isName.test(label) || isValue.test(label) ? -4 : 0;
}

/** Assigns each unit of a section to an entry: the best path, where staying is free and the next entry is cheap. */
function assignEntries(scores: ReadonlyMap<string, number>[], kind: EntryKind, count: number): number[] {
  const scoreOf = (at: number, entry: number) => scores[at]?.get(`${kind}|${entry}`) ?? 0;
  let states = Array.from({ length: count }, (_, entry) => ({ score: scoreOf(0, entry), path: [entry] }));
  for (let at = 1; at < scores.length; at += 1)
    states = states.map((_, entry) => {
      const [best] = states
        .map(({ score, path }, from) => ({
          score: score - (from === entry ? 0 : entry === from + 1 ? 0.25 : 0.45),
          path,
        }))
        .sort((a, b) => b.score - a.score);
      return { score: (best?.score ?? 0) + scoreOf(at, entry), path: [...(best?.path ?? []), entry] };
    });
  return states.sort((a, b) => b.score - a.score)[0]?.path ?? [];
}

/**
 * Labels the texts of a CV by its expected resume. Headings, form labels and other texts that are no values get the label
 * that the model finds most likely between them.
 *
 * @param model the labeller's trained model
 */
export function labelByExpected(
  lines: Line[],
  expected: Resume,
  secrets: Secrets,
  model: Model,
): LabelledText[] {
  const { labels, features } = model;
  const units = splitIntoUnits(lines);
  if (units.length === 0) return [];
  const values = listValues(expected, secrets);
  const candidates = units.map((unit) => findCandidates(unit, values, expected));
  const scores = Float64Array.from(
    units.flatMap((unit, at) => labels.map((label) => scoreLabel(label, unit, candidates[at] as Candidates))),
  );
  const classes = units.map((unit, at) => (at === 0 ? 0 : transitionClass(units[at - 1] as Unit, unit)));
  const { active, steps } = buildSequence(extractFeatures(lines, units), classes, features);
  const sums = labelScores(active, model.weights, labels.length).map(
    (score, index) => score + (scores[index] as number),
  );
  const chosen = createDecoder(model)(sums, steps).path.map((label) => labels[label] as string);
  // An employer in the headline is no job.
  const firstHeading = chosen.findIndex((label) => label.startsWith("heading."));
  const head = chosen.slice(0, Math.max(0, firstHeading));
  const isEntry = (label: string) => entryKinds.some((kind) => label.startsWith(`${kind}.`));
  if (head.filter(isEntry).length < 3)
    head.forEach((label, at) => {
      if (isEntry(label)) chosen[at] = "other";
    });
  const entries = new Array<number>(units.length).fill(-1);
  let total = 0;
  for (const kind of entryKinds) {
    const own = chosen.flatMap((label, at) => (label.startsWith(`${kind}.`) ? [at] : []));
    const count = entriesOf(expected, kind).length;
    const path = assignEntries(
      own.map((at) => candidates[at]?.entries ?? new Map()),
      kind,
      count,
    );
    own.forEach((at, index) => {
      entries[at] = count === 0 ? -1 : total + (path[index] ?? 0);
    });
    total += count;
  }
  const texts: LabelledText[] = [];
  units.forEach(({ text }, at) => {
    const label = chosen[at] as string;
    const last = texts.at(-1);
    const isContinued = label.endsWith("+") || label === "summary";
    if (isContinued && last?.[1] === field(label)) last[0] += ` ${text}`;
    else texts.push([text, label.endsWith(".label") ? "label" : field(label), entries[at] as number]);
  });
  return texts;
}
