/** When the office is open, on any clock. Pure: summer time comes from `Intl` on both sides. */
import { addDays, daysBetween, weekdayOf } from "../../shared/day.ts";
import { instantAt, minutesOf, timeOf, wallTimeAt } from "../../shared/zone-clock.ts";

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
export function isOpen({ opens, closes, days, timeZone }: OpeningHours, now: Date): boolean {
  const { day, time } = wallTimeAt(timeZone, now.getTime());
  const minutes = minutesOf(time);
  return days.includes(weekdayOf(day)) && minutes >= minutesOf(opens) && minutes < minutesOf(closes);
}

/**
 * The opening hours on another clock, as they are on the first office day that has not ended at `now`. Between two
 * places' changes to summer time they differ from the rest of the year.
 */
export function localOfficeHours(hours: OpeningHours, timeZone: string, now: Date): LocalHours {
  const today = wallTimeAt(hours.timeZone, now.getTime());
  let day = minutesOf(today.time) < minutesOf(hours.closes) ? today.day : addDays(today.day, 1);
  while (!hours.days.includes(weekdayOf(day))) day = addDays(day, 1);
  const localTime = (time: string) => wallTimeAt(timeZone, instantAt(hours.timeZone, day, minutesOf(time)));
  const opens = localTime(hours.opens);
  const shift = daysBetween(day, opens.day);
  const shifted = (weekday: number) => ((weekday - 1 + shift + 7) % 7) + 1;
  return {
    opens: opens.time,
    closes: localTime(hours.closes).time,
    firstDay: shifted(hours.days[0] ?? weekdayOf(day)),
    lastDay: shifted(hours.days.at(-1) ?? weekdayOf(day)),
  };
}

/** Opening hours on a clock a fixed number of hours ahead of UTC, while the office's own is `officeOffset` ahead. */
export function hoursAtOffset(hours: OpeningHours, officeOffset: number, offset: number) {
  const moved = (time: string) => timeOf((minutesOf(time) + (offset - officeOffset + 24) * 60) % (24 * 60));
  return { opens: moved(hours.opens), closes: moved(hours.closes) };
}
