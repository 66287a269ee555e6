/**
 * Clocks on walls around the world, for opening hours and meetings alike. Pure; summer time comes from `Intl`.
 *
 * What a clock and the calendar beside it show is counted as if it were UTC, in milliseconds since 1970: nine o'clock
 * on 9 December 2026 is `Date.UTC(2026, 11, 9, 9)` in every zone. A day is its midnight, counted the same way.
 */

export const minuteMs = 60_000;
export const dayMs = 86_400_000;

// Making a formatter costs far more than using one, and 26 kB that no collector of garbage knows of.
const formatters = new Map<string, Intl.DateTimeFormat>();
/** A zone's name may be a visitor's word, in any spelling of capitals: the one made first makes way. */
const mostFormatters = 50;

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
  if (formatters.size >= mostFormatters) formatters.delete(formatters.keys().next().value ?? "");
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Whether `Intl` knows a zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return formatterOf(name) !== undefined;
  } catch {
    return false;
  }
}

/**
 * What the clock of a zone shows at an instant.
 *
 * @param timeZone IANA name
 * @param instant milliseconds since 1970; parts of a second are kept
 * @throws RangeError for a zone that `Intl` does not know
 */
export function shownAt(timeZone: string, instant: number): number {
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

/** The day that a zone's calendar shows at an instant. */
export function dayAt(timeZone: string, instant: number): number {
  const shown = shownAt(timeZone, instant);
  return shown - (shown % dayMs);
}

/** Monday is 1, Sunday 7. */
export function weekdayOf(day: number): number {
  return new Date(day).getUTCDay() || 7;
}

/**
 * The instant at which a zone's clock shows a time of a day. A time that the clock skips in spring counts from
 * before the change; of one that it shows twice in autumn, the first is meant.
 *
 * @param minutes since midnight, as the clock shows them
 */
export function instantAt(timeZone: string, day: number, minutes: number): number {
  const shown = day + minutes * minuteMs;
  const before = shown - offsetAt(timeZone, shown - dayMs);
  const after = shown - offsetAt(timeZone, shown + dayMs);
  return shownAt(timeZone, before) === shown || shownAt(timeZone, after) !== shown ? before : after;
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  return shownAt(timeZone, instant) - instant;
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
