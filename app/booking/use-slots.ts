import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BookingSlots } from "../../shared/booking.ts";
import { queryClient } from "../query-client.ts";
import { fetchSlots, freshMs, slotCalendar, takePrefetchedSlots } from "./slots.ts";

const slotsQuery = {
  queryKey: ["booking", "slots"],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    takePrefetchedSlots()?.catch(() => fetchSlots(signal)) ?? fetchSlots(signal),
  staleTime: freshMs,
  refetchOnWindowFocus: "always" as const,
  refetchOnReconnect: "always" as const,
};

/** The free times on the visitor's clock, fetched again when the visitor or the network returns. */
export function useSlots() {
  const { data, isError, fetchStatus, refetch } = useQuery(slotsQuery, queryClient);
  const calendar = useMemo(() => data && slotCalendar(data), [data]);
  return { calendar, isError, paused: fetchStatus === "paused", refetch };
}

/**
 * Fetches the free times with the data client's retries.
 *
 * @param ignorePrefetched whether the times from before hydration are already shown
 */
export function refetchSlots(ignorePrefetched: boolean): Promise<BookingSlots> {
  if (ignorePrefetched) takePrefetchedSlots();
  return queryClient.fetchQuery({ ...slotsQuery, staleTime: 0 });
}

/** Fetches the shown times again after a booking. */
export function invalidateSlots(): void {
  queryClient.invalidateQueries({ queryKey: slotsQuery.queryKey });
}
