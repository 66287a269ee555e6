import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { CalendarFailed, CalendarOffline } from "./calendar-states.tsx";
import { Chooser } from "./chooser.tsx";
import { useOnline } from "./use-online.ts";
import { useSlots } from "./use-slots.ts";

/** The free times to choose from, or why there are none to see. */
export function FreeTimes() {
  const { calendar, isError, paused, refetch } = useSlots();
  const online = useOnline();
  if (calendar) return <Chooser {...calendar} />;
  if (paused || !online) return <CalendarOffline />;
  if (isError) return <CalendarFailed onRetry={() => refetch()} />;
  return <CalendarSkeleton />;
}
