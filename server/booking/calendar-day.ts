/** Days of a calendar, counted as the milliseconds of their midnight in UTC, and their clock in a time zone. */

/** A day without a time, as `Date.UTC(year, month, date)`. */
export type Day = number;

export const dayMs = 86_400_000;
const minuteMs = 60_000;

/** `2026-05-17`, or undefined for a text that names no day. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(day) || formatDay(day) !== text ? undefined : day;
}

export function formatDay(day: Day): string {
  return new Date(day).toISOString().slice(0, 10);
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay() || 7;
}

// Making a formatter costs far more than using one.
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day that a zone's calendar shows at an instant. */
export function dayAt(timeZone: string, instant: number): Day {
  const shown = shownAt(timeZone, instant);
  return shown - (shown % dayMs);
}

/**
 * The instant at which a zone's clock shows a time of a day. A time that the clock skips in spring counts from
 * before the change; of one that it shows twice in autumn, the first is meant.
 *
 * @param minutes since midnight, as the clock shows them
 */
export function instantAt(timeZone: string, day: Day, minutes: number): number {
  const shown = day + minutes * minuteMs;
  const before = shown - offsetAt(timeZone, shown - dayMs);
  const after = shown - offsetAt(timeZone, shown + dayMs);
  return shownAt(timeZone, before) === shown || shownAt(timeZone, after) !== shown ? before : after;
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  return shownAt(timeZone, instant) - instant;
}

/** What a zone's clock and calendar show at an instant of a whole minute, counted as if it were UTC. */
function shownAt(timeZone: string, instant: number): number {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formatters.set(timeZone, formatter);
  }
  const parts = formatter.formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return (
    Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")) +
    (((instant % 1000) + 1000) % 1000)
  );
}
