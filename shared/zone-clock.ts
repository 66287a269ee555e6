/**
 * Conversions between instants and local time, for opening hours and meetings. Daylight saving time comes from `Intl`.
 */
import { type Day, dayMs, utcDay, utcMidnight } from "./day.ts";

export const minuteMs = 60_000;

/** Local date and time. */
export interface WallTime {
  day: Day;
  /** `09:30`. */
  time: string;
}

// Cached, because a formatter takes 26 kB outside the heap. Bounded, because visitors choose the time zone.
const formatters = new Map<string, Intl.DateTimeFormat>();
const maxFormatters = 50;

function cachedFormatter(timeZone: string): Intl.DateTimeFormat {
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
    return cachedFormatter(name) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The local time of an instant in a time zone.
 *
 * @param timeZone IANA name
 * @param instant milliseconds since 1970
 * @throws RangeError for an unknown time zone
 */
export function wallTimeAt(timeZone: string, instant: number): WallTime {
  const shown = new Date(wallClockAsUtc(timeZone, instant)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** The local day of an instant in a time zone. */
export function dayAt(timeZone: string, instant: number): Day {
  return utcDay(wallClockAsUtc(timeZone, instant));
}

/**
 * The instant of a local time. A time skipped in spring is counted from
 * before the change; of a time that occurs twice in autumn, the first is used.
 *
 * @param minutes since midnight, local time
 */
export function instantAt(timeZone: string, day: Day, minutes: number): number {
  const shown = utcMidnight(day) + minutes * minuteMs;
  const before = shown - offsetAt(timeZone, shown - dayMs);
  const after = shown - offsetAt(timeZone, shown + dayMs);
  const isSkipped = wallClockAsUtc(timeZone, after) !== shown;
  return isSkipped || wallClockAsUtc(timeZone, before) === shown ? before : after;
}

/** The local time of an instant as if it were UTC: half past nine is `Date.UTC(…, 9, 30)` in every zone. */
function wallClockAsUtc(timeZone: string, instant: number): number {
  const parts = cachedFormatter(timeZone).formatToParts(instant);
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

/** The UTC offset of a time zone at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  return wallClockAsUtc(timeZone, instant) - instant;
}

/** Minutes since midnight of a time of day, 570 for `09:30`. */
export function parseTimeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** `09:30` for 570. */
export function formatTimeOfDay(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
