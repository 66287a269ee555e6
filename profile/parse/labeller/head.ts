import { join } from "../entries/paragraphs.ts";
import { type Found, found } from "../found.ts";
import { bareName, isNameLike, properCase } from "../head/name.ts";
import type { LabelledUnit } from "./labeller.ts";

/** The name and the headline that the labeller found, where it is sure of them. */
export function headOfUnits(units: LabelledUnit[]): { name?: Found; label?: Found } {
  const name = textOf(units, "name", 0.8);
  const label = textOf(units, "headline", 0.7);
  const plain = name && bareName(name.value);
  return {
    ...(name && plain && isNameLike(plain) ? { name: { ...name, value: properCase(plain) } } : {}),
    ...(label ? { label } : {}),
  };
}

/** The first run of units with a label, as one text. */
function textOf(units: LabelledUnit[], label: string, least: number): Found | undefined {
  const start = units.findIndex((unit) => unit.label === label && unit.probability >= least);
  const first = units[start];
  if (!first) return undefined;
  let text = first.text;
  let last = first;
  const lines = [first.line.id];
  for (const unit of units.slice(start + 1)) {
    const isNext = unit.label === label && unit.row - last.row <= 1 && unit.line.column === first.line.column;
    if (!isNext) break;
    text =
      unit.row === last.row
        ? text + unit.line.text.slice(last.to, unit.to).replaceAll("\t", " ")
        : join(text, unit.text);
    lines.push(unit.line.id);
    last = unit;
  }
  const rest = last.at === last.count - 1 ? (/^\)/.exec(last.line.text.slice(last.to))?.[0] ?? "") : "";
  return found(text + rest, lines, first.probability > 0.95 ? 0.92 : 0.7);
}
