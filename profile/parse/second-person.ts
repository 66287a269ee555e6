import { looksLikeName } from "./head/name.ts";
import { detectHeading } from "./sections/headings.ts";
import type { Line } from "./source.ts";
import { findEmails } from "./values/contacts.ts";

const headLines = 8;

/**
 * Finds a second person's CV in the same file: a name and another e-mail address, above headings that the first CV has too.
 *
 * @returns the index of the line with the name; undefined when there is one person
 */
export function findSecondPerson(lines: Line[]): number | undefined {
  const listEmails = (part: Line[]) => part.flatMap(({ text }) => findEmails(text).map(({ value }) => value));
  const listHeadings = (part: Line[]) =>
    new Set(part.flatMap(({ text }) => detectHeading(text) ?? []).filter((kind) => kind !== "contact"));
  const own = listEmails(lines.slice(0, headLines));
  if (own.length === 0) return undefined;
  const start = lines.findIndex((line, index) => {
    if (index < headLines || !looksLikeName(line.text)) return false;
    const isTop = line.page > (lines[index - 1]?.page ?? 1) || line.gap >= 2;
    const other = listEmails(lines.slice(index, index + headLines)).filter((email) => !own.includes(email));
    if (!isTop || other.length === 0) return false;
    const before = listHeadings(lines.slice(0, index));
    return [...listHeadings(lines.slice(index))].filter((kind) => before.has(kind)).length >= 2;
  });
  return start === -1 ? undefined : start;
}
