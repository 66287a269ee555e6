import ICAL from "ical.js";
import { expect } from "vitest";
import type { CaughtMail } from "./smtp.ts";

export interface ReadEvent {
  uid: string;
  sequence: number;
  /** Milliseconds since 1970. */
  stamp: number;
  start: number;
  ends: number;
  status: string;
  summary: string;
  description: string;
  organizer: Person | undefined;
  attendees: Person[];
}

export interface Person {
  address: string;
  /** Parameters such as `cn`, `partstat`, `rsvp`. */
  parameters: Record<string, string>;
}

/**
 * Parses a calendar with ical.js, Mozilla's parser, and throws for duplicate properties. Line ends and line length
 * (75 octets, RFC 5545, 3.1), which ical.js ignores, are checked before.
 */
export function readCalendar(bytes: Uint8Array): { method: string; events: ReadEvent[] } {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);

  const calendar = ICAL.Component.fromString(text);
  expect(calendar.name).toBe("vcalendar");
  expect(one(calendar, "version")).toBe("2.0");
  const events = calendar.getAllSubcomponents("vevent");
  expect(calendar.getAllSubcomponents()).toHaveLength(events.length);
  return { method: String(one(calendar, "method")), events: events.map(readEvent) };
}

/**
 * A mail's invitation, or undefined. It must be there twice: as the last alternative
 * of the text (Google, Outlook) with its method in the type (RFC 6047, 2.4), and as a file.
 */
export function calendarIn(mail: CaughtMail): { method: string; event: ReadEvent } | undefined {
  const shown = mail.parsed.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const file = mail.parsed.attachments.find(({ mimeType }) => mimeType === "application/ics");
  expect(Boolean(shown)).toBe(Boolean(file));
  if (!shown || !file) return undefined;
  const types = [...mail.raw.matchAll(/^Content-Type: ([\w-]+\/[\w-]+)/gim)].map(([, type]) => type);
  expect(types).toEqual([
    "multipart/mixed",
    "multipart/alternative",
    "text/plain",
    "text/html",
    "text/calendar",
    "application/ics",
  ]);
  const bytes = bytesOfFile(mail.raw);
  const { method, events } = readCalendar(bytes);
  expect(new TextDecoder().decode(shown.content as ArrayBuffer)).toBe(
    new TextDecoder().decode(bytes).replaceAll("\r\n", "\n"),
  );
  expect(shown.method).toBe(method);
  const [event] = events;
  expect(events).toHaveLength(1);
  return event && { method, event };
}

/** The attached calendar byte for byte; postal-mime changes line ends. */
function bytesOfFile(raw: string): Uint8Array {
  const [, base64 = ""] =
    /^Content-Type: application\/ics[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/m.exec(raw) ?? [];
  return Buffer.from(base64, "base64");
}

function readEvent(component: ICAL.Component): ReadEvent {
  const people = (name: string) => component.getAllProperties(name).map(readPerson);
  return {
    uid: String(one(component, "uid")),
    sequence: Number(one(component, "sequence")),
    stamp: instant(component, "dtstamp"),
    start: instant(component, "dtstart"),
    ends: instant(component, "dtend"),
    status: String(one(component, "status")),
    summary: String(one(component, "summary")),
    description: String(one(component, "description")),
    organizer: people("organizer")[0],
    attendees: people("attendee"),
  };
}

function readPerson(property: ICAL.Property): Person {
  const [, parameters] = property.toJSON() as [string, Record<string, string>];
  const address = String(property.getFirstValue());
  expect(address).toMatch(/^mailto:[^\s@]+@[^\s@]+$/);
  return { address: address.slice("mailto:".length), parameters };
}

/** The value of a property that must be unique. */
function one(component: ICAL.Component, name: string) {
  expect(component.getAllProperties(name), name).toHaveLength(1);
  return component.getFirstPropertyValue(name);
}

function instant(component: ICAL.Component, name: string): number {
  const time = one(component, name) as ICAL.Time;
  expect(time.zone).toBe(ICAL.Timezone.utcTimezone);
  return time.toJSDate().getTime();
}
