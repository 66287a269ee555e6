import { dayMs } from "../../shared/day.ts";
import type { Mailbox } from "../env.ts";
import { refuse } from "../http/answers.ts";
import type { AppContext } from "../http/request-context.ts";
import type { BookingStore, StoredBooking } from "../storage/storage.ts";
import type { BookingFrame } from "./frame.ts";
import { type CalendarEvent, calendarText } from "./ical.ts";
import { bookingLinks, isFeedToken } from "./links.ts";
import type { BookingWords } from "./words.ts";

export interface BookingCalendarsOptions {
  /** Where links lead, without a slash at the end. */
  siteUrl: string;
  storage: Pick<BookingStore, "listBookings">;
  words: BookingWords;
  secret: string;
  brand: string;
  organizer: Mailbox;
  place: string | undefined;
  clock: () => number;
}

const feedPastMs = 30 * dayMs;

/** Makes the calendars: one meeting to download, and all of them for the owner to subscribe to. */
export function bookingCalendars(options: BookingCalendarsOptions, { linked, orFailed }: BookingFrame) {
  const { secret, words, clock } = options;

  function eventOf(booking: StoredBooking, summary: string, description: string): CalendarEvent {
    const { id, sequence, start, ends, state } = booking;
    return {
      uid: id,
      sequence,
      stamp: clock(),
      start,
      ends,
      cancelled: state === "cancelled",
      summary,
      description,
      location: options.place,
      organizer: options.organizer,
      attendees: [],
    };
  }

  return {
    ics: orFailed(async (c) => {
      const found = await linked(c, c.req.query("t") ?? "");
      if ("answer" in found) return found.answer;
      const { booking, lang } = found;
      const { movePath, cancelPath } = bookingLinks(secret, booking.id);
      const { mail, links } = words[lang];
      const { siteUrl } = options;
      const description = `${links.move}: ${siteUrl}${movePath}\n${links.cancel}: ${siteUrl}${cancelPath}`;
      const event = eventOf(booking, mail.summary, description);
      return calendar(c, calendarText("PUBLISH", [event]), "meeting.ics");
    }),

    /** All meetings, for the owner's calendar program; the address is the secret. */
    feed: orFailed(async (c) => {
      if (!isFeedToken(secret, c.req.query("t") ?? "")) return refuse(c, { code: "not_found" });
      const bookings = await options.storage.listBookings(clock() - feedPastMs);
      const events = bookings.map((booking) =>
        eventOf(booking, booking.name, `${booking.name} <${booking.email}>\n${booking.note}`),
      );
      return calendar(c, calendarText("PUBLISH", events, options.brand), "bookings.ics");
    }),
  };
}

function calendar(c: AppContext, text: string, file: string): Response {
  c.header("Content-Type", "text/calendar; charset=utf-8");
  c.header("Content-Disposition", `attachment; filename="${file}"`);
  return c.body(text);
}
