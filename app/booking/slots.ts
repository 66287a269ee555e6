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

/**
 * The visitor's zone as the browser knows it; that of the office when the browser does not say.
 *
 * @param office IANA name
 */
export function visitorZone(office: string): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone && zone !== "Etc/Unknown" ? zone : office;
}

/** Reads instants, in milliseconds since 1970, on the clock of a zone. One formatter for all: they are dear to make. */
export function wallIn(timeZone: string): (instant: number) => WallTime {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (instant) => {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of format.formatToParts(instant)) parts[type] = value;
    return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
  };
}

/**
 * Free times by the day on which they fall for the visitor, in order. Far from the office one of its days is spread
 * over two.
 *
 * @param starts ISO instants in order
 * @param minutes length of a meeting
 */
export function slotsByDay(
  starts: readonly string[],
  minutes: number,
  zones: { visitor: string; office: string },
): Map<Day, Slot[]> {
  const hereAt = wallIn(zones.visitor);
  const officeAt = wallIn(zones.office);
  const days = new Map<Day, Slot[]>();
  for (const start of starts) {
    const from = Date.parse(start);
    const to = from + minutes * 60_000;
    const here = hereAt(from);
    const there = officeAt(from);
    const slot: Slot = { start, here, ends: hereAt(to) };
    if (there.day !== here.day || there.time !== here.time) {
      slot.office = { starts: there, ends: officeAt(to) };
    }
    const before = days.get(here.day);
    if (before) before.push(slot);
    else days.set(here.day, [slot]);
  }
  return days;
}
