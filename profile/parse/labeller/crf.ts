/** A trained linear-chain conditional random field. */
export interface Model {
  labels: readonly string[];
  /** Row of each feature in `weights`. */
  features: ReadonlyMap<string, number>;
  /** One row for each feature, one column for each label. */
  weights: Float32Array;
  /** For each transition class, a matrix of weights from label to label. */
  transitions: readonly Float32Array[];
}

/** Number of transition classes: within a line, to the next line, to another column. */
export const transitionClasses = 3;

/** Transition class to another column. */
export const columnTransition = 2;

/** The class of the transition from one unit to the next. */
export function transitionClass(
  before: { row: number; line: { column: number } },
  unit: { row: number; line: { column: number } },
): number {
  return before.row === unit.row ? 0 : before.line.column === unit.line.column ? 1 : columnTransition;
}

/** Model input: the active feature rows of each position, and the transition class into each but the first. */
export interface Sequence {
  active: Uint32Array[];
  steps: Uint8Array;
}

export function buildSequence(
  features: string[][],
  classes: number[],
  index: ReadonlyMap<string, number>,
): Sequence {
  return {
    active: features.map((names) =>
      Uint32Array.from(
        names.flatMap((name) => {
          const row = index.get(name);
          return row === undefined ? [] : [row];
        }),
      ),
    ),
    steps: Uint8Array.from(classes),
  };
}

/** Scores of every label at every position, before transitions. */
export function labelScores(active: Uint32Array[], weights: Float32Array, size: number): Float64Array {
  const scores = new Float64Array(active.length * size);
  active.forEach((rows, position) => {
    const offset = position * size;
    for (const row of rows) {
      const from = row * size;
      for (let label = 0; label < size; label += 1)
        scores[offset + label] = (scores[offset + label] as number) + (weights[from + label] as number);
    }
  });
  return scores;
}

/** Below any score that weights can sum to. */
const forbiddenPenalty = 1e4;

/** Scores without the labels that are not allowed. */
export function forbidLabels(scores: Float64Array, allowed: boolean[][]): Float64Array {
  const isAllowed = allowed.flat();
  return scores.map((score, at) => (isAllowed[at] ? score : score - forbiddenPenalty));
}

/** The most likely labels and the probabilities of all. */
export interface Decoded {
  path: number[];
  /** Probability of each label of the path given the whole text. */
  probabilities: number[];
  /** Probability of every label at every position. */
  marginals: Float64Array;
}

/**
 * Creates a decoder of a model's transitions.
 *
 * @returns a function that finds the best label sequence (Viterbi) for the scores of every label at every position, and the
 * transition class into each position
 */
export function createDecoder({
  labels: { length: size },
  transitions,
}: Pick<Model, "labels" | "transitions">): (scores: Float64Array, steps: Uint8Array) => Decoded {
  const exponents = transitions.map(exponentials);
  return (scores, steps) => {
    const path = bestPath(scores, steps, transitions, size);
    const { marginals } = forwardBackward(scores, steps, exponents, size);
    const probabilities = path.map((label, position) => marginals[position * size + label] as number);
    return { path, probabilities, marginals };
  };
}

function bestPath(
  scores: Float64Array,
  steps: Uint8Array,
  transitions: readonly Float32Array[],
  size: number,
): number[] {
  const length = steps.length;
  const best = new Float64Array(length * size);
  const from = new Uint16Array(length * size);
  best.set(scores.subarray(0, size));
  for (let position = 1; position < length; position += 1) {
    const transition = transitions[steps[position] as number] as Float32Array;
    for (let label = 0; label < size; label += 1) {
      let most = Number.NEGATIVE_INFINITY;
      let source = 0;
      for (let before = 0; before < size; before += 1) {
        const value =
          (best[(position - 1) * size + before] as number) + (transition[before * size + label] as number);
        if (value > most) {
          most = value;
          source = before;
        }
      }
      best[position * size + label] = most + (scores[position * size + label] as number);
      from[position * size + label] = source;
    }
  }
  const path = new Array<number>(length).fill(0);
  const ends = best.subarray((length - 1) * size);
  let last = ends.reduce((most, value, label) => (value > (ends[most] as number) ? label : most), 0);
  for (let position = length - 1; position >= 0; position -= 1) {
    path[position] = last;
    last = from[position * size + last] as number;
  }
  return path;
}

/** The exponentials of the weights of a transition class. */
export function exponentials(transition: Float32Array): Float64Array {
  return Float64Array.from(transition, (weight) => Math.exp(weight));
}

const negligible = 1e-10;

/**
 * Forward-backward: the probability of every label at every position, with the sums that training needs.
 *
 * @param exponents the exponentials of the transition weights of each class
 */
export function forwardBackward(
  scores: Float64Array,
  classes: Uint8Array,
  exponents: readonly Float64Array[],
  size: number,
): {
  marginals: Float64Array;
  alpha: Float64Array;
  beta: Float64Array;
  factors: Float64Array;
  potentials: Float64Array;
  /** The labels of each position that are not negligible. */
  open: number[][];
  logLikelihoodBase: number;
} {
  const length = scores.length / size;
  const potentials = new Float64Array(scores.length);
  let base = 0;
  for (let position = 0; position < length; position += 1) {
    let most = Number.NEGATIVE_INFINITY;
    for (let label = 0; label < size; label += 1)
      most = Math.max(most, scores[position * size + label] as number);
    base += most;
    for (let label = 0; label < size; label += 1)
      potentials[position * size + label] = Math.exp((scores[position * size + label] as number) - most);
  }
  // Labels far below a position's best one are negligible and are skipped.
  const open = Array.from({ length }, (_, position) => {
    const list: number[] = [];
    for (let label = 0; label < size; label += 1)
      if ((potentials[position * size + label] as number) > negligible) list.push(label);
    return list;
  });
  const alpha = new Float64Array(scores.length);
  const factors = new Float64Array(length);
  for (let position = 0; position < length; position += 1) {
    let sum = 0;
    const exponent = exponents[classes[position] as number] as Float64Array;
    const here = position * size;
    const above = here - size;
    for (const label of open[position] as number[]) {
      let value = position === 0 ? 1 : 0;
      if (position > 0)
        for (const before of open[position - 1] as number[])
          value += (alpha[above + before] as number) * (exponent[before * size + label] as number);
      value *= potentials[here + label] as number;
      alpha[here + label] = value;
      sum += value;
    }
    factors[position] = 1 / sum;
    for (const label of open[position] as number[])
      alpha[here + label] = (alpha[here + label] as number) / sum;
  }
  const beta = new Float64Array(scores.length);
  for (let label = 0; label < size; label += 1) beta[(length - 1) * size + label] = 1;
  for (let position = length - 2; position >= 0; position -= 1) {
    const exponent = exponents[classes[position + 1] as number] as Float64Array;
    const below = (position + 1) * size;
    const factor = factors[position + 1] as number;
    const next = open[position + 1] as number[];
    const weights = next.map(
      (label) => (potentials[below + label] as number) * (beta[below + label] as number),
    );
    for (const before of open[position] as number[]) {
      const row = before * size;
      let sum = 0;
      next.forEach((label, index) => {
        sum += (exponent[row + label] as number) * (weights[index] as number);
      });
      beta[position * size + before] = sum * factor;
    }
  }
  const marginals = new Float64Array(scores.length);
  for (let position = 0; position < scores.length; position += 1)
    marginals[position] = (alpha[position] as number) * (beta[position] as number);
  const logLikelihoodBase = base - factors.reduce((sum, factor) => sum + Math.log(factor), 0);
  return { marginals, alpha, beta, factors, potentials, open, logLikelihoodBase };
}
