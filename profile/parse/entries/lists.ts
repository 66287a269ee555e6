import { type Extracted, type ExtractedTree, extracted } from "../extracted.ts";
import { isAllCaps } from "../pdf/reading-order.ts";
import { detectHeading } from "../sections/headings.ts";
import { findLabel } from "../sections/labels.ts";
import type { Cell, Line } from "../source.ts";
import { commaParts } from "../values/comma-parts.ts";
import { bulletPattern, collapseSpaces, comparisonKey, splitWords, trimSeparators } from "../values/text.ts";
import type { LabelKind } from "../words/language-words.ts";
import { words } from "../words/words.ts";
import { withoutDigitalGrid } from "./language-grid.ts";
import { toParagraphs } from "./paragraphs.ts";

export interface Part {
  text: string;
  lines: number[];
  style: string;
  strong: boolean;
}

/**
 * Splits a section into parts. A grid of skills is read column by column, and a cell that wraps is joined with the
 * cell below it.
 */
export function splitIntoParts(given: Line[]): Part[] {
  const lines = given.map(withoutTicks);
  // A row with its own level wraps no cell above it.
  const rated = new Set(lines.filter((line, index) => line !== given[index]).map(({ id }) => id));
  const isGrid =
    lines.some(({ cells }) => cells.length > 1) &&
    lines.every(({ edge }) => edge > 0 && lines[0]?.size !== 1);
  if (!isGrid) {
    return toParagraphs(lines).flatMap(({ cells, lines: from }) =>
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
  // Of whole rows: a row without a cell would leave a gap in its column.
  const gaps = lines.slice(1).flatMap((line, index) => {
    const above = lines[index];
    return above && above.page === line.page ? [(line.y - above.y) / line.size] : [];
  });
  const tight = Math.min(...gaps, 9);
  // In a table of three or more columns whose rows are all complete, no cell wraps.
  const isComplete = given.every(({ cells }) => cells.length > 2 && cells.length === given[0]?.cells.length);
  const isTight = !isComplete && gaps.some((one) => one > tight * 1.22);
  return columns.flatMap(({ cells }) => {
    const parts: (Part & { y: number; page: number })[] = [];
    for (const cell of cells) {
      const last = parts.at(-1);
      const near =
        last && last.page === cell.page && (cell.y - last.y) / cell.size <= Math.min(tight * 1.1, 1.7);
      if (last && near && isTight && last.style === cell.style && !rated.has(cell.id)) {
        last.text = collapseSpaces(`${last.text} ${cell.text}`);
        last.lines.push(cell.id);
        last.y = cell.y;
      } else parts.push({ ...cell, lines: [cell.id] });
    }
    return parts;
  });
}

/** Leaves out ticks, crosses and years in the cells beside a skill. */
function withoutTicks(line: Line): Line {
  const isValue = ({ text }: Line["cells"][number], index: number) =>
    index > 0 && /^(?:x|ja|nei|yes|no|\P{L}{1,4}|\d{1,2} (?:år|years?|yrs?\.?))$/iu.test(text);
  const cells = line.cells.filter((cell, index) => !isValue(cell, index));
  if (line.cells.length === cells.length) return line;
  return { ...line, cells, text: cells.map(({ text }) => text).join("\t") };
}

const levelKeys = new Set([...words("skillLevels"), ...words("languageLevels")].map(comparisonKey));
/** Dots, stars, leaders and percentages that draw a level, but not "RHEL 7/8/9". */
export const levelMeter =
  /[●○◉◎■□▪▫★☆⬤◯•]{2,}|\b\d{1,3}\s?%|\s?\.{4,}\s*\d{0,2}|(?<![\w/])\d\s?\/\s?(?:[3-6]|10)(?![\w/])/gu;

const isLevel = (text: string) => text !== "" && levelKeys.has(comparisonKey(text));

/** Whether the first cells of at least two rows begin at different places and end at one, as moderncv sets its labels. */
function endAtOnePlace(lines: Line[]): boolean {
  const labels = lines.flatMap(({ cells: [label, ...values] }) =>
    label && values.length > 0 ? [label] : [],
  );
  const isApart = (one: number, other: number) => Math.abs(one - other) > 1.5;
  const [first, ...others] = labels;
  return (
    first !== undefined &&
    others.some(({ x }) => isApart(x, first.x)) &&
    !others.some(({ right }) => isApart(right, first.right))
  );
}

/** A row of a table with the lines that it consists of. */
interface Row {
  cells: Cell[];
  ids: number[];
  line: Line;
}

/** Joins a row to the two groups above whose values it continues: "CAD ⇥ AutoCAD, Revit" above "⇥ (basic)". */
function joinBrokenCells(lines: Line[], isDouble: (row: { cells: Cell[] }) => boolean): Row[] {
  const rows: Row[] = [];
  for (const line of lines) {
    const above = rows.at(-1);
    const values = above?.cells.filter((_, index) => index % 2 === 1) ?? [];
    const valueAt = ({ x }: Cell) => values.find((value) => Math.abs(value.x - x) < 1.5);
    const isBroken =
      above?.line.page === line.page && isDouble(above) && line.gap < 1.6 && line.cells.every(valueAt);
    if (isBroken) {
      for (const rest of line.cells) {
        const value = valueAt(rest);
        if (value)
          value.text = `${value.text.replace(/(\p{L})-$/u, "$1\u00ad")} ${rest.text}`.replace("\u00ad ", "");
      }
      above.ids.push(line.id);
    } else rows.push({ cells: line.cells.map((cell) => ({ ...cell })), ids: [line.id], line });
  }
  return rows;
}

/** The rows of a table of groups, such as "Platforms" beside "AWS, Azure, GCP"; undefined for any other layout. */
function joinGroupRows(lines: Line[]): Part[] | undefined {
  const areLabels = endAtOnePlace(lines);
  const isList = (text: string) => /[,;|·•]/.test(text.replace(bulletPattern, ""));
  const isPair = (name: Cell | undefined, list: Cell | undefined) =>
    name !== undefined &&
    list !== undefined &&
    !/[,;]/.test(name.text) &&
    (areLabels || isList(list.text) || detectHeading(name.text) === "skills");
  // Some classes of LaTeX set two groups beside each other.
  const isGroup = ({ cells }: { cells: Cell[] }) =>
    cells.length % 2 === 0 &&
    cells.length <= 4 &&
    cells.every((cell, index) => index % 2 === 1 || isPair(cell, cells[index + 1]));
  const isDouble = (row: { cells: Cell[] }) => row.cells.length === 4 && isGroup(row);
  const rows = joinBrokenCells(lines, isDouble);
  const groups = rows.filter(isGroup);
  const withValues = rows.filter(({ cells }) => cells.length > 1);
  const most = Math.min(withValues.length, Math.max(2, rows.length * 0.6));
  if (groups.length === 0 || groups.length < most) return undefined;
  return rows.flatMap(({ cells, ids, line: { style, strong } }) => {
    const texts = cells.map(({ text }) => text.replace(/:$/, ""));
    const pairs = isDouble({ cells }) ? [texts.slice(0, 2), texts.slice(2)] : [texts];
    return pairs.map((pair) => ({ text: pair.join(": "), lines: ids, style, strong }));
  });
}

/** "Good with sat nav, paperwork", "I use Excel and Duett" */
const skillPhrase =
  /^(?:(?:I am |jeg er |eg er )?(?:good (?:with|at)|god (?:på|til|i))|(?:I|jeg|eg) (?:can )?(?:use|bruk[ae]r)|a bit of|daily use of) (?=\S+[ ,])/iu;

/** Whether the commas of a list item are those of a sentence: "Good with families, gained in intensive care". */
function isSentence(text: string): boolean {
  if (listMark.test(text)) return false;
  const parts = commaParts(text);
  const first = splitWords(parts[0] ?? "").length;
  return first >= 8 || (parts.length <= 3 && first >= 4 && splitWords(text).length >= 7);
}

/** "Verktøy: Figma, Excel" */
const groupName = /^([^:]{2,48}):\s*(.*)$/su;
/** "Cut and rubbed work; matched blues for a listed chapel", but not "Xledger; Unit4; Visma" */
const semicolonInSentence = /(?<=(?:\S{1,40} ){2}\S{1,40});(?= (?:\S{1,40} ){2})/gu;

/** Whether a text has several sentences: "Jobber godt i lag. Pleier å komme tidlig på jobb.", but not "Xledger, Visma. Excel." */
const isProse = (text: string) =>
  text.endsWith(".") &&
  /\p{Ll}\. \p{Lu}/u.test(text) &&
  splitWords(text).length >= leastWordsBetweenCommas * commaParts(text).length;
const leastWordsBetweenCommas = 3.5;

/** "Organisation – rosters, stock", but not "Excel – advanced, Word – basic". */
function dashGroup(text: string): RegExpExecArray | null {
  const parts = /^([^:,]{3,40}) [–—] ([^,–—]+,[^–—]*)$/su.exec(text);
  return isLevel((parts?.[2] ?? "").split(",")[0]?.trim() ?? "") ? null : parts;
}

/** Splits groups that follow each other as sentences: "Økonomi: Xledger, Unit4. Analyse: Power BI." */
function splitGroups(part: Part): Part[] {
  if (!part.text.includes(":")) return [part];
  return part.text.split(/\.\s+(?=\p{Lu}[\p{L} -]{2,30}:\s)/u).map((text) => ({ ...part, text }));
}

/** Parses skills. "Verktøy: Figma, Excel" becomes one skill with keywords. */
export function parseSkills(given: Line[]): ExtractedTree[] {
  const lines = withoutDigitalGrid(given);
  const skills: { name?: Extracted; level?: Extracted; keywords?: Extracted[] }[] = [];
  const parts = (joinGroupRows(lines) ?? splitIntoParts(lines)).flatMap(splitGroups);
  const strong = parts.filter((part) => part.strong).length;
  const hasHeads = strong > 0 && strong < parts.length;
  const bullets = new Set(lines.filter(({ bullet }) => bullet).map(({ id }) => id));
  const isItem = (part: Part) => bullets.has(part.lines[0] ?? -1);
  const items = parts.filter(isItem);
  // "Excel: pivot tables, lookups" is one of many points; where most have a colon, each is a group.
  const areGroups = items.filter(({ text }) => groupName.test(text)).length * 2 > items.length;
  const isWhole = (part: Part, text: string) =>
    isProse(text) ||
    (isItem(part) &&
      ((bullets.size > 3 && !listMark.test(text.replace(semicolonInSentence, ","))) ||
        (bullets.size > 1 && isSentence(text))));
  const isBare = parts.filter(({ text }) => bareLevel(text)).length > Math.max(2, parts.length * 0.6);
  let group: { name?: Extracted; keywords?: Extracted[] } | undefined;
  parts.forEach((part, index) => {
    const text = trimSeparators(part.text.replace(levelMeter, " ")).replace(skillPhrase, "");
    if (text === "") return;
    const isPoint = isItem(part) && bullets.size > 3 && !areGroups;
    const grouped = isPoint ? null : (groupName.exec(text) ?? dashGroup(text));
    const after = parts[index + 1];
    if (isLevel(text) && skills.length > 0) {
      const last = skills.at(-1) as { level?: Extracted };
      last.level ??= extracted(text, part.lines);
      return;
    }
    if (grouped && (grouped[2] ?? "") !== "" && !isLevel(grouped[2] ?? "")) {
      group = undefined;
      skills.push({
        name: extracted(trimSeparators(grouped[1] ?? ""), part.lines),
        keywords: isProse(grouped[2] ?? "")
          ? [extracted(grouped[2] ?? "", part.lines, 0.7)]
          : splitKeywords(grouped[2] ?? "", part.lines),
      });
      return;
    }
    // A skill such as "GDPR" counts as strong for its capitals; a heading in capitals is longer or stands above a list.
    const isDistinct = !isAllCaps(text) || /[,|·•]/.test(after?.text ?? "") || /\p{L}{6,}/u.test(text);
    const isHead =
      (hasHeads &&
        part.strong &&
        after &&
        !after.strong &&
        isDistinct &&
        (!/,/.test(text) || (isItem(after) && !isItem(part)))) ||
      (grouped && (grouped[2] ?? "") === "");
    if (isHead && after && !isLevel(after.text)) {
      group = { name: extracted(trimSeparators(text.replace(/:$/, "")), part.lines), keywords: [] };
      skills.push(group);
      return;
    }
    const keywords = isWhole(part, text)
      ? [extracted(trimSeparators(part.text), part.lines, 0.7)]
      : splitKeywords(text, part.lines);
    if (group && !part.strong) group.keywords?.push(...keywords);
    else {
      group = undefined;
      for (const keyword of keywords) skills.push(splitSkillLevel(keyword, isBare));
    }
  });
  return skills;
}

/**
 * The level behind a skill: "Python – expert", "Forklift (7 years)"; without a sign only where most skills have one. "Excel (basic)" is
 * one name.
 */
function splitSkillLevel(keyword: Extracted, isBare: boolean): { name: Extracted; level?: Extracted } {
  const parts =
    /^(.+?)\s*(?:[–—:-]\s+|\s[–—-]\s)(\S.*)$/u.exec(keyword.value) ??
    /^(.+?)\s*\((\d{1,2}\+? (?:years?|yrs?|år))\)$/iu.exec(keyword.value) ??
    (isBare ? bareLevel(keyword.value) : undefined);
  if (
    parts &&
    (isLevel(parts[2] ?? "") || /^\d{1,2}\+? (?:years?|yrs?|år|års erfaring)$/i.test(parts[2] ?? ""))
  )
    return {
      name: { ...keyword, value: trimSeparators(parts[1] ?? "") },
      level: { ...keyword, value: trimSeparators(parts[2] ?? "") },
    };
  return { name: keyword };
}

/** A level of one or two words at the end: "Python meget god". */
function bareLevel(text: string): string[] | undefined {
  const list = text.split(" ");
  const length = [2, 1].find((count) => list.length > count && isLevel(list.slice(-count).join(" ")));
  return length === undefined
    ? undefined
    : [text, list.slice(0, -length).join(" "), list.slice(-length).join(" ")];
}

/** Labels of forms, which are no skills. */
const formLabels: LabelKind[] = [
  "name",
  "phone",
  "email",
  "address",
  "period",
  "position",
  "employer",
  "place",
  "tasks",
  "issuer",
  "technologies",
];

const listMark = /\s*[;|•·●▪∙\t]\s*|\s+[–—]\s+(?=\p{Lu})/u;
/** Splits a list with a slash between all items; a single slash joins two names: "Tally / ERP 9". */
function splitAtSlashes(text: string): string[] {
  const parts = text.split(/\s\/\s/);
  return parts.length > 2 ? parts : [text];
}

/** Splits the end of a list: "Framsikt og Microsoft 365", but not "Planning and development", which may be one skill. */
function splitLast(text: string): string[] {
  const [, first = "", last = ""] = /^(\S+(?: \S+)?) (?:og|and) (\S+(?: \S+)?)$/u.exec(text.trim()) ?? [];
  const isName = (part: string) => /^\p{Lu}|\d/u.test(part);
  return isName(first) && isName(last) ? [first, last] : [text];
}

/** Joins numbers of one thing: "MIG/MAG 135, 136 og 138", "Eurocodes 2, 3 & 5". */
function joinNumbers(parts: string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isNumber = /^\d{1,3}[a-z]?(?: (?:og|and|&) \d{1,3}[a-z]?)?$/u.test(part);
    if (last && isNumber && /\s\d{1,3}[a-z]?$/u.test(last)) joined.splice(-1, 1, `${last}, ${part}`);
    else joined.push(part);
  }
  return joined;
}

/** Splits at commas, bars, dots and semicolons, but not inside brackets. */
function splitKeywords(text: string, lines: number[]): Extracted[] {
  return text
    .split(listMark)
    .flatMap((part) => joinNumbers(commaParts(part)))
    .flatMap(splitAtSlashes)
    .flatMap((part) => part.split(/(?<!(?<![\d,])\d{1,3}(?=,\d{3}(?![\d,]))),(?=\S)/))
    .flatMap((part, index, all) => (index > 0 && index === all.length - 1 ? splitLast(part) : [part]))
    .map((part) => trimSeparators(part).replace(/\.$/, ""))
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && findLabel(part, formLabels) === undefined)
    .map((part) => extracted(part, lines, part.length > 60 ? 0.5 : 0.88));
}

const wordOrBracket = "(?:[^\\s,;()]+|\\([^()]*\\))";
/** The end of a list: "gardening and cryptic crosswords", but not "I cycle and collect old cookbooks". */
const andBeforeLast = new RegExp(
  `(?<=(?:^|[,;]\\s*)(?!(?:I|[Jj]eg|[Ee]g) )(?:${wordOrBracket} ){0,4}${wordOrBracket})\\s+(?:og|and)\\s+(?=(?:${wordOrBracket} ){0,4}${wordOrBracket}$)`,
  "u",
);
/** Two verbs with one object: "Reads and writes short stories", "Leser og samler gamle kart" */
const twoVerbs =
  /(?:^|[,;]\s*)(?:reads|writes|plays|sings|collects|makes|builds|bakes|restores|leser|skriver|spiller|synger|samler|lager|bygger|strikker|baker) (?:og|and) \p{L}+ \p{L}+/iu;

/** One interest with "and" in it */
const pair =
  /(?<!\p{L})(?:rock and roll|black and white|arts and crafts|dungeons and dragons|track and field|drum and bass|food and wine|wine and food|mat og vin|skog og mark|hus og hage)(?!\p{L})/iu;

export function parseInterests(lines: Line[]): ExtractedTree[] {
  return toParagraphs(lines).flatMap(({ text, lines: from }) => {
    const [label = "", values] = text.split(/\t(.*)/s);
    const named = values && detectHeading(label) === "interests" ? values : text;
    const list = named.replace(/^([^:]{2,30}):\s+/u, (label) => (label.length < 20 ? "" : label));
    const isWhole = pair.test(list) || twoVerbs.test(list);
    const parts = splitKeywords(isWhole ? list : list.replace(andBeforeLast, ", "), from);
    return parts.map((name) => ({ name }));
  });
}
