import { detectHeading } from "../sections/headings.ts";
import { findLabel, isKnownLabel } from "../sections/labels.ts";
import { isTableHeader } from "../sections/table-headers.ts";
import { findEmails } from "../values/contacts.ts";
import { isKnownPlace } from "../values/places.ts";
import { words } from "../words/words.ts";
import { isDateLike } from "./date-like.ts";
import { groupIntoRows, type Run } from "./runs.ts";

const languages = new Set(words("languageNames"));

/** A part of a page that is read from top to bottom. */
export interface Region {
  rows: Run[][];
  /** It is a sidebar, narrower than its neighbour. */
  isSidebar: boolean;
  left: number;
  right: number;
}

const mostHeadings = 40;
/** In points: half a page. */
const highGutter = 400;

interface Gutter {
  x: number;
  top: number;
  bottom: number;
  left: Run[];
  right: Run[];
}

/**
 * Splits a page into columns. A gutter separates two columns of independent text, but not labels (dates, margin headings,
 * cells of a table) from their lines.
 *
 * @param runs joined runs of one page
 * @param known places of high gutters on the pages before, where the columns go on; this page's are added
 */
export function splitIntoRegions(runs: Run[], known: number[] = [], isSidebar = false, depth = 0): Region[] {
  if (runs.length === 0) return [];
  const gutters = depth < 4 ? findGutters(runs) : [];
  const gutter =
    findColumns(gutters, known) ??
    findColumns(depth < 4 ? belowHeadings(runs) : [], known) ??
    gutters.flatMap(topOfMargin)[0];
  if (!gutter) return [createRegion(runs, isSidebar)];
  if (gutter.bottom - gutter.top > highGutter) known.push(gutter.x);
  // Runs that cross the gutter are above or below it, maybe on the baseline of its first or last line.
  const inColumns = new Set([...gutter.left, ...gutter.right]);
  const across = runs.filter((run) => !inColumns.has(run));
  const middle = (gutter.top + gutter.bottom) / 2;
  const above = across.filter((run) => run.y < middle);
  const below = across.filter((run) => run.y >= middle);
  const leftIsSide = countLetters(gutter.left) <= countLetters(gutter.right);
  return [
    ...splitIntoRegions(above, known, isSidebar, depth + 1),
    ...splitIntoRegions(gutter.left, known, isSidebar || leftIsSide, depth + 1),
    ...splitIntoRegions(gutter.right, known, isSidebar || !leftIsSide, depth + 1),
    ...splitIntoRegions(below, known, isSidebar, depth + 1),
  ];
}

/** The tallest gutter between two columns. Below or above a taller column of labels, what stands in its place are labels too. */
function findColumns(gutters: Gutter[], known: number[]): Gutter | undefined {
  const labels: number[] = [];
  return gutters.find(({ x, left, right }) => {
    const isAt = (place: number) => Math.abs(place - x) < 3;
    if (known.some(isAt)) return true;
    if (labels.some(isAt)) return false;
    const areLabels = isLabelColumn(left, right);
    if (areLabels && countLetters(left) < countLetters(right)) labels.push(x);
    return !areLabels;
  });
}

const minY = (runs: Run[]) => Math.min(...runs.map(({ y }) => y));
const maxY = (runs: Run[]) => Math.max(...runs.map(({ y }) => y));
const countLetters = (runs: Run[]) => runs.reduce((sum, { text }) => sum + text.length, 0);

const isOnRow = (one: Run, other: Run) => Math.abs(one.y - other.y) < 2;

/** Gutters that begin between two headings side by side, if there are any. */
function belowHeadings(runs: Run[]): Gutter[] {
  const headings = runs.filter(({ text }) => text.length < 40 && detectHeading(text) !== undefined);
  // No page has so many; comparing all with all would take long.
  if (headings.length > mostHeadings) return [];
  const hasPair = headings.some((left) =>
    headings.some((right) => right.x > left.right && isOnRow(left, right)),
  );
  return hasPair ? findGutters(runs, headings) : [];
}

/**
 * Gutters with lines on both sides, tallest first.
 *
 * @param headings two of them side by side begin a new gutter
 */
function findGutters(runs: Run[], headings: Run[] = []): Gutter[] {
  const sorted = [...runs].sort((a, b) => a.y - b.y);
  const starts = [...Map.groupBy(runs, ({ x }) => Math.round(x / 2) * 2)]
    .filter(([, alike]) => alike.length >= 2)
    .map(([, alike]) => Math.min(...alike.map(({ x }) => x)));
  return starts
    .flatMap((x) => findGuttersAt(x, sorted, headings))
    .sort((a, b) => b.bottom - b.top - (a.bottom - a.top))
    .slice(0, 24);
}

/** Gutter candidates: stretches where no run crosses a vertical line just left of x. */
function findGuttersAt(x: number, sorted: Run[], headings: Run[]): Gutter[] {
  const found: Gutter[] = [];
  const pairs = headings
    .filter((right) => Math.abs(right.x - x) < 2)
    .filter((right) => headings.some((left) => left.right < x && isOnRow(left, right)));
  let left: Run[] = [];
  let right: Run[] = [];
  function closeStretch() {
    const gutter = createGutter(x, left, right);
    if (gutter) found.push(gutter);
    left = [];
    right = [];
  }
  for (const run of sorted) {
    const pair = pairs[0];
    if (pair && run.y > pair.y - 2) {
      closeStretch();
      pairs.shift();
    }
    if (run.x < x - 1 && run.right > x - Math.min(6, run.size * 0.6)) closeStretch();
    else if (run.x >= x - 1) right.push(run);
    else left.push(run);
  }
  closeStretch();
  return found;
}

/** A gutter needs three rows on one side, two on the other and a shared height of 20 points. */
function createGutter(x: number, left: Run[], right: Run[]): Gutter | undefined {
  const leftRows = groupIntoRows(left).length;
  const rightRows = groupIntoRows(right).length;
  if (Math.min(leftRows, rightRows) < 2 || Math.max(leftRows, rightRows) < 3) return undefined;
  const all = [...left, ...right];
  const top = minY(all);
  const bottom = maxY(all);
  const overlapTop = Math.max(Math.min(...left.map(({ y }) => y)), Math.min(...right.map(({ y }) => y)));
  const overlapBottom = Math.min(Math.max(...left.map(({ y }) => y)), Math.max(...right.map(({ y }) => y)));
  if (overlapBottom - overlapTop < 20) return undefined;
  return { x, top, bottom, left, right };
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

/** An item of a list: "Brannvernleder (2019)", "Prøve HK, 2018–2020" */
const nameAndYear = /\p{L}{3}.*(?: \((?:19|20)\d\d\)|(?<!\d), (?:19|20)\d\d(?:\s?[–-]\s?(?:19|20)\d\d)?)$/u;

/** Whether one side only labels the other: labels, dates, cells of a table. */
function isLabelColumn(wholeLeft: Run[], wholeRight: Run[]): boolean {
  // Compare only the height that both sides share.
  const top = Math.max(minY(wholeLeft), minY(wholeRight));
  const bottom = Math.min(maxY(wholeLeft), maxY(wholeRight));
  const isShared = ({ y, size }: Run) => y >= top - size && y <= bottom + size;
  const left = wholeLeft.filter(isShared);
  const right = wholeRight.filter(isShared);
  // They stand above and below each other.
  if (left.length === 0 || right.length === 0) return true;
  if (areOneTable(wholeLeft, wholeRight) || shareTableHeader(left, right)) return true;
  const leftIsNarrow = countLetters(left) <= countLetters(right);
  const narrow = groupIntoRows(leftIsNarrow ? left : right);
  const wide = groupIntoRows(leftIsNarrow ? right : left);
  const joinRow = (row: Run[]) => row.map(({ text }) => text).join(" ");
  const firstRun = (row: Run[]) => row[0] as Run;
  const isWholeHeading = (row: Run[]) =>
    detectHeading(joinRow(row)) !== undefined && !continuesRowAbove(row, narrow);
  // A narrow margin breaks a heading into two rows.
  const isHeading = (row: Run[]) => {
    const index = narrow.indexOf(row);
    return (
      isWholeHeading(row) ||
      [index, index + 1].some((second) => {
        const [above, below] = [narrow[second - 1], narrow[second]];
        return above && below && areOneHeading(above, below);
      })
    );
  };
  const isLevelWith = (row: Run[], others: Run[][]) =>
    others.some(
      (other) =>
        Math.abs(firstRun(other).y - firstRun(row).y) <=
        Math.max(firstRun(row).size, firstRun(other).size) * 0.45,
    );

  // Two headings side by side: "Software" and "Languages".
  const [topNarrow, topWide] = [narrow[0], wide[0]];
  const isDated = (row: Run[]) => isDateLike(joinRow(row)) && !nameAndYear.test(joinRow(row));
  const hasDates = [...narrow, ...wide].some((row) => isDated(row) && !joinRow(row).startsWith("("));
  if (!hasDates && topNarrow && topWide && isLevelWith(topNarrow, [topWide])) {
    const heading = firstRun(topWide);
    const isSameFont = firstRun(topNarrow).font === heading.font;
    if (isSameFont && isHeading(topNarrow) && detectHeading(heading.text)) return false;
  }
  const headings = narrow.filter(isHeading).length;
  const dateRows = narrow.filter((row) => isDateLike(joinRow(row)));
  const dates = dateRows.length;
  const contents = narrow.length - headings - dates;
  const shared = narrow.filter((row) => isLevelWith(row, wide)).length / narrow.length;
  const wideHeadings = wide.filter(isHeading).length;

  const areDates = (rows: Run[][]) => rows.filter(isDated).length >= rows.length * 0.8;
  if (dates / narrow.length >= 0.55 || areDates(wide)) return true;
  // Places and dates in turns at the right edge, as in Awesome-CV
  const places = narrow.filter((row) => isTownAtEdge(joinRow(row))).length;
  const isDatesAndPlaces =
    dates / narrow.length >= 0.4 || (dates >= 2 && dates + places >= narrow.length * 0.8);
  if (!leftIsNarrow && isDatesAndPlaces && shared >= 0.9) return true;
  // The margin may also have headings, and lists between its dates: each entry begins beside a date.
  const entries = groupByGap(wide);
  const beginBesideDates = entries.every(([first]) => first && isLevelWith(first, dateRows));
  if (leftIsNarrow && entries.length >= 2 && dates === entries.length && beginBesideDates) return true;
  const isBeside = (row: Run[]) => isLevelWith(row, wide);
  const isLanguage = (row: Run[]) => languages.has(joinRow(row).toLowerCase());
  // "EDUCATION" is no label where most other texts have nothing beside them.
  const others = narrow.filter((row) => !isHeading(row));
  const isOnLine = (row: Run[]) => wide.some((other) => Math.abs(firstRun(other).y - firstRun(row).y) < 1.5);
  const areBeside = others.filter(isOnLine).length >= others.length * 0.5;
  // Dates and names of languages, each beside its line, below headings in the same margin, as NAV prints them
  const isDateOrLanguage = (row: Run[]) => isDated(row) || isLanguage(row);
  const areAll = others.every((row) => isOnLine(row) && isDateOrLanguage(row));
  if (leftIsNarrow && others.length >= 3 && dates > 0 && areAll) return true;
  const areLabels = (rows: Run[][], ownHeadings: number, ownDates: number) =>
    countLabelLines((areBeside ? rows : rows.filter((row) => !isHeading(row))).map(joinRow)) + ownDates >=
      (rows.length - ownHeadings) * 0.55 && rows.length > ownHeadings;
  // The labels of a form may be longer than its values.
  if (areLabels(narrow, headings, dates) || (!leftIsNarrow && areLabels(wide, wideHeadings, 0))) return true;
  if (isForm(groupIntoRows(left), groupIntoRows(right), isLevelWith)) return true;
  // A heading of the class Awesome-CV stands above its labels, in the same margin.
  const besides = narrow.filter((row) => !isHeading(row) || isBeside(row));
  if (
    leftIsNarrow &&
    (areMarginLabels(narrow, shared) || (besides.every(isBeside) && areRightAligned(besides)))
  )
    return true;
  if (contents === 0 || (headings >= 2 && contents <= headings * 0.5)) return true;
  // The name above headings only, as in templates of Google Docs
  const fromFirstHeading = narrow
    .slice(narrow.findIndex(isHeading))
    .filter((row) => /\p{L}{2}/u.test(joinRow(row)));
  if (leftIsNarrow && headings >= 3 && fromFirstHeading.every(isWholeHeading)) return true;
  // A table whose labels look alike, although one of them may be a heading elsewhere: "Migration", "Technology", "Method".
  // Its header may look different.
  const styleOf = (row: Run[]) => `${firstRun(row).font} ${firstRun(row).size}`;
  const styles = narrow.map(styleOf);
  const isAlike = new Set(styles.slice(styles.length > 2 ? 1 : 0)).size === 1;
  const paired = wide.filter((row) => isLevelWith(row, narrow)).length;
  if (wideHeadings === 0 && isAlike && narrow.every(isBeside) && paired >= wide.length * 0.8) return true;
  // An unknown heading looks like the known ones: "Speaking" above "Skills".
  const headingStyles = new Set(narrow.filter((row) => isHeading(row) && !isBeside(row)).map(styleOf));
  const isTitle = (row: Run[]) => isHeading(row) || (!isBeside(row) && headingStyles.has(styleOf(row)));
  // Except a table's header below the heading, "Language" and "Oral" below "Languages", and what looks unlike the headings:
  // "Interests" beside its list.
  const isLabel = (row: Run[]) =>
    isBeside(row) &&
    (findLabel(joinRow(row).replace(/:$/, "")) !== undefined ||
      (headingStyles.size > 0 && !headingStyles.has(styleOf(row))));
  const exceptions = narrow.filter((row) => !isLabel(row) && isTitle(row) === isBeside(row)).length;
  if (wideHeadings === 0 && exceptions <= (narrow.length < 4 ? 0 : 1)) {
    // Labels with their own headings: each line has a label beside it or the heading directly above it.
    const labelled = wide.filter((row) => {
      const above = narrow.findLast((one) => firstRun(one).y <= firstRun(row).y + firstRun(row).size * 0.45);
      return above === undefined || isTitle(above) || isLevelWith(row, [above]);
    });
    if (labelled.length >= wide.length * 0.65) return true;
  }
  // Languages beside a grid of their levels.
  const labels = narrow.filter((row) => !isHeading(row) || isBeside(row));
  const hasGrid = wide.some((row) => /^[ABC][12](?: [ABC][12])+$/.test(joinRow(row)));
  if (
    leftIsNarrow &&
    hasGrid &&
    labels.every(isBeside) &&
    labels.filter(isLanguage).length >= labels.length * 0.6
  )
    return true;
  if (headings >= 1 && contents >= headings) return false;
  const blocks = groupByGap(narrow);
  const aligned = blocks.filter((block) => isLevelWith(block[0] as Run[], wide)).length;
  return aligned / blocks.length >= 0.75 && shared >= 0.5;
}

/** "Calgary, AB", "Oslo", "Norway" */
const isTownAtEdge = (text: string) =>
  isKnownPlace(text) || /^\p{Lu}[\p{L} .'’-]{2,30}, \p{Lu}{2}$/u.test(text);

/** Whether texts in the left margin are aligned with what they label, as in Europass, or end with a colon. */
function areMarginLabels(rows: Run[][], shared: number): boolean {
  const colons = rows.filter((row) => row.at(-1)?.text.endsWith(":")).length;
  return (
    (rows.length >= 4 && shared >= 0.5 && areRightAligned(rows)) ||
    (shared >= 0.7 && colons >= 3 && colons >= rows.length * 0.6)
  );
}

/** Whether three or more texts end at the same place. */
function areRightAligned(rows: Run[][]): boolean {
  if (rows.length < 3) return false;
  const ends = rows.map((row) => Math.max(...row.map(({ right }) => right)));
  const starts = rows.map((row) => Math.min(...row.map(({ x }) => x)));
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  return spread(ends) < 4 && spread(starts) > 20;
}

/** Whether nearly all texts of the right side have one beside them of which some are known labels. */
function isForm(
  left: Run[][],
  right: Run[][],
  isLevelWith: (row: Run[], others: Run[][]) => boolean,
): boolean {
  const labels = left.filter((row) => isLevelWith(row, right));
  const values = right.filter((row) => isLevelWith(row, left));
  const known = countLabelLines(labels.map((row) => row.map(({ text }) => text).join(" ")));
  return known >= labels.length * 0.3 && known >= 3 && values.length >= right.length * 0.9;
}

/** Whether most rows of both sides are rows of a table that reaches over both. */
function areOneTable(left: Run[], right: Run[]): boolean {
  const rowsOf = (runs: Run[]) => new Set(runs.map(({ tableRow }) => tableRow));
  const [leftRows, rightRows] = [rowsOf(left), rowsOf(right)];
  const isShared = ({ tableRow }: Run) =>
    tableRow !== undefined && leftRows.has(tableRow) && rightRows.has(tableRow);
  return [left, right].every((runs) => runs.filter(isShared).length >= runs.length * 0.6);
}

/** Whether the header of a table reaches over both sides: "From", "To" and "School" beside "Degree". */
function shareTableHeader(left: Run[], right: Run[]): boolean {
  const isLeft = new Set(left);
  return groupIntoRows([...left, ...right]).some(
    (row) =>
      row.some((run) => isLeft.has(run)) &&
      row.some((run) => !isLeft.has(run)) &&
      row.every(({ text, font }) => text.length < 25 && font === row[0]?.font) &&
      isTableHeader(row.map(({ text }) => text)),
  );
}

/** Whether two rows are a heading that the width broke: "BOARD AND COMMUNITY" above "SERVICE". */
function areOneHeading(above: Run[], below: Run[]): boolean {
  const [first, second] = [above[0], below[0]];
  return (
    first !== undefined &&
    second !== undefined &&
    first.font === second.font &&
    second.y - first.y < first.size * 1.7 &&
    detectHeading(`${first.text} ${second.text}`) !== undefined
  );
}

/** Whether a row that looks like a heading continues the row above: "Prøve videregående" and, broken, "skole". */
function continuesRowAbove(row: Run[], rows: Run[][]): boolean {
  const [first] = row;
  const [above] = rows[rows.indexOf(row) - 1] ?? [];
  return (
    first !== undefined &&
    above !== undefined &&
    /^\p{Ll}/u.test(first.text) &&
    first.font === above.font &&
    Math.abs(first.size - above.size) < 0.5 &&
    first.y - above.y < first.size * 1.7
  );
}

/** Counts the lines that are labels, including labels broken into several lines. */
function countLabelLines(texts: string[]): number {
  let count = 0;
  for (let index = 0; index < texts.length; index += 1) {
    const length = [3, 2, 1].find((lines) => {
      return isKnownLabel(texts.slice(index, index + lines).join(" "));
    });
    if (length === undefined) continue;
    count += length;
    index += length - 1;
  }
  return count;
}

/** Groups rows by the space between them. */
function groupByGap(rows: Run[][]): Run[][][] {
  const blocks: Run[][][] = [];
  for (const row of rows) {
    const before = blocks.at(-1)?.at(-1)?.[0];
    const first = row[0] as Run;
    if (before && first.y - before.y <= Math.max(first.size, before.size) * 1.55) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

function createRegion(runs: Run[], isSidebar: boolean): Region {
  return {
    rows: groupIntoRows(runs),
    isSidebar,
    left: Math.min(...runs.map(({ x }) => x)),
    right: Math.max(...runs.map(({ right }) => right)),
  };
}
