import { randomUUID } from "node:crypto";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type BookingField, bookingLimits, bookingPagePath, bookingPath } from "../../shared/booking.ts";
import { byLanguage } from "../../shared/languages.ts";
import { type Fields, readLang } from "../forms/read-body.ts";
import { type Refusal, startRefusal } from "../http/answers.ts";
import type { AppContext } from "../http/request-context.ts";
import type { PageInput } from "../pages/server-page.ts";
import { type BookingFrame, contactPath, type Lang, type PageName } from "./frame.ts";
import { type BookingPartsOptions, bookingParts } from "./page-parts.ts";
import { onceField } from "./take-booking.ts";

/** Which page says why a booking was refused. */
const reasons: Partial<Record<Refusal["code"], PageName>> = {
  slot_taken: "taken",
  too_many_bookings: "many",
  rate_limited: "limited",
};

/** Makes the pages to choose a time and to see what was booked. */
export function bookingPages(options: BookingPartsOptions, frame: BookingFrame) {
  const { words } = options;
  const { page, message, linked, failed, orFailed } = frame;
  const { timeInput, meetingPage } = bookingParts(options, frame);

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
    // A browser would choose the first of the others, and nobody would notice.
    const isGone = text("start") !== "" && !time.options?.some(({ value }) => value === text("start"));
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
    const twins = byLanguage((code) => `${bookingPagePath}?lang=${code}`);
    // A time first, and beside it the other way to reach us, as on the contact page.
    const links = [{ text: words[lang].links.write, href: `${contactPath(lang)}#write` }];
    const { title, text: told } = isGone && status === 200 ? words[lang].pages.gone : head;
    return page(c, lang, { title, text: told, form, links, twins, founder: true }, status);
  }

  return {
    /** Answers a form without JavaScript that was not taken: what was typed stays. */
    refused(c: AppContext, refusal: Refusal, fields: Fields): Response | Promise<Response> {
      const lang = readLang(fields);
      const status = startRefusal(c, refusal);
      if (status >= 500) return failed(c, lang, refusal);
      const head = words[lang].pages[reasons[refusal.code] ?? "invalid"];
      return orFailed(() => bookingForm(c, lang, head, fields, status))(c);
    },

    /** Answers whoever asks for the page too often. */
    busy(c: AppContext, refusal: Refusal): Response {
      return message(c, readLang({ lang: c.req.query("lang") }), "busy", startRefusal(c, refusal));
    },

    choose: orFailed((c) => {
      const lang = readLang({ lang: c.req.query("lang") });
      return bookingForm(c, lang, words[lang].pages.choose, { start: c.req.query("start") });
    }),

    booked: orFailed(async (c) => {
      const found = await linked(c, c.req.query("t") ?? "");
      if ("answer" in found) return found.answer;
      const { booking, lang } = found;
      if (booking.state === "cancelled") return message(c, lang, "cancelled");
      return meetingPage(c, lang, booking, "booked");
    }),
  };
}
