import { type Found, found, type Tree } from "../found.ts";
import type { Line } from "../source.ts";
import { squash, tidy, trimMarks, wordsOf } from "../values/text.ts";
import { words } from "../words/words.ts";
import { paragraphsOf } from "./paragraphs.ts";
import { commaParts } from "./roles.ts";

interface Part {
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
const meter = /[●○◉◎■□▪▫★☆⬤◯•]{2,}|\b\d{1,3}\s?%|\b\d\s?\/\s?\d{1,2}\b/gu;

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
export function keywordsOf(text: string, lines: number[]): Found[] {
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

const names = words("languageNames").sort((a, b) => b.length - a.length);
const nameAt = new RegExp(`(?<![\\p{L}])(${names.join("|")})(?![\\p{L}])`, "giu");
const levelWords = new Set(words("languageLevels").flatMap((level) => level.split(" ")));
const cefr = /\b([ABC][12])\b/;
const motherTongue = /^(?:mother tongue(?:\(s\))?|native language|first language|morsmål)\s*[:\t]\s*/iu;
const otherLanguages = /^(?:other languages?(?:\(s\))?|andre språk)\s*[:\t]?\s*/iu;

/** Languages with how well they are known, however the two stand beside or below each other. */
export function readLanguages(lines: Line[]): Tree[] {
  const read: { language: Found; fluency?: Found }[] = [];
  for (const part of languageParts(lines)) {
    const mother = motherTongue.exec(part.text);
    const text = part.text.replace(motherTongue, "").replace(otherLanguages, "").replace(meter, " ");
    const hits = namesIn(text);
    const [first] = hits;
    if (!first) {
      const last = read.at(-1);
      const level = trimMarks(text.replace(/[()]/g, " "));
      if (last && !last.fluency && level !== "" && isFluency(level)) last.fluency = found(level, part.lines);
      else if (!last || !isFluency(level)) addUnknown(text, part, read);
      continue;
    }
    hits.forEach((hit, at) => {
      const next = hits[at + 1];
      const behind = text.slice(hit.to, next?.from ?? text.length);
      const before = at === 0 ? text.slice(0, hit.from) : "";
      const fluency = mother
        ? trimMarks(mother[0].replace(/[:\t(]+.*$/su, ""))
        : (levelOf(behind) ?? levelOf(before));
      read.push({
        language: found(hit.text, part.lines),
        ...(fluency ? { fluency: found(fluency, part.lines, 0.88) } : {}),
      });
    });
  }
  const seen = new Set<string>();
  return read.filter(({ language }) => {
    const isNew = !seen.has(language.value.toLowerCase());
    seen.add(language.value.toLowerCase());
    return isNew;
  });
}

function languageParts(lines: Line[]): Part[] {
  const isTable = lines.filter(
    ({ cells }) =>
      cells.length > 1 &&
      namesIn(cells[0]?.text ?? "").length > 0 &&
      cells.slice(1).every((cell) => namesIn(cell.text).length === 0),
  ).length;
  if (isTable >= 1 && isTable >= lines.length * 0.4)
    return paragraphsOf(lines).map(({ text, lines: from, style, strong }) => ({
      text,
      lines: from,
      style,
      strong,
    }));
  return partsOf(lines);
}

/** A language whose name the reader does not know, said with a level: "Sørsamisk: flytende". */
function addUnknown(text: string, part: Part, read: { language: Found; fluency?: Found }[]): void {
  const parts = /^(\p{Lu}[\p{L} -]{2,30}?)\s*(?:[:(–—,-]|\t)\s*(.+)$/u.exec(text);
  const level = levelOf(parts?.[2] ?? "");
  if (parts && level)
    read.push({ language: found(parts[1] ?? "", part.lines, 0.6), fluency: found(level, part.lines, 0.6) });
}

function namesIn(text: string): { from: number; to: number; text: string }[] {
  return [...text.matchAll(nameAt)].map((hit) => ({
    from: hit.index,
    to: hit.index + hit[0].length,
    text: hit[0],
  }));
}

function isFluency(text: string): boolean {
  const list = wordsOf(text);
  return (
    cefr.test(text) || (list.length > 0 && list.length <= 8 && list.some((word) => levelWords.has(word)))
  );
}

/** A level in what stands behind a language's name; several columns of the common framework give the first. */
function levelOf(text: string): string | undefined {
  const plain = trimMarks(
    text
      .replaceAll("\t", " ")
      .replace(/\s+(?:og|and)\s*$/iu, "")
      .replace(/^[\s:(–—,-]+/u, ""),
  ).replace(/\)$/, "");
  if (plain === "" || !isFluency(plain)) return undefined;
  const grades = plain.match(/\b[ABC][12]\b/g) ?? [];
  if (grades.length > 1) return grades[0];
  return balance(plain.replace(/\.$/, ""));
}

function balance(text: string): string {
  const opens = text.split("(").length - 1;
  const closes = text.split(")").length - 1;
  return opens > closes ? `${text})` : text;
}

/** Referees: who they are and how they are reached. They belong in the visitor's data and nowhere else. */
export function readReferences(lines: Line[]): Tree[] {
  const people: { name: Found; reference?: Found }[] = [];
  const onRequest = words("onRequest");
  for (const { text, lines: from } of paragraphsOf(lines)) {
    if (onRequest.some((phrase) => text.toLowerCase().includes(phrase))) continue;
    const [first = "", ...others] = text
      .split(/\t|\s*[|;]\s*|,\s+|\s+[–—-]\s+/u)
      .map((part) => trimMarks(part));
    const rest = others.filter((part) => part !== "").join(", ");
    const looksLikeName =
      /^\p{Lu}[\p{L}'’.-]+(?:\s+(?:\p{Lu}[\p{L}'’.-]*|bin|al|von|van|de|der|af)){1,4}$/u.test(first) &&
      !/@/.test(first);
    const last = people.at(-1);
    const isDetail = last !== undefined && (!looksLikeName || /\d|@/.test(first));
    if (isDetail && last)
      last.reference = found(
        tidy([last.reference?.value, trimMarks(text.replaceAll("\t", ", "))].filter(Boolean).join(", ")),
        [...(last.reference?.lines ?? []), ...from],
        0.7,
      );
    else
      people.push({
        name: found(first, from, looksLikeName ? 0.85 : 0.5),
        ...(rest ? { reference: found(rest, from, 0.75) } : {}),
      });
  }
  return people;
}
