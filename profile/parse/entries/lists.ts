import { type Found, found, type Tree } from "../found.ts";
import type { Line } from "../source.ts";
import { commaParts } from "../values/comma-parts.ts";
import { squash, tidy, trimMarks } from "../values/text.ts";
import { words } from "../words/words.ts";
import { paragraphsOf } from "./paragraphs.ts";

export interface Part {
  text: string;
  lines: number[];
  style: string;
  strong: boolean;
}

/**
 * The cells of a section by their columns: a grid of skills is read down its columns, where a cell that was broken goes on
 * below itself.
 */
export function partsOf(lines: Line[]): Part[] {
  const isGrid =
    lines.some(({ cells }) => cells.length > 1) &&
    lines.every(({ edge }) => edge > 0 && lines[0]?.size !== 1);
  if (!isGrid) {
    return paragraphsOf(lines).flatMap(({ cells, lines: from }) =>
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
  const white = columns.flatMap(({ cells }) =>
    cells.slice(1).flatMap((cell, at) => {
      const above = cells[at];
      return above && above.page === cell.page ? [(cell.y - above.y) / cell.size] : [];
    }),
  );
  const tight = Math.min(...white, 9);
  const isTight = white.some((one) => one > tight * 1.22);
  return columns.flatMap(({ cells }) => {
    const parts: (Part & { y: number; page: number })[] = [];
    for (const cell of cells) {
      const last = parts.at(-1);
      const near = last && last.page === cell.page && (cell.y - last.y) / cell.size <= tight * 1.1;
      if (last && near && isTight && last.style === cell.style) {
        last.text = tidy(`${last.text} ${cell.text}`);
        last.lines.push(cell.id);
        last.y = cell.y;
      } else parts.push({ ...cell, lines: [cell.id] });
    }
    return parts;
  });
}

const levels = new Set([...words("skillLevels"), ...words("languageLevels")].map(squash));
/** Dots, stars and shares that draw a level. */
export const meter = /[●○◉◎■□▪▫★☆⬤◯•]{2,}|\b\d{1,3}\s?%|\b\d\s?\/\s?\d{1,2}\b/gu;

const isLevel = (text: string) => text !== "" && levels.has(squash(text));

/** Skills, each by itself; "Verktøy: Figma, Excel" keeps its name with the keywords below it. */
export function readSkills(lines: Line[]): Tree[] {
  const skills: { name?: Found; level?: Found; keywords?: Found[] }[] = [];
  const parts = partsOf(lines);
  const strong = parts.filter((part) => part.strong).length;
  const heads = strong > 0 && strong < parts.length;
  let under: { name?: Found; keywords?: Found[] } | undefined;
  parts.forEach((part, at) => {
    const text = trimMarks(part.text.replace(meter, " "));
    if (text === "") return;
    const grouped = /^([^:]{2,48}):\s*(.*)$/su.exec(text);
    const after = parts[at + 1];
    if (isLevel(text) && skills.length > 0) {
      const last = skills.at(-1) as { level?: Found };
      last.level ??= found(text, part.lines);
      return;
    }
    if (grouped && (grouped[2] ?? "") !== "" && !isLevel(grouped[2] ?? "")) {
      under = undefined;
      skills.push({
        name: found(trimMarks(grouped[1] ?? ""), part.lines),
        keywords: keywordsOf(grouped[2] ?? "", part.lines),
      });
      return;
    }
    const isHead =
      (heads && part.strong && after && !after.strong && !/,/.test(text)) ||
      (grouped && (grouped[2] ?? "") === "");
    if (isHead && after && !isLevel(after.text)) {
      under = { name: found(trimMarks(text.replace(/:$/, "")), part.lines), keywords: [] };
      skills.push(under);
      return;
    }
    const keywords = keywordsOf(text, part.lines);
    if (under && !part.strong) under.keywords?.push(...keywords);
    else {
      under = undefined;
      for (const keyword of keywords) skills.push(levelled(keyword));
    }
  });
  return skills;
}

function levelled(keyword: Found): { name: Found; level?: Found } {
  const parts = /^(.+?)\s*(?:[–—:-]\s+|\s[–—-]\s)(\S.*)$/u.exec(keyword.value);
  if (parts && isLevel(parts[2] ?? ""))
    return {
      name: { ...keyword, value: trimMarks(parts[1] ?? "") },
      level: { ...keyword, value: trimMarks(parts[2] ?? "") },
    };
  return { name: keyword };
}

const listMark = /\s*[;|•·●▪∙\t]\s*|\s+[–—]\s+(?=\p{Lu})|\s+\/\s+/u;

/** What stands between commas, bars, dots or semicolons; commas within brackets stay. */
function keywordsOf(text: string, lines: number[]): Found[] {
  const sentence = /[.!?]$/.test(text) && text.split(" ").length > 8;
  if (sentence) return [found(text, lines, 0.5)];
  return text
    .split(listMark)
    .flatMap(commaParts)
    .flatMap((part) => part.split(/,(?=\S)/))
    .map((part) => trimMarks(part).replace(/\.$/, ""))
    .filter((part) => part !== "")
    .map((part) => found(part, lines, part.length > 60 ? 0.5 : 0.88));
}

export function readInterests(lines: Line[]): Tree[] {
  return paragraphsOf(lines).flatMap(({ text, lines: from }) => {
    const plain = text.replace(/^([^:]{2,30}):\s+/u, (label) => (label.length < 20 ? "" : label));
    const parts = keywordsOf(plain.replace(/\s+(?:og|and)\s+(?=\S+\.?$)/u, ", "), from);
    return parts.map((name) => ({ name }));
  });
}
