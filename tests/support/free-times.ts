import { type BookingSlots, bookingSlotsPath } from "../../shared/booking.ts";

/** A server's free times as ISO instants. */
export async function freeTimes(url: string): Promise<string[]> {
  const answer = await fetch(url + bookingSlotsPath);
  return ((await answer.json()) as BookingSlots).slots;
}
