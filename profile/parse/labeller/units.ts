import { privateLabelKind } from "../private/labelled.ts";
import { detectHeading } from "../sections/headings.ts";
import { findLabel, isKnownLabel, isRemarkLabel } from "../sections/labels.ts";
import { type Cell, type Line, styleAt } from "../source.ts";
import { findPeriods, isMonthRange } from "../values/dates.ts";
import {
  findHeadSentence,
  findTitleBeforeSentence,
  findTitleBehindEmployer,
  findTitleInBrackets,
  isStandaloneDate,
} from "./head-sentences.ts";
import { maxSplitLength, type Part, type Separator, splitText, trimPart } from "./split-text.ts";
import {
  areTwoNames,
  findEmployerStyles,
  isCapsAndName,
  isTitleAndEmployer,
  pairStyleOf,
} from "./styled-pairs.ts";
import { findTitlesBehindEmployers } from "./titles-behind-employers.ts";

/** The smallest part of a line that gets a label. */
export interface Unit {
  line: Line;
  /** Index of its line within the source. */
  row: number;
  cell: Cell;
  cellIndex: number;
  /** Start offset in the line's text. */
  from: number;
  to: number;
  text: string;
  before: Separator;
  /** Index of the unit in its line. */
  index: number;
  count: number;
  /** The unit is a period or a date. */
  isDate: boolean;
  /** Its own style, which may differ from its cell's. */
  style: string;
}

/** Splits all lines into units, in reading order. */
export function splitIntoUnits(lines: Line[]): Unit[] {
  const pairStyles = new Set(
    lines.flatMap(({ cells, bullet }) =>
      cells.flatMap((cell) => (isTitleAndEmployer(cell, bullet) ? pairStyleOf(cell) : [])),
    ),
  );
  const employerStyles = findEmployerStyles(lines);
  const titles = findTitlesBehindEmployers(lines);
  return lines.flatMap((line, row) => {
    let offset = 0;
    const parts = line.cells.flatMap((cell, cellIndex) => {
      const start = offset;
      offset += cell.text.length + 1;
      const title = titles.get(line) ?? cell.text.length;
      const isDated = cellIndex > 0 && isWholeDate(line.cells[0]);
      return splitBefore(title, cell, (one) =>
        splitCell(one, line.bullet, isDated, pairStyles, employerStyles),
      ).map((part, index) => ({
        ...part,
        from: part.from + start,
        to: part.to + start,
        style: styleAt(cell, part.from),
        before: index === 0 ? (cellIndex === 0 ? ("start" as const) : ("tab" as const)) : part.before,
        cell,
        cellIndex,
      }));
    });
    return parts.map((part, index): Unit => {
      const text = line.text.slice(part.from, part.to);
      return { ...part, line, row, text, index, count: parts.length };
    });
  });
}

/** Whether a cell is only a date, as in the margin of an entry. */
function isWholeDate(cell: Cell | undefined): boolean {
  const [period] = cell ? findPeriods(cell.text) : [];
  return period?.from === 0 && period.to === cell?.text.length;
}

/** Splits a cell in two at an offset, and each half further. */
function splitBefore(offset: number, cell: Cell, split: (cell: Cell) => Part[]): Part[] {
  if (offset >= cell.text.length) return split(cell);
  const behind = split({ ...cell, text: cell.text.slice(offset), parts: [] }).map((part, index) => ({
    ...part,
    from: part.from + offset,
    to: part.to + offset,
    before: index === 0 ? ("space" as const) : part.before,
  }));
  return [...split({ ...cell, text: cell.text.slice(0, offset).trimEnd(), parts: [] }), ...behind];
}

/**
 * @param pairStyles styles of title and employer elsewhere in the CV
 * @param employerStyles styles of employer and title
 */
function splitCell(
  cell: Cell,
  isBullet: boolean,
  isDated = false,
  pairStyles: ReadonlySet<string> = new Set(),
  employerStyles: ReadonlySet<string> = new Set(),
): Part[] {
  const { text } = cell;
  // "What have I learnt, and where?", "Employment (most recent first)", "Surname(s) / First name(s)"
  const isHeading =
    (text.endsWith("?") && detectHeading(text)) ||
    (/^\p{Lu}[^,]+, [^,]+$/u.test(text) && text.length < 60 && detectHeading(text, true)) ||
    (text.endsWith(")") && detectHeading(text, true));
  if (isMonthRange(text)) return [{ from: 0, to: text.length, before: "start", isDate: true }];
  if (isHeading || findLabel(text) || privateLabelKind(text) || isRemarkLabel(text))
    return [{ from: 0, to: text.length, before: "start", isDate: false }];
  /** Splits a part of the text, which follows the given separator. */
  const splitPart = (from: number, to: number, before: Separator) =>
    splitCell({ ...cell, text: text.slice(from, to), parts: [] }, isBullet).map((part, index) => ({
      ...part,
      from: part.from + from,
      to: part.to + from,
      before: index === 0 ? before : part.before,
    }));
  /** Splits the text from an offset on at the end of its first sentence. */
  const splitSentence = (from: number, length: number, before: Separator): Part[] => [
    ...splitPart(from, from + length, before),
    { from: from + length + 2, to: text.length, before: "stop", isDate: false },
  ];
  const labelled = isBullet ? undefined : findLabelledParts(cell);
  if (labelled)
    return labelled.flatMap(({ from, to }, index) =>
      index % 2 === 0
        ? [{ from, to, before: index === 0 ? ("start" as const) : ("bar" as const), isDate: false }]
        : splitPart(from, to, "colon"),
    );
  const [first, second] = cell.parts ?? [];
  if (
    first &&
    second &&
    (isTitleAndEmployer(cell, isBullet) ||
      (pairStyles.has(pairStyleOf(cell)) && isCapsAndName(cell, isBullet)) ||
      (employerStyles.has(pairStyleOf(cell)) && areTwoNames(cell, isBullet)))
  ) {
    const start = text.length - second.text.length;
    return [...splitPart(0, start, "start"), ...splitPart(start, text.length, "space")];
  }
  const sentence =
    isBullet || (!isDated && text.length <= maxSplitLength) ? undefined : findHeadSentence(text);
  if (sentence !== undefined) return splitSentence(0, sentence, "start");
  const behind = isBullet ? undefined : findTitleBehindEmployer(text);
  if (behind)
    return [
      ...splitPart(0, behind.from - 2, "start"),
      { ...behind, before: "comma", isDate: false },
      ...(behind.to + 2 < text.length
        ? [{ from: behind.to + 2, to: text.length, before: "stop" as const, isDate: false }]
        : []),
    ];
  const short = isBullet ? undefined : findTitleBeforeSentence(text);
  if (short !== undefined) return splitSentence(0, short, "start");
  const brackets = isBullet ? undefined : findTitleInBrackets(text);
  if (brackets)
    return [
      ...splitPart(0, brackets.from - 1, "start"),
      ...splitPart(brackets.from, brackets.to, "bracket"),
      ...splitPart(brackets.to + 1, text.length, "space"),
    ];
  const periods =
    text.length <= 200 ? findPeriods(text).filter((period) => isStandaloneDate(text, period, isBullet)) : [];
  const [start] = periods;
  // "1986–1995 Formann, Aker Verdal. Ledet et lag på 14."
  if (start?.from === 0 && text.length > maxSplitLength) {
    const from = start.to + (/^[^\p{L}\p{N}(“"«]*/u.exec(text.slice(start.to))?.[0].length ?? 0);
    const date: Part = { from: 0, to: start.to, before: "start", isDate: true };
    const head = findHeadSentence(text.slice(from));
    if (head !== undefined) return [date, ...splitSentence(from, head, "space")];
    if (text.length - from > maxSplitLength) return [date, ...splitPart(from, text.length, "space")];
  }
  const parts: Part[] = [];
  let from = 0;
  let before: Separator = "start";
  for (const period of periods) {
    parts.push(...splitText(text, from, period.from, before));
    parts.push({ from: period.from, to: period.to, before: "space", isDate: true });
    from = period.to;
    before = "space";
  }
  parts.push(...splitText(text, from, text.length, before));
  const trimmed = parts.map((part) => trimPart(text, part)).filter(({ from, to }) => to > from);
  return trimmed.length > 0 ? trimmed : [{ from: 0, to: text.length, before: "start", isDate: false }];
}

/** The labels of a cell and the text behind each in another style: "**Field of study** Catering | **Final grade** 84". */
function findLabelledParts({ text, parts = [] }: Cell): { from: number; to: number }[] | undefined {
  const isLabelled = parts.length > 1 && parts.length % 2 === 0;
  if (!isLabelled || !parts.every((part, index) => index % 2 === 1 || isKnownLabel(part.text)))
    return undefined;
  let end = 0;
  const found = parts.map((part) => {
    const from = text.indexOf(part.text, end);
    end = from + part.text.length;
    return { from, to: end };
  });
  return found.some(({ from }) => from < 0) ? undefined : found;
}
