import { monthForms, words } from "../words/words.ts";

/** A period or date in a text. Dates are `2024`, `2024-03` or `2024-03-01`. */
export interface Period {
  /** Start offset in the text. */
  from: number;
  to: number;
  start?: string;
  end?: string;
  /** Ongoing: "– nå", "since 2021", "2021 –". */
  current: boolean;
  /** A single date, which may be a start, an end or both. */
  single: boolean;
}

interface Point {
  year: number;
  month?: number;
  day?: number;
  /** End offset. */
  to: number;
  /** "Sommeren 2021" is one date but a whole period. */
  season?: boolean;
}

const months = new Map(monthForms());
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const toAlternatives = (list: Iterable<string>) =>
  [...new Set(list)]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join("|");

const monthName = `(${toAlternatives(months.keys())})(?![\\p{L}])\\.?`;
const year = "((?:19|20)\\d\\d)(?![\\ds])";
const shortYear = "['’](\\d\\d)(?!\\d)";

const isoDay = /((?:19|20)\d\d)([-.])(\d\d)\2(\d\d)(?!\d)/y;
const dayMonthYear = /(\d{1,2})[./-](\d{1,2})[./-]((?:19|20)\d\d)(?!\d)/y;
const namedMonth = new RegExp(
  `(?:(\\d{1,2})(?:(?:\\.|st|nd|rd|th)?\\s+|[.-]))?${monthName}[\\s,/-]*(?:${year}|${shortYear})`,
  "iuy",
);
/** "14-Mar-24" */
const hyphenatedDay = new RegExp(`(\\d{1,2})-${monthName}-(\\d\\d)(?!\\d)`, "iuy");
const monthShortYear = new RegExp(
  `${monthName}(?:\\s+|-)(\\d\\d)(?!\\d)(?!,? (?:19|20)\\d\\d)(?![\\p{L}.])`,
  "iuy",
);
const americanDay = new RegExp(`${monthName}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+${year}`, "iuy");
/** "12.04.23", "1/9-91" or "4/23/19", but not the version "9.1.12" */
const dayMonthShortYear = /(?:(\d\d)\.(\d\d)\.|(\d{1,2})\/(\d{1,2})[/-])(\d\d)(?![\d./])/y;
const monthYear = /(\d{1,2})\s?[./-]\s?((?:19|20)\d\d)(?!\d)/y;
const yearMonth = /((?:19|20)\d\d)[-./](\d\d)(?![\d.])/y;
const yearNamedMonth = new RegExp(`${year},?\\s+${monthName}`, "iuy");
const season = new RegExp(`(${toAlternatives(words("seasons"))})(?![\\p{L}])[\\s,]*${year}`, "iuy");
/** "2022 (vår)" */
const seasonInBrackets = new RegExp(`${year} \\((?:${toAlternatives(words("seasons"))})\\)`, "iuy");
/** "2016 (mars–juni)" */
const monthsInBrackets = new RegExp(`${year},? \\(${monthName}\\s?[–—-]\\s?${monthName}\\)`, "iuy");
const schoolYear = /((?:19|20)\d\d)\/(\d\d)(?![\d/])/y;
const yearAlone = new RegExp(year, "y");
const shortYearAlone = new RegExp(shortYear, "y");
const shortMonthYear = /(\d{1,2})[./](\d\d)(?![\d./])/y;

const bareMonth = new RegExp(monthName, "iuy");
const separator = new RegExp(
  `\\s*(?:[-\\u2010-\\u2015\\u2212~→⟶➔➜]+>?|(?:${toAlternatives(words("until"))})(?![\\p{L}])\\.?)\\s*`,
  "iuy",
);
const endsWithSeparator = new RegExp(`(?:[\\s\\d]|^)(?:${separator.source})$`, "iu");
const present = new RegExp(`\\(?(${toAlternatives(words("present"))})(?![\\p{L}])\\.?\\)?`, "iuy");
const sinceWord = new RegExp(`(?:${toAlternatives(words("since"))})\\.?\\s+$`, "iu");
const lineEnd = /^\s*(?:[)\]|,;·]|$)/;

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text) ?? undefined;
}

/** Whether a text is only the name of a month: "September", "sept." */
export function isMonthName(text: string): boolean {
  return months.has(text.toLowerCase().replace(/\.$/, ""));
}

/** Whether a text is a period of months without years, as below "2018–22": "Apr–Jun", "Jul –". */
export function isMonthRange(text: string): boolean {
  const parts = text.split(/\s*[–—-]\s*/);
  return parts.length === 2 && parts[0] !== "" && parts.every((part) => part === "" || isMonthName(part));
}

const isMonth = (month: number) => month >= 1 && month <= 12;
const isYear = (value: number) => value >= 1930 && value <= 2049;
const fullYear = (two: string) => (Number(two) > 49 ? 1900 : 2000) + Number(two);

/** The date at an offset of a text. `allowsShortForms` accepts "08/19", which is ambiguous. */
function parsePoint(text: string, offset: number, allowsShortForms: boolean): Point | undefined {
  let found = matchAt(isoDay, text, offset);
  if (found && isMonth(Number(found[3])))
    return { year: Number(found[1]), month: Number(found[3]), day: Number(found[4]), to: isoDay.lastIndex };
  found = matchAt(dayMonthYear, text, offset);
  if (found && isMonth(Number(found[2])) && Number(found[1]) <= 31)
    return {
      year: Number(found[3]),
      month: Number(found[2]),
      day: Number(found[1]),
      to: dayMonthYear.lastIndex,
    };
  found = matchAt(dayMonthShortYear, text, offset);
  const shortYearValue = fullYear(found?.[5] ?? "");
  if (found && shortYearValue <= new Date().getFullYear()) {
    const [day, month] = [Number(found[1] ?? found[3]), Number(found[2] ?? found[4])];
    // "04/23/19" is American.
    const [monthOfYear, dayOfMonth] = isMonth(month) ? [month, day] : [day, month];
    if (isMonth(monthOfYear) && dayOfMonth >= 1 && dayOfMonth <= 31)
      return { year: shortYearValue, month: monthOfYear, day: dayOfMonth, to: dayMonthShortYear.lastIndex };
  }
  found = matchAt(americanDay, text, offset);
  if (found)
    return {
      year: Number(found[3]),
      month: months.get((found[1] ?? "").toLowerCase()),
      day: Number(found[2]),
      to: americanDay.lastIndex,
    };
  found = matchAt(namedMonth, text, offset);
  if (found)
    return {
      year: found[3] ? Number(found[3]) : fullYear(found[4] ?? ""),
      month: months.get((found[2] ?? "").toLowerCase()),
      day: found[1] ? Number(found[1]) : undefined,
      to: namedMonth.lastIndex,
    };
  found = matchAt(hyphenatedDay, text, offset);
  if (found)
    return {
      year: fullYear(found[3] ?? ""),
      month: months.get((found[2] ?? "").toLowerCase()),
      day: Number(found[1]),
      to: hyphenatedDay.lastIndex,
    };
  found = matchAt(season, text, offset);
  if (found) return { year: Number(found[2]), season: true, to: season.lastIndex };
  found = matchAt(seasonInBrackets, text, offset);
  if (found) return { year: Number(found[1]), season: true, to: seasonInBrackets.lastIndex };
  found = matchAt(monthYear, text, offset);
  if (found && isMonth(Number(found[1])))
    return { year: Number(found[2]), month: Number(found[1]), to: monthYear.lastIndex };
  found = matchAt(yearMonth, text, offset);
  if (found && isMonth(Number(found[2])) && !isYearRange(text, offset, yearMonth.lastIndex))
    return { year: Number(found[1]), month: Number(found[2]), to: yearMonth.lastIndex };
  found = matchAt(yearNamedMonth, text, offset);
  if (found)
    return {
      year: Number(found[1]),
      month: months.get((found[2] ?? "").toLowerCase()),
      to: yearNamedMonth.lastIndex,
    };
  found = matchAt(yearAlone, text, offset);
  if (found) return { year: Number(found[1]), to: yearAlone.lastIndex };
  if (!allowsShortForms) return undefined;
  found = matchAt(shortMonthYear, text, offset);
  if (found && isMonth(Number(found[1])))
    return { year: fullYear(found[2] ?? ""), month: Number(found[1]), to: shortMonthYear.lastIndex };
  found = matchAt(shortYearAlone, text, offset);
  if (found) return { year: fullYear(found[1] ?? ""), to: shortYearAlone.lastIndex };
  return undefined;
}

/** Whether "2002-06" ends in 2006: no other date is beside it, as in "2002-06 – 2003-01" or "2002-06 – nå". */
function isYearRange(text: string, from: number, to: number): boolean {
  const [start, end] = text.slice(from, to).split("-");
  const isPair =
    matchAt(separator, text, to) !== undefined ||
    endsWithSeparator.test(text.slice(Math.max(0, from - 12), from));
  return end !== undefined && fullYear(end) > Number(start) && !isPair;
}

function formatDate({ year: value, month, day }: Point): string {
  const two = (part: number) => String(part).padStart(2, "0");
  if (month === undefined) return String(value);
  const isDay = day !== undefined && day >= 1 && day <= 31;
  return isDay ? `${value}-${two(month)}-${two(day)}` : `${value}-${two(month)}`;
}

const nextYear = /(?:,? (?:og|and|och)|\s?[&+]|,)\s+/iy;

/** The last of several summers or years: "Somrene 2007 og 2008", "2018 and summer 2019". */
function parseLastYear(text: string, first: Point): Point | undefined {
  let last: Point | undefined;
  for (let to = first.to; matchAt(nextYear, text, to); ) {
    const point = parsePoint(text, nextYear.lastIndex, false);
    const previous = (last ?? first).year;
    if (!point || point.month !== undefined || point.year <= previous || point.year > previous + 5) break;
    last = point;
    to = point.to;
  }
  return last && isYear(last.year) ? last : undefined;
}

const twoDigits = /(\d\d)(?!\d)/y;

/** The end of a period, after its separator. "2019–21" ends in 2021. */
function parseEnd(
  text: string,
  offset: number,
  start: Point,
): { point?: Point; current: boolean; to: number } | undefined {
  const point = parsePoint(text, offset, true);
  if (point && isYear(point.year)) return { point, current: false, to: point.to };
  const now = matchAt(present, text, offset);
  if (now) return { current: true, to: present.lastIndex };
  // "Mai 2016 – jan 17"
  const last = start.month === undefined ? undefined : parseShortMonth(text, offset);
  if (last && last.year > start.year) return { point: last, current: false, to: last.to };
  const short = matchAt(twoDigits, text, offset);
  if (short && start.month === undefined && fullYear(short[1] ?? "") > start.year)
    return {
      point: { year: fullYear(short[1] ?? ""), to: twoDigits.lastIndex },
      current: false,
      to: twoDigits.lastIndex,
    };
  return undefined;
}

/** "jan–mars 2020": the first month takes the year of the second. */
function parseSharedYear(text: string, offset: number): Period | undefined {
  const first = matchAt(bareMonth, text, offset);
  if (!first) return undefined;
  const middle = matchAt(separator, text, bareMonth.lastIndex);
  if (!middle) return undefined;
  const second = parsePoint(text, separator.lastIndex, false);
  if (second?.month === undefined || !isYear(second.year)) return undefined;
  const start = { year: second.year, month: months.get((first[1] ?? "").toLowerCase()), to: 0 };
  return {
    from: offset,
    to: second.to,
    start: formatDate(start),
    end: formatDate(second),
    current: false,
    single: false,
  };
}

/** "1997/98", "2004/05 to 2006/07" */
function parseSchoolYears(text: string, offset: number): Period | undefined {
  const first = matchSchoolYear(text, offset);
  if (!first) return undefined;
  const isRange = matchAt(separator, text, first.to) !== undefined;
  const last = (isRange ? matchSchoolYear(text, separator.lastIndex) : undefined) ?? first;
  const [start, end] = [String(first.year), String(last.year + 1)];
  return { from: offset, to: last.to, start, end, current: false, single: false };
}

function matchSchoolYear(text: string, offset: number): Point | undefined {
  const found = matchAt(schoolYear, text, offset);
  const year = Number(found?.[1]);
  return fullYear(found?.[2] ?? "") === year + 1 ? { year, to: schoolYear.lastIndex } : undefined;
}

/** "2016 (mars–juni)" */
function parseMonthsInBrackets(text: string, offset: number): Period | undefined {
  const found = matchAt(monthsInBrackets, text, offset);
  if (!found) return undefined;
  const [start, end] = [found[2], found[3]].map((month = "") =>
    formatDate({ year: Number(found[1]), month: months.get(month.toLowerCase()), to: 0 }),
  );
  return { from: offset, to: monthsInBrackets.lastIndex, start, end, current: false, single: false };
}

/** "Nov 23", a month with a two-digit year up to this one. */
function parseShortMonth(text: string, offset: number): (Point & { month: number }) | undefined {
  const found = matchAt(monthShortYear, text, offset);
  const month = months.get((found?.[1] ?? "").toLowerCase());
  const year = fullYear(found?.[2] ?? "");
  return found && month && year <= new Date().getFullYear()
    ? { year, month, to: monthShortYear.lastIndex }
    : undefined;
}

/** "Nov 23 - now", "Jan 19 – Dec 22", and alone in a cell "Sep 74": elsewhere and up to 31 it could be a day. */
function parseShortMonths(text: string, offset: number): Period | undefined {
  const first = parseShortMonth(text, offset);
  if (!first) return undefined;
  const start = formatDate(first);
  const middle = matchAt(separator, text, first.to);
  const isYear = !/(?:[0-2]\d|3[01])$/.test(text.slice(offset, first.to));
  const isInFront = offset === 0 || text[offset - 1] === "\t";
  if (!middle)
    return isYear && isInFront && /^(?:$|\t)/.test(text.slice(first.to))
      ? { from: offset, to: first.to, start, current: false, single: true }
      : undefined;
  const behind = separator.lastIndex;
  if (matchAt(present, text, behind))
    return { from: offset, to: present.lastIndex, start, current: true, single: false };
  const last = parseShortMonth(text, behind);
  if (!last || last.year <= first.year) return undefined;
  return { from: offset, to: last.to, start, end: formatDate(last), current: false, single: false };
}

function parsePeriod(text: string, offset: number): Period | undefined {
  const short = parseShortMonths(text, offset);
  if (short) return short;
  const shared =
    parseSharedYear(text, offset) ?? parseMonthsInBrackets(text, offset) ?? parseSchoolYears(text, offset);
  if (shared) return shared;
  const allowsShortForms = parsePoint(text, offset, true);
  if (!allowsShortForms || !isYear(allowsShortForms.year)) return undefined;
  const start = allowsShortForms;
  const open = sinceWord.exec(text.slice(Math.max(0, offset - 20), offset));
  const from = open ? offset - open[0].length : offset;
  const middle = matchAt(separator, text, start.to);
  if (middle) {
    const end = parseEnd(text, separator.lastIndex, start);
    if (end) {
      const period = { from, to: end.to, start: formatDate(start), current: end.current, single: false };
      return end.point ? { ...period, end: formatDate(end.point) } : period;
    }
    if (/[-\u2010-\u2015\u2212→⟶➔➜]/.test(middle[0]) && lineEnd.test(text.slice(separator.lastIndex)))
      return { from, to: separator.lastIndex, start: formatDate(start), current: true, single: false };
  }
  const strict = parsePoint(text, offset, false);
  // "2018-nivå" is a word.
  if (!strict || /^-\p{L}/u.test(text.slice(strict.to))) return undefined;
  if (open) return { from, to: strict.to, start: formatDate(strict), current: true, single: false };
  const last = strict.month === undefined ? parseLastYear(text, strict) : undefined;
  if (last) {
    const ends = { start: formatDate(strict), end: formatDate(last) };
    return { from, to: last.to, ...ends, current: false, single: false };
  }
  if (strict.season)
    return {
      from,
      to: strict.to,
      start: formatDate(strict),
      end: formatDate(strict),
      current: false,
      single: false,
    };
  const now = /^[\s,]*\(?/.exec(text.slice(strict.to))?.[0].length ?? 0;
  if (now > 0 && matchAt(present, text, strict.to + now) && lineEnd.test(text.slice(present.lastIndex)))
    return { from, to: present.lastIndex, start: formatDate(strict), current: true, single: false };
  return { from, to: strict.to, start: formatDate(strict), current: false, single: true };
}

/** Includes the square brackets that Europass puts around a period: "[ 01/03/2020 – Current ] Marine biologist". */
function withBrackets(text: string, period: Period): Period {
  const opening = /\[\s{0,3}$/.exec(text.slice(0, period.from));
  const closing = /^\s{0,3}\]/.exec(text.slice(period.to));
  if (!opening || !closing) return period;
  return { ...period, from: opening.index, to: period.to + closing[0].length };
}

/**
 * Finds the periods and dates of a line in the usual Norwegian and English forms, from left to right.
 * Runs in linear time; lines over 400 characters are prose and are skipped.
 */
export function findPeriods(text: string): Period[] {
  const found: Period[] = [];
  if (text.length > 400 || !/\d{2}/.test(text)) return found;
  let offset = 0;
  while (offset < text.length) {
    const isStart = offset === 0 || !/[\p{L}\p{N}]/u.test(text[offset - 1] ?? "");
    const couldStart =
      isStart &&
      /[\p{L}\p{N}'’]/u.test(text[offset] ?? "") &&
      !/[.,]\d?$/.test(text.slice(Math.max(0, offset - 1), offset).concat(""));
    const period = couldStart ? parsePeriod(text, offset) : undefined;
    if (period) {
      found.push(withBrackets(text, period));
      offset = Math.max(period.to, offset + 1);
    } else offset += 1;
  }
  return found;
}

const units = toAlternatives(words("durations"));
const durationPattern = new RegExp(
  `(?:^|[·•,|(\\[\\t])\\s*(?:\\d{1,2}|less than a)\\s?(?:${units})\\.?(?:(?:\\s|,|og|and)*\\d{1,2}\\s?(?:${units})\\.?)?\\s*[)\\]]?(?=\\s|$|[|·,)])`,
  "iu",
);

/** Whether a text is only a duration: "(2 years 1 month)". */
export function isDuration(text: string): boolean {
  const rest = text.replace(durationPattern, "");
  return rest !== text && rest.trim() === "";
}

/** Removes a duration next to its period. */
export function withoutDuration(text: string): string {
  return text.replace(durationPattern, " ");
}

/** Finds a single date of any form, for certificates and publications. */
export function singleDate(text: string): string | undefined {
  const [first] = findPeriods(text);
  return first?.start;
}
