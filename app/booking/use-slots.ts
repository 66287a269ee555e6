import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { FunctionError } from "../forms/invoke-function.ts";
import { queryClient, retries } from "../query-client.ts";
import { visitorZone } from "../time/visitor-zone.ts";
import { askSlots } from "./ask-booking.ts";
import { slotsByDay } from "./slots.ts";

export const slotsKey = ["booking", "slots"];

/** The free times on the visitor's clock, asked again whenever the visitor comes back to the page or the network does. */
export function useSlots() {
  const { data, isError, fetchStatus, refetch } = useQuery(
    {
      queryKey: slotsKey,
      queryFn: ({ signal }) => askSlots(signal),
      retry: (failures, error) => !(error instanceof FunctionError && !error.temporary) && failures < retries,
    },
    queryClient,
  );
  const calendar = useMemo(() => {
    if (!data) return undefined;
    const zones = { visitor: visitorZone(data.timeZone), office: data.timeZone };
    const days = slotsByDay(data.slots, data.minutes, zones);
    const sameClock = [...days.values()].every((slots) => slots.every(({ office }) => !office));
    return { days, zones, minutes: data.minutes, sameClock };
  }, [data]);
  return { calendar, isError, paused: fetchStatus === "paused", refetch };
}

export type BookingDays = NonNullable<ReturnType<typeof useSlots>["calendar"]>;
