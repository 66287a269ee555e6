import { educationRoles, workRoles } from "../entries/role-scores.ts";
import { looksLikeName } from "../head/name.ts";
import { isAllCaps } from "../pdf/reading-order.ts";
import { detectHeading } from "../sections/headings.ts";
import type { Cell, Line } from "../source.ts";
import { commonWords } from "../words/words.ts";
import { maxSplitLength } from "./split-text.ts";

export const pairStyleOf = ({ parts = [] }: Cell) => parts.map(({ style }) => style).join("|");

/** Whether a cell is a title and its employer in two styles. */
export function isTitleAndEmployer({ text, parts = [] }: Cell, isBullet: boolean): boolean {
  const [first, second, ...others] = parts;
  return (
    first !== undefined &&
    second !== undefined &&
    others.length === 0 &&
    !isBullet &&
    areTwoFields(text, first.text, second.text)
  );
}

const minEmployerRows = 2;

/** Styles of rows that are an employer and a title without a sign between them: "**Testdal skole** Kontaktlærer". */
export function findEmployerStyles(lines: Line[]): Set<string> {
  const pairs = lines.flatMap(({ cells, bullet }) => cells.filter((cell) => areTwoNames(cell, bullet)));
  const isEmployerFirst = ({ parts: [first, second] = [] }: Cell) =>
    first !== undefined &&
    second !== undefined &&
    workRoles.title(first.text) === 0 &&
    workRoles.title(second.text) > 0.5 &&
    workRoles.organization(second.text) === 0;
  return new Set(
    [...Map.groupBy(pairs, pairStyleOf)]
      .filter(
        ([, alike]) => alike.filter(isEmployerFirst).length >= Math.max(minEmployerRows, alike.length / 2),
      )
      .map(([style]) => style),
  );
}

/** Whether a cell is two names in two styles, without a sign between them. */
export function areTwoNames(
  { text, parts: [first, second, ...others] = [] }: Cell,
  isBullet: boolean,
): boolean {
  return (
    first !== undefined &&
    second !== undefined &&
    others.length === 0 &&
    !isBullet &&
    /^\p{Lu}.*[\p{L}\d.)]\s*$/u.test(first.text) &&
    /^\p{Lu}/u.test(second.text) &&
    text.endsWith(second.text) &&
    text.length < maxSplitLength &&
    detectHeading(first.text) === undefined
  );
}

/** Whether a cell in two styles has capitals and a name: "LABORANT Chemi-Pharm AS", "WELDER LEIRVIK AS". */
export function isCapsAndName(cell: Cell, isBullet: boolean): boolean {
  return areTwoNames(cell, isBullet) && isAllCaps(cell.parts?.[0]?.text ?? "");
}

/** Whether two texts in different styles are two fields without a sign between them: a title and its employer. */
function areTwoFields(text: string, first: string, second: string): boolean {
  const title = first.trimEnd();
  const isOrganization = educationRoles.organization(second) + workRoles.organization(second) > 0;
  const hasTitle = workRoles.title(title) > 0.5 || educationRoles.title(title) > 0.5;
  // "KOKK SOLA STRAND HOTEL", as Europass prints it.
  const isWholeTitle =
    title.length > 6 && workRoles.title(title) > 1.5 && (second.includes(" ") || isAllCaps(second));
  return (
    text.endsWith(second) &&
    hasTitle &&
    (title.includes(" ") || isWholeTitle) &&
    (isOrganization || isWholeTitle || (second.includes(" ") && !looksLikeName(text.split(",")[0] ?? ""))) &&
    /^\p{Lu}/u.test(first) &&
    /^\p{Lu}/u.test(second) &&
    // "Chef" and "De Partie" are one title.
    !/^(?:De (?:Partie|Rang|Cuisine)(?!\p{L})|(?:Of|And|Og|I) )/u.test(second) &&
    /[\p{L}\d)]$/u.test(title) &&
    text.length < maxSplitLength &&
    !commonWords.has(title.split(" ").at(-1)?.toLowerCase() ?? "")
  );
}
