import type { Line } from "../source.ts";
import { type KnownGutter, type Region, splitIntoRegions } from "./columns.ts";
import { type DraftLine, regionToLines } from "./lines.ts";
import { splitParallelEntries, splitParallelLists } from "./parallel-entries.ts";
import { groupIntoRows, type Run } from "./runs.ts";
import { joinTableCells } from "./tables.ts";

/** A link on a page, y from the top. */
export interface PageLink {
  url: string;
  x: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Orders the lines of all pages: the main column through all pages first, then each sidebar, so that an entry that
 * continues on the next page stays whole.
 *
 * @param contact the owner's contact data from the foot of the first page, which comes first
 */
export function orderLines(pages: { runs: Run[]; links: PageLink[] }[], contact: Run[] = []): Line[] {
  const links = pages[0]?.links ?? [];
  const main = splitIntoRegions(contact).flatMap((region) => withLinks(regionToLines(region, 1), links));
  const sides: Sidebar[] = [];
  const gutters: KnownGutter[] = [];
  pages.forEach(({ runs, links }, index) => {
    const regions = splitIntoRegions(joinTableCells(groupIntoRows(runs), true).flat(), gutters);
    const isSidebarOnly = regions.every((region) => sides.some((side) => isRestOf(side, region)));
    for (const region of regions) {
      const lines = splitParallelLists(splitParallelEntries(regionToLines(region, index + 1)));
      const drafts = withLinks(lines, links);
      const stream = region.isSidebar || isSidebarOnly ? findSidebar(region, sides) : main;
      stream.push(...withGapAbove(stream.at(-1), drafts));
    }
  });
  const streams = [main, ...sides.map(({ drafts }) => drafts)];
  return numberLines(streams.flatMap((drafts, column) => drafts.map((draft) => ({ ...draft, column }))));
}

/** Sets the gap above a continued column. A page break says nothing about the gap, so it counts as small. */
function withGapAbove(last: DraftLine | undefined, [first, ...others]: DraftLine[]): DraftLine[] {
  if (!first) return [];
  if (!last) return [first, ...others];
  const isBelow = last.page === first.page && first.y > last.y;
  const gap = isBelow ? (first.y - last.y) / Math.max(first.size, 1) : 1.5;
  return [{ ...first, gap }, ...others];
}

interface Sidebar {
  left: number;
  right: number;
  drafts: DraftLine[];
}

/** Whether a region may go on with a sidebar: it is as narrow and stands at the same place. */
const isRestOf = (side: Sidebar, { left, right }: Region) =>
  Math.abs(side.left - left) < 4 && right < side.right + 10;

function findSidebar(region: Region, sides: Sidebar[]): DraftLine[] {
  const known = sides.find(({ left }) => Math.abs(left - region.left) < 60);
  if (known) {
    known.right = Math.max(known.right, region.right);
    return known.drafts;
  }
  const side = { left: region.left, right: region.right, drafts: [] };
  sides.push(side);
  return side.drafts;
}

function withLinks(drafts: DraftLine[], links: PageLink[]): DraftLine[] {
  return drafts.map((draft) => ({
    ...draft,
    links: links
      .filter(
        ({ x, right, top, bottom }) =>
          draft.y > top - 2 &&
          draft.y - draft.size * 0.7 < bottom + 1 &&
          x < draft.right + 2 &&
          right > draft.x - 2,
      )
      .map(({ url }) => url),
  }));
}

/** Numbers the lines and marks those that stand out from the body text. */
function numberLines(drafts: DraftLine[]): Line[] {
  const letters = new Map<string, number>();
  for (const { cells } of drafts)
    for (const { style, text } of cells) letters.set(style, (letters.get(style) ?? 0) + text.length);
  const [body = "/10"] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? [];
  const parseFont = (style: string) => style.slice(0, style.lastIndexOf("/"));
  const parseSize = (style: string) => Number(style.slice(style.lastIndexOf("/") + 1));
  const standsOut = (style: string, text: string) =>
    parseSize(style) > parseSize(body) * 1.06 ||
    (parseFont(style) !== parseFont(body) && parseSize(style) >= parseSize(body) * 0.9) ||
    isAllCaps(text);
  return drafts.map((draft, id) => {
    const cells = draft.cells.map((cell) => ({ ...cell, strong: standsOut(cell.style, cell.text) }));
    return { ...draft, id, cells, strong: cells[0]?.strong ?? false };
  });
}

export function isAllCaps(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}
