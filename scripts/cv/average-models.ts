import type { Model } from "../../profile/parse/labeller/crf.ts";

/**
 * The mean of two models with the same labels. A feature that only one knows has half its weight there.
 *
 * Weights trained on more CVs are better on the whole, but differ in many single places. Their mean with the earlier ones keeps
 * most of the gain, and nearly all that was parsed well.
 */
export function averageModels(one: Model, other: Model): Model {
  const size = one.labels.length;
  const names = [...new Set([...one.features.keys(), ...other.features.keys()])].sort();
  const weights = new Float32Array(names.length * size);
  for (const { features, weights: own } of [one, other])
    names.forEach((name, row) => {
      const from = features.get(name);
      if (from === undefined) return;
      for (let label = 0; label < size; label += 1) {
        const at = row * size + label;
        weights[at] = (weights[at] as number) + (own[from * size + label] as number) / 2;
      }
    });
  return {
    labels: one.labels,
    features: new Map(names.map((name, row) => [name, row])),
    weights,
    transitions: one.transitions.map((values, step) =>
      values.map((value, at) => (value + (other.transitions[step]?.[at] ?? 0)) / 2),
    ),
  };
}
