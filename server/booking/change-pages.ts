import type { ContentfulStatusCode } from "hono/utils/http-status";
import { parseInstant } from "../../shared/booking.ts";
import type { Day } from "../../shared/day.ts";
import { defaultLanguage } from "../../shared/languages.ts";
import { classifyOrigin } from "../forms/origin.ts";
import { type Fields, readForm } from "../forms/read-body.ts";
import type { AppContext } from "../http/request-context.ts";
import { type Rejection, reject, setRejectionHeaders } from "../http/responses.ts";
import type { PageContent } from "../pages/server-page.ts";
import { routePaths } from "../route-paths.ts";
import type { Settings } from "../settings/read-settings.ts";
import { bookingLinks } from "./links.ts";
import { type BookingPartsOptions, createBookingPageParts } from "./page-parts.ts";
import { type BookingPageTools, contactPath, type Lang, type LinkedBooking } from "./page-tools.ts";

export interface ChangePagesOptions extends BookingPartsOptions {
  settings: Pick<Settings, "siteUrl" | "allowedOrigins">;
  /** Called when a change is on disk. */
  onStored: () => void;
}

/** Creates the pages to move and cancel a booking. GET requests change nothing. */
export function createChangePages(options: ChangePagesOptions, tools: BookingPageTools) {
  const { meetings, secret, translations } = options;
  const { renderPage, messagePage, findLinkedBooking, requestLanguage, withFailurePage } = tools;
  const { pageTimes, meetingPage } = createBookingPageParts(options, tools);

  async function movePage(
    c: AppContext,
    token: string,
    lang: Lang,
    head: Pick<PageContent, "title" | "text" | "lines">,
    status: ContentfulStatusCode = 200,
  ): Promise<Response> {
    const linkFrom = (day: Day) =>
      `${routePaths.booking.move}?${new URLSearchParams({ t: token, from: day })}`;
    const times = await pageTimes(c, lang, linkFrom);
    if (!times) return messagePage(c, lang, "none", status);
    const { button } = translations[lang].pages.move;
    return renderPage(
      c,
      lang,
      {
        ...head,
        form: {
          action: routePaths.booking.move + languageQuery(lang),
          fields: { t: token },
          times,
          button,
        },
      },
      status,
    );
  }

  /** The page for a meeting that was moved too often. */
  function tooManyMovesPage(c: AppContext, { booking, lang, lines }: LinkedBooking): Response {
    const links = [
      { text: translations[lang].links.cancel, href: bookingLinks(secret, booking.id).cancelPath },
      { text: translations[lang].links.write, href: contactPath(lang) },
    ];
    return renderPage(c, lang, { ...translations[lang].pages.settled, lines, links }, 409);
  }

  return {
    /** The page for a client beyond the rate limit. */
    rateLimitedPage(c: AppContext, rejection: Rejection): Response {
      return messagePage(c, requestLanguage(c), "changes", setRejectionHeaders(c, rejection));
    },

    /** Shows a button, because mail scanners open links and must not cancel the meeting. */
    cancelPage: withFailurePage(async (c) => {
      const token = c.req.query("t") ?? "";
      const found = await findLinkedBooking(c, token);
      if ("response" in found) return found.response;
      const { booking, lang, lines } = found;
      if (booking.state === "cancelled") return messagePage(c, lang, "cancelled");
      const { title, text, button } = translations[lang].pages.cancel;
      const form = { action: routePaths.booking.cancel + languageQuery(lang), fields: { t: token }, button };
      const links = [
        { text: translations[lang].links.move, href: bookingLinks(secret, booking.id).movePath },
      ];
      return renderPage(c, lang, { title, lines, text, form, links });
    }),

    cancel: withFailurePage(async (c) => {
      if (classifyOrigin(c, options.settings) === "foreign") return reject(c, { code: "origin_not_allowed" });
      const form = await readForm(c);
      if (!form.ok) return reject(c, form.rejection);
      const found = await findLinkedBooking(c, readToken(form.fields));
      if ("response" in found) return found.response;
      await meetings.cancel(found.booking.id);
      options.onStored();
      return messagePage(c, found.lang, "cancelled");
    }),

    movePage: withFailurePage(async (c) => {
      const token = c.req.query("t") ?? "";
      const found = await findLinkedBooking(c, token);
      if ("response" in found) return found.response;
      const { booking, lang, lines } = found;
      if (booking.state === "cancelled") return messagePage(c, lang, "cancelled");
      return movePage(c, token, lang, { ...translations[lang].pages.move, lines });
    }),

    move: withFailurePage(async (c) => {
      if (classifyOrigin(c, options.settings) === "foreign") return reject(c, { code: "origin_not_allowed" });
      const form = await readForm(c);
      if (!form.ok) return reject(c, form.rejection);
      const token = readToken(form.fields);
      const found = await findLinkedBooking(c, token);
      if ("response" in found) return found.response;
      const { lang, lines } = found;
      const { move, taken } = translations[lang].pages;
      if (found.booking.state === "cancelled") return messagePage(c, lang, "cancelled");
      const { start: typed } = form.fields;
      const start = parseInstant(typeof typed === "string" ? typed : "");
      if (start === undefined) return movePage(c, token, lang, { ...move, lines }, 422);
      const result = start === found.booking.start ? undefined : await meetings.move(found.booking.id, start);
      if (result?.outcome === "taken") {
        return movePage(c, token, lang, { title: taken.title, lines, text: move.text }, 409);
      }
      if (result?.outcome === "too_many") return tooManyMovesPage(c, found);
      options.onStored();
      const now = await meetings.find(found.booking.id);
      if (!now || now.state === "cancelled") return messagePage(c, lang, "cancelled");
      return meetingPage(c, lang, now, "moved");
    }),
  };
}

/** The language in the query of a form's action, for responses sent before the fields are read. */
function languageQuery(lang: Lang): string {
  return lang === defaultLanguage ? "" : `?lang=${lang}`;
}

function readToken(fields: Fields): string {
  return typeof fields.t === "string" ? fields.t : "";
}
