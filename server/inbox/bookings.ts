import { addDays, type Day, daysBetween, parseDay } from "../../shared/day.ts";
import { dayAt, instantAt } from "../../shared/zone-clock.ts";
import { feedPath } from "../booking/links.ts";
import { formatOfficeTime } from "../booking/meeting-time.ts";
import { createMeetings } from "../booking/meetings.ts";
import { type SlotRules, startsOn } from "../booking/slots.ts";
import type { StoredBooking } from "../storage/storage.ts";
import type { Inbox } from "./commands.ts";
import { UsageError } from "./usage-error.ts";

export interface BookingInbox extends Inbox {
  rules: SlotRules;
}

const maxBlockedDays = 400;

/** Lists upcoming meetings and blocked days. */
export async function listBookings({ storage, rules, now }: BookingInbox): Promise<string> {
  const bookings = (await storage.listBookings(now)).map((booking) => bookingLine(booking, rules));
  const seats = await storage.takenSeats(now, Number.MAX_SAFE_INTEGER);
  const blockedSeats = new Map<string, number>();
  for (const { start, bookingId } of seats) {
    if (bookingId !== null) continue;
    const day = dayAt(rules.timeZone, start);
    blockedSeats.set(day, (blockedSeats.get(day) ?? 0) + 1);
  }
  const blocks = [...blockedSeats].sort().map(([day, count]) => `${day}  ${count} times blocked`);
  return [...bookings, ...blocks].join("\n") || "No bookings.";
}

/** Cancels a meeting; a running server mails the visitor within seconds. */
export async function cancelBooking(inbox: BookingInbox, id: string | undefined): Promise<string> {
  const { storage, rules, now } = inbox;
  const found = (await storage.listBookings(now)).filter(
    (booking) => id && booking.id.startsWith(id) && booking.state === "booked",
  );
  const [booking] = found;
  if (!booking || found.length > 1) {
    throw new UsageError("No single upcoming meeting has this id: see `bookings list`.");
  }
  await createMeetings({ storage, rules, clock: () => now }).cancel(booking.id);
  return `Cancelled ${bookingLine(booking, rules)}\nThe mails are due now; a running server sends within seconds.`;
}

/** Blocks the times of a day or of `2026-12-21..2027-01-03`. Existing meetings stay. */
export async function blockDays({ storage, rules }: BookingInbox, text: string | undefined): Promise<string> {
  const { from, to } = parseDayRange(text);
  const starts: number[] = [];
  for (let i = 0; i <= daysBetween(from, to); i++) starts.push(...startsOn(rules, addDays(from, i)));
  const times = starts.map((start) => ({ start, ends: start + rules.minutes * 60_000 }));
  const count = await storage.blockSeats(times, rules.capacity);
  return `${count} times blocked. Existing meetings on these days stay: see \`bookings list\`.`;
}

/** Unblocks times. */
export async function unblockDays(
  { storage, rules }: BookingInbox,
  text: string | undefined,
): Promise<string> {
  const { from, to } = parseDayRange(text);
  const midnight = (day: Day) => instantAt(rules.timeZone, day, 0);
  return `${await storage.unblockSeats(midnight(from), midnight(addDays(to, 1)))} times are offered again.`;
}

/** The calendar feed's address. Anyone who has it can read the meetings. */
export function showFeed({ siteUrl, tokenSecret }: Inbox): string {
  return siteUrl + feedPath(tokenSecret);
}

function bookingLine(booking: StoredBooking, { timeZone }: SlotRules): string {
  const { id, name, email, note, state } = booking;
  const when = formatOfficeTime(booking, timeZone, "en");
  const start = Array.from(note.replace(/\s+/g, " ")).slice(0, 60).join("");
  return `${when}  ${id.slice(0, 8)}${state === "cancelled" ? " [cancelled]" : ""}  ${name} <${email}>  ${start || "-"}`;
}

function parseDayRange(text = ""): { from: Day; to: Day } {
  const [first = "", last = first] = text.split("..");
  const from = parseDay(first);
  const to = parseDay(last);
  if (from === undefined || to === undefined || to < from || daysBetween(from, to) > maxBlockedDays) {
    throw new UsageError("Give a day or a range of at most 400 days: 2026-12-24 or 2026-12-21..2027-01-03.");
  }
  return { from, to };
}
