import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parseCv } from "../../profile/parse/parse-cv.ts";
import { featurePlaces, featureShare, tableSize } from "../../profile/parse/private/sentence-model.ts";
import { splitSentences } from "../../profile/parse/values/text.ts";
import { numbersToText } from "../../profile/parse/weight-text.ts";
import type { Resume } from "../../profile/resume.ts";
import { Random } from "../../tests/cv/random.ts";
import { readArguments } from "../command-line.mjs";
import type { LabelledText } from "./align.ts";
import { containsWords, type Secret } from "./leaks.ts";

const usage = `npm run cv:train-private: trains the model of private sentences on tests/cv/private-lines and the CVs in tests/cv/handwritten,
measures it on authors and CVs left out, and writes its weights.`;

readArguments(usage);

const linesFolder = "tests/cv/private-lines";
/** Lines of two more authors. They are not trained on, and should not be read. */
const heldOutFolder = "tests/cv/held-out-lines";
const cvFolder = "tests/cv/handwritten";
const target = "profile/parse/private/sentence-weights.json";
const folds = 4;
const epochs = 8;
/** Passes after the small weights were left out. */
const lastEpochs = 3;
const keptWeights = 50_000;
/** Weights are stored as whole numbers up to this one. */
const largestWeight = 15;
/** There are far more texts of CVs than lines written for the purpose. */
const lineWeight = 3;

/** Fields of a resume without texts. */
const noText = new Set("startDate endDate date releaseDate url network location language fluency".split(" "));

/** Contact data and names, which no sentence tells. */
const noFact = /refer|phone|e-?mail|address|street|name|number|\bid\b|Id$|gender|measures|birth/i;

interface Example {
  text: string;
  isPrivate: boolean;
  weight: number;
  /** Its author or CV, as a number. */
  fold: number;
  isFromCv: boolean;
  places: Int32Array;
}

const thresholds = [0.4, 0.45, 0.5, 0.55, 0.6];
const examples = [...readLines(linesFolder), ...(await readCvs())];
console.log(
  `${examples.length} texts, ${examples.filter(({ isPrivate }) => isPrivate).length} of them private`,
);

const scores = new Map<Example, number>();
for (let fold = 0; fold < folds; fold += 1) {
  const model = train(examples.filter((one) => one.fold !== fold));
  for (const one of examples) if (one.fold === fold) scores.set(one, probability(model, one));
}
report("authors and CVs left out", examples, (one) => scores.get(one) ?? 0);

const model = train(examples);
report("held-out lines", readLines(heldOutFolder), (one) => probability(model, one));
const { weights, bias } = model;
const step = stepOf(weights);
const text = numbersToText(weights.map((weight) => quantise(weight, step)));
const json = `${JSON.stringify({ bias, step, weights: text }, null, 2)}\n`;
writeFileSync(target, json);
console.log(`${target}: ${brotliCompressSync(json).length} bytes after brotli`);

function report(name: string, measured: Example[], score: (one: Example) => number): void {
  const groups = {
    "private lines": measured.filter((one) => one.isPrivate && !one.isFromCv),
    "harmless lines": measured.filter((one) => !one.isPrivate && !one.isFromCv),
    "public texts of CVs": measured.filter((one) => !one.isPrivate && one.isFromCv),
  };
  for (const threshold of thresholds) {
    const shares = Object.entries(groups).flatMap(([group, texts]) => {
      const found = texts.filter((one) => score(one) > threshold);
      const share = ((100 * found.length) / texts.length).toFixed(1);
      return texts.length === 0 ? [] : `${share} % of ${texts.length} ${group}`;
    });
    console.log(`${name}, above ${threshold}: ${shares.join(", ")}`);
  }
}

function readLines(folder: string): Example[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file, author) =>
      readFileSync(join(folder, file), "utf8")
        .trim()
        .split("\n")
        .map((line) => {
          const [kind, ...rest] = line.split("|");
          return example(rest.join("|"), kind !== "harmless", author, false);
        }),
    );
}

/** The public texts of the CVs, and what the rules hold back. */
async function readCvs(): Promise<Example[]> {
  const found: Example[] = [];
  const files = JSON.parse(readFileSync(join(cvFolder, "manifest.json"), "utf8")) as { file: string }[];
  for (const [number, { file }] of files.entries()) {
    const truth = JSON.parse(readFileSync(join(cvFolder, `${file}.truth.json`), "utf8")) as Resume;
    const labelled = JSON.parse(
      readFileSync(join(cvFolder, `${file}.labels.json`), "utf8"),
    ) as LabelledText[];
    const secrets = readSecrets(file);
    const isSecret = (text: string) => secrets.some((secret) => containsWords(secret, text));
    for (const one of new Set([...publicTexts(truth), ...publicLines(labelled)]))
      if (!isSecret(one)) found.push(example(one, false, number, true));
    const sentences = new Set(labelled.flatMap(([text]) => splitSentences(text)).filter(isSecret));
    for (const one of sentences) if (isSentence(one)) found.push(example(one, true, number, true));
    const { withheld } = await parseCv(new Uint8Array(readFileSync(join(cvFolder, file))), { name: file });
    for (const { kind, value } of withheld)
      if (!["reference", "identity-number", "home-address", "gender", "personal"].includes(kind))
        found.push(example(value, true, number, true));
  }
  return found;
}

/** The private values that the list of a file names. */
function readSecrets(file: string): string[] {
  const { sensitive = [] } = JSON.parse(readFileSync(join(cvFolder, `${file}.sensitive.json`), "utf8")) as {
    sensitive?: Secret[];
  };
  return sensitive.flatMap(({ kind, value }) => (noFact.test(kind) ? [] : [value]));
}

/** Whether a text has at least three words, and is no row with a label: "Marital status: Married". */
function isSentence(text: string): boolean {
  return (
    text.length <= 300 &&
    /(?:\p{L}{2,}\P{L}+){2}\p{L}{2}/u.test(text) &&
    !/^[^ :]{2,}(?: [^ :]+){0,2}[:\t]/.test(text)
  );
}

/** The texts of a file that are not about the person, alone and as lines of two and three. */
function publicLines(texts: LabelledText[]): string[] {
  return texts.flatMap(([text], at) => {
    const near = texts.slice(at, at + 3);
    const length = near.findIndex(([, label]) =>
      /^(?:personal|contact|references|other|name)$|^heading/.test(label),
    );
    const open = near.slice(0, length < 0 ? 3 : length).map(([one]) => one);
    return open.length === 0
      ? []
      : [text, open.slice(0, 2).join(" "), open.join(", ")].filter((one) => one.length <= 300);
  });
}

function example(text: string, isPrivate: boolean, source: number, isFromCv: boolean): Example {
  const places = Int32Array.from(featurePlaces(text));
  return { text, isPrivate, weight: isFromCv ? 1 : lineWeight, fold: source % folds, isFromCv, places };
}

function publicTexts({ basics, references: _, ...sections }: Resume): string[] {
  const joinNames = (...values: (string | undefined)[]) => values.filter(Boolean).join(", ");
  const names = [
    ...(sections.work ?? []).map(({ position, name }) => joinNames(position, name)),
    ...(sections.volunteer ?? []).map(({ position, organization }) => joinNames(position, organization)),
    ...(sections.education ?? []).map(({ studyType, area, institution }) =>
      joinNames(studyType, area, institution),
    ),
    ...(sections.certificates ?? []).map(({ name, issuer }) => joinNames(name, issuer)),
  ];
  const all = [...names, ...strings({ label: basics?.label, summary: basics?.summary, ...sections })];
  return all.flatMap((one) => [...splitSentences(one)]).filter((one) => one.length > 2 && one.length <= 300);
}

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => (noText.has(key) ? [] : strings(below)));
}

interface Model {
  weights: Float32Array;
  bias: number;
}

function probability({ weights, bias }: Model, { places }: Example): number {
  let sum = 0;
  for (const place of places) sum += weights[place] as number;
  return 1 / (1 + Math.exp(-(bias + sum * featureShare(places.length))));
}

/** Logistic regression with AdaGrad, then the same with the largest weights only, in steps. */
function train(examples: Example[]): Model {
  const model: Model = { weights: new Float32Array(tableSize), bias: 0 };
  const random = new Random(1, "tune");
  descend(model, examples, epochs, random);
  const uses = new Float32Array(tableSize);
  for (const { places, isFromCv, isPrivate } of examples)
    for (const place of places) uses[place] = (uses[place] as number) + (isFromCv && !isPrivate ? 0.2 : 1);
  const worth = model.weights.map((weight, place) => Math.abs(weight) * (uses[place] as number) ** 0.4);
  const least = [...worth].sort((a, b) => b - a)[keptWeights] ?? 0;
  model.weights = model.weights.map((weight, place) => ((worth[place] as number) > least ? weight : 0));
  descend(model, examples, lastEpochs, random, 0.05);
  const step = stepOf(model.weights);
  model.weights = model.weights.map((weight) => quantise(weight, step) * step);
  return model;
}

/** @param given squares of the slopes that the weights already stand for; when given, weights of 0 stay 0 */
function descend(model: Model, examples: Example[], epochs: number, random: Random, given?: number): void {
  const { weights } = model;
  const rate = 0.3;
  const squares = new Float32Array(tableSize).fill(given ?? 0.001);
  const isOpen = given === undefined ? undefined : weights.map((weight) => (weight === 0 ? 0 : 1));
  let biasSquares = given ?? 0.001;
  const order = [...examples];
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = random.int(0, at);
      [order[at], order[other]] = [order[other] as Example, order[at] as Example];
    }
    for (const one of order) {
      const error = (probability(model, one) - (one.isPrivate ? 1 : 0)) * one.weight;
      if (Math.abs(error) < 0.0001) continue;
      biasSquares += error * error;
      model.bias -= (rate * error) / Math.sqrt(biasSquares);
      const slope = error * featureShare(one.places.length);
      for (const place of one.places) {
        if (isOpen && isOpen[place] === 0) continue;
        squares[place] = (squares[place] as number) + slope * slope;
        weights[place] = (weights[place] as number) - (rate * slope) / Math.sqrt(squares[place] as number);
      }
    }
  }
}

/** The largest weight is stored as `largestWeight`: clipping large weights costs more accuracy than coarse steps. */
function stepOf(weights: Float32Array): number {
  return weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / largestWeight;
}

function quantise(weight: number, step: number): number {
  return Math.round(weight / step);
}
