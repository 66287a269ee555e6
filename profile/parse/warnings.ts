import type { Resume } from "../resume.ts";
import type { Line } from "./source.ts";
import { findPeriods } from "./values/dates.ts";

/** Reasons to have the visitor check the result before editing. */
export type ParseWarning =
  /** It does not look like a CV in a language that is parsed. */
  | "not-a-cv"
  /** The file holds two CVs, and the first was parsed. */
  | "two-people"
  | "no-name"
  | "no-work"
  | "no-education"
  /** More than a fifth of the text is unplaced. */
  | "unplaced"
  /** The text of an entry contains the dates of other entries. */
  | "merged-entries";

const maxUnplacedShare = 0.2;

export function findWarnings(
  lines: Line[],
  { basics, work = [], education = [], volunteer = [] }: Resume,
  unplaced: { text: string }[],
): ParseWarning[] {
  const letters = (texts: { text: string }[]) => texts.reduce((sum, { text }) => sum + text.length, 0);
  const isMerged = [...work, ...volunteer].some(({ summary = "", highlights = [] }) =>
    [summary, ...highlights].some(startsOrEndsWithPeriod),
  );
  return [
    ...(basics?.name ? [] : ["no-name" as const]),
    ...(work.length > 0 ? [] : ["no-work" as const]),
    ...(education.length > 0 ? [] : ["no-education" as const]),
    ...(letters(unplaced) > letters(lines) * maxUnplacedShare ? ["unplaced" as const] : []),
    ...(isMerged ? ["merged-entries" as const] : []),
  ];
}

/** "2019 – 2021", "2019 to now", but not "since 2021" */
const twoEnds = /\d\D{0,12}(?:[–—‒-]|\b(?:to|til|until|till)\b)/iu;
/** Before the period of a task: "Saved 2 million in FY 2023-24" */
const preposition = /(?<!\p{L})(?:in|i|during|under|for|of|av|from|fra|FY)\s$/iu;

/** Whether a text begins or ends with a period, as the first line of an entry does. */
function startsOrEndsWithPeriod(text: string): boolean {
  return findPeriods(text).some(
    ({ single, from, to }) =>
      !single &&
      text.length < 120 &&
      (from <= 1 || to >= text.length - 1) &&
      twoEnds.test(text.slice(from, to)) &&
      !preposition.test(text.slice(0, from)),
  );
}
