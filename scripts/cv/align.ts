import { entryKinds } from "../../profile/parse/labeller/labels.ts";
import type { Unit } from "../../profile/parse/labeller/units.ts";
import { comparisonKey } from "../../profile/parse/values/text.ts";

/** A text of a generated CV: content, label, and index of its entry or -1. */
export type LabelledText = [text: string, label: string, entry: number];

const missPenalty = 3;

/**
 * Finds the labelled text of each unit in any file order: the cheapest path through all
 * candidates, where following the order is cheap and jumping is expensive.
 *
 * @returns the label of each unit, with `^` at the start of an entry and `+` in a continued paragraph
 */
export function alignLabels(units: Unit[], texts: LabelledText[]): string[] {
  const keys = texts.map(([text]) => comparisonKey(text));
  const candidates = units.map((unit) => {
    const key = comparisonKey(unit.text);
    if (key === "") return [];
    return keys.flatMap((text, position) => {
      if (text === "") return [];
      if (text === key) return [{ position, cost: 0 }];
      if (text.includes(key)) return [{ position, cost: key.length < 4 ? 1.5 : 0.4 }];
      if (text.length > 3 && key.includes(text)) return [{ position, cost: 1.2 - text.length / key.length }];
      return [];
    });
  });
  const jump = (from: number, to: number) => {
    if (to === from) return 0;
    if (to === from + 1) return 0.02;
    return to > from ? 0.3 + Math.min(0.3, (to - from) * 0.01) : 0.5 + Math.min(0.5, (from - to) * 0.01);
  };
  interface State {
    position: number;
    cost: number;
    before?: State;
    chosen: number;
  }
  let states: State[] = [{ position: -1, cost: 0, chosen: -1 }];
  for (const options of candidates) {
    const next = new Map<number, State>();
    const keepCheapest = (state: State) => {
      const known = next.get(state.position);
      if (!known || state.cost < known.cost) next.set(state.position, state);
    };
    for (const before of states) {
      keepCheapest({ position: before.position, cost: before.cost + missPenalty, before, chosen: -1 });
      for (const { position, cost } of options)
        keepCheapest({
          position,
          cost: before.cost + cost + (before.position < 0 ? 0 : jump(before.position, position)),
          before,
          chosen: position,
        });
    }
    states = [...next.values()].sort((a, b) => a.cost - b.cost).slice(0, 40);
  }
  const chosen: number[] = [];
  for (let state: State | undefined = states[0]; state?.before; state = state.before)
    chosen.unshift(state.chosen);
  return withSections(withMarkers(units, chosen, texts, keys));
}

/** Gives the label of a form the section of the value after it. */
function withSections(labels: string[]): string[] {
  const result = [...labels];
  for (let at = labels.length - 2; at >= 0; at -= 1) {
    const [kind = "", field] = (result[at + 1] as string).split(".");
    const isEntry = field !== undefined && (entryKinds as readonly string[]).includes(kind);
    if (labels[at] === "label" && isEntry) result[at] = `${kind}.label`;
  }
  return result;
}

function withMarkers(units: Unit[], chosen: number[], texts: LabelledText[], keys: string[]): string[] {
  const begun = new Set<number>();
  const labelled = new Set<number>();
  return units.map((unit, unitIndex) => {
    const index = chosen[unitIndex] ?? -1;
    const [, label = "other", entry = -1] = texts[index] ?? [];
    const [kind = "", field = ""] = label.split(".");
    if (!(entryKinds as readonly string[]).includes(kind)) return label;
    if (field === "text") {
      const isNew =
        !labelled.has(index) ||
        (keys[index]?.startsWith(comparisonKey(unit.text)) && comparisonKey(unit.text).length > 12);
      labelled.add(index);
      return isNew ? label : `${label}+`;
    }
    if (begun.has(entry)) return label;
    begun.add(entry);
    return `${label}^`;
  });
}
