import type { Cell, Line } from "../source.ts";
import { findPeriods } from "../values/dates.ts";
import { collapseSpaces } from "../values/text.ts";

/** A paragraph: one or several lines, joined where only the column width broke them. */
export interface Paragraph {
  text: string;
  cells: Cell[];
  lines: number[];
  bullet: boolean;
  strong: boolean;
  style: string;
  size: number;
  gap: number;
  x: number;
  /** The line wraps at the column's edge. */
  wrapped: boolean;
  links: string[];
}

const openEnding =
  /(?:[,–—&+-]|\s(?:og|and|or|eller|samt|in|of|av|på|on|til|to|for|med|with|ved|at|fra|from|the|a|an|en|et|som|that|under|over|mellom|between|by))$/iu;

/** Whether a text ends with a word that cannot end a line, so the next line continues it; not with the number of "Group I". */
export function isOpenEnding(text: string): boolean {
  return openEnding.test(text) || text.endsWith(" i");
}

/** Joins lines that only the column width broke. */
export function toParagraphs(lines: Line[]): Paragraph[] {
  const joined: Paragraph[] = [];
  const gaps = lines
    .slice(1)
    .map(({ gap }) => gap)
    .filter((gap) => gap > 0.8 && gap < 4);
  const minGap = gaps.length > 0 ? Math.min(...gaps) : 1.2;
  const hasLooseGaps = gaps.some((gap) => gap > minGap * 1.2);
  const isProse =
    lines.filter(({ right, edge, x, text }) => text.length > 40 && right > edge - (edge - x) * 0.12).length >=
    3;
  let previous: Line | undefined;
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && previous && continuesLine(previous, line, last, minGap, hasLooseGaps, isProse)) {
      last.text = join(last.text, line.text);
      last.cells = [
        ...last.cells.slice(0, -1),
        { ...(last.cells.at(-1) as Cell), text: join(last.cells.at(-1)?.text ?? "", line.text) },
      ];
      last.lines.push(line.id);
      last.links.push(...line.links);
      last.wrapped = true;
    } else {
      const { text, cells, id, bullet, strong, style, size, gap, x, links } = line;
      joined.push({
        text,
        cells,
        lines: [id],
        bullet,
        strong,
        style,
        size,
        gap,
        x,
        wrapped: false,
        links: [...links],
      });
    }
    previous = line;
  }
  return joined;
}

/** Joins two parts of a broken line, removing a hyphen that only marks the break. */
export function join(above: string, below: string): string {
  if (/\p{L}\u2010$/u.test(above) && /^\p{Ll}/u.test(below)) return above.slice(0, -1) + below;
  if (/[\p{L}\p{N}][-\u2010\u2011/]$/u.test(above) && /^[\p{L}\p{N}]/u.test(below)) return above + below;
  return collapseSpaces(`${above} ${below}`);
}

/** Whether the line below closes a bracket that the line above opens: "Sårstell (RVTS" and "Øst)". */
function isInBrackets(above: string, below: string): boolean {
  return above.lastIndexOf("(") > above.lastIndexOf(")") && /^[^()]*\)/.test(below);
}

/** Whether the first word of a line would have fitted behind the line above. */
export function fitsBehind(above: Line, line: Line): boolean {
  const lastCell = above.cells.at(-1) as Cell;
  const perLetter = (lastCell.right - lastCell.x) / Math.max(1, lastCell.text.length);
  const firstWord = line.text.split(" ")[0]?.length ?? 0;
  const edge = above.edge + (above.edge - above.x) * 0.02;
  return above.right + (firstWord + 1) * perLetter <= edge;
}

function continuesLine(
  above: Line,
  line: Line,
  paragraph: Paragraph,
  minGap: number,
  hasLooseGaps: boolean,
  isProse: boolean,
): boolean {
  const [period] = findPeriods(line.text);
  if (period && period.to - period.from > line.text.length * 0.6) return false;
  if (line.edge === 0 || line.bullet || line.column !== above.column || line.cells.length > 1) return false;
  if (
    above.cells.length > 1 &&
    !(above.cells.at(-1) && Math.abs((above.cells.at(-1) as Cell).x - line.x) < line.size)
  )
    return false;
  if (line.page !== above.page)
    return paragraph.bullet && /^\p{Ll}/u.test(line.text) && !/[.!?:]$/.test(above.text);
  if (line.gap > Math.max(minGap * 1.3, 0.9) && line.size > 1) return false;
  if (line.size === 1 && line.gap > 1) return false;
  const isAligned = paragraph.bullet
    ? line.x > above.x - line.size * 2.5
    : Math.abs(line.x - (above.cells.at(-1)?.x ?? above.x)) < line.size * 1.5;
  if (isAligned && line.gap <= minGap * 1.1 && isInBrackets(paragraph.text, line.text)) return true;
  if (!isAligned || (line.style !== above.cells.at(-1)?.style && !paragraph.bullet && above.text.length < 60))
    return false;
  const fits = fitsBehind(above, line);
  const isOpen = !/[.!?:;]$/.test(above.text) && /^[\p{Ll}(&]/u.test(line.text);
  // The column's width is the width of its widest line, so the longest list item reaches the edge too.
  // A capital then begins a new item, unless the line above cannot end there or most lines wrap.
  const cannotEnd = isOpenEnding(above.text) || /[.!?]$/.test(above.text) || isProse;
  const isLong = paragraph.bullet || above.text.length >= 45 || (line.gap < minGap * 1.06 && hasLooseGaps);
  if (!fits && (isOpen || (isLong && (paragraph.bullet || cannotEnd)))) return true;
  return isOpen && above.right > above.x + (above.edge - above.x) * 0.6;
}
