import { entryLabels, findLabel } from "../sections/labels.ts";
import type { LabelKind } from "../words/language-words.ts";
import type { Unit } from "./units.ts";

const valueRoles: { readonly [kind in LabelKind]?: RegExp } = {
  period: /\.date\^?$/,
  position: /\.(?:title|role)\^?$/,
  employer: /\.(?:employer|organization|place)\^?$/,
  degree: /\.degree\^?$/,
  institution: /\.(?:institution|organization|place)\^?$/,
  tasks: /\.text\+?$/,
};

/** The rows of table headers such as "Period", "Employer", "Position", with the label of each column. */
export function tableHeaders(units: Unit[]): Map<number, (LabelKind | undefined)[]> {
  const headers = new Map<number, (LabelKind | undefined)[]>();
  for (const { row, index, line } of units) {
    if (index > 0 || line.cells.length < 3) continue;
    const kinds = line.cells.map(({ text }) =>
      [text, ...text.split(/\s*\/\s*/)].map((part) => findLabel(part, entryLabels)).find(Boolean),
    );
    const known = kinds.filter(Boolean);
    // "From" and "To" are both a period.
    const others = known.filter((kind) => kind !== "period");
    if (known.length >= kinds.length - 1 && new Set(others).size === others.length) headers.set(row, kinds);
  }
  return headers;
}

/** The rows of tables below their headers: those with as many cells. */
export function rowsBelow(headers: ReadonlyMap<number, unknown[]>, units: Unit[]): Set<number> {
  const rows = new Set<number>();
  let columns = 0;
  for (const { row, index, line } of units) {
    if (index > 0) continue;
    if (headers.has(row)) columns = line.cells.length;
    else if (columns > 0 && line.cells.length === columns) rows.add(row);
    else columns = 0;
  }
  return rows;
}

/**
 * The roles of values in forms and tables, from the label before or above them: "Stilling: Kokk".
 *
 * @param headers labels of the columns, by the row of a table's header
 */
export function labelledRoles(
  units: Unit[],
  headers: ReadonlyMap<number, (LabelKind | undefined)[]>,
): (RegExp | undefined)[] {
  let role: RegExp | undefined;
  let valueX = Number.NaN;
  let columns: (LabelKind | undefined)[] | undefined;
  return units.map((unit, at) => {
    const before = units[at - 1];
    if (unit.index === 0) columns = headers.get(unit.row) ?? columns;
    if (columns && unit.line.cells.length !== columns.length) columns = undefined;
    const column = columns?.[unit.cellIndex];
    if (columns && !headers.has(unit.row)) return column && valueRoles[column];
    if (unit.index === 0 || !before) {
      // A value that wraps continues below itself.
      const isContinued = Math.abs(unit.line.x - valueX) < 3 && unit.line.gap < 1.7 && !unit.line.bullet;
      if (!isContinued) [role, valueX] = [undefined, Number.NaN];
    } else if (unit.before === "tab" || unit.before === "colon") {
      // "Fra – til" is two units and one label.
      const whole = unit.line.text.slice(0, unit.from).replace(/[\s:]+$/, "");
      const kind = findLabel(whole, entryLabels) ?? findLabel(before.text.replace(/:$/, ""), entryLabels);
      role = kind && valueRoles[kind];
      valueX = kind && unit.before === "tab" ? unit.cell.x : Number.NaN;
    }
    return role;
  });
}

/** Whether a unit stands behind a label such as "Address", the first unit of its row. */
export function isContactValue({ line, from }: Unit): boolean {
  const end = line.text.search(/[:\t]/);
  return (
    end > 0 && from > end && findLabel(line.text.slice(0, end), ["address", "phone", "email"]) !== undefined
  );
}
