import { randomUUID } from "node:crypto";
import { type Day, dayMs } from "../../shared/day.ts";
import type { BookingStore, BookResult, ChangeResult, NewBooking, SeatRules } from "../storage/storage.ts";
import { bookingMailRows } from "./mails.ts";
import { bookableWindow, freeStarts, isBookable, type SlotRules } from "./slots.ts";

export interface MeetingOptions {
  storage: BookingStore;
  rules: SlotRules;
  clock: () => number;
}

/**
 * Enough for a consultation, a second one and one for a colleague. More would let a single
 * person fill the calendar from many networks.
 */
const maxPerAddress = 3;

/** Each move sends mails to two mailboxes. */
const maxMoves = 10;

export type Meetings = ReturnType<typeof createMeetings>;

/** Creates the operations on meetings, which apply the timetable's rules to the storage. */
export function createMeetings({ storage, rules, clock }: MeetingOptions) {
  const getEnd = (start: number) => start + rules.minutes * 60_000;

  function seats(start: number): SeatRules {
    return {
      capacity: rules.capacity,
      isOffered: (taken) => isBookable(rules, clock(), taken, start),
    };
  }

  return {
    rules,
    find: storage.findBooking,

    /** The bookable starts within days of the office's calendar. */
    async free(days: { from?: Day | undefined; to?: Day | undefined } = {}): Promise<number[]> {
      const now = clock();
      const { from, until } = bookableWindow(rules, now);
      return freeStarts(rules, now, await storage.takenSeats(from - dayMs, until + dayMs), days);
    },

    book(meeting: Omit<NewBooking, "id" | "createdAt" | "ends">): Promise<BookResult> {
      const now = clock();
      return storage.saveBooking(
        { ...meeting, id: randomUUID(), createdAt: now, ends: getEnd(meeting.start) },
        { ...seats(meeting.start), maxPerAddress },
        (booking) => bookingMailRows(booking, "booked", now),
      );
    },

    move(id: string, start: number): Promise<ChangeResult> {
      const now = clock();
      return storage.moveBooking(
        id,
        { start, ends: getEnd(start), now },
        { ...seats(start), maxMoves },
        (booking, unsent) => bookingMailRows(booking, "moved", now, unsent),
      );
    },

    cancel(id: string): Promise<ChangeResult> {
      const now = clock();
      return storage.cancelBooking(id, now, (booking) => bookingMailRows(booking, "cancelled", now));
    },
  };
}
