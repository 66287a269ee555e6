/** When the office is open, told on any clock. Pure; summer time comes from `Intl` on both sides. */
import {
  dayAt,
  dayMs,
  instantAt,
  minuteMs,
  minutesOf,
  shownAt,
  timeOf,
  weekdayOf,
} from "../../shared/zone-clock.ts";

export interface OpeningHours {
  /** Times of day in the office's zone, `09:00`. */
  opens: string;
  closes: string;
  /** Monday is 1, Sunday 7. */
  days: readonly number[];
  /** IANA name. */
  timeZone: string;
}

export interface LocalHours {
  /** Times of day on the other clock, `08:00`. */
  opens: string;
  closes: string;
  /** The other clock's weekdays when the office opens on its first and its last day, Monday is 1. */
  firstDay: number;
  lastDay: number;
}

/** Whether the office is open at an instant: from the opening minute to before the closing one. */
export function isOpen(hours: OpeningHours, now: Date): boolean {
  const { weekday, minutes } = wallClock(hours.timeZone, now);
  return (
    hours.days.includes(weekday) && minutes >= minutesOf(hours.opens) && minutes < minutesOf(hours.closes)
  );
}

/**
 * The opening hours on another clock, as they are on the first office day that has not ended at `now`. Between two
 * places' changes to summer time they differ from the rest of the year.
 */
export function localOfficeHours(hours: OpeningHours, timeZone: string, now: Date): LocalHours {
  let day = dayAt(hours.timeZone, now.getTime());
  let { minutes } = wallClock(hours.timeZone, now);
  while (minutes >= minutesOf(hours.closes) || !hours.days.includes(weekdayOf(day))) {
    day += dayMs;
    minutes = 0;
  }
  const there = (time: string) => shownAt(timeZone, instantAt(hours.timeZone, day, minutesOf(time)));
  const opens = there(hours.opens);
  const closes = there(hours.closes);
  const shift = Math.floor((opens - day) / dayMs);
  const shifted = (weekday: number) => ((weekday - 1 + shift + 7) % 7) + 1;
  return {
    opens: timeOf(minuteOfDay(opens)),
    closes: timeOf(minuteOfDay(closes)),
    firstDay: shifted(hours.days[0] ?? weekdayOf(day)),
    lastDay: shifted(hours.days.at(-1) ?? weekdayOf(day)),
  };
}

/** Opening hours on a clock a fixed number of hours ahead of UTC, while the office's own is `officeOffset` ahead. */
export function hoursAtOffset(hours: OpeningHours, officeOffset: number, offset: number) {
  const moved = (time: string) => timeOf((minutesOf(time) + (offset - officeOffset + 24) * 60) % (24 * 60));
  return { opens: moved(hours.opens), closes: moved(hours.closes) };
}

/** Weekday, Monday is 1, and minutes since midnight that calendar and clock of a zone show. */
export function wallClock(timeZone: string, instant: Date): { weekday: number; minutes: number } {
  const shown = shownAt(timeZone, instant.getTime());
  return { weekday: weekdayOf(shown), minutes: minuteOfDay(shown) };
}

function minuteOfDay(shown: number): number {
  return Math.floor((shown % dayMs) / minuteMs);
}
