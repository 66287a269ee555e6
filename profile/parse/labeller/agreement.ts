import { labelSection } from "./labels.ts";
import type { Unit } from "./units.ts";

/** How much a group of similar units weighs against the unit itself. */
const weight = 2;
/** Bounds the log-probability of a field, so that one certain unit does not outvote all others of its group. */
const smallestLog = -5;

/**
 * Scores in favour of labels on which similar units agree: entries of a section usually have the same fields in the same
 * place and style.
 *
 * @param path labels of the first decoding, as indexes
 * @param marginals probability of every label at every position in the first decoding
 * @returns a score for every label at every position
 */
export function agreementScores(
  units: Unit[],
  labels: readonly string[],
  { path, marginals }: { path: number[]; marginals: Float64Array },
): Float64Array {
  const size = labels.length;
  // A field counts the same wherever it starts an entry.
  const fields = labels.map((label) => labels.indexOf(label.replace(/[\^+]$/, "")));
  const distinctFields = new Set(fields);
  const scores = new Float64Array(units.length * size);
  for (const members of groupUnits(units, path, labels)) {
    const mean = new Float64Array(size);
    for (const at of members) {
      const own = new Float64Array(size);
      fields.forEach((field, label) => {
        own[field] = (own[field] as number) + (marginals[at * size + label] as number);
      });
      for (const field of distinctFields)
        mean[field] =
          (mean[field] as number) + Math.max(smallestLog, Math.log(own[field] as number)) / members.length;
    }
    for (const at of members)
      fields.forEach((field, label) => {
        scores[at * size + label] = weight * (mean[field] as number);
      });
  }
  return scores;
}

/** Groups of units with the same style and position in the entries of the same section. */
function groupUnits(units: Unit[], path: number[], labels: readonly string[]): number[][] {
  const groups = new Map<string, number[]>();
  let position = 0;
  units.forEach((unit, at) => {
    const label = labels[path[at] as number] as string;
    if (label.endsWith("^") || label.startsWith("heading.")) position = 0;
    const isField = /^(?!heading)[a-z]+\.(?!text|date|label)/.test(label) && !unit.isDate;
    if (isField) {
      const isFirst = unit.index === 0;
      const key = [labelSection(label), Math.min(position, 4), unit.style, isFirst, unit.before].join("|");
      const members = groups.get(key);
      if (members) members.push(at);
      else groups.set(key, [at]);
    }
    position += 1;
  });
  return [...groups.values()].filter(({ length }) => length > 1);
}
