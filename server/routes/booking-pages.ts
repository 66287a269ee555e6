import { randomUUID } from "node:crypto";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  type BookingField,
  bookingLimits,
  bookingPagePath,
  bookingPath,
  parseInstant,
} from "../../contract/booking.ts";
import { type Refusal, refuse, statusOf } from "../answers.ts";
import { bookingLinks } from "../booking/links.ts";
import type { Meetings } from "../booking/meetings.ts";
import { choiceWords, meetingLines } from "../booking/time-words.ts";
import type { BookingWords } from "../booking/words.ts";
import type { Settings } from "../env.ts";
import type { MessagePage, PageInput } from "../message-page.ts";
import { originOf } from "../middleware/origin.ts";
import { type Fields, readForm, readLang } from "../read-body.ts";
import type { AppContext } from "../request-context.ts";
import type { StoredBooking } from "../storage/storage.ts";
import { onceField } from "./booking.ts";
import type { BookingFrame, Lang, PageName } from "./booking-frame.ts";

export interface BookingPagesOptions {
  settings: Pick<Settings, "siteUrl" | "allowedOrigins">;
  meetings: Meetings;
  words: BookingWords;
  secret: string;
  /** Called once a change is on disk. */
  stored: () => void;
}

/** So many free times stand in the list of a page: about two weeks. */
const choicesShown = 200;

/** Which page says why a booking was refused. */
const reasons: Partial<Record<Refusal["code"], PageName>> = {
  slot_taken: "taken",
  too_many_bookings: "many",
  rate_limited: "limited",
};

/** Makes the pages of meetings: choose a time, see, move and cancel a booking. Reading one never changes anything. */
export function bookingPages(
  options: BookingPagesOptions,
  { page, message, linked, langOf, failed, orFailed }: BookingFrame,
) {
  const { meetings, secret, words } = options;
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
        text: choiceWords(start, timeZone, lang),
      })),
    };
  }

  /** The form to book with, filled with what was typed before. */
  async function bookingForm(
    c: AppContext,
    lang: Lang,
    head: { title: string; text: string },
    typed: Fields,
    status: ContentfulStatusCode = 200,
  ): Promise<Response> {
    const text = (name: string) => (typeof typed[name] === "string" ? typed[name] : "");
    const time = await timeInput(lang, text("start"));
    if (!time) return message(c, lang, "none", status);
    const field = (name: BookingField, type: PageInput["type"], autocomplete?: string): PageInput => ({
      name,
      label: words[lang].fields[name],
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
        [onceField]: randomUUID(),
      },
      inputs: [
        time,
        field("name", "text", "name"),
        field("email", "email", "email"),
        field("note", "textarea"),
      ],
      button: words[lang].pages.choose.button,
    };
    const twins = { en: `${bookingPagePath}?lang=en`, no: `${bookingPagePath}?lang=no` };
    return page(c, lang, { ...head, form, twins }, status);
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

  async function movePage(
    c: AppContext,
    token: string,
    lang: Lang,
    head: Pick<MessagePage, "title" | "text" | "lines">,
    status: ContentfulStatusCode = 200,
  ): Promise<Response> {
    const time = await timeInput(lang);
    if (!time) return message(c, lang, "none", status);
    const { button } = words[lang].pages.move;
    return page(
      c,
      lang,
      {
        ...head,
        form: { action: `/booking/move${inLang(lang)}`, fields: { t: token }, inputs: [time], button },
      },
      status,
    );
  }

  return {
    /** Answers a form without JavaScript that was not taken: what was typed stays. */
    refused(c: AppContext, refusal: Refusal, fields: Fields): Response | Promise<Response> {
      const lang = readLang(fields);
      const status = statusOf(refusal.code);
      if (status >= 500) return failed(c, lang, refusal);
      if (refusal.retryAfterSeconds !== undefined) c.header("Retry-After", String(refusal.retryAfterSeconds));
      const head = words[lang].pages[reasons[refusal.code] ?? "invalid"];
      return orFailed(() => bookingForm(c, lang, head, fields, status))(c);
    },

    /** Answers whoever asks for the page too often. */
    busy(c: AppContext, { code, retryAfterSeconds }: Refusal): Response {
      c.header("Retry-After", String(retryAfterSeconds));
      return message(c, readLang({ lang: c.req.query("lang") }), "busy", statusOf(code));
    },

    /** Answers whoever moves or cancels too often. */
    tooManyChanges(c: AppContext, { code, retryAfterSeconds }: Refusal): Response {
      c.header("Retry-After", String(retryAfterSeconds));
      return message(c, langOf(c), "changes", statusOf(code));
    },

    choose: orFailed((c) => {
      const lang = readLang({ lang: c.req.query("lang") });
      return bookingForm(c, lang, words[lang].pages.choose, {});
    }),

    booked: orFailed(async (c) => {
      const found = await linked(c, c.req.query("t") ?? "");
      if ("answer" in found) return found.answer;
      const { booking, lang } = found;
      if (booking.state === "cancelled") return message(c, lang, "cancelled");
      return meetingPage(c, lang, booking, "booked");
    }),

    /** Shows a button: programs that scan mail open links, and must not cancel for anybody. */
    cancelPage: orFailed(async (c) => {
      const token = c.req.query("t") ?? "";
      const found = await linked(c, token);
      if ("answer" in found) return found.answer;
      const { booking, lang, lines } = found;
      if (booking.state === "cancelled") return message(c, lang, "cancelled");
      const { title, text, button } = words[lang].pages.cancel;
      const form = { action: `/booking/cancel${inLang(lang)}`, fields: { t: token }, button };
      const links = [{ text: words[lang].links.move, href: bookingLinks(secret, booking.id).movePath }];
      return page(c, lang, { title, lines, text, form, links });
    }),

    cancel: orFailed(async (c) => {
      if (originOf(c, options.settings) === "foreign") return refuse(c, { code: "origin_not_allowed" });
      const form = await readForm(c);
      if (!form.ok) return refuse(c, form.refusal);
      const found = await linked(c, tokenOf(form.fields));
      if ("answer" in found) return found.answer;
      await meetings.cancel(found.booking.id);
      options.stored();
      return message(c, found.lang, "cancelled");
    }),

    movePage: orFailed(async (c) => {
      const token = c.req.query("t") ?? "";
      const found = await linked(c, token);
      if ("answer" in found) return found.answer;
      const { booking, lang, lines } = found;
      if (booking.state === "cancelled") return message(c, lang, "cancelled");
      return movePage(c, token, lang, { ...words[lang].pages.move, lines });
    }),

    move: orFailed(async (c) => {
      if (originOf(c, options.settings) === "foreign") return refuse(c, { code: "origin_not_allowed" });
      const form = await readForm(c);
      if (!form.ok) return refuse(c, form.refusal);
      const token = tokenOf(form.fields);
      const found = await linked(c, token);
      if ("answer" in found) return found.answer;
      const { lang, lines } = found;
      const { move, taken } = words[lang].pages;
      if (found.booking.state === "cancelled") return message(c, lang, "cancelled");
      const { start: typed } = form.fields;
      const start = parseInstant(typeof typed === "string" ? typed : "");
      if (start === undefined) return movePage(c, token, lang, { ...move, lines }, 422);
      const result = start === found.booking.start ? undefined : await meetings.move(found.booking.id, start);
      if (result?.outcome === "taken") {
        return movePage(c, token, lang, { title: taken.title, lines, text: move.text }, 409);
      }
      if (result?.outcome === "too_many") return message(c, lang, "settled", statusOf("too_many_bookings"));
      options.stored();
      const now = await meetings.find(found.booking.id);
      if (!now || now.state === "cancelled") return message(c, lang, "cancelled");
      return meetingPage(c, lang, now, "moved");
    }),
  };
}

/** What a form's address says of its language, for answers that come before its fields are read. */
function inLang(lang: Lang): string {
  return lang === "no" ? "?lang=no" : "";
}

function tokenOf(fields: Fields): string {
  return typeof fields.t === "string" ? fields.t : "";
}
