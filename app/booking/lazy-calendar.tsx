import { type ComponentType, useCallback, useEffect, useRef, useState } from "react";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { CalendarFailed } from "./calendar-states.tsx";

/** How far below the window the calendar begins to come, in px. */
const nearby = "600px";

/** Our own calendar. Its code comes when the visitor comes near, so that nobody else pays for it. */
export function LazyCalendar() {
  const frame = useRef<HTMLDivElement>(null);
  const [Calendar, setCalendar] = useState<ComponentType>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    import("./calendar.tsx").then(
      ({ Calendar }) => setCalendar(() => Calendar),
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load();
      },
      { rootMargin: nearby },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [load]);

  return (
    <div ref={frame} className="tile booking shadow-soft">
      {Calendar && <Calendar />}
      {!Calendar && (failed ? <CalendarFailed onRetry={load} /> : <CalendarSkeleton />)}
    </div>
  );
}
