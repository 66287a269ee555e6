/** Calendar months, and keyboard movement in a month. Pure functions. */
import { addDays, type Day, dayMs, isoWeekday, utcDay, utcMidnight } from "../../shared/day.ts";

/** The same day of another month, or that month's last when it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const first = new Date(utcMidnight(firstOfMonth(day)));
  const target = utcDay(first.setUTCMonth(first.getUTCMonth() + months));
  const date = Math.min(Number(day.slice(8)), Number(lastOfMonth(target).slice(8)));
  return addDays(target, date - 1);
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

export function lastOfMonth(day: Day): Day {
  const first = new Date(utcMidnight(firstOfMonth(day)));
  return utcDay(first.setUTCMonth(first.getUTCMonth() + 1) - dayMs);
}

export function isSameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

/** Six weeks from Monday on, so that every month is equally tall. Cells outside the month are undefined. */
export function monthWeeks(month: Day): (Day | undefined)[][] {
  const first = firstOfMonth(month);
  const monday = addDays(first, 1 - isoWeekday(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, i) => {
      const day = addDays(monday, week * 7 + i);
      return isSameMonth(day, first) ? day : undefined;
    }),
  );
}

/** The day that a key moves to in a grid of days, or undefined for other keys. */
export function dayForKey(key: string, day: Day): Day | undefined {
  switch (key) {
    case "ArrowLeft":
      return addDays(day, -1);
    case "ArrowRight":
      return addDays(day, 1);
    case "ArrowUp":
      return addDays(day, -7);
    case "ArrowDown":
      return addDays(day, 7);
    case "Home":
      return addDays(day, 1 - isoWeekday(day));
    case "End":
      return addDays(day, 7 - isoWeekday(day));
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

/** The day itself, or the nearer end of a range that does not contain it. */
export function clampDay(day: Day, first: Day, last: Day): Day {
  if (day < first) return first;
  return day > last ? last : day;
}
