import { headingOf } from "../sections/headings.ts";
import type { Line } from "../source.ts";
import { type Region, regionsOf } from "./columns.ts";
import { type Draft, linesOf } from "./lines.ts";
import type { Run } from "./runs.ts";

/** An address behind a part of a page, y from the top. */
export interface PageLink {
  url: string;
  x: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * The lines of all pages in reading order: the main column through all pages first, then each side column through all
 * pages, so that an entry that goes on overleaf stays whole.
 */
export function streamsOf(pages: { runs: Run[]; links: PageLink[] }[]): Line[] {
  const main: Draft[] = [];
  const sides: { left: number; drafts: Draft[] }[] = [];
  pages.forEach(({ runs, links }, at) => {
    for (const region of regionsOf(runs)) {
      const drafts = withLinks(linesOf(region, at + 1), links);
      const stream = region.side && !belongsToMain(drafts, main) ? sideAt(region, sides) : main;
      stream.push(...behind(stream.at(-1), drafts));
    }
  });
  const streams = [main, ...sides.map(({ drafts }) => drafts)];
  return finish(streams.flatMap((drafts, column) => drafts.map((draft) => ({ ...draft, column }))));
}

/** White above what goes on in the same column: a new page tells nothing, so it counts as little. */
function behind(last: Draft | undefined, [first, ...others]: Draft[]): Draft[] {
  if (!first) return [];
  if (!last) return [first, ...others];
  const isBelow = last.page === first.page && first.y > last.y;
  const gap = isBelow ? (first.y - last.y) / Math.max(first.size, 1) : 1.5;
  return [{ ...first, gap }, ...others];
}

/** A list in two columns below one heading: the second has no heading of its own and goes on where the first ends. */
function belongsToMain(drafts: Draft[], main: Draft[]): boolean {
  const underHeading = main.some((draft) => headingOf(draft.text) !== undefined);
  return underHeading && !drafts.some((draft) => headingOf(draft.text) !== undefined);
}

function sideAt(region: Region, sides: { left: number; drafts: Draft[] }[]): Draft[] {
  const known = sides.find(({ left }) => Math.abs(left - region.left) < 60);
  if (known) return known.drafts;
  const side = { left: region.left, drafts: [] };
  sides.push(side);
  return side.drafts;
}

function withLinks(drafts: Draft[], links: PageLink[]): Draft[] {
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

/** Numbers the lines and tells which stand out from the running text. */
function finish(drafts: Draft[]): Line[] {
  const letters = new Map<string, number>();
  for (const { cells } of drafts)
    for (const { style, text } of cells) letters.set(style, (letters.get(style) ?? 0) + text.length);
  const [body = "/10"] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? [];
  const fontOf = (style: string) => style.slice(0, style.lastIndexOf("/"));
  const sizeOf = (style: string) => Number(style.slice(style.lastIndexOf("/") + 1));
  const standsOut = (style: string, text: string) =>
    sizeOf(style) > sizeOf(body) * 1.06 ||
    (fontOf(style) !== fontOf(body) && sizeOf(style) >= sizeOf(body) * 0.9) ||
    isCapitals(text);
  return drafts.map((draft, id) => {
    const cells = draft.cells.map((cell) => ({ ...cell, strong: standsOut(cell.style, cell.text) }));
    return { ...draft, id, cells, strong: cells[0]?.strong ?? false };
  });
}

export function isCapitals(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length >= 4 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}
