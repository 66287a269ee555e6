/**
 * Clocks and calendars of time zones, for opening hours and meetings alike. Pure: summer time comes from `Intl`.
 */
import { type Day, dayMs, dayOfUtc, utcMidnight } from "./day.ts";

export const minuteMs = 60_000;

/** What the clock of a zone and the calendar beside it show. */
export interface WallTime {
  day: Day;
  /** `09:30`. */
  time: string;
}

// Each formatter costs 26 kB outside the garbage collector's heap, and a visitor chooses the zone's name: so they are
// cached, and the cache is bounded.
const formatters = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 50;

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  if (formatters.size >= maxFormatters) formatters.delete(formatters.keys().next().value ?? "");
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Whether `Intl` knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return formatterOf(name) !== undefined;
  } catch {
    return false;
  }
}

/**
 * What clock and calendar of a zone show at an instant.
 *
 * @param timeZone IANA name
 * @param instant milliseconds since 1970
 * @throws RangeError for a zone that `Intl` does not know
 */
export function wallTimeAt(timeZone: string, instant: number): WallTime {
  const shown = new Date(wallClockAsUtc(timeZone, instant)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The day that a zone's calendar shows at an instant. */
export function dayAt(timeZone: string, instant: number): Day {
  return dayOfUtc(wallClockAsUtc(timeZone, instant));
}

/**
 * The instant at which a zone's clock shows a time of a day. A time that the clock skips in spring counts from
 * before the change. Of a time that it shows twice in autumn, the first is meant.
 *
 * @param minutes since midnight, as the clock shows them
 */
export function instantAt(timeZone: string, day: Day, minutes: number): number {
  const shown = utcMidnight(day) + minutes * minuteMs;
  const before = shown - offsetAt(timeZone, shown - dayMs);
  const after = shown - offsetAt(timeZone, shown + dayMs);
  const isSkipped = wallClockAsUtc(timeZone, after) !== shown;
  return isSkipped || wallClockAsUtc(timeZone, before) === shown ? before : after;
}

/** What the clock of a zone shows, counted as if it were UTC: half past nine is `Date.UTC(…, 9, 30)` in every zone. */
function wallClockAsUtc(timeZone: string, instant: number): number {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const second = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return second + (((instant % 1000) + 1000) % 1000);
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  return wallClockAsUtc(timeZone, instant) - instant;
}

/** Minutes since midnight of a time of day, 570 for `09:30`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** `09:30` for 570. */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
