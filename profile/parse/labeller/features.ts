import { educationRoles, volunteerTitle, workRoles } from "../entries/role-scores.ts";
import { emailAgreement, isDocumentTitle, looksLikeName } from "../head/name.ts";
import { isAllCaps } from "../pdf/reading-order.ts";
import { findPrivateFact, privateLabelKind } from "../private/labelled.ts";
import { detectHeading } from "../sections/headings.ts";
import { findLabel } from "../sections/labels.ts";
import type { Line } from "../source.ts";
import { findEmails, findPhones, findUrls } from "../values/contacts.ts";
import { findPeriods, isDuration } from "../values/dates.ts";
import { isKnownPlace, parseAddress } from "../values/places.ts";
import { splitWords } from "../values/text.ts";
import { commonWords, createWordMatcher, words } from "../words/words.ts";
import type { Unit } from "./units.ts";

const languageName = createWordMatcher(words("languageNames"));
const languageLevel = createWordMatcher(words("languageLevels").filter((level) => !level.includes(" ")));
const onRequest = words("onRequest");
const citizenCompany = /\b(?:AS|ASA|A\/S|HF|AB|ApS|Ltd\.?|Limited|Inc\.?|LLC|LLP|PLC|plc|GmbH)\b/u;

const skills = new Set(words("skills"));
const interests = new Set(words("interests"));
const isSkill = (text: string) => skills.has(text.toLowerCase());
const isInterest = (text: string) => interests.has(text.toLowerCase());

/** Prefix of features that name a word or its ending. */
export const wordFeature = "w:";

const bucket = (value: number, edges: readonly number[]) => edges.filter((edge) => value >= edge).length;

/** Features of a whole line. */
interface LineFacts {
  heading?: string;
  hasDate: boolean;
  isDate: boolean;
  isWide: boolean;
  gap: number;
  gapBucket: number;
  indent: number;
  scale: number;
  isBody: boolean;
  hasContact: boolean;
  isProse: boolean;
}

/** Extracts the features of each unit: its text, neighbours, position and style. Used by training and parsing. */
export function extractFeatures(lines: Line[], units: Unit[]): string[][] {
  const email = lines.flatMap(({ text }) => findEmails(text)).at(0)?.value;
  const facts = describeLines(lines);
  const own = units.map((unit) => ownFeatures(unit, email));
  const styleFeatures = styleStatistics(units, own, facts);
  const datedRows = facts.flatMap(({ hasDate }, row) => (hasDate ? [row] : []));
  const lastHeading: (string | undefined)[] = [];
  lines.forEach((line, row) => {
    const heading = facts[row]?.heading;
    const before = lines[row - 1];
    lastHeading.push(heading ?? (before && before.column === line.column ? lastHeading[row - 1] : undefined));
  });
  const firstBelow = firstUnits(units, facts);
  return units.map((unit, index) => {
    const { row, line } = unit;
    const fact = facts[row] as LineFacts;
    const features = [...(own[index]?.all ?? [])];
    const add = (name: string) => features.push(name);
    const near = (other: number, prefix: string, isBrief = false) => {
      const neighbour = units[other];
      if (!neighbour) {
        add(`${prefix}none`);
        return;
      }
      const sameRow = neighbour.row === row ? "=" : "";
      if (sameRow && !isBrief) add(`${prefix}u${neighbour.style === unit.style ? "=" : "#"}`);
      for (const one of own[other]?.brief ?? [])
        if (!isBrief || one.length < 5) add(`${prefix}${sameRow}${one}`);
    };
    near(index - 1, "p:");
    near(index + 1, "n:");
    near(index + 2, "nn:", true);
    near(index - 2, "pp:", true);
    const first = firstBelow[row];
    if (first && unit.index === 0) {
      const isAlike = styleKey(first) === styleKey(unit) && first.isDate === unit.isDate;
      const label = findLabel(unit.text.replace(/:$/, ""));
      const isLabelled = label !== undefined && findLabel(first.text.replace(/:$/, "")) === label;
      add(first === unit ? "sf" : `sf${isAlike ? "=" : "#"}${label ? (isLabelled ? "L" : "l") : ""}`);
    }
    add(`gap${fact.gapBucket}${unit.index === 0 ? "f" : ""}`);
    const below = facts[row + 1];
    add(`gapn${below && lines[row + 1]?.column === line.column ? below.gapBucket : "x"}`);
    add(`ind${fact.indent}${line.bullet ? "b" : ""}`);
    add(`scale${fact.scale}${fact.isBody ? "y" : "n"}`);
    const above = lines[row - 1];
    const next = lines[row + 1];
    const compare = (other: Line | undefined, prefix: string, otherFact: LineFacts | undefined) => {
      if (!other || other.column !== line.column || !otherFact) {
        add(`${prefix}edge`);
        return;
      }
      const step = (other.x - line.x) / Math.max(1, line.size);
      add(`${prefix}x${step > 0.6 ? ">" : step < -0.6 ? "<" : "="}`);
      add(
        `${prefix}st${other.style === line.style ? "=" : "#"}${other.strong ? "s" : ""}${line.strong ? "S" : ""}`,
      );
      add(
        `${prefix}${other.bullet ? "b" : "-"}${otherFact.hasDate ? (otherFact.isDate ? "D" : "d") : ""}${otherFact.isProse ? "p" : ""}`,
      );
      if (otherFact.heading) add(`${prefix}h`);
      if (otherFact.isWide) add(`${prefix}wide`);
    };
    compare(above, "a", facts[row - 1]);
    compare(next, "b", below);
    compare(lines[row + 2], "bb", facts[row + 2]);
    compare(lines[row - 2], "aa", facts[row - 2]);
    if (above && above.column === line.column) add(wrapFeature(above, line));
    const dateAbove = datedRows.findLast((other) => other < row && lines[other]?.column === line.column);
    const dateBelow = datedRows.find((other) => other > row && lines[other]?.column === line.column);
    add(`da${dateAbove === undefined ? "x" : Math.min(5, row - dateAbove)}`);
    add(`db${dateBelow === undefined ? "x" : Math.min(5, dateBelow - row)}`);
    add(
      `dd${fact.hasDate ? 1 : 0}${dateBelow === undefined ? "x" : Math.min(3, dateBelow - row)}${dateAbove === undefined ? "x" : Math.min(3, row - dateAbove)}`,
    );
    if (fact.heading && unit.index === 0) add(`lineh:${fact.heading}`);
    add(`lh:${lastHeading[row] ?? "none"}`);
    add(`row${bucket(row, [1, 2, 3, 5, 8, 12])}`);
    add(`rest${bucket(lines.length - row, [2, 4, 8])}`);
    add(`page${Math.min(2, line.page)}`);
    if (fact.hasContact) add("linereach");
    if (fact.isProse) add("lineprose");
    if (fact.hasDate) add(fact.isDate ? "linedate" : "linehasdate");
    for (const one of styleFeatures.get(styleKey(unit)) ?? []) add(one);
    add(`cells${Math.min(3, line.cells.length)}:${Math.min(2, unit.cellIndex)}:${unit.before}`);
    return features;
  });
}

/** For each line, the first unit below the last heading; entries usually start with a similar unit. */
function firstUnits(units: Unit[], facts: LineFacts[]): (Unit | undefined)[] {
  const firsts: (Unit | undefined)[] = [];
  let first: Unit | undefined;
  let isNew = false;
  for (const unit of units) {
    const isHeading = facts[unit.row]?.heading !== undefined && unit.index === 0;
    if (isHeading) isNew = true;
    else if (isNew) {
      first = unit;
      isNew = false;
    }
    if (unit.index === 0) firsts[unit.row] = isHeading ? undefined : first;
  }
  return firsts;
}

function describeLines(lines: Line[]): LineFacts[] {
  const letters = new Map<string, number>();
  for (const { style, text } of lines) letters.set(style, (letters.get(style) ?? 0) + text.length);
  const [body] = [...letters].sort((a, b) => b[1] - a[1]);
  const sizes = lines.flatMap(({ size, text }) => text.split(" ").map(() => size)).sort((a, b) => a - b);
  const size = sizes[sizes.length >> 1] ?? 1;
  const columns = new Map(
    [...Map.groupBy(lines, ({ column }) => column)].map(([column, own]) => {
      const gaps = own
        .map(({ gap }) => gap)
        .filter((gap) => gap > 0.5 && gap < 5)
        .sort((a, b) => a - b);
      return [column, { left: Math.min(...own.map(({ x }) => x)), gap: gaps[gaps.length >> 2] ?? 1.2 }];
    }),
  );
  return lines.map((line) => {
    const { left, gap } = columns.get(line.column) as { left: number; gap: number };
    const periods = findPeriods(line.text);
    const dated = periods.reduce((sum, { from, to }) => sum + to - from, 0);
    const list = splitWords(line.text);
    const usual = list.filter((word) => commonWords.has(word)).length;
    const heading =
      line.cells.length <= 2 && !line.bullet ? detectHeading(line.cells[0]?.text ?? "") : undefined;
    return {
      ...(heading ? { heading } : {}),
      hasDate: dated > 0 && line.text.length < 200,
      isDate: dated > 0 && dated >= line.text.length * 0.7,
      isWide: line.edge > 0 && line.right > line.edge - (line.edge - line.x) * 0.12,
      gap: line.gap,
      gapBucket: line.gap >= 9 ? 9 : bucket(line.gap / gap, [0.8, 1.08, 1.3, 1.7, 2.3, 3.2]),
      indent: bucket((line.x - left) / Math.max(1, line.size), [0.4, 1.2, 3, 8]),
      scale: bucket(line.size / size, [0.8, 0.95, 1.04, 1.15, 1.3, 1.6]),
      isBody: line.style === body?.[0],
      hasContact: findEmails(line.text).length + findPhones(line.text).length > 0,
      isProse: list.length >= 6 && usual >= list.length * 0.18,
    };
  });
}

/** Whether the line above wraps: the first word of this line would not have fitted there. */
function wrapFeature(above: Line, line: Line): string {
  if (line.edge === 0) return "wrap?";
  const last = above.cells.at(-1);
  const perLetter = last ? (last.right - last.x) / Math.max(1, last.text.length) : 1;
  const word = (line.text.split(" ")[0]?.length ?? 0) + 1;
  const fits = above.right + word * perLetter <= above.edge + (above.edge - above.x) * 0.02;
  return `wrap${fits ? "n" : "y"}${/^[\p{Ll}(&]/u.test(line.text) ? "l" : ""}${/[.!?:]$/.test(above.text) ? "." : ""}${line.bullet ? "b" : ""}`;
}

interface UnitFeatures {
  all: string[];
  /** Features that neighbours see. */
  brief: string[];
  lean: number;
  isHeading: boolean;
}

function ownFeatures(unit: Unit, email: string | undefined): UnitFeatures {
  const { text, line } = unit;
  const list = splitWords(text);
  const brief: string[] = [];
  const all: string[] = ["bias"];
  const isWhole = unit.count === 1;
  const heading = text.length <= 60 ? detectHeading(text) : undefined;
  const label = findLabel(text.replace(/:$/, ""));
  if (unit.isDate) {
    const [period] = findPeriods(text);
    brief.push(period?.single === false ? "dr" : "ds");
    if (period?.current) all.push("dcur");
  } else if (isDuration(text)) brief.push("dur");
  else if (heading) {
    brief.push("hd");
    all.push(`hd:${heading}${isWhole ? "w" : ""}${line.strong || line.heading ? "s" : ""}`);
  }
  if (label && list.length <= 8) {
    brief.push("lb");
    all.push(`lb:${label}`);
  }
  if (
    privateLabelKind(text.replace(/:$/, "")) ||
    (unit.index === 0 && findPrivateFact(line.text.replaceAll("\t", " ")))
  ) {
    brief.push("pv");
    if (privateLabelKind(text)) all.push("pvl");
  }
  const isShort = list.length <= 14;
  const scores = {
    t: isShort ? workRoles.title(text) : 0,
    e: isShort ? workRoles.organization(text) : 0,
    g: isShort ? educationRoles.title(text) : 0,
    i: isShort ? educationRoles.organization(text) : 0,
    v: isShort ? volunteerTitle(text) : 0,
  };
  let best = "";
  let most = 0.5;
  for (const [name, score] of Object.entries(scores)) {
    const level = bucket(score, [0.5, 1.1, 1.9]);
    if (level > 0) all.push(`${name}${level}${list.length <= 2 ? "s" : ""}`);
    if (score > most) {
      most = score;
      best = name;
    }
  }
  if (best !== "") brief.push(`x${best}`);
  if (citizenCompany.test(text)) brief.push("co");
  if (list.length <= 4 && isSkill(text)) brief.push("sk");
  if (list.length <= 3 && isInterest(text)) brief.push("in");
  if (isKnownPlace(text)) brief.push("pl");
  if (languageName(list[0] ?? "")) brief.push("ln");
  if (list.length > 0 && list.length <= 6 && languageLevel(list[0] ?? "")) brief.push("lv");
  if (findEmails(text).length > 0) brief.push("em");
  else if (findUrls(text).length > 0) brief.push("ur");
  else if (!unit.isDate && findPhones(text).length > 0) brief.push("ph");
  else if (!unit.isDate && /\d/.test(text) && text.length < 80 && parseAddress(text)) brief.push("ad");
  if (looksLikeName(text)) {
    brief.push("nm");
    if (emailAgreement(text, email) > 0.6) all.push("agree");
  }
  if (isDocumentTitle(text)) all.push("doctitle");
  if (onRequest.some((phrase) => text.toLowerCase().includes(phrase))) all.push("request");
  const usual = list.filter((word) => commonWords.has(word)).length;
  const length = bucket(list.length, [2, 3, 5, 8, 13]);
  all.push(
    `len${length}`,
    `cw${bucket(usual / Math.max(1, list.length), [0.01, 0.12, 0.25])}l${Math.min(3, length)}`,
  );
  brief.push(`l${Math.min(4, length)}${usual > 0 ? "c" : ""}`);
  const start = /^\p{Ll}/u.test(text) ? "a" : /^\d/.test(text) ? "0" : /^\p{Lu}/u.test(text) ? "A" : "?";
  const end = /[.!?]$/.test(text)
    ? "."
    : /[,;]$/.test(line.text.slice(unit.to, unit.to + 1))
      ? ","
      : /:/.test(line.text.slice(unit.to, unit.to + 2))
        ? ":"
        : "";
  all.push(`se${start}${end}`, `start${start}`);
  if (end !== "") brief.push(`e${end}`);
  if (isAllCaps(text) && /\p{L}{3}/u.test(text)) brief.push("AA");
  if (/\d/.test(text) && !unit.isDate) all.push("digit");
  if (/^(?:\[?\d{1,2}[\].)]|[IVX]{1,5}[.)]|[A-L]\)|§)\s/.test(line.text) && unit.index === 0)
    all.push("number");
  if (unit.cell.strong) brief.push("S");
  if (line.bullet) brief.push("B");
  if (line.heading) all.push(`level${Math.min(3, line.heading)}`);
  if (unit.count === 1) all.push("only");
  else
    all.push(
      unit.index === 0 ? "first" : unit.index === unit.count - 1 ? "last" : "inner",
      `count${bucket(unit.count, [2, 3, 4, 6])}`,
    );
  all.push(`sep:${unit.before}`);
  const commas = line.text.split(/[,;|•·]/).length - 1;
  all.push(`commas${bucket(commas, [1, 2, 4, 7])}`);
  const width = line.edge - line.x;
  if (line.edge > 0 && unit.cell.right > line.edge - 6 && unit.cell.x > line.x + width * 0.5)
    all.push("rightside");
  if (line.edge > 0) all.push(`end${bucket((line.right - line.x) / Math.max(1, width), [0.3, 0.6, 0.88])}`);
  const strongHeading = heading ? "h" : "";
  all.push(
    `k${strongHeading}${line.strong ? "s" : ""}${line.bullet ? "b" : ""}${isWhole ? "w" : ""}${isAllCaps(line.text) ? "A" : ""}`,
  );
  if (!unit.isDate) {
    const [first, last] = [list[0] ?? "", list.at(-1) ?? ""];
    all.push(
      ...[`first ${first}`, `first -${first.slice(-4)}`, `last ${last}`, `last -${last.slice(-4)}`].map(
        (feature) => wordFeature + feature,
      ),
    );
  }
  all.push(...brief);
  if (best !== "" && unit.cell.strong) all.push(`x${best}S`);
  return {
    all,
    brief,
    lean: scores.t + scores.g - scores.e - scores.i,
    isHeading: heading !== undefined && isWhole,
  };
}

const styleKey = ({ style, cellIndex, text, line, index }: Unit) =>
  `${style}|${isAllCaps(text) ? "A" : "a"}|${line.bullet ? "b" : ""}|${Math.min(1, cellIndex)}|${index === 0 ? 0 : 1}`;

/** Statistics of all units of the CV with the same style. */
function styleStatistics(units: Unit[], own: UnitFeatures[], facts: LineFacts[]): Map<string, string[]> {
  const statistics = new Map<string, string[]>();
  const groups = Map.groupBy(
    units.map((unit, index) => ({ unit, index })),
    ({ unit }) => styleKey(unit),
  );
  for (const [key, members] of groups) {
    const count = members.length;
    const share = (test: (index: number) => boolean) =>
      members.filter(({ index }) => test(index)).length / count;
    const lean =
      members.reduce((sum, { index }) => sum + Math.sign(Math.round((own[index]?.lean ?? 0) * 2)), 0) / count;
    const headings = share((index) => own[index]?.isHeading === true);
    const nearDates = share((index) => {
      const row = units[index]?.row ?? 0;
      return facts[row]?.hasDate === true || facts[row + 1]?.hasDate === true;
    });
    const length = members.reduce((sum, { unit }) => sum + unit.text.split(" ").length, 0) / count;
    const size = bucket(count, [2, 3, 6, 15]);
    statistics.set(key, [
      `lkn${size}`,
      `lkh${bucket(headings, [0.01, 0.2, 0.5, 0.8])}${size > 1 ? "m" : ""}`,
      `lkl${bucket(lean, [-0.5, -0.15, 0.15, 0.5])}${size > 1 ? "m" : ""}`,
      `lkd${bucket(nearDates, [0.1, 0.4, 0.7])}`,
      `lkw${bucket(length, [2, 4, 7, 12])}`,
    ]);
  }
  return statistics;
}
