import { expect, test } from "vitest";
import { averageModels } from "./average-models.ts";

test("averages the weights of two models, also of features that only one knows", () => {
  const model = (names: string[], weights: number[], transitions: number[]) => ({
    labels: ["name", "other"],
    features: new Map(names.map((name, row) => [name, row])),
    weights: Float32Array.from(weights),
    transitions: [Float32Array.from(transitions)],
  });
  const mean = averageModels(
    model(["b", "a"], [1, 2, 3, 4], [0, 1, 2, 3]),
    model(["b", "c"], [3, 0, 8, 6], [2, 1, 0, 1]),
  );
  expect([...mean.features.keys()]).toEqual(["a", "b", "c"]);
  expect([...mean.weights]).toEqual([1.5, 2, 2, 1, 4, 3]);
  expect([...(mean.transitions[0] ?? [])]).toEqual([1, 1, 1, 2]);
});
