import { expect, test } from "vitest";
import { averageModels } from "./average-models.ts";

const model = (labels: string[], names: string[], weights: number[], transitions: number[]) => ({
  labels,
  features: new Map(names.map((name, row) => [name, row])),
  weights: Float32Array.from(weights),
  transitions: [Float32Array.from(transitions)],
});
const labels = ["name", "other"];

test("averages weights, with the features of the trained model", () => {
  const mean = averageModels(
    model(labels, ["b", "a"], [1, 2, 3, 4], [0, 1, 2, 3]),
    model(labels, ["b", "old"], [3, 0, 8, 6], [2, 1, 0, 1]),
  );
  expect([...mean.features.keys()]).toEqual(["a", "b"]);
  expect([...mean.weights]).toEqual([1.5, 2, 2, 1]);
  expect([...(mean.transitions[0] ?? [])]).toEqual([1, 1, 1, 2]);
});

test("fails when the labels differ", () => {
  const one = model(labels, ["a"], [1, 2], [0, 0, 0, 0]);
  expect(() => averageModels(one, { ...one, labels: ["name", "title"] })).toThrow("other labels");
});
