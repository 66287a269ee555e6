import { type ComponentType, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { bookingPagePath } from "../../contract/booking-paths.ts";
import { useLanguage } from "../i18n/language-provider.tsx";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { CalendarFailed, CalendarOffline } from "./calendar-states.tsx";
import { useOnline } from "./use-online.ts";

/** How far below the window the calendar begins to come, in px. */
const nearby = "600px";

/** Our own calendar. Its code and its times come when the visitor comes near, so that nobody else pays for them. */
export function Calendar() {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const online = useOnline();
  const { FreeTimes, missing } = useFreeTimes(near && online);

  function state() {
    if (FreeTimes) return <FreeTimes />;
    if (!online) return <CalendarOffline />;
    if (missing) return <CalendarMissing />;
    return <CalendarSkeleton />;
  }
  return (
    <div ref={frame} className="tile booking shadow-soft">
      {state()}
    </div>
  );
}

/** A new load would take what is written in the form above along: then the server's page of times opens beside it. */
function CalendarMissing() {
  const { code: language } = useLanguage();
  const written = useSyncExternalStore(onInput, somethingWritten);
  return (
    <CalendarFailed
      onRetry={() => location.reload()}
      beside={written ? `${bookingPagePath}?lang=${language}` : undefined}
    />
  );
}

function onInput(changed: () => void): () => void {
  addEventListener("input", changed);
  return () => removeEventListener("input", changed);
}

/** Whether a form of the page holds words of the visitor's. */
function somethingWritten(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "form :is(input, textarea)",
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
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
 * The code of the calendar. It is never asked for without a network, and when it is missing only a new load helps:
 * browsers remember a module that could not be fetched (whatwg/html#6768).
 */
function useFreeTimes(wanted: boolean) {
  const [FreeTimes, setFreeTimes] = useState<ComponentType>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    import("./free-times.tsx").then(
      ({ FreeTimes }) => setFreeTimes(() => FreeTimes),
      () => setMissing(true),
    );
  }, [wanted]);
  return { FreeTimes, missing };
}
