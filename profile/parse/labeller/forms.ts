import { detectHeading } from "../sections/headings.ts";
import { entryLabels, findLabel, isRemarkLabel } from "../sections/labels.ts";
import { columnKind, isTableHeader, maxColumns } from "../sections/table-headers.ts";
import { findPeriods } from "../values/dates.ts";
import type { ColumnKind } from "../words/language-words.ts";
import { isFieldLabel } from "./labels.ts";
import type { Unit } from "./units.ts";

/** The only label of text that belongs to no field. */
export const remarkRole = /^other$/;

const valueRoles: { readonly [kind in ColumnKind]?: RegExp } = {
  period: /\.date\^?$/,
  position: /\.(?:title|role)\^?$/,
  employer: /\.(?:employer|organization|place)\^?$/,
  degree: /\.degree\^?$/,
  institution: /\.(?:institution|organization|place)\^?$/,
  tasks: /\.text\+?$/,
  remark: remarkRole,
};

/** What stands before a town in the value of a label: "Arbeidsgiver og sted: Brygga AS, Bergen". */
const nameRoles: { readonly [kind in ColumnKind]?: RegExp } = {
  employer: /\.(?:employer|organization)\^?$/,
  institution: /\.(?:institution|organization)\^?$/,
};

const ownColumns = ["period", "position", "employer", "degree", "institution"] as const;

const tableSections: { fields: ColumnKind[]; section: RegExp }[] = [
  { fields: ["employer", "position"], section: /^(?:work|volunteer)\./ },
  { fields: ["position", "period"], section: /^(?:work|volunteer|projects)\./ },
  { fields: ["institution", "degree"], section: /^(?:education|certificates)\./ },
];

/** A row of a table whose header is known: "Period", "Employer", "Position". */
export interface TableRow {
  isHeader: boolean;
  /** What each cell contains, as far as known. */
  kinds: (ColumnKind | undefined)[];
  /** What all columns of the table contain. */
  columns: ReadonlySet<ColumnKind | undefined>;
  /** The cell that starts an entry; -1 when its column is empty, so that the row continues an entry. */
  start: number;
  /** Which labels its cells may have, when the header says what the table is about. */
  section: RegExp | undefined;
}

/** The rows of all tables that have a header, by row. */
export function findTableRows(units: Unit[]): Map<number, TableRow> {
  const rows = new Map<number, TableRow>();
  let columns: { x: number; kind: ColumnKind | undefined }[] = [];
  let section: RegExp | undefined;
  let keyColumn = 0;
  for (const { row, index, line } of units) {
    if (index > 0) continue;
    const texts = line.cells.map(({ text }) => text);
    if (isTableHeader(texts)) {
      const kinds = columnKinds(texts);
      columns = line.cells.map(({ x }, cell) => ({ x, kind: kinds[cell] }));
      keyColumn = findKeyColumn(kinds);
      section = tableSections.find(({ fields }) => fields.every((field) => kinds.includes(field)))?.section;
      rows.set(row, { isHeader: true, kinds, columns: new Set(kinds), start: 0, section });
      continue;
    }
    // The heading of the next section may stand in the margin.
    const isEnd = line.cells.length > 1 && detectHeading(texts[0] ?? "") !== undefined;
    const places = isEnd
      ? undefined
      : placeCells(
          line.cells.map(({ x }) => x),
          columns.map(({ x }) => x),
        );
    if (places) {
      const start = places.indexOf(keyColumn);
      // A line on its own continues its cell: a list item, a town or whatever stands below an employer.
      const isAlone = places.length === 1;
      const own = places.map((place) => {
        const kind = columns[place]?.kind;
        if (!isAlone) return kind;
        return line.bullet || kind === "tasks" ? "tasks" : undefined;
      });
      const known = new Set(columns.map(({ kind }) => kind));
      rows.set(row, { isHeader: false, kinds: own, columns: known, start, section });
    } else columns = [];
  }
  return rows;
}

/** Whether a unit in a row of a table may have a label: each row is an entry of the table's section. */
export function fitsTableRow(row: TableRow, unit: Unit, isFirstInCell: boolean, label: string): boolean {
  if (row.isHeader && !isFieldLabel(label)) return false;
  if (row.isHeader && label === "label") return true;
  if (row.section?.test(label) === false) return false;
  if (row.isHeader || !label.includes(".") || label.includes(".text")) return true;
  // A field that has a column of its own stands in no other.
  const isUnknown = row.kinds.length > 1 && row.kinds[unit.cellIndex] === undefined;
  if (isUnknown && ownColumns.some((kind) => row.columns.has(kind) && valueRoles[kind]?.test(label)))
    return false;
  return label.endsWith("^") === (isFirstInCell && unit.cellIndex === row.start);
}

/** In a table of jobs, a school or another institution is the employer; in one of courses, "Title" is a name. */
function columnKinds(texts: string[]): (ColumnKind | undefined)[] {
  const kinds = texts.map((text) => (namesTwoColumns(text) ? undefined : columnKind(text)));
  const isCourses = kinds.includes("issuer") && !kinds.includes("employer");
  if (isCourses) return kinds.map((kind) => (kind === "position" ? undefined : kind));
  const isWork = kinds.includes("position");
  return kinds.map((kind) => (isWork && kind === "institution" ? "employer" : kind));
}

/** "School and post": an organization above a title. */
function namesTwoColumns(text: string): boolean {
  const kinds = text.split(/\s+(?:and|og|&)\s+|\s*\/\s*/).map(columnKind);
  return kinds.includes("position") && (kinds.includes("institution") || kinds.includes("employer"));
}

/** The column whose cells start an entry. A table of jobs may begin with other columns, such as those of a ship. */
function findKeyColumn(kinds: (ColumnKind | undefined)[]): number {
  const isOfJobs = kinds.includes("position") && kinds.includes("employer");
  return kinds.findIndex((kind) => {
    const isField = isOfJobs ? kind !== undefined && kind in valueRoles : true;
    return isField && kind !== "remark" && kind !== "tasks";
  });
}

/** How far the cells of a column may stand apart, in the units of `Line.x`. */
const alignment = 3;

/** The column of each cell of a row; undefined when the row does not belong to the table. Cells may be empty. */
function placeCells(cells: number[], columns: number[]): number[] | undefined {
  if (columns.length > maxColumns) return undefined;
  const places = cells.map((x) => columns.findIndex((column) => Math.abs(column - x) <= alignment));
  const aligned = places.filter((place) => place >= 0).length;
  if (cells.length === columns.length && aligned >= cells.length * 0.6)
    return columns.map((_, index) => index);
  // A text at the left edge may be the heading of the next section.
  return places.includes(-1) || places.join() === "0" ? undefined : places;
}

const minDatedRows = 3;

/** Rows of at least three cells with a date in the same cell, below each other: each is an entry, also without a header. */
export function findDatedRows(units: Unit[]): Set<number> {
  const found = new Set<number>();
  let group: number[] = [];
  let layout = "";
  for (const unit of units.filter(({ index }) => index === 0)) {
    const { line, row } = unit;
    const dated = line.cells.findIndex(({ text }) => isWholePeriod(text));
    const own = dated < 0 || line.bullet ? "" : `${line.cells.length} ${dated} ${line.column}`;
    if (own !== layout) [group, layout] = [[], own];
    if (own === "" || line.cells.length < 3) continue;
    group.push(row);
    if (group.length >= minDatedRows) for (const one of group) found.add(one);
  }
  return found;
}

function isWholePeriod(text: string): boolean {
  const [period] = findPeriods(text);
  return period !== undefined && period.from === 0 && period.to === text.length;
}

/**
 * The roles of values in forms and tables, from the label before or above them: "Stilling: Kokk".
 */
export function labelledRoles(
  units: Unit[],
  tableRows: ReadonlyMap<number, TableRow>,
): (RegExp | undefined)[] {
  let role: RegExp | undefined;
  let valueX = Number.NaN;
  return units.map((unit, at) => {
    const before = units[at - 1];
    const tableRow = tableRows.get(unit.row);
    const kind = tableRow?.kinds[unit.cellIndex];
    if (tableRow && !tableRow.isHeader) return kind && valueRoles[kind];
    if (unit.index === 0 || !before) {
      // A value that wraps continues below itself.
      const isContinued =
        Math.abs(unit.line.x - valueX) <= alignment && unit.line.gap < 1.7 && !unit.line.bullet;
      if (!isContinued) [role, valueX] = [undefined, Number.NaN];
    } else if (unit.before === "tab" || unit.before === "colon") {
      // "Fra – til" is two units and one label.
      const whole = unit.line.text.slice(0, unit.from).replace(/[\s:]+$/, "");
      const label = before.text.replace(/:$/, "");
      // "Brygga AS, Tema": Tema is also a town.
      const isPart = before.before === "comma" || before.before === "bracket";
      const entryKind = findLabel(whole, entryLabels) ?? (isPart ? undefined : findLabel(label, entryLabels));
      const isRemark = isRemarkLabel(whole) || isRemarkLabel(label);
      role = entryKind ? valueRoles[entryKind] : isRemark ? remarkRole : undefined;
      valueX = role && unit.before === "tab" ? unit.cell.x : Number.NaN;
      return (entryKind && nameRoles[entryKind]) ?? role;
    }
    return role;
  });
}
