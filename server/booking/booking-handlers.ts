import { createHash } from "node:crypto";
import { type BookingAccepted, type BookingSlots, checkBooking } from "../../shared/booking.ts";
import { type Day, parseDay } from "../../shared/day.ts";
import { honeypotField } from "../../shared/form-fields.ts";
import { type Fields, readLang } from "../forms/read-body.ts";
import {
  isHoneypotFilled,
  type Received,
  type ReceiveOptions,
  readIdempotencyKey,
  receiveForm,
} from "../forms/receive-form.ts";
import type { Log } from "../http/log.ts";
import type { AppContext } from "../http/request-context.ts";
import { json, type Rejection, reject, rejectionFor } from "../http/responses.ts";
import type { StoredBooking } from "../storage/storage.ts";
import { bookingLinks } from "./links.ts";
import type { Meetings } from "./meetings.ts";

export interface BookingOptions extends ReceiveOptions {
  meetings: Meetings;
  /** Signs the links to a booking. */
  secret: string;
  /** Called when a booking is on disk. */
  onStored: () => void;
  clock: () => number;
  log: Log;
}

/** Hidden field of the form without JavaScript: a new token for every rendered page. */
export const pageTokenField = "once";
/** How long a page's token returns its booking: long enough for a double click, not for the browser's next user. */
const pageTokenMs = 60_000;

type Outcome = { ok: true; booking: StoredBooking } | { ok: false; rejection: Rejection };

/** Creates the handlers for free times and bookings. */
export function createBookingHandlers(options: BookingOptions) {
  const { meetings, secret } = options;

  /** Validates and stores. Refunds the permit only when the database failed, because repeated attempts may be guesses. */
  async function accept(
    c: AppContext,
    { fields, isForm, refund }: Extract<Received, { ok: true }>,
  ): Promise<Outcome> {
    const header = readIdempotencyKey(c);
    if (!header.ok) return rejected(header.rejection);
    // Rejected openly, unlike a message: a bot's false positive must not believe in a meeting.
    if (isHoneypotFilled(fields)) {
      return rejected({ code: "validation_failed", fields: [{ field: honeypotField, code: "invalid" }] });
    }
    const check = checkBooking(fields);
    if (!check.ok) return rejected({ code: "validation_failed", fields: check.fields });
    const lang = readLang(fields);
    const { start, name, email, note } = check.value;
    const bodyHash = createHash("sha256")
      .update(JSON.stringify([start, name, email, note]))
      .digest("hex");
    const pageToken = isForm ? readPageToken(fields) : undefined;
    // Different values from the same page, after going back, are another booking.
    const key = pageToken === undefined ? header.key : `${pageToken}:${bodyHash}`;
    try {
      const result = await meetings.book({ ...check.value, lang, idempotencyKey: key, bodyHash });
      if (result.outcome === "key_reused") return rejected({ code: "idempotency_key_reused" });
      if (result.outcome === "too_many") return rejected({ code: "too_many_bookings" });
      if (result.outcome === "taken") return rejected({ code: "slot_taken" });
      if (result.outcome === "stored") options.onStored();
      const age = options.clock() - result.booking.createdAt;
      if (pageToken !== undefined && Math.abs(age) > pageTokenMs) return rejected({ code: "slot_taken" });
      return { ok: true, booking: result.booking };
    } catch (error) {
      await refund();
      options.log.error({ reqId: c.get("requestId"), err: error }, "a booking could not be stored");
      return rejected(rejectionFor(error));
    }
  }

  return {
    async slots(c: AppContext): Promise<Response> {
      const from = readDay(c.req.query("from"));
      const to = readDay(c.req.query("to"));
      if (from === null || to === null) {
        const invalid = [...(from === null ? ["from"] : []), ...(to === null ? ["to"] : [])];
        const fields = invalid.map((field) => ({ field, code: "invalid" as const }));
        return reject(c, { code: "validation_failed", fields });
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
      if (!received.ok) return received.response;
      const outcome = await accept(c, received);
      if (!outcome.ok) return received.reject(outcome.rejection);
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

/** The token of the page with the form; undefined when missing or malformed. */
function readPageToken({ [pageTokenField]: once }: Fields): string | undefined {
  return typeof once === "string" && /^[\w-]{22,64}$/.test(once) ? once : undefined;
}

/** A day of the query; undefined when missing, null when invalid. */
function readDay(text: string | undefined): Day | undefined | null {
  return text === undefined ? undefined : (parseDay(text) ?? null);
}

function rejected(rejection: Rejection): Outcome {
  return { ok: false, rejection };
}
