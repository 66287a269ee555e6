import {
  exponentials,
  forwardBackward,
  labelScores,
  type Model,
  type Sequence,
} from "../../profile/parse/labeller/crf.ts";
import { Random } from "../../tests/cv/random.ts";

/** A sequence with the index of its right label at each position. */
export interface Example extends Sequence {
  gold: number[];
}

/** What `trainCrf` needs besides the examples. */
export interface Training {
  labels: readonly string[];
  /** Row of each feature in the examples. */
  features: ReadonlyMap<string, number>;
  transitionClasses: number;
  epochs: number;
  /** Called after each epoch with the mean loss of a position. */
  onEpoch?(epoch: number, loss: number, model: Model): void;
}

const rate = 0.15;
const decay = 2e-5;
/** Share of features left out at random, so that no label depends on a single one. */
const dropout = 0.35;

/**
 * Trains a conditional random field: stochastic gradient ascent on the likelihood with a rate for each weight (AdaGrad).
 * The same examples give the same weights.
 */
export function trainCrf(
  examples: Example[],
  { labels, features, transitionClasses, epochs, onEpoch }: Training,
): Model {
  const size = labels.length;
  const weights = new Float32Array(features.size * size);
  const squares = new Float32Array(features.size * size).fill(0.1);
  const transitions = Array.from({ length: transitionClasses }, () => new Float32Array(size * size));
  const transitionSquares = Array.from({ length: transitionClasses }, () =>
    new Float32Array(size * size).fill(0.1),
  );
  const model = { labels, features, weights, transitions };
  const random = new Random(1, "tune");
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
    onEpoch?.(epoch + 1, loss / total, model);
  }
  return model;
}
