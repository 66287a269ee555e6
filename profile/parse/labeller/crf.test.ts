import { describe, expect, test } from "vitest";
import { createDecoder, forbidLabels, labelScores, type Model, type Sequence } from "./crf.ts";

const size = 3;
const length = 4;

/** A small model with weights that differ everywhere. */
function exampleOf(seed: number): { model: Model; sequence: Sequence } {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647) * 4 - 2;
  };
  const square = () => Float32Array.from({ length: size * size }, next);
  return {
    model: {
      labels: ["a", "b", "c"],
      features: new Map(["f", "g", "h", "i"].map((name, position) => [name, position])),
      weights: Float32Array.from({ length: 4 * size }, next),
      transitions: [square(), square(), square()],
    },
    sequence: {
      active: [Uint32Array.of(0, 1), Uint32Array.of(2), Uint32Array.of(1, 3), Uint32Array.of(0)],
      steps: Uint8Array.of(0, 1, 0, 2),
    },
  };
}

function everyPath(): number[][] {
  let paths: number[][] = [[]];
  for (let position = 0; position < length; position += 1)
    paths = paths.flatMap((path) => [0, 1, 2].map((label) => [...path, label]));
  return paths;
}

function scoreOf(path: number[], { model, sequence }: ReturnType<typeof exampleOf>): number {
  return path.reduce((sum, label, position) => {
    const own = [...(sequence.active[position] ?? [])].reduce(
      (all, row) => all + (model.weights[row * size + label] ?? 0),
      0,
    );
    const step =
      position === 0
        ? 0
        : (model.transitions[sequence.steps[position] ?? 0]?.[(path[position - 1] ?? 0) * size + label] ?? 0);
    return sum + own + step;
  }, 0);
}

function decode({ model, sequence }: ReturnType<typeof exampleOf>, allowed?: boolean[][]) {
  const scores = labelScores(sequence.active, model.weights, size);
  return createDecoder(model)(allowed ? forbidLabels(scores, allowed) : scores, sequence.steps);
}

describe("createDecoder", () => {
  test.each([1, 7, 42, 1000])(
    "finds the best of all sequences when the weights are drawn with seed %i",
    (seed) => {
      const example = exampleOf(seed);
      const best = everyPath().sort((a, b) => scoreOf(b, example) - scoreOf(a, example))[0];
      expect(decode(example).path).toEqual(best);
    },
  );

  test("computes label probabilities over all sequences", () => {
    const example = exampleOf(5);
    const { path, probabilities } = decode(example);
    const weights = everyPath().map((one) => ({ one, weight: Math.exp(scoreOf(one, example)) }));
    const all = weights.reduce((sum, { weight }) => sum + weight, 0);
    path.forEach((label, position) => {
      const share =
        weights.filter(({ one }) => one[position] === label).reduce((sum, { weight }) => sum + weight, 0) /
        all;
      expect(probabilities[position]).toBeCloseTo(share, 6);
    });
  });

  test("avoids a forbidden label", () => {
    const example = exampleOf(5);
    const { path } = decode(example);
    const allowed = path.map((best, position) =>
      example.model.labels.map((_, label) => position !== 1 || label !== best),
    );
    const other = decode(example, allowed).path;
    expect(other[1]).not.toBe(path[1]);
  });
});
