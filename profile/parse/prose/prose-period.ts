import { findPeriods } from "../values/dates.ts";
import { proseWords } from "../words/words.ts";
import type { TaggedKind } from "./tagger.ts";

const oneOf = (list: string[]) => `(?:${list.join("|")})(?!\\p{L})`;
const startOfWord = "(?<!\\p{L})";
const vague = new RegExp(`${startOfWord}${oneOf(proseWords("vague"))} (?=\\S*\\s?(?:19|20)\\d\\d)`, "giu");
/** "between 2012 and 2014" */
const between = new RegExp(
  `${startOfWord}${oneOf(proseWords("from"))} (.*?\\d{4}) ${oneOf(proseWords("and"))} (.*?\\d{4})`,
  "iu",
);

/** When a job or study began and ended, as sentences say it. */
export interface ProsePeriod {
  start?: string;
  end?: string;
  /** It has an end, or goes on. */
  isRange: boolean;
}

/**
 * The start and end that the words of a period say, which may stand apart: "In 2004", "until 2011".
 *
 * @param kind a single date of an education is its end
 */
export function findProsePeriod(texts: string[], kind: TaggedKind): ProsePeriod | undefined {
  const text = texts.join(" ").replace(vague, "");
  const [, first = "", second = ""] = between.exec(text) ?? [];
  const [start, end] = [first, second].map((part) => findPeriods(part)[0]?.start);
  if (start && end && start < end) return { start, end, isRange: true };
  const found = findPeriods(text);
  const whole = found.find(({ single, current }) => !single || current);
  if (whole) {
    // "From 2012 until I retired in 2023"
    const end = found.find(
      ({ single, from, start = "" }) => single && from > whole.from && start > (whole.start ?? start),
    );
    return { start: whole.start, end: whole.end ?? end?.start, isRange: true };
  }
  const [one, other] = found;
  if (one?.start && other?.start && one.start < other.start)
    return { start: one.start, end: other.start, isRange: true };
  if (!one?.start) return undefined;
  return kind === "education" ? { end: one.start, isRange: false } : { start: one.start, isRange: false };
}
