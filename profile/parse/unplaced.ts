import type { Resume } from "../resume.ts";
import { getValue, type ParsedValue } from "./extracted.ts";
import { isDocumentTitle } from "./head/name.ts";
import { isAllCaps } from "./pdf/reading-order.ts";
import type { Withheld } from "./private/withheld.ts";
import { detectHeading } from "./sections/headings.ts";
import { findLabel } from "./sections/labels.ts";
import type { Section } from "./sections/section.ts";
import type { Line } from "./source.ts";
import { findPeriods, isDuration, withoutDuration } from "./values/dates.ts";
import { collapseSpaces, comparisonKey } from "./values/text.ts";

/**
 * Finds text that belongs to no field.
 *
 * @param labelOnly lines with only headings and labels
 */
export function findUnplaced(
  lines: Line[],
  sections: Section[],
  resume: Resume,
  values: ParsedValue[],
  withheld: Withheld[],
  labelOnly: ReadonlySet<number>,
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
  const rest = lines.flatMap((line) => {
    const text = collapseSpaces(line.text.replaceAll("\t", " "));
    if (labelOnly.has(line.id) && !texts.has(line.id)) return [];
    if (secret.has(line.id) || isDocumentTitle(text) || isDuration(text)) return [];
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
    const left = unusedWords(content(line, headings.has(line.id)), used);
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

/** Whether a line looks like a heading of the template that no word list has. */
function isTemplateHeading({ text, cells, heading, strong, bullet, gap }: Line): boolean {
  if (bullet || cells.length > 1 || /\d|[.!?]$/.test(text) || text.split(/\s+/).length > 4) return false;
  return heading !== undefined || isAllCaps(text) || text.endsWith(":") || (strong && gap > 1.6);
}

/** The text of a line without its margin label: "Arbeidserfaring", "Main activities and responsibilities". */
function content({ cells, text }: Line, isHeading: boolean): string {
  const [first, ...others] = cells;
  const names =
    first && (findLabel(first.text.replace(/:$/, "")) || (isHeading && detectHeading(first.text)));
  return names && others.length > 0 ? others.map((cell) => cell.text).join("\t") : text;
}

/** Words of a line that none of its values contain, ignoring labels and dates. */
function unusedWords(line: string, used: string): string[] {
  const text = findPeriods(line).reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`,
    line,
  );
  return withoutDuration(text)
    .split(/[\s|,;:()/·•–—]+/)
    .filter(
      (word) =>
        comparisonKey(word).length >= 4 &&
        !used.includes(comparisonKey(word)) &&
        findLabel(word.replace(/[.:]$/, "")) === undefined,
    );
}
