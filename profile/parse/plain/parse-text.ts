import { checkLength } from "../limits.ts";
import { isAllCaps } from "../pdf/reading-order.ts";
import { detectHeading, plainHeading } from "../sections/headings.ts";
import type { Line, Source } from "../source.ts";
import { bulletPattern, cleanText, collapseSpaces, replaceLeaders } from "../values/text.ts";

/** A pasted page footer: "Kari Testdal – side 1 av 2". */
const pageFooter = /^(?:.{0,60}\s)?(?:side|page)\s\d{1,3}\s(?:av|of)\s\d{1,3}$/i;

const underline = /^\s*([=\-_~*#─━═–—])\1{2,}\s*$/;

/** The line of a table: "-------  -----", "+------+-----+". */
const tableRule = /^[\s|+:]*(?:[=\-_─━═–—]{3,}[\s|+:]+){1,}[=\-_─━═–—]*[\s|+:]*$/;
/** Around a heading: "--- EDUCATION -------". */
const rulesAround = /^\s*[=\-_~*─━═–—]{3,}\s+|\s[=\-_~*─━═–—]{3,}\s*$/g;

/** In Markdown: "_Tools:_ Python" */
const emphasis = /(?<![\p{L}\p{N}_])_(?=\S)([^_]+)_(?![\p{L}\p{N}_])/gu;

/**
 * Parses plain text into lines, using blank lines and indentation instead of style. Markdown is recognised.
 * @throws ParseError "too-long"
 */
export function parseText(text: string): Source {
  checkLength({ letters: text.length });
  const rows = cleanText(text)
    .replace(/\r\n?/g, "\n")
    .split(/[\n\f\v]/)
    .map((row) => replaceLeaders(row.replace(/\t/g, "    "), (dots) => " ".repeat(dots.length)).trimEnd());
  const longest = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const edge = longest >= 50 && longest <= 110 ? longest : 0;
  const lines: Line[] = [];
  const ignored: string[] = [];
  let blank = 8;
  rows.forEach((row, rowIndex) => {
    const before = lines.at(-1);
    if (underline.test(row)) {
      const isUnder = before && blank === 0 && before.text.length < 60 && rows[rowIndex - 1]?.trim() !== "";
      if (isUnder) Object.assign(before, { heading: 1, strong: true });
      else blank += 1;
      return;
    }
    if (tableRule.test(row)) return;
    if (row.trim() === "") {
      blank += 1;
      return;
    }
    if (pageFooter.test(row.trim())) {
      ignored.push(row.trim());
      return;
    }
    lines.push(parseLine(row, lines.length, blank, edge));
    blank = 0;
  });
  return { lines, ignored, pages: 1 };
}

function parseLine(row: string, id: number, blank: number, edge: number): Line {
  const marks = /^\s*(#{1,4})\s+/.exec(row);
  const isBold = /^\s*(\*\*|__)[^*_]+\1\s*$/.test(row);
  const plain = (marks ? row.slice(marks[0].length) : row)
    .replace(rulesAround, "")
    .replace(/\*\*|__|`/g, "")
    .replace(emphasis, "$1");
  const isBullet = bulletPattern.test(plain) && plain.replace(bulletPattern, "").trim() !== "";
  const start = isBullet
    ? (bulletPattern.exec(plain)?.[0].length ?? 0)
    : plain.length - plain.trimStart().length;
  const cells = splitCells(plain, start);
  const strong = marks !== null || isBold || isAllCaps(plainHeading(plain)) || isShortHeading(plain);
  const style = marks ? `#${marks[1]?.length}` : strong ? "strong" : "";
  return {
    id,
    text: cells.map(({ text }) => text).join("\t"),
    cells: cells.map((cell) => ({ ...cell, style, strong })),
    page: 1,
    column: 0,
    x: start,
    right: row.length,
    y: id,
    size: 1,
    style,
    strong,
    bullet: isBullet,
    gap: blank + 1,
    edge,
    ...(marks ? { heading: marks[1]?.length ?? 1 } : {}),
    links: [],
  };
}

/** Splits at two or more spaces. */
function splitCells(row: string, start: number): { text: string; x: number; right: number }[] {
  const found = [...row.slice(start).matchAll(/\S+(?: \S+)*/g)];
  return found.map((part) => ({
    text: collapseSpaces(part[0]),
    x: start + part.index,
    right: start + part.index + part[0].length,
  }));
}

/** Whether a text in capitals, too short to tell, is a heading: "IT", "KAN". */
function isShortHeading(text: string): boolean {
  return /^\p{Lu}{2,3}:?$/u.test(text) && detectHeading(text, true) !== undefined;
}
