import { createHash } from "node:crypto";
import { type BookingAccepted, type BookingSlots, checkBooking } from "../../shared/booking.ts";
import { type Day, parseDay } from "../../shared/day.ts";
import { trapField } from "../../shared/form-fields.ts";
import { type Fields, readLang } from "../forms/read-body.ts";
import {
  fillsTrap,
  type Received,
  type ReceiveOptions,
  readIdempotencyKey,
  receiveForm,
} from "../forms/receive-form.ts";
import { json, type Refusal, refusalOf, refuse } from "../http/answers.ts";
import type { Log } from "../http/log.ts";
import type { AppContext } from "../http/request-context.ts";
import type { StoredBooking } from "../storage/storage.ts";
import { bookingLinks } from "./links.ts";
import type { Meetings } from "./meetings.ts";

export interface BookingOptions extends ReceiveOptions {
  meetings: Meetings;
  /** Signs the links to a booking. */
  secret: string;
  /** Called once a booking is on disk. */
  stored: () => void;
  clock: () => number;
  log: Log;
}

/** The hidden field of the form without JavaScript: made anew for every page that shows the form. */
export const onceField = "once";
/** How long a page's token brings its booking back: for a button pressed twice, not for whoever uses the browser next. */
const onceMs = 60_000;

type Outcome = { ok: true; booking: StoredBooking } | { ok: false; refusal: Refusal };

/** Makes the handlers that tell the free times and take a booking. */
export function bookingHandlers(options: BookingOptions) {
  const { meetings, secret } = options;

  /** Validates and stores. Refunds the permit only when the database failed: repeated attempts may be guesses. */
  async function accept(
    c: AppContext,
    { fields, isForm, refund }: Extract<Received, { ok: true }>,
  ): Promise<Outcome> {
    const header = readIdempotencyKey(c);
    if (!header.ok) return refused(header.refusal);
    // Refused openly, unlike a message: nobody may believe in a meeting that does not exist.
    if (fillsTrap(fields)) {
      return refused({ code: "validation_failed", fields: [{ field: trapField, code: "invalid" }] });
    }
    const check = checkBooking(fields);
    if (!check.ok) return refused({ code: "validation_failed", fields: check.fields });
    const lang = readLang(fields);
    const { start, name, email, note } = check.value;
    const bodyHash = createHash("sha256")
      .update(JSON.stringify([start, name, email, note]))
      .digest("hex");
    const once = isForm ? readOnce(fields) : undefined;
    // Other words from the same page, with the browser's way back, are another booking.
    const key = once === undefined ? header.key : `${once}:${bodyHash}`;
    try {
      const result = await meetings.book({ ...check.value, lang, idempotencyKey: key, bodyHash });
      if (result.outcome === "key_reused") return refused({ code: "idempotency_key_reused" });
      if (result.outcome === "too_many") return refused({ code: "too_many_bookings" });
      if (result.outcome === "taken") return refused({ code: "slot_taken" });
      if (result.outcome === "stored") options.stored();
      const age = options.clock() - result.booking.createdAt;
      if (once !== undefined && Math.abs(age) > onceMs) return refused({ code: "slot_taken" });
      return { ok: true, booking: result.booking };
    } catch (error) {
      await refund();
      options.log.error({ reqId: c.get("requestId"), err: error }, "a booking could not be stored");
      return refused(refusalOf(error));
    }
  }

  return {
    async slots(c: AppContext): Promise<Response> {
      const from = readDay(c.req.query("from"));
      const to = readDay(c.req.query("to"));
      if (from === null || to === null) {
        const wrong = [...(from === null ? ["from"] : []), ...(to === null ? ["to"] : [])];
        const fields = wrong.map((field) => ({ field, code: "invalid" as const }));
        return refuse(c, { code: "validation_failed", fields });
      }
      const starts = await meetings.free({ from, to });
      return json(c, {
        ok: true,
        timeZone: meetings.rules.timeZone,
        minutes: meetings.rules.minutes,
        slots: starts.map((start) => new Date(start).toISOString()),
      } satisfies BookingSlots);
    },

    async book(c: AppContext): Promise<Response> {
      const received = await receiveForm(c, true, options);
      if (!received.ok) return received.answer;
      const outcome = await accept(c, received);
      if (!outcome.ok) return received.refuse(outcome.refusal);
      const { id, start } = outcome.booking;
      const { bookedPath, ...paths } = bookingLinks(secret, id);
      if (received.isForm) return c.redirect(bookedPath, 303);
      return json(c, {
        ok: true,
        id,
        start: new Date(start).toISOString(),
        ...paths,
      } satisfies BookingAccepted);
    },
  };
}

/** The token of the page that a form was sent from, or undefined where there is none of ours. */
function readOnce({ [onceField]: once }: Fields): string | undefined {
  return typeof once === "string" && /^[\w-]{22,64}$/.test(once) ? once : undefined;
}

/** A day of the query; undefined where none is given, null where it is none. */
function readDay(text: string | undefined): Day | undefined | null {
  return text === undefined ? undefined : (parseDay(text) ?? null);
}

function refused(refusal: Refusal): Outcome {
  return { ok: false, refusal };
}
