import type { ContentfulStatusCode } from "hono/utils/http-status";
import { parseInstant } from "../../shared/booking.ts";
import { defaultLanguage } from "../../shared/languages.ts";
import { addresses } from "../addresses.ts";
import type { Settings } from "../env.ts";
import { originOf } from "../forms/origin.ts";
import { type Fields, readForm } from "../forms/read-body.ts";
import { type Refusal, refuse, startRefusal } from "../http/answers.ts";
import type { AppContext } from "../http/request-context.ts";
import type { PageContent } from "../pages/server-page.ts";
import { type BookingFrame, contactPath, type Lang, type Linked } from "./frame.ts";
import { bookingLinks } from "./links.ts";
import { type BookingPartsOptions, bookingParts } from "./page-parts.ts";

export interface BookingChangesOptions extends BookingPartsOptions {
  settings: Pick<Settings, "siteUrl" | "allowedOrigins">;
  /** Called once a change is on disk. */
  stored: () => void;
}

/** Makes the pages to move and to cancel a booking. Reading one never changes anything. */
export function bookingChanges(options: BookingChangesOptions, frame: BookingFrame) {
  const { meetings, secret, words } = options;
  const { page, message, linked, langOf, orFailed } = frame;
  const { timeInput, meetingPage } = bookingParts(options, frame);

  async function movePage(
    c: AppContext,
    token: string,
    lang: Lang,
    head: Pick<PageContent, "title" | "text" | "lines">,
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
        form: {
          action: addresses.booking.move + languageQuery(lang),
          fields: { t: token },
          inputs: [time],
          button,
        },
      },
      status,
    );
  }

  /** Says that a meeting was moved often enough. */
  function settledPage(c: AppContext, { booking, lang, lines }: Linked): Response {
    const links = [
      { text: words[lang].links.cancel, href: bookingLinks(secret, booking.id).cancelPath },
      { text: words[lang].links.write, href: contactPath(lang) },
    ];
    return page(c, lang, { ...words[lang].pages.settled, lines, links }, 409);
  }

  return {
    /** Answers whoever moves or cancels too often. */
    tooMany(c: AppContext, refusal: Refusal): Response {
      return message(c, langOf(c), "changes", startRefusal(c, refusal));
    },

    /** Shows a button: programs that scan mail open links, and must not cancel for anybody. */
    cancelPage: orFailed(async (c) => {
      const token = c.req.query("t") ?? "";
      const found = await linked(c, token);
      if ("answer" in found) return found.answer;
      const { booking, lang, lines } = found;
      if (booking.state === "cancelled") return message(c, lang, "cancelled");
      const { title, text, button } = words[lang].pages.cancel;
      const form = { action: addresses.booking.cancel + languageQuery(lang), fields: { t: token }, button };
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
      if (result?.outcome === "too_many") return settledPage(c, found);
      options.stored();
      const now = await meetings.find(found.booking.id);
      if (!now || now.state === "cancelled") return message(c, lang, "cancelled");
      return meetingPage(c, lang, now, "moved");
    }),
  };
}

/** The query of a form's address that says its language, for answers that come before its fields are read. */
function languageQuery(lang: Lang): string {
  return lang === defaultLanguage ? "" : `?lang=${lang}`;
}

function tokenOf(fields: Fields): string {
  return typeof fields.t === "string" ? fields.t : "";
}
