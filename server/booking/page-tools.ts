import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  defaultLanguage,
  type LanguageCode,
  localizedPath,
  preferredLanguage,
} from "../../shared/languages.ts";
import { readLang } from "../forms/read-body.ts";
import type { Log } from "../http/log.ts";
import type { AppContext } from "../http/request-context.ts";
import { type Rejection, setRejectionHeaders } from "../http/responses.ts";
import { withErrorPage } from "../pages/error-page.ts";
import type { RenderPage } from "../pages/render-page.ts";
import type { PageContent } from "../pages/server-page.ts";
import type { StoredBooking } from "../storage/storage.ts";
import { readBookingToken } from "./links.ts";
import { formatMeetingLines } from "./meeting-time.ts";
import type { Meetings } from "./meetings.ts";
import type { BookingTranslations } from "./translations.ts";

export interface BookingPageToolsOptions {
  renderPage: RenderPage;
  meetings: Meetings;
  translations: BookingTranslations;
  secret: string;
  clock: () => number;
  log: Log;
}

export type Lang = LanguageCode;
export type PageName = keyof BookingTranslations["en"]["pages"];
export type BookingPageTools = ReturnType<typeof createBookingPageTools>;

/** The booking that a link identifies, its language, and its time as text. */
export interface LinkedBooking {
  booking: StoredBooking;
  lang: Lang;
  lines: string[];
}

/** Pages whose only link leads to booking another time. */
const finalPages: ReadonlySet<PageName> = new Set(["cancelled", "expired", "unknown"]);

/** Helpers shared by booking pages and calendars: rendering pages, and finding the booking of a link. */
export function createBookingPageTools(options: BookingPageToolsOptions) {
  const { renderPage, meetings, translations } = options;

  function messagePage(
    c: AppContext,
    lang: Lang,
    name: PageName,
    status: ContentfulStatusCode = 200,
  ): Response {
    const contact = contactPath(lang);
    const { again, write } = translations[lang].links;
    const content: PageContent = { ...translations[lang].pages[name] };
    if (finalPages.has(name)) content.links = [{ text: again, href: `${contact}#booking` }];
    if (name === "none" || name === "changes") content.links = [{ text: write, href: contact }];
    return renderPage(c, lang, content, status);
  }

  /** The booking of a link, or the page that explains why there is none. */
  async function findLinkedBooking(
    c: AppContext,
    token: string,
  ): Promise<LinkedBooking | { response: Response }> {
    const id = readBookingToken(options.secret, token);
    const booking = id === undefined ? undefined : await meetings.find(id);
    if (!booking) return { response: messagePage(c, requestLanguage(c), "unknown", 404) };
    const lang = readLang({ lang: booking.lang });
    if (booking.ends <= options.clock()) return { response: messagePage(c, lang, "expired", 410) };
    return { booking, lang, lines: formatMeetingLines(booking, meetings.rules.timeZone, lang) };
  }

  /** The page that says that nothing was changed and when to retry. */
  function failurePage(c: AppContext, lang: Lang, rejection: Rejection): Response {
    return messagePage(c, lang, "failed", setRejectionHeaders(c, rejection));
  }

  const withFailurePage = withErrorPage(options.log, (c, rejection) =>
    failurePage(c, requestLanguage(c), rejection),
  );

  return { renderPage, messagePage, findLinkedBooking, requestLanguage, failurePage, withFailurePage };
}

export function contactPath(lang: Lang): string {
  return localizedPath("/contact", lang);
}

/** The language of a request without a booking: the query's, otherwise the best match of Accept-Language. */
function requestLanguage(c: AppContext): Lang {
  const lang = c.req.query("lang");
  if (lang !== undefined) return readLang({ lang });
  return preferredLanguage((c.req.header("accept-language") ?? "").split(",")) ?? defaultLanguage;
}
