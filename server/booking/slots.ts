import { addDays, type Day, dayMs, isoWeekday } from "../../shared/day.ts";
import { dayAt, instantAt, minuteMs, parseTimeOfDay } from "../../shared/zone-clock.ts";
import { isNorwegianHoliday } from "./holidays.ts";

/** When meetings are offered: `booking` and `openingHours` of the site's configuration. */
export interface SlotRules {
  /** IANA name of the office's time zone. */
  timeZone: string;
  /** Times of day in the office's time zone, `09:00`. */
  opens: string;
  closes: string;
  /** Monday is 1, Sunday 7. */
  days: readonly number[];
  minutes: number;
  /** Minutes of buffer after a meeting. */
  bufferMinutes: number;
  /** How many meetings may overlap. */
  capacity: number;
  hoursAhead: number;
  daysAhead: number;
}

/** A taken seat: start and exclusive end in milliseconds since 1970. */
export interface TakenTime {
  start: number;
  ends: number;
}

// Cached, because the time zone conversions of all days take 10 ms.
const timetables = new WeakMap<SlotRules, Map<Day, readonly number[]>>();
/** Cached days per timetable; nobody can book more than a year ahead. */
const maxCachedDays = 400;

/** Every start that the rules allow on a day, free or not. */
export function startsOn(rules: SlotRules, day: Day): readonly number[] {
  const days = timetables.get(rules) ?? new Map<Day, readonly number[]>();
  timetables.set(rules, days);
  const known = days.get(day);
  if (known) return known;
  const starts = computeStarts(rules, day);
  if (days.size >= maxCachedDays) days.delete(days.keys().next().value ?? day);
  days.set(day, starts);
  return starts;
}

function computeStarts(rules: SlotRules, day: Day): number[] {
  if (!rules.days.includes(isoWeekday(day)) || isNorwegianHoliday(day)) return [];
  const closes = parseTimeOfDay(rules.closes);
  const starts: number[] = [];
  const step = rules.minutes + rules.bufferMinutes;
  for (let minutes = parseTimeOfDay(rules.opens); minutes + rules.minutes <= closes; minutes += step) {
    starts.push(instantAt(rules.timeZone, day, minutes));
  }
  return starts;
}

/** The first and last start that can be booked now. */
export function bookableWindow(rules: SlotRules, now: number): { from: number; until: number } {
  return { from: now + rules.hoursAhead * 3_600_000, until: now + rules.daysAhead * dayMs };
}

/**
 * The starts that can be booked now.
 *
 * @param days first and last requested day of the office's calendar
 * @param taken all time taken in those days
 */
export function freeStarts(
  rules: SlotRules,
  now: number,
  taken: readonly TakenTime[],
  days: { from?: Day | undefined; to?: Day | undefined } = {},
): number[] {
  const { from, until } = bookableWindow(rules, now);
  const firstBookable = dayAt(rules.timeZone, from);
  const lastBookable = dayAt(rules.timeZone, until);
  const first = days.from && days.from > firstBookable ? days.from : firstBookable;
  const last = days.to && days.to < lastBookable ? days.to : lastBookable;
  const free: number[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    for (const start of startsOn(rules, day)) {
      if (start >= from && start <= until && isFree(rules, start, taken)) free.push(start);
    }
  }
  return free;
}

/** Whether a start is offered by the rules and has a free seat. */
export function isBookable(
  rules: SlotRules,
  now: number,
  taken: readonly TakenTime[],
  start: number,
): boolean {
  const day = dayAt(rules.timeZone, start);
  return freeStarts(rules, now, taken, { from: day, to: day }).includes(start);
}

/** A meeting booked under an earlier timetable may overlap two of today's starts and counts for both. */
function isFree(rules: SlotRules, start: number, taken: readonly TakenTime[]): boolean {
  const buffer = rules.bufferMinutes * minuteMs;
  const ends = start + rules.minutes * minuteMs;
  const overlapping = taken.filter((other) => other.start < ends + buffer && other.ends + buffer > start);
  return overlapping.length < rules.capacity;
}
