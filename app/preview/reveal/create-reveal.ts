import { parseHighlight } from "../../../profile/page/highlight.ts";
import { getValue } from "../../../profile/parse/extracted.ts";
import type { ParsedCv } from "../../../profile/parse/parse-cv.ts";
import type { RevealContent } from "../state/state.ts";
import { takeSheetRect } from "./sheet-rect.ts";

type Parsed = Pick<ParsedCv, "lines" | "values" | "resume">;

/** Maximum number of lines, and the height of a readable line in px. */
const maxLines = 34;
const lineHeight = 20;
/** Maximum share of lines with recognized parts. */
const maxFoundShare = 0.82;

const year = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/**
 * The content of the reveal.
 *
 * @returns undefined when the visitor prefers less motion, and for JSON Resume, which has no lines
 */
export function createReveal(cv: Parsed): RevealContent | undefined {
  if (cv.lines.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
  const from = takeSheetRect();
  return { lines: revealedLines(cv, Math.min(maxLines, Math.floor(from.height / lineHeight))), from };
}

/**
 * Lines of a CV in order, split into recognized parts (name, employers, years, figures) and the rest. Beyond the maximum,
 * lines without recognized parts are dropped first.
 */
export function revealedLines(cv: Parsed, max = maxLines): RevealContent["lines"] {
  const found = foundByLine(cv);
  const all = [...cv.lines.keys()].filter((line) => cv.lines[line]?.trim());
  const recognized = all.filter((line) => found.has(line)).slice(0, Math.floor(max * maxFoundShare));
  const others = all.filter((line) => !found.has(line)).slice(0, max - recognized.length);
  return [...recognized, ...others]
    .sort((a, b) => a - b)
    .map((line) => splitAtMatches(cv.lines[line] ?? "", found.get(line) ?? []));
}

/** The texts that were recognized in each line. */
function foundByLine({ lines, values, resume }: Parsed): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { path, lines: sources } of values) {
    const value = String(getValue(resume, path) ?? "");
    for (const line of sources) {
      const texts = findRecognized(lines[line] ?? "", path, value);
      if (texts.length > 0) found.set(line, [...(found.get(line) ?? []), ...texts]);
    }
  }
  return found;
}

function findRecognized(line: string, path: string, value: string): string[] {
  if (/(?:Date|\.date)$/.test(path)) return line.match(year) ?? [];
  if (/^(?:basics|work\[\d+\])\.name$/.test(path)) return line.includes(value) ? [value] : [line.trim()];
  if (!path.includes(".highlights[")) return [];
  const { figure, inlineFigure } = parseHighlight(value);
  // Figures contain no-break spaces.
  const text = (figure ?? inlineFigure)?.replaceAll("\u00a0", " ");
  return text && line.includes(text) ? [text] : [];
}

function splitAtMatches(line: string, found: string[]): RevealContent["lines"][number] {
  const marks = found
    .map((text) => ({ from: line.indexOf(text), to: line.indexOf(text) + text.length }))
    .sort((a, b) => a.from - b.from);
  const parts: RevealContent["lines"][number] = [];
  let end = 0;
  for (const { from, to } of marks) {
    if (from < end) continue;
    if (from > end) parts.push({ text: line.slice(end, from), isFound: false });
    parts.push({ text: line.slice(from, to), isFound: true });
    end = to;
  }
  if (end < line.length) parts.push({ text: line.slice(end), isFound: false });
  return parts;
}
