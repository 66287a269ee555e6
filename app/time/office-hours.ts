/** When the office is open, told on any clock. Pure; summer time comes from `Intl` on both sides. */

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

const minute = 60_000;
const day = 24 * 60 * minute;

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
  let { date, weekday, minutes } = wallClock(hours.timeZone, now);
  while (minutes >= minutesOf(hours.closes) || !hours.days.includes(weekday)) {
    date += day;
    weekday = (weekday % 7) + 1;
    minutes = 0;
  }
  const opens = wallClock(timeZone, instantOf(hours.timeZone, date, minutesOf(hours.opens)));
  const closes = wallClock(timeZone, instantOf(hours.timeZone, date, minutesOf(hours.closes)));
  const shift = Math.round((opens.date - date) / day);
  const shifted = (weekday: number) => ((weekday - 1 + shift + 7) % 7) + 1;
  return {
    opens: timeOf(opens.minutes),
    closes: timeOf(closes.minutes),
    firstDay: shifted(hours.days[0] ?? weekday),
    lastDay: shifted(hours.days.at(-1) ?? weekday),
  };
}

/** Opening hours on a clock a fixed number of hours ahead of UTC, while the office's own is `officeOffset` ahead. */
export function hoursAtOffset(hours: OpeningHours, officeOffset: number, offset: number) {
  const moved = (time: string) => timeOf((minutesOf(time) + (offset - officeOffset + 24) * 60) % (24 * 60));
  return { opens: moved(hours.opens), closes: moved(hours.closes) };
}

/** `09:30` for 570. */
export function timeOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/**
 * What calendar and clock of a zone show. `date` is midnight of that day, counted as if it were UTC; Monday is 1;
 * minutes are those since midnight.
 */
export function wallClock(timeZone: string, instant: Date) {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const date = Date.UTC(part("year"), part("month") - 1, part("day"));
  return { date, weekday: new Date(date).getUTCDay() || 7, minutes: part("hour") * 60 + part("minute") };
}

/** The instant at which the clock of a zone shows a time. Opening hours do not fall into the hour of the change. */
function instantOf(timeZone: string, date: number, minutes: number): Date {
  const shown = date + minutes * minute;
  const there = wallClock(timeZone, new Date(shown));
  return new Date(shown - (there.date + there.minutes * minute - shown));
}
