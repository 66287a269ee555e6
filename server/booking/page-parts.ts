import type { AppContext } from "../http/request-context.ts";
import type { PageInput } from "../pages/server-page.ts";
import type { StoredBooking } from "../storage/storage.ts";
import type { BookingFrame, Lang } from "./frame.ts";
import { bookingLinks } from "./links.ts";
import { listedTime, meetingLines } from "./meeting-time.ts";
import type { Meetings } from "./meetings.ts";
import type { BookingWords } from "./words.ts";

export interface BookingPartsOptions {
  meetings: Meetings;
  words: BookingWords;
  secret: string;
}

/** So many free times stand in the list of a page: about two weeks. */
const choicesShown = 200;

/** What the pages to book and those to change a booking both show: the list of free times, and a meeting as it stands. */
export function bookingParts({ meetings, words, secret }: BookingPartsOptions, { page }: BookingFrame) {
  const { timeZone } = meetings.rules;

  /** The list of free times as a control of a form. */
  async function timeInput(lang: Lang, chosen = ""): Promise<PageInput | undefined> {
    const starts = (await meetings.free()).slice(0, choicesShown);
    if (starts.length === 0) return undefined;
    return {
      name: "start",
      label: words[lang].fields.start,
      type: "select",
      value: chosen,
      required: true,
      options: starts.map((start) => ({
        value: new Date(start).toISOString(),
        text: listedTime(start, timeZone, lang),
      })),
    };
  }

  /** A meeting as it stands, and what can be done with it. */
  function meetingPage(
    c: AppContext,
    lang: Lang,
    booking: StoredBooking,
    name: "booked" | "moved",
  ): Response {
    const paths = bookingLinks(secret, booking.id);
    const { calendar, move, cancel } = words[lang].links;
    return page(c, lang, {
      ...words[lang].pages[name],
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
