import type { Model } from "../../profile/parse/labeller/crf.ts";

/**
 * The mean of a model and an earlier one, with the features of the first. Weights trained on more CVs are better on the whole, but
 * worse for some layouts. The mean keeps most of the gain, and nearly all that was parsed well.
 *
 * @throws when the labels differ
 */
export function averageModels(trained: Model, earlier: Model): Model {
  const { labels } = trained;
  if (labels.join() !== earlier.labels.join()) throw new Error("The earlier weights have other labels");
  const size = labels.length;
  const names = [...trained.features.keys()].sort();
  const weights = new Float32Array(names.length * size);
  for (const { features, weights: own } of [earlier, trained])
    names.forEach((name, row) => {
      const from = features.get(name);
      if (from === undefined) return;
      for (let label = 0; label < size; label += 1) {
        const at = row * size + label;
        weights[at] = (weights[at] as number) + (own[from * size + label] as number) / 2;
      }
    });
  return {
    labels,
    features: new Map(names.map((name, row) => [name, row])),
    weights,
    transitions: trained.transitions.map((values, step) =>
      values.map((value, at) => (value + (earlier.transitions[step]?.[at] ?? 0)) / 2),
    ),
  };
}
