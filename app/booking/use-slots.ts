import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { queryClient } from "../query-client.ts";
import { bookingDays, slotsQuery } from "./slots-query.ts";

/** The free times on the visitor's clock, asked again whenever the visitor comes back to the page or the network does. */
export function useSlots() {
  const { data, isError, fetchStatus, refetch } = useQuery(slotsQuery, queryClient);
  const calendar = useMemo(() => data && bookingDays(data), [data]);
  return { calendar, isError, paused: fetchStatus === "paused", refetch };
}
