import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  defaultLanguage,
  type LanguageCode,
  localizedPath,
  preferredLanguage,
} from "../../shared/languages.ts";
import { readLang } from "../forms/read-body.ts";
import { type Refusal, startRefusal } from "../http/answers.ts";
import type { Log } from "../http/log.ts";
import type { AppContext } from "../http/request-context.ts";
import { withErrorPage } from "../pages/error-page.ts";
import type { RenderPage } from "../pages/render-page.ts";
import type { PageContent } from "../pages/server-page.ts";
import type { StoredBooking } from "../storage/storage.ts";
import { readBookingToken } from "./links.ts";
import { meetingLines } from "./meeting-time.ts";
import type { Meetings } from "./meetings.ts";
import type { BookingWords } from "./words.ts";

export interface BookingFrameOptions {
  renderPage: RenderPage;
  meetings: Meetings;
  words: BookingWords;
  secret: string;
  clock: () => number;
  log: Log;
}

export type Lang = LanguageCode;
export type PageName = keyof BookingWords["en"]["pages"];
export type BookingFrame = ReturnType<typeof bookingFrame>;

/** The booking that a link is for, in its own language, and its time in words. */
export interface Linked {
  booking: StoredBooking;
  lang: Lang;
  lines: string[];
}

/** Pages after which there is nothing to do but to book another time. */
const ended: ReadonlySet<PageName> = new Set(["cancelled", "expired", "unknown"]);

/** What the pages and calendars of meetings share: the site's look around them, and the way from a link to its booking. */
export function bookingFrame(options: BookingFrameOptions) {
  const { renderPage: page, meetings, words } = options;

  function message(c: AppContext, lang: Lang, name: PageName, status: ContentfulStatusCode = 200): Response {
    const contact = contactPath(lang);
    const { again, write } = words[lang].links;
    const content: PageContent = { ...words[lang].pages[name] };
    if (ended.has(name)) content.links = [{ text: again, href: `${contact}#booking` }];
    if (name === "none" || name === "changes") content.links = [{ text: write, href: contact }];
    return page(c, lang, content, status);
  }

  /** The booking that a link is for, or the page that says why there is none. */
  async function linked(c: AppContext, token: string): Promise<Linked | { answer: Response }> {
    const id = readBookingToken(options.secret, token);
    const booking = id === undefined ? undefined : await meetings.find(id);
    if (!booking) return { answer: message(c, langOf(c), "unknown", 404) };
    const lang = readLang({ lang: booking.lang });
    if (booking.ends <= options.clock()) return { answer: message(c, lang, "expired", 410) };
    return { booking, lang, lines: meetingLines(booking, meetings.rules.timeZone, lang) };
  }

  /** Says that nothing was changed, and when to try again. */
  function failed(c: AppContext, lang: Lang, refusal: Refusal): Response {
    return message(c, lang, "failed", startRefusal(c, refusal));
  }

  const orFailed = withErrorPage(options.log, (c, refusal) => failed(c, langOf(c), refusal));

  return { page, message, linked, langOf, failed, orFailed };
}

export function contactPath(lang: Lang): string {
  return localizedPath("/contact", lang);
}

/** The language for a visitor without a booking: the address's own, else the first that the browser names and the site has. */
function langOf(c: AppContext): Lang {
  const lang = c.req.query("lang");
  if (lang !== undefined) return readLang({ lang });
  return preferredLanguage((c.req.header("accept-language") ?? "").split(",")) ?? defaultLanguage;
}
