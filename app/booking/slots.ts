import { shownAt } from "../../shared/zone-clock.ts";
import type { Day } from "./days.ts";

/** What the clock on a wall and the calendar beside it show. */
export interface WallTime {
  day: Day;
  /** `09:30`. */
  time: string;
}

export interface Slot {
  /** The start as an ISO instant in UTC, as the server gave it. */
  start: string;
  here: WallTime;
  ends: WallTime;
  /** The same start and end in the office, when clock or calendar there show something else. */
  office?: { starts: WallTime; ends: WallTime };
}

/** What clock and calendar of a zone show at an instant, in milliseconds since 1970. */
export function wallAt(timeZone: string, instant: number): WallTime {
  const shown = new Date(shownAt(timeZone, instant)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

interface Zones {
  visitor: string;
  office: string;
}

/**
 * A free time on the clocks of the visitor and the office.
 *
 * @param start ISO instant
 * @param minutes length of a meeting
 */
export function slotAt(start: string, minutes: number, zones: Zones): Slot {
  const from = Date.parse(start);
  const to = from + minutes * 60_000;
  const here = wallAt(zones.visitor, from);
  const there = wallAt(zones.office, from);
  const slot: Slot = { start, here, ends: wallAt(zones.visitor, to) };
  if (there.day !== here.day || there.time !== here.time) {
    slot.office = { starts: there, ends: wallAt(zones.office, to) };
  }
  return slot;
}

/**
 * Free times by the day on which they fall for the visitor, in order. Far from the office one of its days is spread
 * over two.
 *
 * @param starts ISO instants in order
 * @param minutes length of a meeting
 */
export function slotsByDay(starts: readonly string[], minutes: number, zones: Zones): Map<Day, Slot[]> {
  const days = new Map<Day, Slot[]>();
  for (const start of starts) {
    const slot = slotAt(start, minutes, zones);
    const before = days.get(slot.here.day);
    if (before) before.push(slot);
    else days.set(slot.here.day, [slot]);
  }
  return days;
}
