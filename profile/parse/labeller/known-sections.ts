import { isAllCaps } from "../pdf/reading-order.ts";
import { privateLabelKind } from "../private/labelled.ts";
import { detectHeading, plainHeading } from "../sections/headings.ts";
import { findLabel, isEntryNumber } from "../sections/labels.ts";
import type { Line } from "../source.ts";
import { findPeriods } from "../values/dates.ts";
import type { SectionKind } from "../words/language-words.ts";
import { words } from "../words/words.ts";
import { isAboveRecommendations } from "./recognised-text.ts";
import type { Unit } from "./units.ts";

type MaybeSection = SectionKind | undefined;

/** Share of known headings among the texts of a style, from which on all of them count as headings. */
const minKnownShare = 0.35;

/** "IT", "IKT": acronyms are in capitals in any heading style. */
const acronym = /^\p{Lu}{2,3}$/u;
/** Not of the remark in "WORK EXPERIENCE (10 years)" */
const styleOf = ({ style, text }: Unit) => `${style}|${isAllCaps(plainHeading(text)) || acronym.test(text)}`;

/** Whether a period stands beside a text, as that of a job below a summary whose heading is missing. */
const isPeriodInMargin = ({ isDate, index, line, text }: Unit) =>
  isDate && index === 0 && line.cells.length > 1 && findPeriods(text)[0]?.single === false;

/** Whether a unit is a date at the edge of a line, as that of a job. */
const isAtEdge = ({ isDate, index, before }: Unit) => isDate && (index === 0 || before === "tab");

const isAbove = (one: Line, other: Line) =>
  one.page < other.page || (one.page === other.page && one.y < other.y);

const minLabels = 3;

/** Texts that stand beside others three times or more: labels of a form, whatever they say. */
function findRepeatedLabels(units: Unit[]): Set<string> {
  const labels = units.filter(
    ({ index, line, text }) => index === 0 && line.cells.length > 1 && text === line.cells[0]?.text,
  );
  return new Set(
    [...Map.groupBy(labels, ({ text }) => text)]
      .filter(([, alike]) => alike.length >= minLabels)
      .map(([text]) => text),
  );
}

/** Whether a unit starts a row that may be a heading: no row of a form, and none that ends with a date as entries do. */
function couldBeHeading(
  { index, line, text, isDate }: Unit,
  heading: MaybeSection,
  labels: ReadonlySet<string>,
): boolean {
  if (index > 0 || isEntryNumber(text)) return false;
  if (heading !== undefined) return true;
  if (isDate || labels.has(text)) return false;
  const isLabel = line.cells.length > 1 && (findLabel(text) ?? privateLabelKind(text)) !== undefined;
  return !isLabel && line.cells.slice(1).every((cell) => findPeriods(cell.text).length === 0);
}

/** What the headings in the word lists say about the units. */
export interface KnownSections {
  /** The section that a unit is the heading of. */
  headings: MaybeSection[];
  /** The section of the last known heading before a unit, whatever stands between. */
  last: MaybeSection[];
  /** The section of the known heading above a unit, up to the next text that looks like a heading. */
  above: MaybeSection[];
  /** Whether a unit stands below one of the given units, up to the next text that looks like a heading. */
  isBelow(starts: boolean[]): boolean[];
}

export function findKnownSections(units: Unit[]): KnownSections {
  const headings = knownHeadings(units);
  const labels = findRepeatedLabels(units);
  const styles = headingStyles(units, headings, labels);
  units.forEach((unit, at) => {
    if (headings[at] === undefined && unit.count === 1 && (styles.get(styleOf(unit)) ?? 0) >= minKnownShare)
      headings[at] = headingByLastWord(unit.text);
  });
  const headingSizes = new Set(
    units.flatMap((unit) => ((styles.get(styleOf(unit)) ?? 0) >= minKnownShare ? [unit.line.size] : [])),
  );
  const [[textSize = 0] = []] = [...Map.groupBy(units, ({ line }) => line.size)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  const isLargeHeading = ({ size, cells }: Line) =>
    cells.length === 1 && size > textSize && headingSizes.has(size);
  const shares = units.map((unit, at) => {
    if (!couldBeHeading(unit, headings[at], labels)) return 0;
    if (isAboveRecommendations(unit.line.text)) return 1;
    const isAcronym = headings[at] !== undefined && acronym.test(unit.text);
    const share = styles.get(styleOf(unit)) ?? (isAcronym ? styles.get(`${unit.style}|false`) : undefined);
    // Chromium divides a font by its letters, so that a heading may have another font than the others.
    return share ?? (headings[at] && isLargeHeading(unit.line) ? 1 : 0);
  });
  const isNewColumn = units.map((unit, at) => unit.line.column !== units[at - 1]?.line.column);
  const hasJobs = headings.includes("work");
  let last: MaybeSection;
  let lastHeading: Line | undefined;
  let above: MaybeSection;
  let isAmongLanguages = false;
  return {
    headings,
    last: headings.map((heading, at) => {
      const { line } = units[at] as Unit;
      // A heading says nothing about a sidebar that begins above it.
      if (isNewColumn[at] && lastHeading && isAbove(line, lastHeading)) last = undefined;
      if (heading) [last, lastHeading] = [heading, line];
      return last;
    }),
    above: shares.map((share, at) => {
      if (isNewColumn[at]) above = undefined;
      const { index, text } = units[at] as Unit;
      // "Languages", a group of skills, with languages below it.
      if (headings[at] === "languages" && share === 0) {
        const next = units[at + 1];
        isAmongLanguages = next?.index === 0 && startsWithLanguage(next.text);
      } else if (index === 0 && !startsWithLanguage(text)) isAmongLanguages = false;
      else if (isAmongLanguages) return "languages";
      if (share >= minKnownShare) above = headings[at];
      else if (share > 0) above = undefined;
      else if (above === "summary" && !hasJobs && isPeriodInMargin(units[at] as Unit)) above = undefined;
      return above;
    }),
    isBelow(starts) {
      let isBelow = false;
      return shares.map((share, at) => {
        if (share > 0 || isNewColumn[at]) isBelow = false;
        if (starts[at]) isBelow = true;
        return isBelow;
      });
    },
  };
}

/** Headings of NAV, the Norwegian employment service. Other CVs have one of them at most. */
const navHeadings =
  /^(?:andre godkjenninger|offentlige godkjenninger|fagbrev\/svennebrev,? mesterbrev (?:og|eller) autorisasjon(?:er)?|kompetanser)$/i;

/** Whether the units are a print of NAV's CV. */
export function isNavPrint(units: Unit[]): boolean {
  return new Set(units.filter(({ text }) => navHeadings.test(text)).map(({ text }) => text)).size >= 2;
}

const lastWords =
  /\s(?:certificates|courses|experience|skills|kurs|sertifikater|(?:arbeids)?erfaring|ferdigheter)$/iu;

/** The section of an unknown phrase in the style of known headings: "Welding certificates", "Sea experience". */
function headingByLastWord(text: string): MaybeSection {
  const [last] = lastWords.exec(text) ?? [];
  return last && text.split(" ").length <= 3 ? detectHeading(last, true) : undefined;
}

/** "UTDANNING OG" above "OPPLÆRING" */
const openEnd = /\s(?:og|and|och|&)$/iu;
const tools = new Set(words("skills"));
/** In lower case. */
export const languageNames: ReadonlySet<string> = new Set(words("languageNames"));

const startsWithLanguage = (text: string) =>
  languageNames.has(/^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? "");

/** Whether a unit is the label of tools: "Languages: Java, Python". */
export function isLabelOfTools(units: Unit[], at: number): boolean {
  const [label, value] = [units[at], units[at + 1]];
  const name = value?.text.toLowerCase() ?? "";
  const isBeside = value?.row === label?.row && (value?.before === "tab" || value?.before === "colon");
  return isBeside && label?.index === 0 && tools.has(name) && !languageNames.has(name);
}

/** The known heading of each unit that is a whole cell. A narrow margin may break a heading into two rows. */
function knownHeadings(units: Unit[]): MaybeSection[] {
  const isNav = isNavPrint(units);
  const headings = units.map(({ text, cell, index, count, line }, at) => {
    if (isAboveRecommendations(line.text)) return "references";
    // NAV lists posts without pay there.
    if (isNav && /^annen erfaring$/i.test(text)) return "volunteer";
    // "Employment history (most recent first)"
    const behind = units[at + 1];
    const hasRemark =
      index === 0 && count === 2 && behind?.before === "bracket" && /^\p{Ll}/u.test(behind.text);
    // "[ WORK EXPERIENCE ]"
    const isWhole = text.trim() === cell.text.replace(/^\[\s*|\s*\]$/g, "");
    if (!isWhole && !hasRemark) return undefined;
    const section = detectHeading(text, true);
    return section === "languages" && isLabelOfTools(units, at) ? undefined : section;
  });
  // "Career summary" may stand above a paragraph, above the jobs, or above a list of jobs that are told further down.
  if (!headings.includes("work")) {
    const at = units.findIndex(({ text }) => /^career summary\W*$/i.test(text));
    if (units.slice(at + 1, at + 6).some(isAtEdge) && headings[at]) headings[at] = "work";
  }
  // Below the jobs it is no introduction, as in the class Awesome-CV.
  const talks = units.findIndex(({ text }) => /^presentation$/i.test(text));
  if (headings.slice(0, talks).includes("work") && headings[talks]) headings[talks] = "publications";
  let above = -1;
  let sectionAt = -1;
  units.forEach((unit, at) => {
    if (unit.index > 0) return;
    const before = units[above];
    const first = above;
    above = at;
    // "Education ⇥ GCSE specifications" is a group of skills in the style of the groups above it.
    if (before && headings[sectionAt] === "skills" && headings[at] && headings[at] !== "languages") {
      const isGroup = units[at + 1]?.before === "tab" && units[at + 1]?.row === unit.row;
      const isLike = !headings[first] && before.count > 1 && styleOf(before) === styleOf(unit);
      if (isGroup && isLike && styleOf(units[sectionAt] as Unit) !== styleOf(unit)) headings[at] = undefined;
    }
    if (headings[at]) sectionAt = at;
    if (!before || headings[first] || unit.line.gap > 1.6) return;
    if (!headings[at] && !openEnd.test(before.text)) return;
    if (before.text !== before.cell.text || styleOf(before) !== styleOf(unit)) return;
    headings[first] = detectHeading(`${before.text} ${unit.text}`, true);
    headings[at] = headings[first];
  });
  return headings;
}

/** The styles of known headings of two sections, or of nothing else, with the share of known headings among their texts. */
function headingStyles(
  units: Unit[],
  headings: MaybeSection[],
  labels: ReadonlySet<string>,
): Map<string, number> {
  const counts = new Map<string, { all: number; known: Set<SectionKind>; count: number }>();
  units.forEach((unit, at) => {
    if (!couldBeHeading(unit, headings[at], labels)) return;
    const style = styleOf(unit);
    const own = counts.get(style) ?? { all: 0, known: new Set<SectionKind>(), count: 0 };
    own.all += 1;
    const heading = headings[at];
    if (heading) {
      own.known.add(heading);
      own.count += 1;
    }
    counts.set(style, own);
  });
  return new Map(
    [...counts].flatMap(([style, { all, known, count }]) =>
      known.size >= 2 || (count >= 2 && count === all) ? [[style, count / all] as const] : [],
    ),
  );
}
