import type { Cell, Line } from "../source.ts";
import { isKnownLabel } from "./labels.ts";

const withoutColon = (text: string) => (text.endsWith(":") ? text.slice(0, -1) : text).trimEnd();

/** A line whose colon or dash has a column of its own, with it behind the label: "Date of birth ⇥ : ⇥ 4 May 1990". */
export function joinColons(line: Line): Line {
  const isColon = ({ text }: Cell, index: number) => {
    const label = line.cells[index - 1]?.text ?? "";
    // Not in "09:00 ⇥ : ⇥ 17:00"
    if (/^:(?:$|-$|\s)/.test(text)) return /\p{L}/u.test(label) && !/\d/.test(label);
    return /^[–-](?:$|\s)/.test(text) && isKnownLabel(label);
  };
  if (!line.cells.some(isColon)) return line;
  const cells = line.cells.flatMap((cell, index) => {
    const next = line.cells[index + 1];
    const value = isColon(cell, index) ? { ...cell, text: cell.text.replace(/^[:–-]+\s*/, "") } : cell;
    if (value.text === "") return [];
    return [next && isColon(next, index + 1) ? { ...value, text: `${withoutColon(value.text)}:` } : value];
  });
  return { ...line, cells, text: cells.map(({ text }) => text).join("\t") };
}
