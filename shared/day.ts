/** Calendar days without a time zone. Arithmetic uses UTC, where every day has 24 hours. */

/** `2026-12-09`. Days compare as strings. */
export type Day = string;

export const dayMs = 86_400_000;

/** Parses a day; undefined when invalid. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(text);
  return Number.isNaN(time) || utcDay(time) !== text ? undefined : text;
}

/** Midnight UTC of a day, in milliseconds since 1970. */
export function utcMidnight(day: Day): number {
  return Date.parse(day);
}

/** The UTC day of an instant in milliseconds since 1970. */
export function utcDay(instant: number): Day {
  return new Date(instant).toISOString().slice(0, "2026-12-09".length);
}

export function addDays(day: Day, days: number): Day {
  return utcDay(utcMidnight(day) + days * dayMs);
}

/** The number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (utcMidnight(to) - utcMidnight(from)) / dayMs;
}

/** Monday is 1, Sunday 7. */
export function isoWeekday(day: Day): number {
  return new Date(utcMidnight(day)).getUTCDay() || 7;
}
