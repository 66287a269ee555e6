import { type Day, parseDay } from "../../shared/day.ts";
import { dayAt } from "../../shared/zone-clock.ts";
import type { AppContext } from "../http/request-context.ts";
import type { PageTimes } from "../pages/server-page.ts";
import type { StoredBooking } from "../storage/storage.ts";
import { bookingLinks } from "./links.ts";
import { formatMeetingLines } from "./meeting-time.ts";
import type { Meetings } from "./meetings.ts";
import type { BookingPageTools, Lang } from "./page-tools.ts";
import { timeChoice } from "./time-choice.ts";
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

  /**
   * The free times to choose from, those of later days behind a link.
   *
   * @param chosen the start of a time, an ISO instant
   * @param linkFrom the address of the same page with times from a day on
   */
  async function pageTimes(
    c: AppContext,
    lang: Lang,
    linkFrom: (day: Day) => string,
    chosen = "",
  ): Promise<(PageTimes & { isFree: boolean }) | undefined> {
    const instant = Date.parse(chosen);
    let starts = await meetings.free({ from: parseDay(c.req.query("from") ?? "") });
    const position = starts.indexOf(instant);
    if (position >= maxListedTimes) starts = await meetings.free({ from: dayAt(timeZone, instant) });
    if (starts.length === 0) return undefined;
    const { next, others, later } = timeChoice(starts, maxListedTimes, timeZone, lang);
    return {
      name: "start",
      label: translations[lang].fields.start,
      value: position < 0 ? "" : new Date(instant).toISOString(),
      isFree: position >= 0,
      days: next,
      others: {
        label: translations[lang].times.others,
        days: others,
        ...(later && { later: { text: translations[lang].times.later, href: linkFrom(later) } }),
      },
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
      lines: formatMeetingLines(booking, timeZone, lang),
      links: [
        { text: calendar, href: paths.icsPath },
        { text: move, href: paths.movePath },
        { text: cancel, href: paths.cancelPath },
      ],
    });
  }

  return { pageTimes, meetingPage };
}
