import type { BookingSlots } from "../../shared/booking.ts";
import { queryClient } from "../query-client.ts";
import { takeFirstAnswer } from "./first-answer.ts";
import { slotsQuery } from "./slots-query.ts";

/**
 * The free times, asked for now, with the data client's patience. Asked of the client itself: its `useQuery` would be 2.7 kB of
 * script on a page that many leave without booking.
 * @param anew whether what the sleeping page asked for is shown already
 * @throws FunctionError
 */
export function askNextTimes(anew: boolean): Promise<BookingSlots> {
  if (anew) takeFirstAnswer();
  return queryClient.fetchQuery({ ...slotsQuery, staleTime: 0 });
}
