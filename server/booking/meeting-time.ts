import type { LanguageCode } from "../../shared/languages.ts";
import { capitalize, formatFullDay, formatTimeSpan } from "../../shared/time-wording.ts";
import { wallTimeAt } from "../../shared/zone-clock.ts";

export interface MeetingTime {
  /** Milliseconds since 1970. */
  start: number;
  ends: number;
  /** The visitor's time zone, or empty. */
  timeZone: string;
}

/**
 * A meeting's time in the visitor's time zone, and in the office's when it differs:
 * "Tuesday 24 November 2026, 13:45–14:15 (Kathmandu)", "09:00–09:30 (Oslo)".
 *
 * @returns one or two lines; the second repeats the day only when it differs
 */
export function formatMeetingLines(
  meeting: MeetingTime,
  officeZone: string,
  language: LanguageCode,
): string[] {
  const office = timeIn(officeZone, meeting, language);
  const visitor = timeIn(meeting.timeZone || officeZone, meeting, language);
  if (visitor.day !== office.day) return [capitalize(formatLine(visitor)), capitalize(formatLine(office))];
  if (visitor.span === office.span) return [capitalize(formatLine(office))];
  return [capitalize(formatLine(visitor)), `${office.span} (${office.city})`];
}

/** A meeting's time in the office's time zone, within a line: "tirsdag 24. november 2026, kl. 09.00–09.30 (Oslo)". */
export function formatOfficeTime(meeting: MeetingTime, officeZone: string, language: LanguageCode): string {
  return formatLine(timeIn(officeZone, meeting, language));
}

function timeIn(timeZone: string, { start, ends }: MeetingTime, language: LanguageCode) {
  const from = wallTimeAt(timeZone, start);
  const to = wallTimeAt(timeZone, ends);
  return {
    day: formatFullDay(from.day, language),
    span: formatTimeSpan(from.time, to.time, language),
    city: timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " "),
  };
}

function formatLine({ day, span, city }: ReturnType<typeof timeIn>): string {
  return `${day}, ${span} (${city})`;
}
