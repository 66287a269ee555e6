import { randomUUID } from "node:crypto";
import { z } from "zod";
import { dayMs } from "../../shared/day.ts";
import { defaultLanguage, languageCodes } from "../../shared/languages.ts";
import { fillPlaceholders } from "../../shared/placeholders.ts";
import type { Mailbox } from "../env.ts";
import { domainOf, escapeHtml, type Mail, type MailKind } from "../mail/mail.ts";
import { mailPage, row } from "../mail/mail-page.ts";
import { languageName, type OwnerLanguage } from "../mail/owner-words.ts";
import type { NewMail, UnsentMail } from "../storage/outbox-store.ts";
import type { BookingStore, StoredBooking } from "../storage/storage.ts";
import { type CalendarEvent, calendarText } from "./ical.ts";
import { bookingLinks } from "./links.ts";
import { meetingLines, officeTime } from "./meeting-time.ts";
import type { BookingWords } from "./words.ts";

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

/** A reminder that would follow its invitation within hours says nothing new. */
const leastBeforeReminderMs = 12 * 3_600_000;

export interface BookingMailOptions {
  brand: string;
  siteUrl: string;
  secret: string;
  words: BookingWords;
  /** Who invites: the address that the mails come from. */
  from: Mailbox;
  owner: Mailbox;
  ownerLanguage: OwnerLanguage;
  /** The office's zone. */
  timeZone: string;
  place: string | undefined;
  storage: Pick<BookingStore, "findBooking">;
}

/**
 * The mails about meetings. What a visitor gets carries nothing that was typed but the address it goes to. Nothing is
 * said about a state that is past: a mail that was on its way when the booking changed is not tried again.
 */
export function bookingMailKinds(options: BookingMailOptions): Record<string, MailKind> {
  const asItIs =
    (write: (payload: Payload, options: BookingMailOptions) => Mail) => async (payload: unknown) => {
      const read = payloadSchema.parse(payload);
      const now = await options.storage.findBooking(read.booking.id);
      return now?.sequence === read.booking.sequence ? write(read, options) : undefined;
    };
  return {
    "booking-visitor": { recipient: "visitor", render: asItIs(visitorMail) },
    "booking-owner": { recipient: "owner", render: asItIs(ownerMail) },
  };
}

/**
 * The outbox rows for what happened to a booking: to the visitor, to the owner, and a reminder a day before.
 *
 * @param unsent the mails that they replace: who has not been told of the booking is told of it as it is now, not of a
 * change to it
 */
export function bookingMailRows(
  booking: StoredBooking,
  event: Exclude<Event, "reminder">,
  now: number,
  unsent: UnsentMail[] = [],
): NewMail[] {
  const rowFor = (kind: string, what: Event, key: string, nextAt: number): NewMail => ({
    id: randomUUID(),
    kind,
    lane: what === "booked" ? "booking" : "change",
    about: { booking: booking.id },
    domain: kind === "booking-owner" ? "" : domainOf(booking.email),
    payload: JSON.stringify(payloadSchema.parse({ event: what, at: now, booking })),
    dedupeKey: `booking:${booking.id}:${booking.sequence}:${key}`,
    nextAt,
  });
  const newsFor = (kind: string) => (event === "moved" && hasNews(unsent, kind) ? "booked" : event);
  const remindAt = booking.start - dayMs;
  const rows = [
    rowFor("booking-visitor", newsFor("booking-visitor"), "visitor", now),
    rowFor("booking-owner", newsFor("booking-owner"), "owner", now),
  ];
  if (event === "cancelled" || remindAt - now < leastBeforeReminderMs) return rows;
  return [...rows, rowFor("booking-visitor", "reminder", "reminder", remindAt)];
}

/** Whether a mail of this kind that tells of the booking itself is among those that were not sent. */
function hasNews(unsent: UnsentMail[], kind: string): boolean {
  return unsent.some(
    (mail) =>
      mail.kind === kind && payloadSchema.safeParse(JSON.parse(mail.payload)).data?.event === "booked",
  );
}

function visitorMail({ event, at, booking }: Payload, options: BookingMailOptions): Mail {
  const { brand, words, owner } = options;
  const { mail, links: labels } = words[booking.lang];
  const isOff = event === "cancelled";
  const { text } = mail[event];
  const [first = "", ...others] = meetingLines(booking, options.timeZone, booking.lang);
  const place = options.place ?? mail.placeOpen;
  const { movePath, cancelPath } = bookingLinks(options.secret, booking.id);
  const links = isOff
    ? []
    : [
        { label: labels.move, href: options.siteUrl + movePath },
        { label: labels.cancel, href: options.siteUrl + cancelPath },
      ];
  // Once it is called off there is nothing left to cancel.
  const foot = isOff ? mail.foot : `${mail.foot} ${mail.notYou}`;
  const lines = links.map(({ label, href }) => `${label}: ${href}`);
  return {
    to: { name: "", address: booking.email },
    replyTo: owner,
    subject: `${brand}: ${mail[event].subject}`,
    text: [
      text,
      "",
      `${mail.when}: ${[first, ...others].join(" / ")}`,
      ...(isOff ? [] : [`${mail.where}: ${place}`, "", ...lines]),
      "",
      foot,
    ].join("\n"),
    html: mailPage({
      lang: booking.lang,
      title: mail[event].subject,
      body: [
        `<p>${escapeHtml(text)}</p>`,
        row(mail.when, [`<strong>${escapeHtml(first)}</strong>`, ...others.map(escapeHtml)].join("<br>")),
        ...(isOff ? [] : [row(mail.where, escapeHtml(place))]),
        ...links.map(({ label, href }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`),
      ].join(""),
      foot,
    }),
    ...(event !== "reminder" && {
      calendar: invitation(isOff, {
        ...calendarEvent({ ...booking, isOff, at }, options),
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
  const words = options.ownerLanguage.words.booking;
  const isOff = event === "cancelled";
  // Only visitors are reminded.
  const { title, subject } = words[event === "reminder" ? "booked" : event];
  const when = officeTime(booking, timeZone, lang);
  const bothTimes = meetingLines(booking, timeZone, lang).join(" / ");
  const { name } = booking;
  const who = `${name} <${booking.email}>`;
  const note = booking.note || "-";
  const foot = fillPlaceholders(words.foot, {
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
      `${words.time}: ${bothTimes}`,
      `${words.who}: ${who}`,
      `${words.note}: ${note}`,
      "",
      "-- ",
      foot,
    ].join("\n"),
    html: mailPage({
      lang,
      title,
      body: [
        row(words.time, escapeHtml(bothTimes)),
        row(words.who, escapeHtml(who)),
        row(words.note, `<div style="white-space:pre-wrap">${escapeHtml(note)}</div>`),
      ].join(""),
      foot,
    }),
    calendar: invitation(isOff, {
      ...calendarEvent({ ...booking, isOff, at }, options),
      summary: fillPlaceholders(words.summary, { name }),
      description: `${who}\n${note}`,
      attendees: [owner, { name, address: booking.email }],
    }),
  };
}

function invitation(isOff: boolean, event: CalendarEvent): NonNullable<Mail["calendar"]> {
  const method = isOff ? "CANCEL" : "REQUEST";
  return { method, text: calendarText(method, [event]) };
}

/** What is the same in every copy of a meeting: who invites, when, and by which name calendars know it. */
function calendarEvent(
  meeting: Pick<StoredBooking, "id" | "sequence" | "start" | "ends"> & { isOff: boolean; at: number },
  { from, place }: Pick<BookingMailOptions, "from" | "place">,
) {
  const { sequence, start, ends, isOff, at } = meeting;
  return {
    uid: meeting.id,
    sequence,
    stamp: at,
    start,
    ends,
    cancelled: isOff,
    location: place,
    organizer: from,
  };
}
