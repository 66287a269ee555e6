import type { Resume } from "../resume.ts";
import { isGridHeader } from "./entries/language-grid.ts";
import { getValue, type ParsedValue } from "./extracted.ts";
import { isDocumentTitle } from "./head/name.ts";
import { isAllCaps } from "./pdf/reading-order.ts";
import type { Withheld } from "./private/withheld.ts";
import { detectHeading } from "./sections/headings.ts";
import { findLabel } from "./sections/labels.ts";
import type { Section } from "./sections/section.ts";
import type { Line } from "./source.ts";
import { findPeriods, isDuration, withoutDuration } from "./values/dates.ts";
import { isKnownPlace } from "./values/places.ts";
import { collapseSpaces, comparisonKey } from "./values/text.ts";

/**
 * Finds text that belongs to no field.
 *
 * @param withoutLabels the text of each line without headings and labels
 */
export function findUnplaced(
  lines: Line[],
  sections: Section[],
  resume: Resume,
  values: ParsedValue[],
  withheld: Withheld[],
  withoutLabels: ReadonlyMap<number, string>,
): { text: string; lines: number[] }[] {
  const headings = new Set(sections.map(({ heading }) => heading?.id));
  const secret = new Set(withheld.flatMap((one) => one.lines));
  const texts = new Map<number, string>();
  for (const { path, lines: from } of values) {
    // Once per value: once per line would be quadratic for long values.
    const text = comparisonKey(String(getValue(resume, path) ?? ""));
    for (const line of from) texts.set(line, `${texts.get(line) ?? ""} ${text}`);
  }
  const contactLines = new Set(
    values.flatMap(({ path, lines: from }) =>
      /^basics\.(?:url|email|phone|profiles)/.test(path) ? from : [],
    ),
  );
  // The authors of a publication have no field.
  const publicationLines = new Set(
    values.flatMap(({ path, lines: from }) => (path.startsWith("publications[") ? from : [])),
  );
  const rest = lines.flatMap((line) => {
    if (publicationLines.has(line.id)) return [];
    const text = collapseSpaces(line.text.replaceAll("\t", " "));
    if (withoutLabels.get(line.id) === "" && !texts.has(line.id)) return [];
    if (secret.has(line.id) || isDocumentTitle(text) || isDuration(text) || isSingleDate(text)) return [];
    if (isPartOfGrid(line)) return [];
    if (headings.has(line.id) && !texts.has(line.id) && line.cells.length === 1 && !/:\s*\S/.test(text))
      return [];
    const used = texts.get(line.id);
    // "(LinkedIn)", "(Mobile)" describe the address on the line before.
    if (used === undefined && /^\(\p{L}+(?: \p{L}+)?\)$/u.test(text) && contactLines.has(line.id - 1))
      return [];
    if (used === undefined)
      return findLabel(text.replace(/:$/, "")) || isTemplateHeading(line) || !/[\p{L}\p{N}]{2}/u.test(text)
        ? []
        : [{ text, line }];
    if (hasLevels(text)) return [];
    const left = unusedWords(content(line, withoutLabels.get(line.id)), used);
    return left.length >= 2 || left.some((word) => word.length > 9) ? [{ text, line }] : [];
  });
  const joined: { text: string; lines: number[] }[] = [];
  for (const { text, line } of rest) {
    const last = joined.at(-1);
    if (last && last.lines.at(-1) === line.id - 1 && line.gap < 1.7) {
      last.text = `${last.text}\n${text}`;
      last.lines.push(line.id);
    } else joined.push({ text, lines: [line.id] });
  }
  return joined;
}

const gridNote = /Common European Framework|felles europeiske? rammeverk|^(?:Levels?|Nivå(?:er)?): A1/iu;

/** Whether a line belongs to a grid of language levels without being one: its header or its note. */
function isPartOfGrid({ cells, text }: Line): boolean {
  return cells.filter((cell) => isGridHeader(cell.text)).length > 1 || gridNote.test(text);
}

/** Whether a line has the levels of a language: "Norsk ⇥ C1 ⇥ Avansert bruker ⇥ B2 ⇥ …". */
const hasLevels = (text: string) => (text.match(/\b[ABC][12]\b/g) ?? []).length >= 4;

/** Whether a text is only one date, such as that of the document. */
function isSingleDate(text: string): boolean {
  const [period] = findPeriods(text);
  return period?.single === true && period.to - period.from === text.length;
}

/** Whether a line looks like a heading of the template that no word list has. */
function isTemplateHeading({ text, cells, heading, strong, bullet, gap }: Line): boolean {
  if (bullet || cells.length > 1 || /\d|[.!?]$/.test(text) || text.split(/\s+/).length > 4) return false;
  return heading !== undefined || isAllCaps(text) || text.endsWith(":") || (strong && gap > 1.6);
}

/** The text of a line without its labels: "Arbeidserfaring", "Main activities and responsibilities". */
function content({ cells, text }: Line, withoutLabels = text): string {
  const [first] = cells;
  const isNamed = first && (findLabel(first.text.replace(/:$/, "")) || detectHeading(first.text));
  return isNamed && cells.length > 1 && withoutLabels.startsWith(first.text)
    ? withoutLabels.slice(first.text.length)
    : withoutLabels;
}

/** Words of a line that none of its values contain, ignoring labels and dates. */
function unusedWords(line: string, used: string): string[] {
  const text = findPeriods(line).reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`,
    line,
  );
  // A country or region behind a town has no field.
  const isPlace = (part: string) => isKnownPlace(part.trim());
  return withoutDuration(text)
    .split(/[\t|,;()·•]/)
    .filter((part, index) => index === 0 || !isPlace(part))
    .flatMap((part) => part.split(/[\s:/–—]+/))
    .filter(
      (word) =>
        comparisonKey(word).length >= 4 &&
        !used.includes(comparisonKey(word)) &&
        findLabel(word.replace(/[.:]$/, "")) === undefined,
    );
}
