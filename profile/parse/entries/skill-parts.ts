import { detectHeading } from "../sections/headings.ts";
import type { Cell, Line } from "../source.ts";
import { bulletPattern, collapseSpaces } from "../values/text.ts";
import { toParagraphs } from "./paragraphs.ts";

/** A text of a list, a grid or a table of groups. */
export interface Part {
  text: string;
  lines: number[];
  style: string;
  strong: boolean;
}

/**
 * Splits a section into parts. A grid of skills is read column by column, and a cell that wraps is joined with the
 * cell below it.
 */
export function splitIntoParts(given: Line[]): Part[] {
  const lines = given.map(withoutTicks);
  // A row with its own level wraps no cell above it.
  const rated = new Set(lines.filter((line, index) => line !== given[index]).map(({ id }) => id));
  const isGrid =
    lines.some(({ cells }) => cells.length > 1) &&
    lines.every(({ edge }) => edge > 0 && lines[0]?.size !== 1);
  if (!isGrid) {
    return toParagraphs(lines).flatMap(({ cells, lines: from }) =>
      cells.map(({ text, style, strong }) => ({ text, lines: from, style, strong })),
    );
  }
  const columns: {
    x: number;
    cells: {
      text: string;
      y: number;
      page: number;
      size: number;
      id: number;
      style: string;
      strong: boolean;
    }[];
  }[] = [];
  for (const line of lines) {
    for (const { text, x, style, strong } of line.cells) {
      const cell = { text, y: line.y, page: line.page, size: line.size, id: line.id, style, strong };
      const column = columns.find((one) => Math.abs(one.x - x) < 4);
      if (column) column.cells.push(cell);
      else columns.push({ x, cells: [cell] });
    }
  }
  // Of whole rows: a row without a cell would leave a gap in its column.
  const gaps = lines.slice(1).flatMap((line, index) => {
    const above = lines[index];
    return above && above.page === line.page ? [(line.y - above.y) / line.size] : [];
  });
  const tight = Math.min(...gaps, 9);
  // In a table of three or more columns whose rows are all complete, no cell wraps.
  const isComplete = given.every(({ cells }) => cells.length > 2 && cells.length === given[0]?.cells.length);
  const isTight = !isComplete && gaps.some((one) => one > tight * 1.22);
  return columns.flatMap(({ cells }) => {
    const parts: (Part & { y: number; page: number })[] = [];
    for (const cell of cells) {
      const last = parts.at(-1);
      const near =
        last && last.page === cell.page && (cell.y - last.y) / cell.size <= Math.min(tight * 1.1, 1.7);
      if (last && near && isTight && last.style === cell.style && !rated.has(cell.id)) {
        last.text = collapseSpaces(`${last.text} ${cell.text}`);
        last.lines.push(cell.id);
        last.y = cell.y;
      } else parts.push({ ...cell, lines: [cell.id] });
    }
    return parts;
  });
}

/** Leaves out ticks, crosses and years in the cells beside a skill. */
function withoutTicks(line: Line): Line {
  const isValue = ({ text }: Line["cells"][number], index: number) =>
    index > 0 && /^(?:x|ja|nei|yes|no|\P{L}{1,4}|\d{1,2} (?:år|years?|yrs?\.?))$/iu.test(text);
  const cells = line.cells.filter((cell, index) => !isValue(cell, index));
  if (line.cells.length === cells.length) return line;
  return { ...line, cells, text: cells.map(({ text }) => text).join("\t") };
}

/** Whether the first cells of at least two rows begin at different places and end at one, as moderncv sets its labels. */
function endAtOnePlace(lines: Line[]): boolean {
  const labels = lines.flatMap(({ cells: [label, ...values] }) =>
    label && values.length > 0 ? [label] : [],
  );
  const isApart = (one: number, other: number) => Math.abs(one - other) > 1.5;
  const [first, ...others] = labels;
  return (
    first !== undefined &&
    others.some(({ x }) => isApart(x, first.x)) &&
    !others.some(({ right }) => isApart(right, first.right))
  );
}

/** A row of a table with the lines that it consists of. */
interface Row {
  cells: Cell[];
  ids: number[];
  line: Line;
}

/** Joins a row to the groups above whose values it continues: "CAD ⇥ AutoCAD, Revit" above "⇥ (basic)". */
function joinBrokenCells(lines: Line[], isGroup: (row: { cells: Cell[] }) => boolean): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const above = rows.at(-1);
    const values = above?.cells.filter((_, index) => index % 2 === 1) ?? [];
    const valueAt = ({ x }: Cell) => values.find((value) => Math.abs(value.x - x) < 1.5);
    // Below a single group, it may also be a group without a name.
    const isOpen = (rest: Cell) =>
      values.length > 1 || /[,;\u2010]$/u.test(valueAt(rest)?.text ?? "") || rest.text.startsWith("(");
    const isBroken =
      above?.line.page === line.page &&
      isGroup(above) &&
      line.gap < 1.6 &&
      line.cells.every((rest) => valueAt(rest) && isOpen(rest));
    if (isBroken) {
      for (const rest of line.cells) {
        const value = valueAt(rest);
        if (value)
          value.text = `${value.text.replace(/(\p{L})[-\u2010]$/u, "$1\u00ad")} ${rest.text}`.replace(
            "\u00ad ",
            "",
          );
      }
      above.ids.push(line.id);
    } else rows.push({ cells: line.cells.map((cell) => ({ ...cell })), ids: [line.id], line });
  }
  return rows;
}

/** The rows of a table of groups, such as "Platforms" beside "AWS, Azure, GCP"; undefined for any other layout. */
export function joinGroupRows(lines: Line[]): Part[] | undefined {
  const areLabels = endAtOnePlace(lines);
  const isList = (text: string) => /[,;|·•]/.test(text.replace(bulletPattern, ""));
  const isPair = (name: Cell | undefined, list: Cell | undefined) =>
    name !== undefined &&
    list !== undefined &&
    !/[,;]/.test(name.text) &&
    (areLabels || isList(list.text) || detectHeading(name.text) === "skills");
  // Some classes of LaTeX set two groups beside each other.
  const isGroup = ({ cells }: { cells: Cell[] }) =>
    cells.length % 2 === 0 &&
    cells.length <= 4 &&
    cells.every((cell, index) => index % 2 === 1 || isPair(cell, cells[index + 1]));
  const isDouble = (row: { cells: Cell[] }) => row.cells.length === 4 && isGroup(row);
  const rows = joinBrokenCells(lines, isGroup);
  const groups = rows.filter(isGroup);
  const withValues = rows.filter(({ cells }) => cells.length > 1);
  const most = Math.min(withValues.length, Math.max(2, rows.length * 0.6));
  if (groups.length === 0 || groups.length < most) return undefined;
  return rows.flatMap(({ cells, ids, line: { style, strong } }) => {
    const texts = cells.map(({ text }) => text.replace(/:$/, ""));
    const pairs = isDouble({ cells }) ? [texts.slice(0, 2), texts.slice(2)] : [texts];
    return pairs.map((pair) => ({ text: pair.join(": "), lines: ids, style, strong }));
  });
}
