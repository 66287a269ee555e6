import type { Day } from "../../shared/day.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import { nextTimes } from "../../shared/next-times.ts";
import { capitalize, formatShortDay, formatTime } from "../../shared/time-wording.ts";
import { type WallTime, wallTimeAt } from "../../shared/zone-clock.ts";
import type { PageDay } from "../pages/server-page.ts";

interface Slot extends WallTime {
  /** The start as an ISO instant. */
  value: string;
}

export interface TimeChoice {
  /** Next times, spread over days. */
  next: PageDay[];
  /** The other times of all days. */
  others: PageDay[];
  /** The first day that is not listed. */
  later: Day | undefined;
}

/**
 * The free times of a page, by day of the office's calendar.
 *
 * @param starts in order, in milliseconds since 1970
 * @param maxListed how many are listed; the last day is left out unless all of its times are
 */
export function timeChoice(
  starts: readonly number[],
  maxListed: number,
  timeZone: string,
  lang: LanguageCode,
): TimeChoice {
  const days = new Map<Day, Slot[]>();
  for (const start of starts.slice(0, maxListed + 1)) {
    const slot = { ...wallTimeAt(timeZone, start), value: new Date(start).toISOString() };
    days.set(slot.day, [...(days.get(slot.day) ?? []), slot]);
  }
  const later = starts.length > maxListed && days.size > 1 ? [...days.keys()].at(-1) : undefined;
  if (later) days.delete(later);
  const all = [...days.values()];
  const next = nextTimes(all, ({ time }) => time);
  const nextSlots = new Set(next.flat());
  const others = all.map((slots) => slots.filter((slot) => !nextSlots.has(slot)));
  const pageDays = (lists: Slot[][]) =>
    lists.flatMap((slots): PageDay[] => {
      const [first] = slots;
      if (!first) return [];
      const times = slots.map(({ value, time }) => ({ value, text: formatTime(time, lang) }));
      return [{ name: capitalize(formatShortDay(first.day, lang)), times }];
    });
  return { next: pageDays(next), others: pageDays(others), later };
}
