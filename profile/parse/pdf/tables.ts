import { privateLabelKind } from "../private/labelled.ts";
import { detectHeading } from "../sections/headings.ts";
import { findLabel, isKnownLabel } from "../sections/labels.ts";
import { isTableHeader, maxColumns } from "../sections/table-headers.ts";
import { isMonthName } from "../values/dates.ts";
import { bulletPattern } from "../values/text.ts";
import { isDateLike } from "./date-like.ts";
import { joinBroken, minCellGap, type Run } from "./runs.ts";

interface Interval {
  left: number;
  right: number;
}

/** Rows without a gap between them: one row of a table, or several that stand close. */
type Band = Run[][];

const minColumns = 3;
/** Largest distance of the lines of a cell, in letter heights. */
const maxPitch = 1.53;
/** Between the texts of two cells, in points. */
const maxPadding = 20;

/**
 * Joins the lines of each wrapped cell of a table, so that a row of the table is one row of the result. Only tables
 * with at least three columns and with dates or labels, because other text in columns may be independent.
 *
 * @param rows rows of a page or a part of it, each from left to right
 * @param needsHeader only tables with a known header: on a whole page, other rows may be those of a sidebar
 */
export function joinTableCells(rows: Run[][], needsHeader: boolean): Run[][] {
  const bands = splitIntoBands(rows);
  const joined: Run[][] = [];
  let start = 0;
  while (start < bands.length) {
    const { table, given, columns } = findTable(bands, start);
    start += given.length;
    const isTable =
      columns.length >= minColumns &&
      countSigns(table) >= 2 &&
      table.flat().every((row) => isRowOf(row, columns));
    const found = isTable ? joinTable(table, columns) : given.flat();
    const hasHeader = isTable && isTableHeader(found[0]?.map(({ text }) => text) ?? []);
    if (needsHeader && !hasHeader) joined.push(...given.flat());
    else joined.push(...(hasHeader ? found.map(markRow) : found));
  }
  return joined;
}

/** Whether the row has at most one text in each column, and was not joined before. */
function isRowOf(row: Run[], columns: Interval[]): boolean {
  const used = new Set(row.map((run) => columnOf(run, columns)));
  return used.size === row.length && row.every(({ tableRow }) => tableRow === undefined);
}

function markRow(row: Run[]): Run[] {
  return row.map((run) => ({ ...run, tableRow: row }));
}

function splitIntoBands(rows: Run[][]): Band[] {
  const bands: Band[] = [];
  for (const row of rows) {
    const band = bands.at(-1);
    const above = band?.at(-1)?.[0];
    const [first] = row as [Run];
    const isClose = above && first.y - above.y <= Math.max(first.size, above.size) * maxPitch;
    if (band && isClose && !band.every((one) => isOverTable(one, row))) band.push(row);
    else bands.push([row]);
  }
  return bands;
}

/** Whether a row of one text is a heading or a remark over a table's first row. */
function isOverTable([text, ...others]: Run[], row: Run[]): boolean {
  if (!text || others.length > 0 || row.length < minColumns) return false;
  if (detectHeading(text.text) !== undefined && !isLabel(text)) return true;
  const isOther = row.every(({ font, size }) => font !== text.font || Math.abs(size - text.size) > 0.5);
  return isOther || row.filter(({ x, right }) => x < text.right && right > text.x).length > 1;
}

interface FoundTable {
  /** Its bands, with cells that stood close split. */
  table: Band[];
  /** The bands as they were. */
  given: Band[];
  /** Empty when there is no table, only a band. */
  columns: Interval[];
}

/** The bands from `start` on whose cells stand in the same columns. */
function findTable(bands: Band[], start: number): FoundTable {
  const first = bands[start] as Band;
  const none = { table: [first], given: [first], columns: [] };
  const own = findColumns(first.flat());
  const below = findColumns(bands[start + 1]?.flat() ?? []);
  if (own.length < minColumns || Math.max(own.length, below.length) > maxColumns) return none;
  // The texts of a header may stand closer than those below.
  const table = [below.length > own.length ? splitAtColumns(first, below) : first];
  let columns = findColumns(table.flat(2));
  for (let end = start + 1; end < bands.length; end += 1) {
    const next = bands[end] as Band;
    const join = (band: Band) =>
      findColumns([...columns.map(({ left, right }) => ({ x: left, right })), ...band.flat()]);
    const band = join(next).length < columns.length ? splitAtColumns(next, columns) : next;
    const all = join(band);
    if (findColumns(band.flat()).length < 2 || all.length < columns.length) break;
    if (all.length > maxColumns) return none;
    table.push(band);
    columns = all;
  }
  return { table, given: bands.slice(start, start + table.length), columns };
}

/** Splits the texts that reach over a narrow gap, but wider than between words, into the next column. */
function splitAtColumns(band: Band, columns: Interval[]): Band {
  return band.map((row) =>
    row.flatMap((run) => {
      const cells = [...Map.groupBy(run.pieces ?? [], (piece) => nearestColumn(piece, columns)).values()];
      const areApart = cells.slice(1).every(([first], index) => {
        const before = cells[index]?.at(-1);
        return first && before && first.x - before.right > run.size * minCellGap;
      });
      if (cells.length < 2 || !areApart) return [run];
      return cells.map(
        (pieces): Run => ({
          ...(pieces[0] as Run),
          pieces,
          text: pieces.map(({ text }) => text).join(" "),
          right: Math.max(...pieces.map(({ right }) => right)),
        }),
      );
    }),
  );
}

/** Where the texts stand, from left to right; texts above each other share a column. */
function findColumns(texts: { x: number; right: number }[]): Interval[] {
  const columns: Interval[] = [];
  for (const { x, right } of [...texts].sort((a, b) => a.x - b.x)) {
    const last = columns.at(-1);
    if (last && x < last.right) last.right = Math.max(last.right, right);
    else columns.push({ left: x, right });
  }
  return columns;
}

const columnOf = (run: Run, columns: Interval[]) => columns.findLastIndex(({ left }) => run.x >= left - 0.01);

function nearestColumn(run: Run, columns: Interval[]): number {
  const distances = columns.map(({ left, right }) => Math.max(0, left - run.right, run.x - right));
  return distances.indexOf(Math.min(...distances));
}

/** Counts the dates and labels, which tables have. */
function countSigns(table: Band[]): number {
  return table.flat(2).filter(({ text }) => {
    const label = text.replace(/:.*$/, "");
    return isDateLike(text) || findLabel(label) || privateLabelKind(label);
  }).length;
}

function joinTable(table: Band[], columns: Interval[]): Run[][] {
  const runs = table.flat(2);
  const isCentred = columns.map((_, column) => {
    const own = runs.filter((run) => columnOf(run, columns) === column);
    const spread = (value: (run: Run) => number) => Math.max(...own.map(value)) - Math.min(...own.map(value));
    return spread(({ x }) => x) > 3 && spread(({ x, right }) => x + right) < 6;
  });
  const continuesCell = (above: Run, below: Run) => {
    if (isLabel(above) && isLabel(below)) return false;
    const column = columnOf(below, columns);
    const next = columns[column + 1];
    const { right } = columns[column] as Interval;
    const end = next && isCentred[column + 1] !== true ? next.left - maxPadding : 0;
    return isCentred[column] === true || wraps(above, below, Math.max(right, end));
  };
  const isSpaced = table.filter((band) => findColumns(band.flat()).length >= minColumns).length >= 2;
  return table.flatMap((band) => {
    const dated = splitAtDates(band, columns);
    if (dated) return dated.flatMap((part) => joinBand(part, columns, continuesCell));
    return isSpaced && !hasDatesAbove(band, columns) && !isForm(band)
      ? joinBand(band, columns, continuesCell)
      : joinLines(band, columns, continuesCell);
  });
}

/** Splits rows that stand close at the dates of the first column, if it holds only dates, perhaps below a header. */
function splitAtDates(band: Band, columns: Interval[]): Band[] | undefined {
  const parts: Band[] = [];
  let above: Run | undefined;
  for (const row of band) {
    const first = row.find((run) => columnOf(run, columns) === 0);
    const isHeader = parts.length === 0 && row.length === columns.length;
    if (first && !isHeader && !isDateLike(first.text)) return undefined;
    if (first && !(above && endsDate(above, first))) parts.push([row]);
    else if (parts.length > 0) parts.at(-1)?.push(row);
    else return undefined;
    above = first ?? above;
  }
  return parts.length >= 3 ? parts : undefined;
}

const isLabel = ({ text }: Run) => isKnownLabel(text);

/** Whether rows that stand close have a label each: "Surname" above "Address". */
function isForm(band: Band): boolean {
  return band.filter(([first]) => first && isLabel(first)).length >= 2;
}

/** Whether a text is a date that does not continue below: not "Sept" or "Aug 2018 – Mar". */
function isWholeDate(text: string): boolean {
  const isOpen = /[-–—/]$/.test(text) || isMonthName(text.split(" ").at(-1) ?? "");
  return isDateLike(text) && !isOpen;
}

/** Whether dates stand above each other in a column, as in a table whose rows stand close. */
function hasDatesAbove(band: Band, columns: Interval[]): boolean {
  const dates = band.flat().filter(({ text }) => isDateLike(text) && !isMonthName(text));
  const starts = dates.filter((run) => {
    const above = dates.findLast((one) => one.y < run.y && columnOf(one, columns) === columnOf(run, columns));
    return !above || !endsDate(above, run);
  });
  return new Set(starts.map((run) => columnOf(run, columns))).size < starts.length;
}

/** Whether a date is the end of the one directly above it: "03.2012 –" above "12.2017". */
function endsDate(above: Run, below: Run): boolean {
  return (
    isDateLike(above.text) &&
    !isWholeDate(above.text) &&
    isDateLike(below.text) &&
    !/(?:19|20)\d\d\s*[-–—/]/.test(below.text) &&
    !/[-–—/]$/.test(below.text) &&
    below.y - above.y <= below.size * maxPitch
  );
}

/** Whether a text continues the one above it in its cell. */
type ContinuesCell = (above: Run, below: Run) => boolean;

/** Joins the lines of a row of a table, whose cells may be centred. A cell's further paragraphs become rows below. */
function joinBand(band: Band, columns: Interval[], continuesCell: ContinuesCell): Run[][] {
  const top = band[0]?.[0] as Run;
  const rows: Run[][] = [];
  columns.forEach(({ left }, column) => {
    let depth = -1;
    let last: Run | undefined;
    for (const run of band.flat().filter((one) => columnOf(one, columns) === column)) {
      const cell = rows[depth]?.at(-1);
      if (cell && last && continuesCell(last, run)) append(cell, run);
      else {
        depth += 1;
        rows[depth] ??= [];
        rows[depth]?.push({ ...run, x: left, y: depth === 0 ? top.y : run.y });
      }
      last = run;
    }
  });
  return rows;
}

/** Joins a line to the row above it when all of its cells continue cells there. */
function joinLines(band: Band, columns: Interval[], continuesCell: ContinuesCell): Run[][] {
  const joined: Run[][] = [];
  let open: { cell: Run; last: Run }[] = [];
  for (const row of band) {
    const pairs = row.map((run) => ({
      run,
      above: open.find(({ cell }) => columnOf(cell, columns) === columnOf(run, columns)),
    }));
    // The text beside the end of a date is a row of its own.
    const [end, ...others] = pairs;
    if (end?.above && others.length > 0 && endsDate(end.above.last, end.run)) {
      append(end.above.cell, end.run);
      end.above.last = end.run;
      pairs.shift();
    }
    const isContinued =
      pairs.length < columns.length &&
      pairs.every(
        ({ run, above }) =>
          above &&
          run.y - above.last.y <= run.size * maxPitch &&
          !(isWholeDate(above.last.text) && isDateLike(run.text)) &&
          continuesCell(above.last, run),
      );
    if (isContinued) {
      for (const { run, above } of pairs) {
        if (!above) continue;
        append(above.cell, run);
        above.last = run;
      }
    } else {
      const own = pairs.map(({ run }) => ({ ...run, x: (columns[columnOf(run, columns)] as Interval).left }));
      joined.push(own);
      open = own.map((cell) => ({ cell, last: { ...cell } }));
    }
  }
  return joined;
}

/** Whether a text continues in the line below, because the first word there did not fit into the column. */
function wraps(above: Run, below: Run, right: number): boolean {
  const isOpen = isDateLike(above.text) || isMonthName(above.text.split(" ").at(-1) ?? "");
  if ((isWholeDate(below.text) && !isOpen) || bulletPattern.test(below.text)) return false;
  const word = below.text.split(/\s/)[0] ?? "";
  const perLetter = (below.right - below.x) / Math.max(1, below.text.length);
  return (
    below.font === above.font &&
    Math.abs(below.size - above.size) < 0.5 &&
    above.right + (word.length + 1) * perLetter > right - 1
  );
}

function append(cell: Run, run: Run) {
  cell.text = joinBroken(cell.text, run.text);
  cell.right = Math.max(cell.right, run.right);
  cell.parts = undefined;
}
