/**
 * Calendar days and the months they stand in. A day is `2026-12-09` and belongs to no clock, so arithmetic on it
 * counts in UTC, where every day has 24 hours. Pure.
 */
export type Day = string;

const dayLength = 24 * 60 * 60_000;

/** Midnight UTC of a day, for counting and for formatters that are set to UTC. */
export function utcOf(day: Day): number {
  return Date.parse(day);
}

export function addDays(day: Day, days: number): Day {
  return dayAt(utcOf(day) + days * dayLength);
}

/** The same day of another month, or that month's last when it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const first = new Date(utcOf(firstOfMonth(day)));
  first.setUTCMonth(first.getUTCMonth() + months);
  const there = dayAt(first.getTime());
  const date = Math.min(Number(day.slice(8)), Number(lastOfMonth(there).slice(8)));
  return addDays(there, date - 1);
}

export function firstOfMonth(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

export function lastOfMonth(day: Day): Day {
  const first = new Date(utcOf(firstOfMonth(day)));
  return dayAt(first.setUTCMonth(first.getUTCMonth() + 1) - dayLength);
}

export function sameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

/** Of Monday 1 to Sunday 7. */
export function weekday(day: Day): number {
  return new Date(utcOf(day)).getUTCDay() || 7;
}

/** Six weeks from Monday on, so that every month is equally tall; places outside the month are undefined. */
export function weeksOf(month: Day): (Day | undefined)[][] {
  const first = firstOfMonth(month);
  const monday = addDays(first, 1 - weekday(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, i) => {
      const day = addDays(monday, week * 7 + i);
      return sameMonth(day, first) ? day : undefined;
    }),
  );
}

/** The day that a key leads to in a grid of days, or undefined when the key means nothing there. */
export function dayAfterKey(key: string, day: Day): Day | undefined {
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
      return addDays(day, 1 - weekday(day));
    case "End":
      return addDays(day, 7 - weekday(day));
    case "PageUp":
      return addMonths(day, -1);
    case "PageDown":
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

/** The day itself, or the nearer end of a span that does not hold it. */
export function clampDay(day: Day, first: Day, last: Day): Day {
  if (day < first) return first;
  return day > last ? last : day;
}

function dayAt(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}
