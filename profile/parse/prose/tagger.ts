import { educationRoles, workRoles } from "../entries/role-scores.ts";
import { buildSequence, createDecoder, labelScores, type Model } from "../labeller/crf.ts";
import { type PackedModel, unpackModel } from "../labeller/model.ts";
import { findPeriods } from "../values/dates.ts";
import { isKnownPlace } from "../values/places.ts";
import { createWordMatcher, monthForms, words } from "../words/words.ts";
import packed from "./prose-weights.json" with { type: "json" };

/** What an entry of a career in sentences is. */
export type TaggedKind = "work" | "education";

/** What a word of an entry names; `text` is the rest. */
export type TaggedPart = "title" | "organization" | "place" | "period" | "subject" | "text";

const parts: Record<TaggedKind, readonly TaggedPart[]> = {
  work: ["text", "title", "organization", "place", "period"],
  education: ["text", "title", "subject", "organization", "place", "period"],
};

/** What the first word of an entry may name. */
const firstParts: readonly TaggedPart[] = ["text", "title", "period"];

/** The label of a word: of which kind its entry is, and what it names; `>` marks the first word of an entry. */
export const wordLabels: readonly string[] = [
  "other",
  ...Object.entries(parts).flatMap(([kind, names]) => [
    ...names.map((part) => `${kind}.${part}`),
    ...firstParts.map((part) => `${kind}.${part}>`),
  ]),
];

/** A word, number or sign with its offsets in the text. */
export interface Word {
  text: string;
  from: number;
  to: number;
}

export function splitIntoWords(text: string): Word[] {
  const found = text.matchAll(
    /(?:St|Mt|Dr|Mrs?|Ms|No|Nr|Co|Ltd|Inc|Pvt)\.|\p{L}[\p{L}\p{M}\p{N}]*(?:['’&./-]\p{L}[\p{L}\p{M}\p{N}]*)*|\p{N}+|\S/gu,
  );
  return [...found].map(({ 0: word, index }) => ({ text: word, from: index, to: index + word.length }));
}

const matchers = {
  common: createWordMatcher(words("common")),
  month: createWordMatcher(monthForms().map(([form]) => form)),
  language: createWordMatcher(words("languageNames")),
};
const company =
  /^(?:AS|ASA|DA|ANS|SA|HF|KF|IKS|AB|A\/S|ApS|Ltd|Limited|Inc|LLC|PLC|plc|LLP|GmbH|Group|Co|Trust)$/u;

function shapeOf(word: string): string {
  if (/^(?:19|20)\d\d$/.test(word)) return "year";
  if (/^\d/.test(word)) return "number";
  if (!/^\p{L}/u.test(word)) return word;
  if (/^\p{Lu}{2,}$/u.test(word)) return "capitals";
  return /^\p{Lu}/u.test(word) ? "capital" : "small";
}

/** What word lists and form say of a word, before its neighbours. */
function traits(word: string, isInPeriod: boolean): string[] {
  const lower = word.toLowerCase();
  const found = [shapeOf(word)];
  if (isInPeriod) found.push("period");
  if (!/^\p{L}/u.test(word)) return found;
  if (workRoles.title(word) > 0) found.push("title");
  if (workRoles.organization(word) > 0) found.push("employer");
  if (educationRoles.title(word) > 0) found.push("degree");
  if (educationRoles.organization(word) > 0) found.push("school");
  if (company.test(word)) found.push("company");
  if (isKnownPlace(word)) found.push("town");
  for (const [name, matches] of Object.entries(matchers)) if (matches(lower)) found.push(name);
  return found;
}

/** The periods of each sentence, because long texts are not searched for periods. */
function periodsOf(text: string): { from: number; to: number }[] {
  let start = 0;
  return text.split(/(?<=[.!?] )/).flatMap((sentence) => {
    const found = findPeriods(sentence).map(({ from, to }) => ({ from: start + from, to: start + to }));
    start += sentence.length;
    return found;
  });
}

const window = [-2, -1, 0, 1, 2];

/** The features of each word: itself, its end, its neighbours, and the small words in front of a name. */
export function wordFeatures(text: string, list: Word[]): string[][] {
  const periods = periodsOf(text);
  const own = list.map(({ text: word, from, to }) =>
    traits(
      word,
      periods.some((period) => from >= period.from && to <= period.to),
    ),
  );
  const lower = list.map(({ text: word }) => word.toLowerCase());
  return list.map((_, at) => {
    const features = ["bias", `shapes ${own[at - 1]?.[0]} ${own[at]?.[0]}`];
    for (const step of window) {
      features.push(`${step}=${lower[at + step]}`);
      for (const trait of own[at + step] ?? []) features.push(`${step}:${trait}`);
    }
    const word = lower[at] ?? "";
    if (/^\p{L}/u.test(word)) features.push(`*${word.slice(-3)}`);
    // "at the old Town Hall"
    let before = at - 1;
    while (before > at - 8 && own[before]?.[0]?.startsWith("capital")) before -= 1;
    if (before !== at - 1)
      features.push(`behind=${lower[before]}`, `behind2=${lower[before - 1]} ${lower[before]}`);
    if (at === 0 || /^[.!?]$/.test(lower[at - 1] ?? "")) features.push("starts");
    return features;
  });
}

/** A run of words of one entry with the same part. */
export interface TaggedRun {
  kind: TaggedKind | "other";
  isStart: boolean;
  part: TaggedPart;
  from: number;
  to: number;
}

let model: Model | undefined;
let decode: ReturnType<typeof createDecoder> | undefined;

/** Longer texts are not read. */
const maxWords = 1_200;

/** Which words of a text tell what of which entry. */
export function tagWords(text: string): TaggedRun[] {
  model ??= unpackModel(packed as PackedModel);
  decode ??= createDecoder(model);
  const list = splitIntoWords(text);
  if (list.length === 0 || list.length > maxWords) return [];
  const { labels, features, weights } = model;
  const sequence = buildSequence(
    wordFeatures(text, list),
    list.map(() => 0),
    features,
  );
  const { path } = decode(labelScores(sequence.active, weights, labels.length), sequence.steps);
  return toRuns(
    list,
    joinNames(
      list,
      path.map((label) => labels[label] ?? "other"),
    ),
  );
}

/** Labels in which a name does not end between two words with capitals: "St Brigid's Community Hospital". */
function joinNames(list: Word[], labels: string[]): string[] {
  const joined = [...labels];
  const isCapital = (word: Word | undefined) =>
    word !== undefined && /^[\p{Lu}&]/u.test(word.text) && word.text !== "I";
  list.forEach((word, at) => {
    const before = joined[at - 1] ?? "other";
    const isName = /\.organization$/.test(before) && isCapital(list[at - 1]) && isCapital(word);
    if (isName && joined[at]?.endsWith(".text") && list[at - 1]?.to === word.from - 1) joined[at] = before;
  });
  return joined;
}

/** Joins neighbouring words with the same label. */
export function toRuns(list: Word[], labels: string[]): TaggedRun[] {
  const runs: TaggedRun[] = [];
  list.forEach(({ from, to }, at) => {
    const label = labels[at] ?? "other";
    const isStart = label.endsWith(">");
    const [kind, part = "text"] = label.replace(">", "").split(".") as [TaggedRun["kind"], TaggedPart?];
    const last = runs.at(-1);
    if (last && last.kind === kind && last.part === part && !isStart) last.to = to;
    else runs.push({ kind, isStart, part, from, to });
  });
  return runs;
}
