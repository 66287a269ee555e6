import { detectHeading } from "../sections/headings.ts";
import { findEmails } from "../values/contacts.ts";
import { groupIntoRows, type Run } from "./runs.ts";

export const pageNumber =
  /^(?:(?:side|page|s\.|p\.)\s*)?\d{1,3}(?:\s*(?:av|of|\/|-)\s*\d{1,3})?$|^[-–]\s*\d{1,2}\s*[-–]$|\b(?:side|page)\s+\d{1,3}\s*(?:av|of|\/)\s*\d{1,3}\b/i;

/** In lines: the space above the foot of a single page. */
const gapAboveFoot = 3;

/**
 * Finds the rows at the foot of every page that have the owner's e-mail address, as the casual style of moderncv sets them.
 * Those of a single page are set apart.
 *
 * @returns the runs of each page; empty without such rows
 */
export function findContactFooters(pages: { runs: Run[]; height: number }[]): Run[][] {
  const rows = pages.map(({ runs }) => groupIntoRows(runs).reverse());
  const [first = [], ...others] = rows;
  const textOf = (row: Run[] = []) => row.map(({ text }) => text.replace(/\d+\s*\/\s*\d+/, "")).join(" ");
  const isRepeated = (row: Run[], at: number) =>
    others.every(
      (page) => textOf(page[at]) === textOf(row) && Math.abs((page[at]?.[0]?.y ?? 0) - (row[0]?.y ?? 0)) < 3,
    );
  const isAboveGap = ([run]: Run[], at: number) => {
    const below = first[at - 1]?.[0];
    return run !== undefined && below !== undefined && below.y - run.y > gapAboveFoot * below.size;
  };
  const top = (pages[0]?.height ?? 0) * 0.75;
  const isAbove = (row: Run[], at: number) => (row[0]?.y ?? 0) < top || !isRepeated(row, at);
  const end = first.findIndex(others.length > 0 ? isAbove : isAboveGap);
  const foot = first.slice(0, end);
  const hasEmail = (row: Run[]) => row.some(({ text }) => findEmails(text).length > 0);
  // Below referees on a single page, an e-mail address may be theirs.
  const hasReferees = others.length === 0 && first.some((row) => detectHeading(textOf(row)) === "references");
  const isContact = end > 0 && foot.some(hasEmail) && !first.slice(end).some(hasEmail);
  return isContact && !hasReferees && !foot.some(isAbove)
    ? rows.map((page) => page.slice(0, end).reverse().flat())
    : [];
}

/**
 * Finds page numbers, and lines that repeat on another page with other digits.
 */
export function findHeadersAndFooters(pages: { runs: Run[]; height: number }[]): Set<Run> {
  const headersAndFooters = new Set<Run>();
  const edges = pages.flatMap(({ runs, height }, page) =>
    runs.filter(({ y }) => y < height * 0.07 || y > height * 0.91).map((run) => ({ run, page })),
  );
  const alike = Map.groupBy(
    edges,
    ({ run }) => `${run.text.replace(/\d+/g, "0").toLowerCase()} ${Math.round(run.size)}`,
  );
  for (const { run, page } of edges) {
    const others = alike.get(`${run.text.replace(/\d+/g, "0").toLowerCase()} ${Math.round(run.size)}`) ?? [];
    const isRepeated = others.some((other) => other.page < page && Math.abs(other.run.y - run.y) < 12);
    if (isRepeated || pageNumber.test(run.text)) headersAndFooters.add(run);
    // The first occurrence of a repeated header may be the owner's name.
    const atFoot = run.y > (pages[page]?.height ?? 0) * 0.91;
    if (atFoot && others.some((other) => other.page !== page && Math.abs(other.run.y - run.y) < 12))
      headersAndFooters.add(run);
  }
  // A page may end before its foot.
  for (const { runs } of pages) {
    const last = groupIntoRows(runs).at(-1);
    const number = last?.length === 1 ? last[0] : undefined;
    if (number && /^\d{1,3}\s*\/\s*\d{1,3}$/.test(number.text)) headersAndFooters.add(number);
  }
  // A row above all else that only repeats texts of the first page, such as the document title and the name.
  const known = new Set(pages[0]?.runs.map(({ text }) => text));
  for (const { runs, height } of pages.slice(1)) {
    const [top = []] = groupIntoRows(runs);
    if (top.every(({ text, y }) => known.has(text) && y < height * 0.13))
      for (const run of top) headersAndFooters.add(run);
  }
  return headersAndFooters;
}
