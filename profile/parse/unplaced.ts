import type { Resume } from "../resume.ts";
import type { ParsedValue } from "./found.ts";
import { isDocumentTitle } from "./head/name.ts";
import type { Withheld } from "./head/private.ts";
import { headingOf } from "./sections/headings.ts";
import { labelOf } from "./sections/labels.ts";
import type { Section } from "./sections/section.ts";
import type { Line } from "./source.ts";
import { findPeriods, isDuration, withoutDuration } from "./values/dates.ts";
import { squash, tidy } from "./values/text.ts";

/**
 * Text that has no field in the CV, with its lines.
 *
 * @param nameOnly lines that only name what stands beside or below them: headings and labels of the template
 */
export function unplacedOf(
  lines: Line[],
  sections: Section[],
  resume: Resume,
  values: ParsedValue[],
  withheld: Withheld[],
  nameOnly: ReadonlySet<number>,
): { text: string; lines: number[] }[] {
  const headings = new Set(sections.map(({ heading }) => heading?.id));
  const secret = new Set(withheld.flatMap((one) => one.lines));
  const texts = new Map<number, string>();
  for (const { path, lines: from } of values) {
    // Once for all of its lines: a value of hundreds of lines took as many times its length.
    const text = squash(String(valueAt(resume, path) ?? ""));
    for (const line of from) texts.set(line, `${texts.get(line) ?? ""} ${text}`);
  }
  const reaches = new Set(
    values.flatMap(({ path, lines: from }) =>
      /^basics\.(?:url|email|phone|profiles)/.test(path) ? from : [],
    ),
  );
  const rest = lines.flatMap((line) => {
    const text = tidy(line.text.replaceAll("\t", " "));
    if (nameOnly.has(line.id) && !texts.has(line.id)) return [];
    if (secret.has(line.id) || isDocumentTitle(text) || isDuration(text)) return [];
    if (headings.has(line.id) && !texts.has(line.id) && line.cells.length === 1 && !/:\s*\S/.test(text))
      return [];
    const used = texts.get(line.id);
    // "(LinkedIn)", "(Mobile)": what kind of address the line before is.
    if (used === undefined && /^\(\p{L}+(?: \p{L}+)?\)$/u.test(text) && reaches.has(line.id - 1)) return [];
    if (used === undefined)
      return labelOf(text.replace(/:$/, "")) || !/[\p{L}\p{N}]{2}/u.test(text) ? [] : [{ text, line }];
    const left = leftOver(content(line, headings.has(line.id)), used);
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

/** What a line says, without what names it in the margin: "Arbeidserfaring", "Main activities and responsibilities". */
function content({ cells, text }: Line, isHeading: boolean): string {
  const [first, ...others] = cells;
  const names = first && (labelOf(first.text.replace(/:$/, "")) || (isHeading && headingOf(first.text)));
  return names && others.length > 0 ? others.map((cell) => cell.text).join("\t") : text;
}

/** Words of a line that are in none of the values that came from it: labels and dates do not count. */
function leftOver(line: string, used: string): string[] {
  const text = findPeriods(line).reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`,
    line,
  );
  return withoutDuration(text)
    .split(/[\s|,;:()/·•–—]+/)
    .filter(
      (word) =>
        squash(word).length >= 4 &&
        !used.includes(squash(word)) &&
        labelOf(word.replace(/[.:]$/, "")) === undefined,
    );
}

/** The value at a path such as `work[0].name`. */
function valueAt(resume: Resume, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter((step) => step !== "")
    .reduce<unknown>(
      (within, step) =>
        typeof within === "object" && within !== null ? (within as Record<string, unknown>)[step] : undefined,
      resume,
    );
}
