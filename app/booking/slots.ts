/**
 * Fetches the free times and converts them to the visitor's time zone. Without React or the data client, because
 * the next times are shown before the page is hydrated.
 */
import type { BookingSlots } from "../../shared/booking.ts";
import { bookingSlotsPath } from "../../shared/booking-paths.ts";
import { type Day, isoWeekday } from "../../shared/day.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import { formatTime, shortWeekdayName } from "../../shared/time-wording.ts";
import { minuteMs, type WallTime, wallTimeAt } from "../../shared/zone-clock.ts";
import { visitorZone } from "../time/visitor-zone.ts";

/** How long fetched times count as current, in ms. */
export const freshMs = 60_000;

/** @throws when the server does not answer with free times */
export async function fetchSlots(signal?: AbortSignal): Promise<BookingSlots> {
  const response = await fetch(bookingSlotsPath, { signal: signal ?? null });
  if (!response.ok) throw new Error(`Fetching ${bookingSlotsPath} failed: status ${response.status}`);
  return response.json();
}

declare global {
  interface Window {
    /** On window, because the script that runs before hydration has its own copy of this module (next-times.ts). */
    prefetchedSlots?: { fetchedAt: number; slots: Promise<BookingSlots> } | undefined;
  }
}

/** Fetches the free times before hydration, for the list and for the hydrated calendar. */
export function prefetchSlots(): Promise<BookingSlots> {
  const slots = fetchSlots();
  window.prefetchedSlots = { fetchedAt: Date.now(), slots };
  return slots;
}

/** Returns the prefetched times once; undefined when there are none or they are no longer current. */
export function takePrefetchedSlots(): Promise<BookingSlots> | undefined {
  const taken = window.prefetchedSlots;
  window.prefetchedSlots = undefined;
  return taken && Date.now() - taken.fetchedAt < freshMs ? taken.slots : undefined;
}

interface TimeSpan {
  starts: WallTime;
  ends: WallTime;
}

export interface Slot {
  /** The start as an ISO instant in UTC, as the server gave it. */
  start: string;
  /** In the visitor's time zone. */
  visitor: TimeSpan;
  /** In the office's time zone, when it differs. */
  office?: TimeSpan;
}

interface Zones {
  visitor: string;
  office: string;
}

/**
 * Converts a free time to the time zones of visitor and office.
 *
 * @param start ISO instant
 * @param minutes length of a meeting
 */
export function createSlot(start: string, minutes: number, zones: Zones): Slot {
  const from = Date.parse(start);
  const spanIn = (timeZone: string): TimeSpan => ({
    starts: wallTimeAt(timeZone, from),
    ends: wallTimeAt(timeZone, from + minutes * minuteMs),
  });
  const visitor = spanIn(zones.visitor);
  const office = spanIn(zones.office);
  const isSameClock = isSameTime(visitor.starts, office.starts);
  return { start, visitor, ...(!isSameClock && { office }) };
}

function isSameTime(one: WallTime, other: WallTime): boolean {
  return one.day === other.day && one.time === other.time;
}

export type SlotCalendar = ReturnType<typeof slotCalendar>;

/**
 * Groups the free times by the visitor's day, in order. An office day can span two days of a distant visitor.
 */
export function slotCalendar({ timeZone, minutes, slots }: BookingSlots, visitor = visitorZone(timeZone)) {
  const zones = { visitor, office: timeZone };
  const days = new Map<Day, Slot[]>();
  for (const start of slots) {
    const slot = createSlot(start, minutes, zones);
    const { day } = slot.visitor.starts;
    const earlier = days.get(day);
    if (earlier) earlier.push(slot);
    else days.set(day, [slot]);
  }
  const isSameClock = [...days.values()].flat().every(({ office }) => !office);
  return { days, zones, minutes, isSameClock };
}

/** The start in the office's time zone, `10:00` or `Wed 10:00`, when it differs. */
export function formatOfficeStart({ visitor, office }: Slot, language: LanguageCode): string | undefined {
  if (!office) return undefined;
  const { day, time } = office.starts;
  const weekday = day === visitor.starts.day ? "" : `${shortWeekdayName(isoWeekday(day), language)} `;
  return weekday + formatTime(time, language);
}
