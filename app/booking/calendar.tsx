import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { CalendarFailed, CalendarOffline } from "./calendar-states.tsx";
import { useOnline } from "./use-online.ts";
import { type BookingDays, useSlots } from "./use-slots.ts";

/** How far below the window the calendar begins to come, in px. */
const nearby = "600px";

/**
 * Our own calendar in each of its states. Free times and code come when the visitor comes near, so that nobody else
 * pays for them.
 */
export function Calendar() {
  const frame = useRef<HTMLDivElement>(null);
  const { calendar, isError, paused, refetch } = useSlots(useNear(frame));
  const { Chooser, missing } = useChooser(Boolean(calendar));
  const online = useOnline();

  function state() {
    if (calendar && Chooser) return <Chooser {...calendar} />;
    if (paused || !online) return <CalendarOffline />;
    if (missing) return <CalendarFailed onRetry={() => location.reload()} />;
    if (isError) return <CalendarFailed onRetry={() => refetch()} />;
    return <CalendarSkeleton />;
  }
  return (
    <div ref={frame} className="tile booking shadow-soft">
      {state()}
    </div>
  );
}

/** Whether the visitor has come near, from then on. */
function useNear(frame: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!frame.current || near) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: nearby,
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, near]);
  return near;
}

/**
 * The code of the calendar. It is asked for behind the free times, when the network has just been seen working:
 * browsers remember a module that could not be fetched until the page is loaded anew (whatwg/html#6768).
 */
function useChooser(wanted: boolean) {
  const [Chooser, setChooser] = useState<ComponentType<BookingDays>>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    import("./chooser.tsx").then(
      ({ Chooser }) => setChooser(() => Chooser),
      () => setMissing(true),
    );
  }, [wanted]);
  return { Chooser, missing };
}
