import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BookingSlots } from "../../shared/booking.ts";
import { queryClient, retries } from "../query-client.ts";
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
 * Fetches the free times.
 *
 * @param isShown whether the times from before hydration are shown. Then a failure is retried, because nobody waits and
 * the first request after a loss of the network often fails.
 */
export function refetchSlots(isShown: boolean): Promise<BookingSlots> {
  if (isShown) takePrefetchedSlots();
  return queryClient.fetchQuery({ ...slotsQuery, staleTime: 0, retry: isShown ? retries : false });
}

/** Fetches the shown times again after a booking. */
export function invalidateSlots(): void {
  queryClient.invalidateQueries({ queryKey: slotsQuery.queryKey });
}
