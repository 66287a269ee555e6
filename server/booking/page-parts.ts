import type { AppContext } from "../http/request-context.ts";
import type { PageInput } from "../pages/server-page.ts";
import type { StoredBooking } from "../storage/storage.ts";
import { bookingLinks } from "./links.ts";
import { listedTime, meetingLines } from "./meeting-time.ts";
import type { Meetings } from "./meetings.ts";
import type { BookingPageTools, Lang } from "./page-tools.ts";
import type { BookingTranslations } from "./translations.ts";

export interface BookingPartsOptions {
  meetings: Meetings;
  translations: BookingTranslations;
  secret: string;
}

/** About two weeks of free times. */
const maxListedTimes = 200;

/** Parts shared by the pages to book and to change a booking: the list of free times and a meeting's details. */
export function createBookingPageParts(
  { meetings, translations, secret }: BookingPartsOptions,
  { renderPage }: BookingPageTools,
) {
  const { timeZone } = meetings.rules;

  /** The list of free times as a form control. */
  async function timeInput(lang: Lang, chosen = ""): Promise<PageInput | undefined> {
    const starts = (await meetings.free()).slice(0, maxListedTimes);
    if (starts.length === 0) return undefined;
    return {
      name: "start",
      label: translations[lang].fields.start,
      type: "select",
      value: chosen,
      required: true,
      options: starts.map((start) => ({
        value: new Date(start).toISOString(),
        text: listedTime(start, timeZone, lang),
      })),
    };
  }

  /** A meeting's details and actions. */
  function meetingPage(
    c: AppContext,
    lang: Lang,
    booking: StoredBooking,
    name: "booked" | "moved",
  ): Response {
    const paths = bookingLinks(secret, booking.id);
    const { calendar, move, cancel } = translations[lang].links;
    return renderPage(c, lang, {
      ...translations[lang].pages[name],
      lines: meetingLines(booking, timeZone, lang),
      links: [
        { text: calendar, href: paths.icsPath },
        { text: move, href: paths.movePath },
        { text: cancel, href: paths.cancelPath },
      ],
    });
  }

  return { timeInput, meetingPage };
}
