/** Office hours in any time zone. Daylight saving time comes from `Intl`. */
import { addDays, daysBetween, isoWeekday } from "../../shared/day.ts";
import { formatTimeOfDay, instantAt, parseTimeOfDay, wallTimeAt } from "../../shared/zone-clock.ts";

export interface OpeningHours {
  /** Times of day in the office's time zone, `09:00`. */
  opens: string;
  closes: string;
  /** Monday is 1, Sunday 7. */
  days: readonly number[];
  /** IANA name. */
  timeZone: string;
}

export interface LocalHours {
  /** Times of day in the other time zone, `08:00`. */
  opens: string;
  closes: string;
  /** Weekdays in the other time zone when the office opens on its first and last day, Monday is 1. */
  firstDay: number;
  lastDay: number;
}

/** Whether the office is open at an instant, closing time excluded. */
export function isOpen({ opens, closes, days, timeZone }: OpeningHours, now: Date): boolean {
  const { day, time } = wallTimeAt(timeZone, now.getTime());
  const minutes = parseTimeOfDay(time);
  return (
    days.includes(isoWeekday(day)) && minutes >= parseTimeOfDay(opens) && minutes < parseTimeOfDay(closes)
  );
}

/**
 * The opening hours in another time zone on the first office day that has not ended at `now`. Between the two
 * zones' clock changes they differ from the rest of the year.
 */
export function localOfficeHours(hours: OpeningHours, timeZone: string, now: Date): LocalHours {
  const today = wallTimeAt(hours.timeZone, now.getTime());
  let day = parseTimeOfDay(today.time) < parseTimeOfDay(hours.closes) ? today.day : addDays(today.day, 1);
  while (!hours.days.includes(isoWeekday(day))) day = addDays(day, 1);
  const localTime = (time: string) =>
    wallTimeAt(timeZone, instantAt(hours.timeZone, day, parseTimeOfDay(time)));
  const opens = localTime(hours.opens);
  const shift = daysBetween(day, opens.day);
  const shifted = (weekday: number) => ((weekday - 1 + shift + 7) % 7) + 1;
  return {
    opens: opens.time,
    closes: localTime(hours.closes).time,
    firstDay: shifted(hours.days[0] ?? isoWeekday(day)),
    lastDay: shifted(hours.days.at(-1) ?? isoWeekday(day)),
  };
}

/** Opening hours at a fixed UTC offset, while the office's own offset is `officeOffset`. */
export function hoursAtOffset(hours: OpeningHours, officeOffset: number, offset: number) {
  const moved = (time: string) =>
    formatTimeOfDay((parseTimeOfDay(time) + (offset - officeOffset + 24) * 60) % (24 * 60));
  return { opens: moved(hours.opens), closes: moved(hours.closes) };
}
