import { randomUUID } from "node:crypto";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type BookingField, bookingLimits, bookingPagePath, bookingPath } from "../../shared/booking.ts";
import type { Day } from "../../shared/day.ts";
import { byLanguage } from "../../shared/languages.ts";
import { type Fields, readLang } from "../forms/read-body.ts";
import type { AppContext } from "../http/request-context.ts";
import { type Rejection, setRejectionHeaders } from "../http/responses.ts";
import type { PageInput } from "../pages/server-page.ts";
import { pageTokenField } from "./booking-handlers.ts";
import { type BookingPartsOptions, createBookingPageParts } from "./page-parts.ts";
import { type BookingPageTools, contactPath, type Lang, type PageName } from "./page-tools.ts";

/** The page for each reason of a rejected booking. */
const reasons: Partial<Record<Rejection["code"], PageName>> = {
  slot_taken: "taken",
  too_many_bookings: "many",
  rate_limited: "limited",
};

/** Creates the pages to choose a time and to see a booking. */
export function createBookingPages(options: BookingPartsOptions, tools: BookingPageTools) {
  const { translations } = options;
  const { renderPage, messagePage, findLinkedBooking, failurePage, withFailurePage } = tools;
  const { pageTimes, meetingPage } = createBookingPageParts(options, tools);

  /** The booking form, filled with the typed values. */
  async function bookingForm(
    c: AppContext,
    lang: Lang,
    head: { title: string; text: string },
    typed: Fields,
    status: ContentfulStatusCode = 200,
  ): Promise<Response> {
    const text = (name: string) => (typeof typed[name] === "string" ? typed[name] : "");
    const linkFrom = (day: Day) => `${bookingPagePath}?${new URLSearchParams({ lang, from: day })}`;
    const times = await pageTimes(c, lang, linkFrom, text("start"));
    if (!times) return messagePage(c, lang, "none", status);
    const isTaken = text("start") !== "" && !times.isFree;
    const field = (name: BookingField, type: PageInput["type"], autocomplete?: string): PageInput => ({
      name,
      label: translations[lang].fields[name],
      type,
      value: text(name).slice(0, bookingLimits.note),
      required: name !== "note",
      ...(autocomplete && { autocomplete }),
    });
    const form = {
      action: bookingPath,
      fields: {
        lang,
        website: "",
        timeZone: text("timeZone").slice(0, 64),
        [pageTokenField]: randomUUID(),
      },
      times,
      inputs: [field("name", "text", "name"), field("email", "email", "email"), field("note", "textarea")],
      button: translations[lang].pages.choose.button,
    };
    const translatedPaths = byLanguage((code) => `${bookingPagePath}?lang=${code}`);
    // The times first, then the contact form as the alternative, as on the contact page.
    const links = [{ text: translations[lang].links.write, href: `${contactPath(lang)}#write` }];
    const { title, text: intro } = isTaken && status === 200 ? translations[lang].pages.gone : head;
    return renderPage(c, lang, { title, text: intro, form, links, translatedPaths, founder: true }, status);
  }

  return {
    /** The response to a rejected form without JavaScript, with the typed values. */
    rejected(c: AppContext, rejection: Rejection, fields: Fields): Response | Promise<Response> {
      const lang = readLang(fields);
      const status = setRejectionHeaders(c, rejection);
      if (status >= 500) return failurePage(c, lang, rejection);
      const head = translations[lang].pages[reasons[rejection.code] ?? "invalid"];
      return withFailurePage(() => bookingForm(c, lang, head, fields, status))(c);
    },

    /** The page for a client beyond the rate limit. */
    rateLimitedPage(c: AppContext, rejection: Rejection): Response {
      return messagePage(
        c,
        readLang({ lang: c.req.query("lang") }),
        "busy",
        setRejectionHeaders(c, rejection),
      );
    },

    choose: withFailurePage((c) => {
      const lang = readLang({ lang: c.req.query("lang") });
      return bookingForm(c, lang, translations[lang].pages.choose, { start: c.req.query("start") });
    }),

    booked: withFailurePage(async (c) => {
      const found = await findLinkedBooking(c, c.req.query("t") ?? "");
      if ("response" in found) return found.response;
      const { booking, lang } = found;
      if (booking.state === "cancelled") return messagePage(c, lang, "cancelled");
      return meetingPage(c, lang, booking, "booked");
    }),
  };
}
