import { privateLabelKind } from "../private/labelled.ts";
import { detectHeading } from "../sections/headings.ts";
import { findLabel, isLabelStart } from "../sections/labels.ts";
import { isMonthName } from "../values/dates.ts";
import { bulletPattern, cleanText, collapseSpaces, loneBullet, splitAtLeaders } from "../values/text.ts";
import { commonWords } from "../words/words.ts";
import { isDateLike } from "./date-like.ts";
import { joinKnownWords, joinSpacedLetters } from "./spaced-letters.ts";

/** A piece of text with its position on the page, y from the top. */
export interface Run {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  font: string;
  /** Its parts of one font each. */
  parts?: Pick<Run, "text" | "size" | "font">[];
  /** The texts of the file that it was joined from. */
  pieces?: Run[];
  /** The row of a table with a known header that it belongs to: one object for all its cells. */
  tableRow?: object;
}

/** The part of pdf.js's text item that is used here. */
export interface PdfItem {
  str: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
}

/** Smallest gap between two cells of a table, in letter heights; gaps between words are smaller. */
export const minCellGap = 0.4;

/** Smaller text is unreadable and only meant for machines. */
const minSize = 3;

/** Rotates a page whose text runs sideways. Single sideways notes are unchanged. */
export function rotateUpright(items: PdfItem[], pageHeight: number): PdfItem[] {
  const count = (test: (a: number, b: number) => boolean) =>
    items.reduce((sum, { str, transform: [a = 0, b = 0] }) => sum + (test(a, b) ? str.trim().length : 0), 0);
  const upwards = count((a, b) => b > 0 && Math.abs(a) < b * 0.1);
  const downwards = count((a, b) => b < 0 && Math.abs(a) < -b * 0.1);
  if (Math.max(upwards, downwards) < count((a) => a > 0) * 2 || upwards + downwards === 0) return items;
  const isUp = upwards >= downwards;
  const rightmost = Math.max(...items.map(({ transform }) => transform[4] ?? 0));
  return items.flatMap((item) => {
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform;
    if (Math.abs(a) > Math.abs(b) * 0.1 || b > 0 !== isUp) return [];
    const size = Math.abs(b);
    const [along, down] = isUp ? [y, x] : [pageHeight - y, rightmost - x + 40];
    return [{ ...item, transform: [size, 0, 0, size, along, pageHeight - down] }];
  });
}

/** Converts upright items to runs; rotated (stamps, margin notes) and empty ones are left out. */
export function toRuns(items: PdfItem[], pageHeight: number): Run[] {
  return items.flatMap(({ str, transform, width, height, fontName }) => {
    const [a = 0, b = 0, , , x = 0, y = 0] = transform;
    const text = cleanText(str);
    if (text.trim() === "" || a <= 0 || Math.abs(b) > Math.abs(a) * 0.1) return [];
    const size = height || Math.abs(transform[3] ?? 0) || 10;
    if (size < minSize) return [];
    const perLetter = width / Math.max(1, text.length);
    const end = text.trimEnd().length;
    return splitAtLeaders(text).map((part) => {
      const left = x + part.from * perLetter;
      const to = part.from + part.text.length;
      return {
        text: collapseSpaces(part.text),
        x: left,
        right: Math.max(left, x + (to === end ? width : to * perLetter)),
        y: pageHeight - y,
        size,
        font: fontName,
      };
    });
  });
}

const maxSections = 30;

/** The line above a heading in the margin of Google's template Swiss. The heading moves up to the first row of its section. */
export function raiseHeadings(runs: Run[]): Run[] {
  const lines = runs.filter(({ text }) => text === "\u3161");
  if (lines.length === 0 || lines.length > maxSections) return runs;
  return runs.map((run) => {
    const above = lines.find(
      ({ x, y, size }) => Math.abs(x - run.x) < 3 && run.y > y + 1 && run.y < y + 2.2 * size,
    );
    return above ? { ...run, y: above.y } : run;
  });
}

/**
 * Removes glyphs of icon fonts, which only ever write single letters. A glyph repeated at the start of lines becomes
 * a bullet.
 */
export function replaceIcons(pages: Run[][]): Run[][] {
  const all = pages.flat();
  const textFonts = new Set(
    all.filter(({ text }) => !/^(?:[\uE000-\uF8FF]+|(\S)(?: ?\1)*)$/u.test(text)).map(({ font }) => font),
  );
  const single = all.filter(({ font }) => !textFonts.has(font));
  const alike = Map.groupBy(single, ({ font, text }) => `${font} ${text}`);

  /** Letters that follow each other on a line form words that were placed letter by letter. */
  const lettersOfWords = new Set(
    pages.flatMap((runs) =>
      groupIntoRows(runs.filter(({ font, text }) => !textFonts.has(font) && isLetter(text))).flatMap((row) =>
        row.length >= 3 &&
        row.every((run, index) => index === 0 || run.x - (row[index - 1] as Run).right < run.size * 2)
          ? row
          : [],
      ),
    ),
  );

  const rows = pages.flatMap(groupIntoRows);

  /** A ligature that Chromium sets in a font of its own: "ff" in "Offentlig". */
  const withinWords = new Set(
    rows.flatMap((row) =>
      row.filter((run, index) => {
        const touches = (gap: number) => Math.abs(gap) < run.size * 0.05;
        const [before, behind] = [row[index - 1], row[index + 1]];
        const isBehindLetter = before && touches(run.x - before.right) && /\p{L}$/u.test(before.text);
        const isBeforeLetter = behind && touches(behind.x - run.right) && /^\p{Ll}/u.test(behind.text);
        return /^\p{Ll}{2,3}$/u.test(run.text) && (isBehindLetter || isBeforeLetter);
      }),
    ),
  );

  /** Icons of a calendar in front of a date, and of a pin behind it, as in AltaCV. */
  const besideDates = new Set(
    rows.flatMap((row) =>
      row.filter((_, index) => {
        const beside = [row[index - 1], row[index + 1]];
        return beside.some((other) => other !== undefined && isDateLike(other.text));
      }),
    ),
  );

  function shown(run: Run): string {
    const { text: given, font } = run;
    const text = given
      .replace(/[\uF0B7\uF0A7\uF076\uF0D8\uF0FC]/g, "•")
      .replace(/[\uE000-\uF8FF]|^\u3161$/g, "")
      .trim();
    if (text === "" || textFonts.has(font) || lettersOfWords.has(run) || withinWords.has(run)) return text;
    if (bulletPattern.test(`${text} `) && !/[o+*-]/.test(text)) return text;
    // Several in a row draw a level.
    if (text.length > 1) return "";
    const own = alike.get(`${font} ${given}`) ?? [];
    return own.length >= 3 && own.filter((one) => besideDates.has(one)).length < own.length / 2 ? "•" : "";
  }

  return pages.map((runs) =>
    runs.map((run) => ({ ...run, text: shown(run) })).filter(({ text }) => text !== ""),
  );
}

/**
 * Joins runs on one baseline: words with a space where the gap is wide enough, letter-spaced text without. A gap wider
 * than the letter height starts a new run.
 */
export function joinRuns(runs: Run[]): Run[] {
  const rows = groupIntoRows(runs);
  const columnStarts = findColumnStarts(rows);
  return rows.flatMap((row) => {
    const pieces: Run[] = [];
    let wasSpaced = false;
    const letterSpacing = letterGap(row);
    const stretched = findStretchedWords(row);
    const spacedFonts = new Set(
      row.filter(({ text }) => joinSpacedLetters(text) !== text).map(({ font }) => font),
    );
    // "D R" and "A N D" are spaced too when a longer word of their row is.
    const isSpaced = ({ text, font }: Run) => spacedFonts.has(font) && shortSpaced.test(text);
    for (const given of row) {
      const run = isSpaced(given) ? { ...given, text: given.text.replaceAll(" ", "") } : given;
      const last = pieces.at(-1);
      const gap = last ? run.x - last.right : Number.POSITIVE_INFINITY;
      const size = Math.max(run.size, last?.size ?? 0);
      const areSpaced = isSpaced(given) && wasSpaced;
      wasSpaced = isSpaced(given);
      const isBullet = last !== undefined && loneBullet.test(last.text);
      // A date that fills its margin, followed by text in another font.
      const isBesideDate =
        last !== undefined && gap > size * 0.3 && run.font !== last.font && isDateLike(last.text);
      // A label that fills its margin, or text of another size beside a name.
      const isBesideLabel =
        last !== undefined &&
        pieces.length === 1 &&
        ((gap > size * 0.45 &&
          !areSpaced &&
          isLabelText(last.text) &&
          !areCapitals(last.text, run.text) &&
          !isLabelStart(`${last.text} ${run.text}`)) ||
          (gap > size * 0.14 && Math.abs(run.size - last.size) > size * 0.3));
      // A date whose apostrophe comes from another font: "Aug ’21".
      const isSecondLabel =
        last !== undefined && pieces.length === 3 && isBehindSecondLabel(pieces, gap, size);
      const isWithinDate = last !== undefined && isMonthName(last.text) && /^[’'‘]\d\d/.test(run.text);
      if (
        !last ||
        ((isBesideDate || isBesideLabel) && !isWithinDate) ||
        isSecondLabel ||
        (gap > size * minCellGap && !areSpaced && columnStarts.has(Math.round(run.x))) ||
        (!stretched.has(given) && gap > size * (isBullet ? 2.5 : areSpaced ? 1.5 : 0.95)) ||
        gap < -size * 1.5
      ) {
        pieces.push({ ...run, parts: [run], pieces: [run] });
        continue;
      }
      const areLetters =
        letterSpacing !== undefined && isLetter(run.text) && /(?:^|\s|\p{L})\p{L}$/u.test(last.text);
      const space = isBullet || gap > (areLetters ? letterSpacing * 1.6 + size * 0.04 : size * 0.14);
      last.pieces?.push(run);
      const part = last.parts?.at(-1);
      const joint = space && !last.text.endsWith(" ") ? " " : "";
      if (part?.font === run.font) last.parts?.splice(-1, 1, { ...part, text: part.text + joint + run.text });
      else last.parts?.push(run);
      last.text += joint + run.text;
      last.right = Math.max(last.right, run.right);
      if (run.text.length > 2 && last.text.length < run.text.length * 1.6) last.font = run.font;
      last.size = Math.max(last.size, run.size);
    }
    return pieces.map((piece) => ({ ...piece, text: joinKnownWords(joinSpacedLetters(piece.text)) }));
  });
}

/** The words of a justified line that LaTeX stretched, whose gaps are wide and alike, without the first. */
function findStretchedWords(row: Run[]): Set<Run> {
  const stretched = new Set<Run>();
  let sequence: Run[] = [];
  let width = 0;
  const close = () => {
    const lower = sequence.filter(({ text }) => /^\p{Ll}/u.test(text));
    if (sequence.length >= 3 && (lower.length > 1 || lower.some(({ text }) => commonWords.has(text))))
      for (const run of sequence) stretched.add(run);
    sequence = [];
  };
  row.slice(1).forEach((run, index) => {
    const before = row[index] as Run;
    const gap = run.x - before.right;
    // A comma in another font
    if (Math.abs(gap) < run.size * 0.1) return;
    const isWord = !/\s/.test(run.text.trim()) && !/\s/.test(before.text.trim());
    const isWide = gap > run.size * 0.6 && gap < run.size * 2;
    if (!isWord || !isWide || (sequence.length > 0 && Math.abs(gap - width) > width * 0.3)) close();
    if (!isWord || !isWide) return;
    if (sequence.length === 0) width = gap;
    sequence.push(run);
  });
  close();
  return stretched;
}

/** Whether text follows the second label of a row with two, at the distance of the first: "Data ⇥ SPSS ⇥ Kontor Word". */
function isBehindSecondLabel(pieces: Run[], gap: number, size: number): boolean {
  const [label, value, second] = pieces;
  if (!label || !value || !second) return false;
  const first = value.x - label.right;
  const isLabel = second.x - value.right > size * 1.5 && second.text.length < 25;
  return isLabel && gap > size * 0.6 && Math.abs(gap - first) < size * 0.12 && first < size;
}

/**
 * Rounded starts of texts in several rows where a narrow gap separates cells too: at least one stands behind a wide gap, or
 * the texts before them are labels that end at one place and start at several.
 */
function findColumnStarts(rows: Run[][]): Set<number> {
  const starts = rows.flatMap((row) =>
    row.slice(1).map((run, index) => {
      const before = row[index] as Run;
      const size = Math.max(run.size, before.size);
      const gap = run.x - before.right;
      return { x: run.x, before, isFar: gap > size * 0.95, isApart: gap > size * 0.7 };
    }),
  );
  const columns = [...Map.groupBy(starts, ({ x }) => Math.round(x))].filter(([, alike]) => {
    if (alike.length < 3) return false;
    const labels = alike.filter(({ isApart }) => isApart).map(({ before }) => before);
    return alike.some(({ isFar }) => isFar) || areRightAligned(labels);
  });
  return new Set(columns.map(([x]) => x));
}

/** Whether at least three texts, most of the given ones, end at the same place but start at different ones. */
function areRightAligned(texts: Run[]): boolean {
  const [ends = []] = [...Map.groupBy(texts, ({ right }) => Math.round(right)).values()].sort(
    (a, b) => b.length - a.length,
  );
  const starts = new Set(ends.map(({ x }) => Math.round(x)));
  return ends.length >= 3 && ends.length > texts.length * 0.5 && starts.size >= 2;
}

/** Joins two lines of a text, even within a word: "Septem-" above "ber 2019", "Stoke-on-" above "Trent". */
export function joinBroken(above: string, below: string): string {
  if (!/\p{L}[-\u2010]$/u.test(above)) return `${above} ${below}`;
  return (/^\p{Ll}/u.test(below) ? above.slice(0, -1) : above) + below;
}

/** Whether both texts are in capitals, as the words of one heading. */
const areCapitals = (text: string, next: string) => !/\p{Ll}/u.test(text + next);

/** Whether a text is a whole heading, label or month, which a margin contains. */
function isLabelText(text: string): boolean {
  return (
    detectHeading(text) !== undefined ||
    findLabel(text) !== undefined ||
    privateLabelKind(text) !== undefined ||
    isMonthName(text)
  );
}

const shortSpaced = /^[\p{L}&.,-]{1,2}(?: [\p{L}&.,-]{1,2})+$/u;
const isLetter = (text: string) => /^\p{L}$/u.test(text);

/** The median gap between letters placed one by one; undefined when there are none. */
function letterGap(row: Run[]): number | undefined {
  const gaps = row
    .slice(1)
    .flatMap((run, index) => {
      const before = row[index];
      return before && isLetter(before.text) && isLetter(run.text) ? [run.x - before.right] : [];
    })
    .sort((a, b) => a - b);
  return gaps.length >= 3 ? gaps[Math.floor(gaps.length / 2)] : undefined;
}

/** Groups runs by baseline, each row from left to right. */
export function groupIntoRows<Positioned extends { x: number; y: number; size: number }>(
  runs: Positioned[],
): Positioned[][] {
  const rows: { y: number; size: number; runs: Positioned[] }[] = [];
  for (const run of [...runs].sort((a, b) => a.y - b.y)) {
    const row = rows.findLast(({ y, size }) => Math.abs(y - run.y) <= Math.min(size, run.size) * 0.32 + 0.4);
    if (row) row.runs.push(run);
    else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  return rows.map((row) => row.runs.sort((a, b) => a.x - b.x));
}
