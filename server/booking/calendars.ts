import { dayMs } from "../../shared/day.ts";
import type { AppContext } from "../http/request-context.ts";
import { reject } from "../http/responses.ts";
import type { Mailbox } from "../settings/read-settings.ts";
import type { BookingStore, StoredBooking } from "../storage/storage.ts";
import { type CalendarEvent, formatCalendar } from "./ical.ts";
import { bookingLinks, isFeedToken } from "./links.ts";
import type { BookingPageTools } from "./page-tools.ts";
import type { BookingTranslations } from "./translations.ts";

export interface BookingCalendarsOptions {
  /** The site's URL in links, without a trailing slash. */
  siteUrl: string;
  storage: Pick<BookingStore, "listBookings">;
  translations: BookingTranslations;
  secret: string;
  brand: string;
  organizer: Mailbox;
  place: string | undefined;
  clock: () => number;
}

const feedPastMs = 30 * dayMs;

/** Creates the calendar handlers: one meeting to download, and the owner's feed of all meetings. */
export function createBookingCalendars(
  options: BookingCalendarsOptions,
  { findLinkedBooking, withFailurePage }: BookingPageTools,
) {
  const { secret, translations, clock } = options;

  function toEvent(booking: StoredBooking, summary: string, description: string): CalendarEvent {
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
    ics: withFailurePage(async (c) => {
      const found = await findLinkedBooking(c, c.req.query("t") ?? "");
      if ("response" in found) return found.response;
      const { booking, lang } = found;
      const { movePath, cancelPath } = bookingLinks(secret, booking.id);
      const { mail, links } = translations[lang];
      const { siteUrl } = options;
      const description = `${links.move}: ${siteUrl}${movePath}\n${links.cancel}: ${siteUrl}${cancelPath}`;
      const event = toEvent(booking, mail.summary, description);
      return calendar(c, formatCalendar("PUBLISH", [event]), "meeting.ics");
    }),

    /** The owner's calendar feed. Its address is the secret. */
    feed: withFailurePage(async (c) => {
      if (!isFeedToken(secret, c.req.query("t") ?? "")) return reject(c, { code: "not_found" });
      const bookings = await options.storage.listBookings(clock() - feedPastMs);
      const events = bookings.map((booking) =>
        toEvent(booking, booking.name, `${booking.name} <${booking.email}>\n${booking.note}`),
      );
      return calendar(c, formatCalendar("PUBLISH", events, options.brand), "bookings.ics");
    }),
  };
}

function calendar(c: AppContext, text: string, file: string): Response {
  c.header("Content-Type", "text/calendar; charset=utf-8");
  c.header("Content-Disposition", `attachment; filename="${file}"`);
  return c.body(text);
}
