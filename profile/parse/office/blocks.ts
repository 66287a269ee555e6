import { looksLikeName } from "../head/name.ts";
import { isAllCaps } from "../pdf/reading-order.ts";
import { detectHeading } from "../sections/headings.ts";
import type { Line, StyledText } from "../source.ts";
import { findEmails } from "../values/contacts.ts";
import { findPeriods } from "../values/dates.ts";
import { bulletPattern, cleanText, collapseSpaces, loneBullet, replaceLeaders } from "../values/text.ts";

/** Text of one style. Tabs and line breaks are part of the text. */
export interface Span {
  text: string;
  bold: boolean;
  italic: boolean;
  /** In points. */
  size: number;
}

export interface Paragraph {
  kind: "paragraph";
  spans: Span[];
  heading?: number;
  bullet: boolean;
  /** Space above, in points. */
  before: number;
  links: string[];
}

export interface Table {
  kind: "table";
  rows: Block[][][];
}

/** A block of a word processor's document, independent of the file format. */
export type Block = Paragraph | Table;

type DraftLine = Omit<Line, "id" | "strong" | "cells"> & {
  cells: { text: string; x: number; right: number; style: string; parts?: StyledText[] }[];
};

/** Converts a document's blocks to lines in document order; layout tables are read column by column. */
export function blocksToLines(blocks: Block[]): Line[] {
  const columns: DraftLine[][] = [[]];
  let gapAbove = 0;
  placeBlocks(blocks, 0);
  const drafts = columns.flatMap((column, index) => column.map((draft) => ({ ...draft, column: index })));
  return numberLines(drafts);

  function placeBlocks(list: Block[], column: number) {
    for (const block of list) {
      if (block.kind === "table") {
        for (const row of block.rows) placeRow(row, column);
      } else if (joinText(block.spans) === "") {
        gapAbove += block.spans[0]?.size ?? 11;
      } else {
        const isFirst = columns[column]?.length === 0;
        columns[column]?.push(...paragraphLines({ ...block, before: block.before + gapAbove }, isFirst));
        gapAbove = 0;
      }
    }
  }

  function placeRow(cells: Block[][], column: number) {
    const filled = cells.filter((cell) => listParagraphs(cell).some(({ spans }) => joinText(spans) !== ""));
    if (filled.length <= 1) return placeBlocks(filled[0] ?? [], column);
    if (marginHeading(filled) === undefined && isColumnLayout(filled)) {
      const sizes = filled.map((cell) => countLetters(cell));
      const widest = sizes.indexOf(Math.max(...sizes));
      filled.forEach((cell, index) => {
        const isHead = columns[0]?.length === 0 && isContact(cell);
        if (index === widest || isHead) {
          placeBlocks(cell, column);
          return;
        }
        columns.push([]);
        placeBlocks(cell, columns.length - 1);
      });
      return;
    }
    const heading = marginHeading(filled);
    if (heading) placeBlocks([heading], column);
    columns[column]?.push(...rowLines(heading ? withoutBlock(filled, heading) : filled));
  }
}

/** Whether a cell has an e-mail address and no heading: the head of the CV, beside its first section. */
function isContact(cell: Block[]): boolean {
  const texts = listParagraphs(cell).map(({ spans }) => joinText(spans));
  return texts.some((text) => findEmails(text).length > 0) && !texts.some((text) => detectHeading(text));
}

/** The heading of a section above the first date in a margin: "EMPLOYMENT" above "09/2015 to date". */
function marginHeading([margin = []]: Block[][]): Paragraph | undefined {
  const filled = listParagraphs(margin).filter(({ spans }) => joinText(spans) !== "");
  const [heading, date] = filled;
  if (filled.length !== 2 || !heading || !date) return undefined;
  const isDate = findPeriods(joinText(date.spans)).length > 0;
  return isDate && detectHeading(joinText(heading.spans)) ? heading : undefined;
}

const withoutBlock = (cells: Block[][], block: Block) =>
  cells.map((cell) => cell.filter((one) => one !== block));

/** Whether the cells are layout columns: they contain whole sections instead of labels for each other. */
function isColumnLayout(cells: Block[][]): boolean {
  const texts = cells.map((cell) =>
    listParagraphs(cell)
      .map(({ spans }) => joinText(spans))
      .filter((text) => text !== ""),
  );
  const headed = texts.filter(
    (lines) => lines.length > 1 && lines.some((line) => detectHeading(line) !== undefined),
  );
  // A name of two lines beside the contact data.
  const isName = (lines: string[]) => lines.length === 2 && looksLikeName(lines.join(" "));
  if (texts.length === 2 && texts.some(isName) && texts.flat().some((text) => findEmails(text).length > 0))
    return true;
  if (headed.length >= 2 || texts.every((lines) => lines.length >= 8)) return true;
  if (headed.length === 1)
    return (
      texts.every(
        (lines) => lines.length >= 3 || detectHeading(lines[0] ?? "") !== undefined || lines === headed[0],
      ) && texts.some((lines) => lines !== headed[0] && lines.length >= 3)
    );
  return false;
}

function listParagraphs(cell: Block[]): Paragraph[] {
  return cell.flatMap((block) =>
    block.kind === "paragraph" ? [block] : block.rows.flat().flatMap(listParagraphs),
  );
}

/** A line that is drawn with letters, as above the headings of Google's template "Swiss". */
const drawnLine = /^(?:ㅡ+|[_=*~–—-]{3,})$/u;

function joinText(spans: Span[]): string {
  const text = collapseSpaces(cleanText(spans.map((span) => span.text).join("")));
  return drawnLine.test(text) ? "" : text;
}
const countLetters = (cell: Block[]) =>
  listParagraphs(cell).reduce((sum, { spans }) => sum + joinText(spans).length, 0);

/** Converts a table row to lines: the first lines of all cells side by side, then the second lines, and so on. */
function rowLines(cells: Block[][]): DraftLine[] {
  const lists = cells.map((cell) => joinDates(cell.flatMap((block) => cellLines(block))));
  const lines: DraftLine[] = [];
  const most = Math.max(...lists.map(({ length }) => length));
  for (let index = 0; index < most; index += 1) {
    const beside = lists.flatMap((list, column) => {
      const line = list[index];
      return line ? [{ line, column }] : [];
    });
    const [first] = beside;
    if (!first) continue;
    const placed = beside.flatMap(({ line, column }) =>
      line.cells.map((cell) => ({ ...cell, x: cell.x + column * 200, right: cell.right + column * 200 })),
    );
    lines.push({
      ...first.line,
      cells: placed,
      text: placed.map(({ text }) => text).join("\t"),
      x: first.line.x + first.column * 200,
      links: beside.flatMap(({ line }) => line.links),
      gap: index === 0 ? 2 : first.line.gap,
    });
  }
  return lines;
}

/** The lines of a cell's block. A table within a cell keeps its rows, such as the grid of languages of Europass. */
function cellLines(block: Block): DraftLine[] {
  if (block.kind === "paragraph") return paragraphLines(block, false);
  return block.rows.flatMap((row) => rowLines(row));
}

/** Joins a period split over two lines of a cell: "2018 –" above "2020". */
function joinDates(lines: DraftLine[]): DraftLine[] {
  const [first, second, ...rest] = lines;
  if (!first || !second) return lines;
  const both = `${first.text} ${second.text}`;
  const [period] = findPeriods(both);
  if (!/[-–—]$/.test(first.text) || period?.single !== false) return lines;
  return [
    { ...first, text: both, cells: [{ ...(first.cells[0] as DraftLine["cells"][number]), text: both }] },
    ...rest,
  ];
}

/** Splits a paragraph at its manual line breaks. */
function paragraphLines({ spans, heading, bullet, before, links }: Paragraph, isFirst: boolean): DraftLine[] {
  const lines: DraftLine[] = [];
  for (const pieces of splitSpansAt(spans, "\n")) {
    // Three spaces or more, two in a heading of Word's templates, and leaders separate cells too.
    const spaced = pieces.map((span) => ({
      ...span,
      text: replaceLeaders(span.text, () => "\t").replace(heading === undefined ? / {3,}/g : / {2,}/g, "\t"),
    }));
    const filled = splitSpansAt(spaced, "\t").filter((part) => joinText(part) !== "");
    // A bullet that was typed, with a tab behind it.
    const hasBullet = filled.length > 1 && loneBullet.test(joinText(filled[0] ?? []));
    const parts = hasBullet ? filled.slice(1) : filled;
    if (parts.length === 0) continue;
    const size = Math.max(1, ...pieces.filter(({ text }) => text.trim() !== "").map((span) => span.size));
    const isBullet = bullet || hasBullet || bulletPattern.test(joinText(parts[0] ?? []));
    const cells = parts.map((part, index) => {
      const whole = joinText(part);
      const text = index === 0 ? whole.replace(bulletPattern, "") || whole : whole;
      const lead = part.find((span) => span.text.trim() !== "");
      const styled = joinStyles(part);
      return {
        ...{ text, x: index * 100, right: index * 100 + text.length, style: lead ? formatStyle(lead) : "" },
        ...(styled.length > 1 ? { parts: styled } : {}),
      };
    });
    lines.push({
      text: cells.map(({ text }) => text).join("\t"),
      cells,
      page: 1,
      column: 0,
      x: isBullet ? 10 : 0,
      right: cells.at(-1)?.right ?? 0,
      y: 0,
      size,
      style: cells[0]?.style ?? "",
      bullet: isBullet,
      gap: lines.length > 0 ? 1.2 : isFirst ? 9 : 1.2 + before / size,
      edge: 0,
      ...(heading === undefined ? {} : { heading }),
      links: lines.length === 0 ? links : [],
    });
  }
  return lines;
}

/** The texts of one style each. */
function joinStyles(spans: Span[]): StyledText[] {
  const styled: StyledText[] = [];
  for (const span of spans.filter(({ text }) => text.trim() !== "")) {
    const last = styled.at(-1);
    if (last?.style === formatStyle(span)) last.text += span.text;
    else styled.push({ text: span.text, style: formatStyle(span) });
  }
  return styled.map(({ text, style }) => ({ text: collapseSpaces(cleanText(text)), style }));
}

const formatStyle = ({ bold, italic, size }: Span) => `${bold ? "b" : ""}${italic ? "i" : ""}/${size}`;

/** Splits spans at a character that may occur within one. */
function splitSpansAt(spans: Span[], sign: string): Span[][] {
  const parts: Span[][] = [[]];
  for (const span of spans) {
    const [first = "", ...others] = span.text.split(sign);
    parts.at(-1)?.push({ ...span, text: first });
    for (const text of others) parts.push([{ ...span, text }]);
  }
  return parts;
}

function numberLines(drafts: DraftLine[]): Line[] {
  const letters = new Map<number, number>();
  for (const { size, text } of drafts) letters.set(size, (letters.get(size) ?? 0) + text.length);
  const body = [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 1;
  return drafts.map((draft, id) => {
    const cells = draft.cells.map((cell) => ({
      ...cell,
      strong:
        cell.style.startsWith("b") || Number(cell.style.split("/")[1]) > body * 1.06 || isAllCaps(cell.text),
    }));
    const strong = (cells[0]?.strong ?? false) || draft.heading !== undefined;
    return { ...draft, id, cells, strong };
  });
}
