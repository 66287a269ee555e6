import { randomUUID } from "node:crypto";
import { z } from "zod";
import { dayMs } from "../../shared/day.ts";
import { defaultLanguage, languageCodes } from "../../shared/languages.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import { emailDomain, escapeHtml, type Mail, type MailKind } from "../mail/mail.ts";
import { mailPage, row } from "../mail/mail-page.ts";
import { languageName, type OwnerLanguage } from "../mail/owner-translations.ts";
import type { Mailbox } from "../settings/read-settings.ts";
import type { NewMail, UnsentMail } from "../storage/outbox-store.ts";
import type { BookingStore, StoredBooking } from "../storage/storage.ts";
import { type CalendarEvent, formatCalendar } from "./ical.ts";
import { bookingLinks } from "./links.ts";
import { formatMeetingLines, formatOfficeTime } from "./meeting-time.ts";
import type { BookingTranslations } from "./translations.ts";

const payloadSchema = z.object({
  event: z.enum(["booked", "moved", "cancelled", "reminder"]),
  at: z.number(),
  booking: z.object({
    id: z.string(),
    start: z.number(),
    ends: z.number(),
    name: z.string(),
    email: z.string(),
    note: z.string(),
    lang: z.enum(languageCodes).catch(defaultLanguage),
    timeZone: z.string(),
    sequence: z.number(),
  }),
});
type Payload = z.infer<typeof payloadSchema>;
type Event = Payload["event"];

/** A reminder soon after the invitation is pointless. */
const minBeforeReminderMs = 12 * 3_600_000;

export interface BookingMailOptions {
  brand: string;
  siteUrl: string;
  secret: string;
  translations: BookingTranslations;
  /** The organizer: the sender's address of the mails. */
  from: Mailbox;
  owner: Mailbox;
  ownerLanguage: OwnerLanguage;
  /** The office's time zone. */
  timeZone: string;
  place: string | undefined;
  storage: Pick<BookingStore, "findBooking">;
}

/**
 * The mails about meetings. A visitor's mail contains nothing typed except the address it is sent to. A mail about
 * an earlier state of the booking is dropped.
 */
export function bookingMailKinds(options: BookingMailOptions): Record<string, MailKind> {
  const renderIfCurrent =
    (write: (payload: Payload, options: BookingMailOptions) => Mail) => async (payload: unknown) => {
      const read = payloadSchema.parse(payload);
      const now = await options.storage.findBooking(read.booking.id);
      return now?.sequence === read.booking.sequence ? write(read, options) : undefined;
    };
  return {
    "booking-visitor": { recipient: "visitor", render: renderIfCurrent(visitorMail) },
    "booking-owner": { recipient: "owner", render: renderIfCurrent(ownerMail) },
  };
}

/**
 * The outbox rows for a change of a booking: to the visitor, to the owner, and a reminder a day before.
 *
 * @param unsent the mails that they replace. If the booking was not announced yet, it is announced in its current
 * state instead of as a change.
 */
export function bookingMailRows(
  booking: StoredBooking,
  event: Exclude<Event, "reminder">,
  now: number,
  unsent: UnsentMail[] = [],
): NewMail[] {
  const mailRow = (kind: string, mailEvent: Event, key: string, nextAt: number): NewMail => ({
    id: randomUUID(),
    kind,
    lane: mailEvent === "booked" ? "booking" : "change",
    about: { booking: booking.id },
    domain: kind === "booking-owner" ? "" : emailDomain(booking.email),
    payload: JSON.stringify(payloadSchema.parse({ event: mailEvent, at: now, booking })),
    dedupeKey: `booking:${booking.id}:${booking.sequence}:${key}`,
    nextAt,
  });
  const eventFor = (kind: string) =>
    event === "moved" && isBookingUnannounced(unsent, kind) ? "booked" : event;
  const remindAt = booking.start - dayMs;
  const rows = [
    mailRow("booking-visitor", eventFor("booking-visitor"), "visitor", now),
    mailRow("booking-owner", eventFor("booking-owner"), "owner", now),
  ];
  if (event === "cancelled" || remindAt - now < minBeforeReminderMs) return rows;
  return [...rows, mailRow("booking-visitor", "reminder", "reminder", remindAt)];
}

/** Whether the unsent mails include the one that announces the booking. */
function isBookingUnannounced(unsent: UnsentMail[], kind: string): boolean {
  return unsent.some(
    (mail) =>
      mail.kind === kind && payloadSchema.safeParse(JSON.parse(mail.payload)).data?.event === "booked",
  );
}

function visitorMail({ event, at, booking }: Payload, options: BookingMailOptions): Mail {
  const { brand, translations, owner } = options;
  const { mail, links: labels } = translations[booking.lang];
  const isCancelled = event === "cancelled";
  const { text } = mail[event];
  const [first = "", ...others] = formatMeetingLines(booking, options.timeZone, booking.lang);
  const place = options.place ?? mail.placeOpen;
  const { movePath, cancelPath } = bookingLinks(options.secret, booking.id);
  const links = isCancelled
    ? []
    : [
        { label: labels.move, href: options.siteUrl + movePath },
        { label: labels.cancel, href: options.siteUrl + cancelPath },
      ];
  // A cancelled meeting has no cancel link.
  const footer = isCancelled ? mail.footer : `${mail.footer} ${mail.notYou}`;
  const lines = links.map(({ label, href }) => `${label}: ${href}`);
  return {
    to: { name: "", address: booking.email },
    replyTo: owner,
    subject: `${brand}: ${mail[event].subject}`,
    text: [
      text,
      "",
      `${mail.when}: ${[first, ...others].join(" / ")}`,
      ...(isCancelled ? [] : [`${mail.where}: ${place}`, "", ...lines]),
      "",
      footer,
    ].join("\n"),
    html: mailPage({
      lang: booking.lang,
      title: mail[event].subject,
      body: [
        `<p>${escapeHtml(text)}</p>`,
        row(mail.when, [`<strong>${escapeHtml(first)}</strong>`, ...others.map(escapeHtml)].join("<br>")),
        ...(isCancelled ? [] : [row(mail.where, escapeHtml(place))]),
        ...links.map(({ label, href }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`),
      ].join(""),
      footer,
    }),
    ...(event !== "reminder" && {
      calendar: invitation(isCancelled, {
        ...calendarEvent({ ...booking, isCancelled, at }, options),
        summary: mail.summary,
        description: lines.join("\n"),
        attendees: [{ name: "", address: booking.email }],
      }),
    }),
  };
}

function ownerMail({ event, at, booking }: Payload, options: BookingMailOptions): Mail {
  const { brand, owner, timeZone } = options;
  const { lang } = options.ownerLanguage;
  const translations = options.ownerLanguage.translations.booking;
  const isCancelled = event === "cancelled";
  // Only visitors get reminders.
  const { title, subject } = translations[event === "reminder" ? "booked" : event];
  const when = formatOfficeTime(booking, timeZone, lang);
  const bothTimes = formatMeetingLines(booking, timeZone, lang).join(" / ");
  const { name } = booking;
  const attendee = `${name} <${booking.email}>`;
  const note = booking.note || "-";
  const footer = fillPlaceholders(translations.footer, {
    name,
    id: booking.id,
    language: languageName(booking.lang, lang),
  });
  return {
    to: owner,
    replyTo: { name, address: booking.email },
    subject: `${brand}: ${fillPlaceholders(subject, { when })}`,
    text: [
      title,
      "",
      `${translations.time}: ${bothTimes}`,
      `${translations.attendee}: ${attendee}`,
      `${translations.note}: ${note}`,
      "",
      "-- ",
      footer,
    ].join("\n"),
    html: mailPage({
      lang,
      title,
      body: [
        row(translations.time, escapeHtml(bothTimes)),
        row(translations.attendee, escapeHtml(attendee)),
        row(translations.note, `<div style="white-space:pre-wrap">${escapeHtml(note)}</div>`),
      ].join(""),
      footer,
    }),
    calendar: invitation(isCancelled, {
      ...calendarEvent({ ...booking, isCancelled, at }, options),
      summary: fillPlaceholders(translations.summary, { name }),
      description: `${attendee}\n${note}`,
      attendees: [owner, { name, address: booking.email }],
    }),
  };
}

function invitation(isCancelled: boolean, event: CalendarEvent): NonNullable<Mail["calendar"]> {
  const method = isCancelled ? "CANCEL" : "REQUEST";
  return { method, text: formatCalendar(method, [event]) };
}

/** The part of a calendar event that is the same in every copy: organizer, time and identity. */
function calendarEvent(
  meeting: Pick<StoredBooking, "id" | "sequence" | "start" | "ends"> & { isCancelled: boolean; at: number },
  { from, place }: Pick<BookingMailOptions, "from" | "place">,
) {
  const { sequence, start, ends, isCancelled, at } = meeting;
  return {
    uid: meeting.id,
    sequence,
    stamp: at,
    start,
    ends,
    cancelled: isCancelled,
    location: place,
    organizer: from,
  };
}
