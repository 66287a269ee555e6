/** Booking the free consultation: types and validation shared by browser and server. */
import type { FieldProblem } from "./api.ts";
import { emailLimit, parseEmail } from "./email.ts";
import type { LanguageCode } from "./languages.ts";
import { cleanLine, cleanText, codePoints } from "./text.ts";
import { isTimeZone } from "./zone-clock.ts";

export * from "./booking-paths.ts";

export interface BookingSlots {
  ok: true;
  /** The office's time zone, an IANA name. */
  timeZone: string;
  /** Duration in minutes. */
  minutes: number;
  /** Free starts as ISO instants in UTC, in order. */
  slots: string[];
}

export type BookingField = "start" | "name" | "email" | "note";

export interface BookingRequest extends Record<BookingField, string> {
  lang: LanguageCode;
  /** The visitor's time zone, an IANA name; the office's is used when unknown. */
  timeZone: string;
  /** Honeypot: a booking with a value here is rejected. */
  website: string;
}

/** The booking is stored and its mails are queued. The paths are signed and work until the meeting is over. */
export interface BookingAccepted {
  ok: true;
  id: string;
  /** The start as an ISO instant in UTC. */
  start: string;
  /** Downloads the meeting for a calendar. */
  icsPath: string;
  /** Pages that confirm before changing anything. */
  cancelPath: string;
  movePath: string;
}

/** Maximum lengths in code points after trimming. */
export const bookingLimits = { name: 200, email: emailLimit, note: 2000 } as const;

/** A validated booking: normalised, within the limits, with an address that mail servers accept. */
export interface BookingValue {
  /** Milliseconds since 1970, at a whole minute. */
  start: number;
  name: string;
  email: string;
  note: string;
  /** A time zone that `Intl` knows, or empty. */
  timeZone: string;
}

export type BookingCheck =
  | { ok: true; value: BookingValue }
  | { ok: false; fields: FieldProblem<BookingField>[] };

/**
 * Validates and normalises a booking. Only the server knows whether the time is free.
 *
 * @param input the form's values, or anything that a client sent; unknown properties are ignored
 * @returns the clean value, or every invalid field in form order
 */
export function checkBooking(input: Partial<Record<keyof BookingRequest, unknown>>): BookingCheck {
  const fields: FieldProblem<BookingField>[] = [];

  function readField(field: BookingField, clean: (text: string) => string): string {
    const given = input[field] ?? "";
    if (typeof given !== "string") {
      fields.push({ field, code: "invalid" });
      return "";
    }
    const text = clean(given);
    const limit = field === "start" ? 40 : bookingLimits[field];
    if (text === "" && field !== "note") fields.push({ field, code: "required" });
    else if (codePoints(text) > limit) fields.push({ field, code: "too_long" });
    return text;
  }
  const hasProblem = (field: BookingField) => fields.some((problem) => problem.field === field);

  const start = parseInstant(readField("start", cleanLine));
  if (start === undefined && !hasProblem("start")) fields.push({ field: "start", code: "invalid" });
  const name = readField("name", cleanLine);
  const email = parseEmail(readField("email", (text) => text.trim()));
  if (email === undefined && !hasProblem("email")) fields.push({ field: "email", code: "invalid" });
  const note = readField("note", cleanText);

  if (fields.length > 0 || start === undefined || email === undefined) return { ok: false, fields };
  return { ok: true, value: { start, name, email, note, timeZone: readTimeZone(input.timeZone) } };
}

/** Parses an ISO instant with offset and an existing day and minute to milliseconds since 1970; else undefined. */
export function parseInstant(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text)) return undefined;
  const time = Date.parse(text);
  return isExistingTime(text.slice(0, 16)) && time % 60_000 === 0 ? time : undefined;
}

/** Whether a local time exists. `Date.parse` accepts 31 November as 1 December, and 24:00 as the next day. */
function isExistingTime(clock: string): boolean {
  const time = Date.parse(`${clock}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(clock);
}

/** Returns the name as written, because `Intl` may return an old one, Katmandu for Kathmandu. */
function readTimeZone(zone: unknown): string {
  return typeof zone === "string" && zone.length <= 64 && isTimeZone(zone) ? zone : "";
}
