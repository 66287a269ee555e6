import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import {
  buildSequence,
  createDecoder,
  exponentials,
  forwardBackward,
  labelScores,
  type Model,
  type Sequence,
  transitionClass,
  transitionClasses,
} from "../../profile/parse/labeller/crf.ts";
import { extractFeatures, wordFeature } from "../../profile/parse/labeller/features.ts";
import { labels } from "../../profile/parse/labeller/labels.ts";
import { packModel, unpackModel } from "../../profile/parse/labeller/model.ts";
import { splitIntoUnits } from "../../profile/parse/labeller/units.ts";
import { parseSource } from "../../profile/parse/parse-cv.ts";
import { Random } from "../../tests/cv/random.ts";
import { exitWithUsage, readArguments } from "../command-line.mjs";
import { alignLabels, type LabelledText } from "./align.ts";
import { averageModels } from "./average-models.ts";

const usage = `npm run cv:train -- FOLDER… [--epochs 6] [--earlier FILE] [--alone] [--out FILE]: trains the line labeller on the CVs of
folders made by npm run bench:cv:make and on those in tests/cv/handwritten, and writes the mean of its weights and the earlier ones.

  --alone   writes its weights alone, for example after a change of the labels`;

/** How often each handwritten CV counts: they are more like real ones than the generated ones, of which there are far more. */
const handwrittenWeight = 5;

const { values, positionals } = readArguments(usage, {
  options: {
    epochs: { type: "string", default: "6" },
    earlier: { type: "string", default: "profile/parse/labeller/weights.json" },
    alone: { type: "boolean", default: false },
    out: { type: "string", default: "profile/parse/labeller/weights.json" },
  },
  allowPositionals: true,
});
if (positionals.length === 0) exitWithUsage(usage, "A folder is missing");

interface Example extends Sequence {
  gold: number[];
}

const labelIndex = new Map(labels.map((label, position) => [label, position]));
const size = labels.length;
const start = performance.now();
const prepared: Awaited<ReturnType<typeof load>> = [];
for (const folder of positionals) prepared.push(...(await load(resolve(folder))));
const handwritten = await load("tests/cv/handwritten");
const counts = new Map<string, number>();
for (const { features } of [...prepared, ...handwritten])
  for (const one of features.flat()) counts.set(one, (counts.get(one) ?? 0) + 1);
// The generator's words are few, so only words of several handwritten CVs are features.
const files = new Map<string, number>();
for (const { features } of handwritten)
  for (const one of new Set(features.flat())) files.set(one, (files.get(one) ?? 0) + 1);
const isFrequent = (name: string, count: number) =>
  count >= 12 && (!name.startsWith(wordFeature) || (files.get(name) ?? 0) >= 9);
const names = [...counts].flatMap(([name, count]) => (isFrequent(name, count) ? [name] : [])).sort();
const featureIndex = new Map(names.map((name, position) => [name, position]));
const toExample = ({ features, classes, gold }: (typeof prepared)[number]): Example => ({
  ...buildSequence(features, classes, featureIndex),
  gold,
});
const examples = prepared.map(toExample);
const handwrittenExamples = handwritten.map(toExample);
console.log(
  `${examples.length} files, ${names.length} features, ${size} labels, ${examples.reduce((sum, { gold }) => sum + gold.length, 0)} units, ${seconds()} s`,
);
const heldOut = examples.filter((_, position) => position % 20 === 0);
const trainingSet = [
  ...examples.filter((_, position) => position % 20 !== 0),
  ...Array.from({ length: handwrittenWeight }, () => handwrittenExamples).flat(),
];
const model = train(trainingSet, Number(values.epochs));
report("before quantisation", model);
const trained = unpackModel(packModel(model));
const earlier = unpackModel(JSON.parse(readFileSync(resolve(values.earlier), "utf8")));
const packed = packModel(values.alone ? trained : averageModels(trained, earlier));
report("as stored", unpackModel(packed));
const json = `${JSON.stringify(packed, null, 2)}\n`;
writeFileSync(resolve(values.out), json);
console.log(
  `${values.out}: ${Math.round(brotliCompressSync(json).length / 1000)} kB after brotli, ${seconds()} s`,
);

function seconds(): number {
  return Math.round((performance.now() - start) / 1000);
}

async function load(from: string): Promise<{ features: string[][]; classes: number[]; gold: number[] }[]> {
  const json = <Value>(name: string): Value => JSON.parse(readFileSync(join(from, name), "utf8")) as Value;
  const list: { features: string[][]; classes: number[]; gold: number[] }[] = [];
  for (const { file } of json<{ file: string }[]>("manifest.json")) {
    const source = await parseSource(new Uint8Array(readFileSync(join(from, file))), { name: file });
    const units = splitIntoUnits(source.lines);
    if (units.length === 0) continue;
    const gold = alignLabels(units, json<LabelledText[]>(`${file}.labels.json`)).map(
      (label) => labelIndex.get(label) ?? 0,
    );
    const classes = units.map((unit, position) =>
      position === 0 ? 0 : transitionClass(units[position - 1] as typeof unit, unit),
    );
    list.push({ features: extractFeatures(source.lines, units), classes, gold });
  }
  return list;
}

/** Stochastic gradient ascent on the likelihood with per-weight rates (AdaGrad). Deterministic for a seed. */
function train(examples: Example[], epochs: number): Model {
  const weights = new Float32Array(names.length * size);
  const squares = new Float32Array(names.length * size).fill(0.1);
  const transitions = Array.from({ length: transitionClasses }, () => new Float32Array(size * size));
  const transitionSquares = Array.from({ length: transitionClasses }, () =>
    new Float32Array(size * size).fill(0.1),
  );
  const random = new Random(1, "tune");
  const rate = 0.15;
  const decay = 2e-5;
  /** Share of features left out at random, so that no layout depends on a single one. */
  const dropout = 0.35;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    let loss = 0;
    let total = 0;
    for (const whole of random.shuffle(examples)) {
      const { gold } = whole;
      const active = whole.active.map((rows) => rows.filter(() => !random.chance(dropout)));
      const example = { ...whole, active };
      const length = gold.length;
      total += length;
      const scores = labelScores(active, weights, size);
      const exponents = transitions.map(exponentials);
      const { marginals, alpha, beta, factors, potentials, open, logLikelihoodBase } = forwardBackward(
        scores,
        example.steps,
        exponents,
        size,
      );
      let path = 0;
      gold.forEach((label, position) => {
        path += scores[position * size + label] as number;
        if (position > 0)
          path += (transitions[example.steps[position] as number] as Float32Array)[
            (gold[position - 1] as number) * size + label
          ] as number;
      });
      loss += logLikelihoodBase - path;
      for (let position = 0; position < length; position += 1) {
        const gradient = marginals.subarray(position * size, position * size + size);
        const right = gold[position] as number;
        for (const row of active[position] as Uint32Array) {
          const from = row * size;
          for (let label = 0; label < size; label += 1) {
            const step = (label === right ? 1 : 0) - (gradient[label] as number);
            if (step < 1e-4 && step > -1e-4) continue;
            const square = (squares[from + label] as number) + step * step;
            squares[from + label] = square;
            const old = weights[from + label] as number;
            weights[from + label] = old + (rate * (step - decay * old)) / Math.sqrt(square);
          }
        }
      }
      const expected = Array.from({ length: transitionClasses }, () => new Float64Array(size * size));
      for (let position = 1; position < length; position += 1) {
        const kind = example.steps[position] as number;
        const exponent = exponents[kind] as Float64Array;
        const sum = expected[kind] as Float64Array;
        const factor = factors[position] as number;
        const next = open[position] as number[];
        const right = next.map(
          (label) =>
            factor *
            (potentials[position * size + label] as number) *
            (beta[position * size + label] as number),
        );
        for (const before of open[position - 1] as number[]) {
          const left = alpha[(position - 1) * size + before] as number;
          if (left < 1e-9) continue;
          const row = before * size;
          next.forEach((label, index) => {
            sum[row + label] =
              (sum[row + label] as number) +
              left * (exponent[row + label] as number) * (right[index] as number);
          });
        }
        const pair = (gold[position - 1] as number) * size + (gold[position] as number);
        sum[pair] = (sum[pair] as number) - 1;
      }
      expected.forEach((sum, kind) => {
        const transition = transitions[kind] as Float32Array;
        const square = transitionSquares[kind] as Float32Array;
        for (let position = 0; position < sum.length; position += 1) {
          const step = -(sum[position] as number);
          if (step < 1e-4 && step > -1e-4) continue;
          square[position] = (square[position] as number) + step * step;
          transition[position] =
            (transition[position] as number) +
            (rate * (step - decay * (transition[position] as number))) /
              Math.sqrt(square[position] as number);
        }
      });
    }
    console.log(
      `epoch ${epoch + 1}: loss ${(loss / total).toFixed(4)} a unit, held out ${accuracy({ labels, features: featureIndex, weights, transitions }, heldOut).toFixed(4)}, ${seconds()} s`,
    );
  }
  return { labels, features: featureIndex, weights, transitions };
}

function accuracy(model: Model, examples: Example[]): number {
  let right = 0;
  let total = 0;
  const decode = createDecoder(model);
  for (const { active, steps, gold } of examples) {
    decode(labelScores(active, model.weights, size), steps).path.forEach((label, position) => {
      right += label === gold[position] ? 1 : 0;
      total += 1;
    });
  }
  return right / total;
}

function report(name: string, trained: Model): void {
  const remapped = trained.features === featureIndex;
  console.log(
    `${name}: ${
      remapped
        ? accuracy(trained, heldOut).toFixed(4)
        : accuracy(
            trained,
            prepared
              .filter((_, position) => position % 20 === 0)
              .map(({ features, classes, gold }) => ({
                ...buildSequence(features, classes, trained.features),
                gold,
              })),
          ).toFixed(4)
    } of held out units`,
  );
}
