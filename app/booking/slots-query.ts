import type { BookingSlots } from "../../shared/booking.ts";
import { FunctionError } from "../forms/invoke-function.ts";
import { retries } from "../query-client.ts";
import { visitorZone } from "../time/visitor-zone.ts";
import { askSlots } from "./ask-booking.ts";
import { fresh, takeFirstAnswer } from "./first-answer.ts";
import { slotsByDay } from "./slots.ts";

/**
 * How the free times are asked for, by whoever shows some of them. What was asked while the page slept is not asked twice,
 * but asked again by whoever comes back to the page.
 */
export const slotsQuery = {
  queryKey: ["booking", "slots"],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    takeFirstAnswer()?.catch(() => askSlots(signal)) ?? askSlots(signal),
  staleTime: fresh,
  refetchOnWindowFocus: "always" as const,
  refetchOnReconnect: "always" as const,
  retry: (failures: number, error: Error) =>
    !(error instanceof FunctionError && !error.temporary) && failures < retries,
};

/** The free times on the visitor's clock. */
export function bookingDays({ timeZone, slots, minutes }: BookingSlots) {
  const zones = { visitor: visitorZone(timeZone), office: timeZone };
  const days = slotsByDay(slots, minutes, zones);
  const sameClock = [...days.values()].every((times) => times.every(({ office }) => !office));
  return { days, zones, minutes, sameClock };
}

export type BookingDays = ReturnType<typeof bookingDays>;
