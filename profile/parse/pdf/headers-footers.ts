import { findEmails } from "../values/contacts.ts";
import { groupIntoRows, type Run } from "./runs.ts";

const pageNumber =
  /^(?:(?:side|page|s\.|p\.)\s*)?\d{1,3}(?:\s*(?:av|of|\/|-)\s*\d{1,3})?$|^[-–]\s*\d{1,2}\s*[-–]$|\b(?:side|page)\s+\d{1,3}\s*(?:av|of|\/)\s*\d{1,3}\b/i;

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
  const isEdge = new Set(edges.map(({ run }) => run));
  const hasEmail = (runs: Run[]) => runs.some(({ text }) => findEmails(text).length > 0);
  const texts = pages.flatMap(({ runs }) => runs);
  const isOnlyEmailAtEdges =
    hasEmail(texts.filter((run) => isEdge.has(run))) && !hasEmail(texts.filter((run) => !isEdge.has(run)));
  for (const { run, page } of edges) {
    const others = alike.get(`${run.text.replace(/\d+/g, "0").toLowerCase()} ${Math.round(run.size)}`) ?? [];
    const isRepeated = others.some((other) => other.page < page && Math.abs(other.run.y - run.y) < 12);
    if (isRepeated || pageNumber.test(run.text)) headersAndFooters.add(run);
    // The first occurrence of a repeated header may be the owner's name. A footer is dropped, unless the only e-mail
    // address is at the edges of the pages: then it may be the contact data.
    const atFoot = run.y > (pages[page]?.height ?? 0) * 0.91;
    if (
      atFoot &&
      !isOnlyEmailAtEdges &&
      others.some((other) => other.page !== page && Math.abs(other.run.y - run.y) < 12)
    )
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
