import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import {
  buildSequence,
  createDecoder,
  labelScores,
  type Model,
  transitionClass,
  transitionClasses,
} from "../../profile/parse/labeller/crf.ts";
import { extractFeatures, wordFeature } from "../../profile/parse/labeller/features.ts";
import { labels } from "../../profile/parse/labeller/labels.ts";
import { packModel, unpackModel } from "../../profile/parse/labeller/model.ts";
import { splitIntoUnits } from "../../profile/parse/labeller/units.ts";
import { parseSource } from "../../profile/parse/parse-cv.ts";
import { exitWithUsage, readArguments } from "../command-line.mjs";
import { alignLabels, type LabelledText } from "./align.ts";
import { averageModels } from "./average-models.ts";
import { type Example, trainCrf } from "./train-crf.ts";

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
const model = trainCrf(trainingSet, {
  labels,
  features: featureIndex,
  transitionClasses,
  epochs: Number(values.epochs),
  onEpoch: (epoch, loss, model) =>
    console.log(
      `epoch ${epoch}: loss ${loss.toFixed(4)} a unit, held out ${accuracy(model, heldOut).toFixed(4)}, ${seconds()} s`,
    ),
});
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
