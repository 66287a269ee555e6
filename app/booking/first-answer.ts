import type { BookingSlots } from "../../shared/booking.ts";
import { bookingSlotsPath } from "../../shared/booking-paths.ts";

/** How long an answer with free times counts as new, in ms. */
export const fresh = 60_000;

let asked: { at: number; answer: Promise<BookingSlots> } | undefined;

/** Asks for the free times while the page sleeps, and remembers the answer for who asks when it has woken. */
export function askFirst(): Promise<BookingSlots> {
  asked = { at: Date.now(), answer: ask() };
  return asked.answer;
}

async function ask(): Promise<BookingSlots> {
  const answer = await fetch(bookingSlotsPath);
  if (!answer.ok) throw new Error(`The free times answered ${answer.status}`);
  return answer.json();
}

/** What was asked while the page slept, given away once; undefined when it is no longer new. */
export function takeFirstAnswer(): Promise<BookingSlots> | undefined {
  const taken = asked;
  asked = undefined;
  return taken && Date.now() - taken.at < fresh ? taken.answer : undefined;
}
