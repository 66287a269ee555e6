import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { buildSequence, createDecoder, labelScores, type Model } from "../../profile/parse/labeller/crf.ts";
import { packModel, unpackModel } from "../../profile/parse/labeller/model.ts";
import { type TaggedRun, toRuns, wordFeatures, wordLabels } from "../../profile/parse/prose/tagger.ts";
import { readArguments } from "../command-line.mjs";
import { type MarkedText, readMarkedText } from "./marked-text.ts";
import { trainCrf } from "./train-crf.ts";

const usage = `npm run cv:train-prose: trains the tagger of careers in sentences on tests/cv/careers, measures it on authors left out, and
writes its weights.`;

readArguments(usage);

const folder = "tests/cv/careers";
const target = "profile/parse/prose/prose-weights.json";
const epochs = 12;
/** Rarer features are left out. */
const minCount = 12;

interface Text extends MarkedText {
  author: string;
  features: string[][];
}

const texts: Text[] = readdirSync(folder)
  .sort()
  .flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .trim()
      .split("\n")
      .map((line) => {
        const marked = readMarkedText(line);
        return { ...marked, author: file, features: wordFeatures(marked.text, marked.list) };
      }),
  );
console.log(`${texts.length} texts, ${texts.reduce((sum, { list }) => sum + list.length, 0)} words`);

for (const author of new Set(texts.map(({ author }) => author))) {
  const model = train(texts.filter((one) => one.author !== author));
  measure(
    author,
    unpackModel(packModel(model)),
    texts.filter((one) => one.author === author),
  );
}
const json = `${JSON.stringify(packModel(train(texts)), null, 2)}\n`;
writeFileSync(target, json);
console.log(`${target}: ${brotliCompressSync(json).length} bytes after brotli`);

function train(from: Text[]): Model {
  const counts = new Map<string, number>();
  for (const { features } of from)
    for (const one of features.flat()) counts.set(one, (counts.get(one) ?? 0) + 1);
  const names = [...counts].flatMap(([name, count]) => (count >= minCount ? [name] : [])).sort();
  const index = new Map(names.map((name, at) => [name, at]));
  const examples = from.map(({ features, labels }) => ({
    ...buildSequence(
      features,
      features.map(() => 0),
      index,
    ),
    gold: labels.map((label) => wordLabels.indexOf(label)),
  }));
  const lastWeights: Float32Array[] = [];
  const model = trainCrf(examples, {
    labels: wordLabels,
    features: index,
    transitionClasses: 1,
    epochs,
    onEpoch: (epoch, _, { weights }) => {
      if (epoch > epochs / 2) lastWeights.push(weights.slice());
    },
  });
  // The mean of several epochs depends less on the order of the texts.
  const mean = (at: number) =>
    lastWeights.reduce((sum, weights) => sum + (weights[at] as number), 0) / lastWeights.length;
  return { ...model, weights: model.weights.map((_, at) => mean(at)) };
}

/** Prints F1 of the runs that name something, and of the starts of entries. */
function measure(name: string, model: Model, judged: Text[]): void {
  const decode = createDecoder(model);
  const counts = new Map<string, { right: number; expected: number; found: number }>();
  for (const { list, labels, features } of judged) {
    const { active, steps } = buildSequence(
      features,
      features.map(() => 0),
      model.features,
    );
    const path = decode(labelScores(active, model.weights, model.labels.length), steps).path;
    const found = keys(
      toRuns(
        list,
        path.map((at) => model.labels[at] ?? "other"),
      ),
    );
    const expected = keys(toRuns(list, labels));
    for (const key of new Set([...found, ...expected])) {
      const part = key.split(" ")[0] ?? "";
      const count = counts.get(part) ?? { right: 0, expected: 0, found: 0 };
      counts.set(part, count);
      if (found.has(key)) count.found += 1;
      if (expected.has(key)) count.expected += 1;
      if (found.has(key) && expected.has(key)) count.right += 1;
    }
  }
  const shares = [...counts].map(
    ([part, { right, expected, found }]) =>
      `${part} ${((2 * right) / (expected + found)).toFixed(3)} of ${expected}`,
  );
  console.log(`${name} left out: F1 ${shares.sort().join(", ")}`);
}

function keys(runs: TaggedRun[]): Set<string> {
  return new Set(
    runs.flatMap(({ kind, part, isStart, from, to }) => [
      ...(isStart ? [`start.${kind} ${from}`] : []),
      ...(kind !== "other" && part !== "text" ? [`${kind}.${part} ${from} ${to}`] : []),
    ]),
  );
}
