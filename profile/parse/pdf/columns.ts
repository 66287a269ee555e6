import { detectHeading } from "../sections/headings.ts";
import { findEmails } from "../values/contacts.ts";
import { isDateLike } from "./date-like.ts";
import { countLetters, createGutter, findGutters, findGuttersBelowHeadings, type Gutter } from "./gutters.ts";
import { isLabelColumn } from "./label-columns.ts";
import { groupIntoRows, type Run } from "./runs.ts";

/** A part of a page that is read from top to bottom. */
export interface Region {
  rows: Run[][];
  /** It is a sidebar, narrower than its neighbour. */
  isSidebar: boolean;
  left: number;
  right: number;
}

/** A high gutter of a page before, where the columns go on. */
export interface KnownGutter {
  x: number;
  /** Whether the left column is the sidebar, also where it has more text than the other on a later page. */
  leftIsSide: boolean;
}

/** In points: half a page. */
const highGutter = 400;

/**
 * Splits a page into columns. A gutter separates two columns of independent text, but not labels (dates, margin headings,
 * cells of a table) from their lines.
 *
 * @param runs joined runs of one page
 * @param known high gutters on the pages before; this page's are added
 */
export function splitIntoRegions(
  runs: Run[],
  known: KnownGutter[] = [],
  isSidebar = false,
  depth = 0,
): Region[] {
  if (runs.length === 0) return [];
  const gutters = depth < 4 ? findGutters(runs) : [];
  const gutter =
    findColumns(gutters, known) ??
    findColumns(depth < 4 ? findGuttersBelowHeadings(runs) : [], known) ??
    gutters.flatMap(topOfMargin)[0];
  if (!gutter) return [createRegion(runs, isSidebar)];
  const before = known.find(({ x }) => isSamePlace(x, gutter.x));
  const leftIsSide = before?.leftIsSide ?? countLetters(gutter.left) <= countLetters(gutter.right);
  if (!before && gutter.bottom - gutter.top > highGutter) known.push({ x: gutter.x, leftIsSide });
  // Runs that cross the gutter are above or below it, maybe on the baseline of its first or last line.
  const inColumns = new Set([...gutter.left, ...gutter.right]);
  const across = runs.filter((run) => !inColumns.has(run));
  const middle = (gutter.top + gutter.bottom) / 2;
  const above = across.filter((run) => run.y < middle);
  const below = across.filter((run) => run.y >= middle);
  return [
    ...splitIntoRegions(above, known, isSidebar, depth + 1),
    ...splitIntoRegions(gutter.left, known, isSidebar || leftIsSide, depth + 1),
    ...splitIntoRegions(gutter.right, known, isSidebar || !leftIsSide, depth + 1),
    ...splitIntoRegions(below, known, isSidebar, depth + 1),
  ];
}

/** In points. */
const isSamePlace = (one: number, other: number) => Math.abs(one - other) < 3;

/** The tallest gutter between two columns. Below or above a taller column of labels, what stands in its place are labels too. */
function findColumns(gutters: Gutter[], known: KnownGutter[]): Gutter | undefined {
  const labels: number[] = [];
  return gutters.find(({ x, left, right }) => {
    if (known.some((gutter) => isSamePlace(gutter.x, x))) return true;
    if (labels.some((place) => isSamePlace(place, x))) return false;
    const areLabels = isLabelColumn(left, right);
    if (areLabels && countLetters(left) < countLetters(right)) labels.push(x);
    return !areLabels;
  });
}

/** "Kenyan, born 1971" */
const birth = /(?<!\p{L})(?:born|birth|født|fødd|fødselsdato)(?!\p{L})/iu;

/** The part of a margin with the contact data beside the profile, above the headings and dates of the margin. */
function topOfMargin({ x, left, right }: Gutter): Gutter[] {
  const rows = groupIntoRows(left).map((row) => ({ row, text: row.map((run) => run.text).join(" ") }));
  const mail = rows.findIndex(({ text }) => findEmails(text).length > 0);
  const labels = rows.filter(
    // Above the e-mail address, a date is one of birth.
    ({ text }, index) =>
      detectHeading(text) !== undefined || (index > mail && isDateLike(text) && !birth.test(text)),
  );
  const end = Math.min(...labels.map(({ row: [first] }) => (first as Run).y - (first as Run).size));
  const isAbove = ({ y }: Run) => y < end;
  const [top, beside] = [left.filter(isAbove), right.filter(isAbove)];
  // A row of contact data has no sentences.
  const sentences = beside.filter(({ text }) => text.length > 40).length;
  if (sentences < 2 || mail < 0 || (rows[mail]?.row[0]?.y ?? 0) >= end) return [];
  return [createGutter(x, top, beside) ?? []].flat();
}

function createRegion(runs: Run[], isSidebar: boolean): Region {
  return {
    rows: groupIntoRows(runs),
    isSidebar,
    left: Math.min(...runs.map(({ x }) => x)),
    right: Math.max(...runs.map(({ right }) => right)),
  };
}
