import type { Line } from "../source.ts";
import { agreementScores } from "./agreement.ts";
import { allowedLabels } from "./constraints.ts";
import type { Correction } from "./correction.ts";
import {
  buildSequence,
  columnTransition,
  createDecoder,
  forbidLabels,
  labelScores,
  type Model,
  transitionClass,
} from "./crf.ts";
import { extractFeatures } from "./features.ts";
import { labelSection } from "./labels.ts";
import { type PackedModel, unpackModel } from "./model.ts";
import { findPointsWithoutJobs } from "./points-without-jobs.ts";
import { splitIntoUnits, type Unit } from "./units.ts";
import weights from "./weights.json" with { type: "json" };

/** A unit with its predicted label. */
export interface LabelledUnit extends Unit {
  label: string;
  /** Probability of the label given the whole text, 0 to 1. */
  probability: number;
}

let model: Model | undefined;
let decode: ReturnType<typeof createDecoder> | undefined;

/** The trained model, unpacked once. */
export function loadModel(): Model {
  model ??= penalizeSectionChanges(unpackModel(weights as PackedModel));
  return model;
}

/**
 * Labels every unit with its section and role.
 *
 * @param corrections fix the labels of their lines; neighbours are labelled to match
 */
export function labelUnits(lines: Line[], corrections: readonly Correction[] = []): LabelledUnit[] {
  const units = labelOnce(lines, corrections);
  const points = findPointsWithoutJobs(units);
  return points.length > 0 ? labelOnce(lines, [...points, ...corrections]) : units;
}

function labelOnce(lines: Line[], corrections: readonly Correction[]): LabelledUnit[] {
  const model = loadModel();
  decode ??= createDecoder(model);
  const { labels, features } = model;
  const units = splitIntoUnits(lines);
  if (units.length === 0) return [];
  const classes = units.map((unit, unitIndex) =>
    unitIndex === 0 ? 0 : transitionClass(units[unitIndex - 1] as Unit, unit),
  );
  const { active, steps } = buildSequence(extractFeatures(lines, units), classes, features);
  const scores = forbidLabels(
    labelScores(active, model.weights, labels.length),
    allowedLabels(units, labels, corrections),
  );
  const agreement = agreementScores(units, labels, decode(scores, steps));
  const { path, probabilities } = decode(
    scores.map((score, at) => score + (agreement[at] as number)),
    steps,
  );
  return units.map((unit, unitIndex) => ({
    ...unit,
    label: labels[path[unitIndex] as number] as string,
    probability: probabilities[unitIndex] as number,
  }));
}

const continuedBy = /\.(?:title|employer|degree|institution|role|organization|place)\^?$|^other$/;
const headSections = new Set<string>(["head", "contact", "personal", "summary"]);
const otherHeadingPenalty = 20;
const noHeadingPenalty = 5;

/** Penalises a change of section without a heading, which training data rarely contains. */
function penalizeSectionChanges({ labels, transitions, ...others }: Model): Model {
  const sections = labels.map(labelSection);
  return {
    ...others,
    labels,
    transitions: transitions.map((weights, step) =>
      weights.map((weight, index) => {
        const from = Math.floor(index / labels.length);
        const to = index % labels.length;
        const [left, right] = [sections[from], sections[to]];
        // Within a line, only text is continued.
        if (step === 0 && labels[to]?.endsWith("+") && labels[from] && continuedBy.test(labels[from]))
          return weight - otherHeadingPenalty;
        const isHeading = labels[to]?.startsWith("heading.");
        if (step === columnTransition || isHeading || !left || !right || left === right) return weight;
        if (labels[from]?.startsWith("heading.") && !(headSections.has(left) && headSections.has(right)))
          return weight - otherHeadingPenalty;
        return headSections.has(left) ? weight : weight - noHeadingPenalty;
      }),
    ),
  };
}
