import { isLevel } from "../entries/skill-levels.ts";
import { detectHeading } from "../sections/headings.ts";
import { findLabel, isKnownLabel } from "../sections/labels.ts";
import { isTableHeader } from "../sections/table-headers.ts";
import { isKnownPlace } from "../values/places.ts";
import { words } from "../words/words.ts";
import { isDateLike } from "./date-like.ts";
import { countLetters, maxY, minY } from "./gutters.ts";
import { groupIntoRows, type Run } from "./runs.ts";

type Row = Run[];

/** Both sides of a gutter within the height that they share. */
type Sides = ReturnType<typeof compareSides>;

/** Whether the narrow side only labels the other; undefined when the rule leaves it to the next. */
type Rule = (sides: Sides) => boolean | undefined;

const languages = new Set(words("languageNames"));

const joinRow = (row: Row) => row.map(({ text }) => text).join(" ");
const firstRun = (row: Row) => row[0] as Run;
const styleOf = (row: Row) => `${firstRun(row).font} ${firstRun(row).size}`;

/** An item of a list: "Brannvernleder (2019)", "Prøve HK, 2018–2020" */
const nameAndYear = /\p{L}{3}.*(?: \((?:19|20)\d\d\)|(?<!\d), (?:19|20)\d\d(?:\s?[–-]\s?(?:19|20)\d\d)?)$/u;

/** A date, but not the year of a list's item. */
const isDated = (row: Row) => isDateLike(joinRow(row)) && !nameAndYear.test(joinRow(row));
const isLanguage = (row: Row) => languages.has(joinRow(row).toLowerCase());

/** Whether one side of a gutter only labels the other: labels, dates, cells of a table. */
export function isLabelColumn(wholeLeft: Run[], wholeRight: Run[]): boolean {
  const top = Math.max(minY(wholeLeft), minY(wholeRight));
  const bottom = Math.min(maxY(wholeLeft), maxY(wholeRight));
  const isShared = ({ y, size }: Run) => y >= top - size && y <= bottom + size;
  const left = wholeLeft.filter(isShared);
  const right = wholeRight.filter(isShared);
  // They stand above and below each other.
  if (left.length === 0 || right.length === 0) return true;
  if (areOneTable(wholeLeft, wholeRight) || shareTableHeader(left, right)) return true;
  const sides = compareSides(left, right);
  for (const rule of rules) {
    const verdict = rule(sides);
    if (verdict !== undefined) return verdict;
  }
  return false;
}

function compareSides(leftRuns: Run[], rightRuns: Run[]) {
  const [left, right] = [groupIntoRows(leftRuns), groupIntoRows(rightRuns)];
  /** The side with fewer letters is the one that may be labels. */
  const leftIsNarrow = countLetters(leftRuns) <= countLetters(rightRuns);
  const [narrow, wide] = leftIsNarrow ? [left, right] : [right, left];
  const isWholeHeading = (row: Row) =>
    detectHeading(joinRow(row)) !== undefined && !continuesRowAbove(row, narrow);
  // A narrow margin breaks a heading into two rows.
  const isHeading = (row: Row) => {
    const index = narrow.indexOf(row);
    return (
      isWholeHeading(row) ||
      [index, index + 1].some((second) => {
        const [above, below] = [narrow[second - 1], narrow[second]];
        return above && below && areOneHeading(above, below);
      })
    );
  };
  const isBeside = (row: Row) => isLevelWith(row, wide);
  const headings = narrow.filter(isHeading).length;
  const dateRows = narrow.filter((row) => isDateLike(joinRow(row)));
  return {
    left,
    right,
    leftIsNarrow,
    narrow,
    wide,
    isWholeHeading,
    isHeading,
    /** Whether a row of the narrow side has one of the wide side beside it. */
    isBeside,
    /** Number of headings on the narrow side, its rows with dates, and the number of its other rows. */
    headings,
    dateRows,
    contents: narrow.length - headings - dateRows.length,
    /** Share of the narrow side's rows that have one beside them. */
    shared: narrow.filter(isBeside).length / narrow.length,
    wideHeadings: wide.filter(isHeading).length,
  };
}

function isLevelWith(row: Row, others: Row[]): boolean {
  return others.some(
    (other) =>
      Math.abs(firstRun(other).y - firstRun(row).y) <=
      Math.max(firstRun(row).size, firstRun(other).size) * 0.45,
  );
}

/** In order: the first rule with an answer decides. */
const rules: Rule[] = [
  // Two headings side by side: "Software" and "Languages"
  ({ narrow, wide, isHeading }) => {
    const [topNarrow, topWide] = [narrow[0], wide[0]];
    const hasDates = [...narrow, ...wide].some((row) => isDated(row) && !joinRow(row).startsWith("("));
    if (hasDates || !topNarrow || !topWide || !isLevelWith(topNarrow, [topWide])) return undefined;
    const heading = firstRun(topWide);
    const isSameFont = firstRun(topNarrow).font === heading.font;
    return isSameFont && isHeading(topNarrow) && detectHeading(heading.text) ? false : undefined;
  },
  ({ narrow, wide, dateRows }) => {
    const areWideDates = wide.filter(isDated).length >= wide.length * 0.8;
    return dateRows.length / narrow.length >= 0.55 || areWideDates || undefined;
  },
  // Places and dates in turns at the right edge, as in Awesome-CV
  ({ leftIsNarrow, narrow, dateRows, shared }) => {
    const dates = dateRows.length;
    const places = narrow.filter((row) => isTownAtEdge(joinRow(row))).length;
    const isDatesAndPlaces =
      dates / narrow.length >= 0.4 || (dates >= 2 && dates + places >= narrow.length * 0.8);
    return (!leftIsNarrow && isDatesAndPlaces && shared >= 0.9) || undefined;
  },
  // The margin may also have headings, and lists between its dates: each entry begins beside a date.
  ({ leftIsNarrow, wide, dateRows }) => {
    const entries = groupByGap(wide);
    const beginBesideDates = entries.every(([first]) => first && isLevelWith(first, dateRows));
    return (
      (leftIsNarrow && entries.length >= 2 && dateRows.length === entries.length && beginBesideDates) ||
      undefined
    );
  },
  // Dates and names of languages, each beside its line, below headings in the same margin, as NAV prints them
  ({ leftIsNarrow, narrow, wide, dateRows, isHeading }) => {
    const others = narrow.filter((row) => !isHeading(row));
    const areAll = others.every((row) => isOnLine(row, wide) && (isDated(row) || isLanguage(row)));
    return (leftIsNarrow && others.length >= 3 && dateRows.length > 0 && areAll) || undefined;
  },
  // A margin as in the prints of NAV and FINN: each text of the wide side stands beside or below a label, and nothing
  // beside the headings and lists of the margin.
  ({ leftIsNarrow, narrow, wide, dateRows }) => {
    const labels = new Set(narrow.filter((row) => isOnLine(row, wide)));
    const dates = dateRows.filter((row) => labels.has(row)).length;
    const isBelowLabel = (row: Row) => {
      const above = narrow.findLast((one) => firstRun(one).y < firstRun(row).y + 1.5);
      return above !== undefined && labels.has(above);
    };
    const isMargin = leftIsNarrow && labels.size >= 4 && dates >= 2 && dates === dateRows.length;
    return (isMargin && wide.every(isBelowLabel)) || undefined;
  },
  // The labels of a form may be longer than its values.
  ({ leftIsNarrow, narrow, wide, headings, dateRows, wideHeadings, isHeading }) => {
    const others = narrow.filter((row) => !isHeading(row));
    // "EDUCATION" is no label where most other texts have nothing beside them.
    const areBeside = others.filter((row) => isOnLine(row, wide)).length >= others.length * 0.5;
    const areLabels = (rows: Row[], ownHeadings: number, ownDates: number) =>
      countLabelLines((areBeside ? rows : rows.filter((row) => !isHeading(row))).map(joinRow)) + ownDates >=
        (rows.length - ownHeadings) * 0.55 && rows.length > ownHeadings;
    return (
      areLabels(narrow, headings, dateRows.length) ||
      (!leftIsNarrow && areLabels(wide, wideHeadings, 0)) ||
      undefined
    );
  },
  // A form: nearly all texts of the right side have one beside them of which some are known labels.
  ({ left, right }) => {
    const labels = left.filter((row) => isLevelWith(row, right));
    const values = right.filter((row) => isLevelWith(row, left));
    const known = countLabelLines(labels.map(joinRow));
    return (known >= labels.length * 0.3 && known >= 3 && values.length >= right.length * 0.9) || undefined;
  },
  ({ leftIsNarrow, narrow, shared, isHeading, isBeside }) => {
    // A heading of the class Awesome-CV stands above its labels, in the same margin.
    const besides = narrow.filter((row) => !isHeading(row) || isBeside(row));
    const areAligned = besides.every(isBeside) && areRightAligned(besides);
    return (leftIsNarrow && (areMarginLabels(narrow, shared) || areAligned)) || undefined;
  },
  ({ headings, contents }) => contents === 0 || (headings >= 2 && contents <= headings * 0.5) || undefined,
  // The name above headings only, as in templates of Google Docs
  ({ leftIsNarrow, narrow, headings, isHeading, isWholeHeading }) => {
    const fromFirstHeading = narrow
      .slice(narrow.findIndex(isHeading))
      .filter((row) => /\p{L}{2}/u.test(joinRow(row)));
    return (leftIsNarrow && headings >= 3 && fromFirstHeading.every(isWholeHeading)) || undefined;
  },
  // A table whose labels look alike, although one of them may be a heading elsewhere: "Migration", "Technology", "Method".
  ({ narrow, wide, wideHeadings, isBeside }) => {
    const styles = narrow.map(styleOf);
    // Its header may look different.
    const isAlike = new Set(styles.slice(styles.length > 2 ? 1 : 0)).size === 1;
    const paired = wide.filter((row) => isLevelWith(row, narrow)).length;
    return (
      (wideHeadings === 0 && isAlike && narrow.every(isBeside) && paired >= wide.length * 0.8) || undefined
    );
  },
  areLabelsBelowHeadings,
  // Languages beside a grid of their levels, or each beside its level
  ({ left, right, isHeading }) => {
    const labels = left.filter((row) => !isHeading(row) || isLevelWith(row, right));
    const hasGrid = right.some((row) => /^[ABC][12](?: [ABC][12])+$/.test(joinRow(row)));
    const areBeside = labels.every((row) => isLevelWith(row, right));
    const areLevels = right.every((row) => isLevelWith(row, labels) && isLevel(joinRow(row)));
    const isTable = areBeside && (hasGrid || areLevels);
    return (isTable && labels.filter(isLanguage).length >= labels.length * 0.6) || undefined;
  },
  ({ headings, contents }) => (headings >= 1 && contents >= headings ? false : undefined),
  ({ narrow, wide, shared }) => {
    const blocks = groupByGap(narrow);
    const aligned = blocks.filter(([first]) => first && isLevelWith(first, wide)).length;
    return aligned / blocks.length >= 0.75 && shared >= 0.5;
  },
];

/** Labels with their own headings: each line has a label beside it or the heading directly above it. */
function areLabelsBelowHeadings({
  narrow,
  wide,
  wideHeadings,
  isHeading,
  isBeside,
}: Sides): true | undefined {
  // An unknown heading looks like the known ones: "Speaking" above "Skills".
  const headingStyles = new Set(narrow.filter((row) => isHeading(row) && !isBeside(row)).map(styleOf));
  const isTitle = (row: Row) => isHeading(row) || (!isBeside(row) && headingStyles.has(styleOf(row)));
  // Except a table's header below the heading, "Language" and "Oral" below "Languages", and what looks unlike the headings:
  // "Interests" beside its list.
  const isLabel = (row: Row) =>
    isBeside(row) &&
    (findLabel(joinRow(row).replace(/:$/, "")) !== undefined ||
      (headingStyles.size > 0 && !headingStyles.has(styleOf(row))));
  const exceptions = narrow.filter((row) => !isLabel(row) && isTitle(row) === isBeside(row)).length;
  if (wideHeadings > 0 || exceptions > (narrow.length < 4 ? 0 : 1)) return undefined;
  const labelled = wide.filter((row) => {
    const above = narrow.findLast((one) => firstRun(one).y <= firstRun(row).y + firstRun(row).size * 0.45);
    return above === undefined || isTitle(above) || isLevelWith(row, [above]);
  });
  return labelled.length >= wide.length * 0.65 || undefined;
}

const isOnLine = (row: Row, others: Row[]) =>
  others.some((other) => Math.abs(firstRun(other).y - firstRun(row).y) < 1.5);

/** "Calgary, AB", "Oslo", "Norway" */
const isTownAtEdge = (text: string) =>
  isKnownPlace(text) || /^\p{Lu}[\p{L} .'’-]{2,30}, \p{Lu}{2}$/u.test(text);

/** Whether texts in the left margin are aligned with what they label, as in Europass, or end with a colon. */
function areMarginLabels(rows: Row[], shared: number): boolean {
  const colons = rows.filter((row) => row.at(-1)?.text.endsWith(":")).length;
  return (
    (rows.length >= 4 && shared >= 0.5 && areRightAligned(rows)) ||
    (shared >= 0.7 && colons >= 3 && colons >= rows.length * 0.6)
  );
}

/** Whether three or more texts end at the same place. */
function areRightAligned(rows: Row[]): boolean {
  if (rows.length < 3) return false;
  const ends = rows.map((row) => Math.max(...row.map(({ right }) => right)));
  const starts = rows.map((row) => Math.min(...row.map(({ x }) => x)));
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
  return spread(ends) < 4 && spread(starts) > 20;
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
function areOneHeading(above: Row, below: Row): boolean {
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
function continuesRowAbove(row: Row, rows: Row[]): boolean {
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
function groupByGap(rows: Row[]): Row[][] {
  const blocks: Row[][] = [];
  for (const row of rows) {
    const before = blocks.at(-1)?.at(-1)?.[0];
    const first = row[0] as Run;
    if (before && first.y - before.y <= Math.max(first.size, before.size) * 1.55) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks;
}
