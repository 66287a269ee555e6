import { type ComponentType, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { bookingPagePath } from "../../contract/booking-paths.ts";
import { useLanguage } from "../i18n/language-provider.tsx";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { CalendarFailed, CalendarOffline } from "./calendar-states.tsx";
import { useOnline } from "./use-online.ts";

/** How far below the window the calendar begins to come, in px. */
const nearby = "600px";

/**
 * Our own calendar: the next free times at once, all days and the form when one is pressed. The code and the times of each
 * step come with it, so that nobody else pays for them.
 */
export function Calendar() {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const online = useOnline();
  /** The chosen one of the next times; null when all days are wanted. */
  const [start, setStart] = useState<string | null>();
  const opened = start !== undefined;
  const next = useLate(near && online, nextTimes);
  const all = useLate(opened && online, freeTimes);

  function state() {
    if (opened && all.Part) return <all.Part start={start ?? undefined} />;
    if (!online && (opened || !next.Part)) return <CalendarOffline />;
    if (next.missing || all.missing) return <CalendarMissing />;
    if (!next.Part) return <CalendarSkeleton />;
    return <next.Part onChoose={(slot) => setStart(slot.start)} onAll={() => setStart(null)} />;
  }
  return (
    <div ref={frame} data-wakes="seen" className="booking" aria-busy={opened && !all.Part}>
      {state()}
    </div>
  );
}

const nextTimes = () => import("./next-times.tsx").then(({ NextTimes }) => NextTimes);
const freeTimes = () => import("./free-times.tsx").then(({ FreeTimes }) => FreeTimes);

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
 * A part of the calendar whose code comes when it is wanted. It is never asked for without a network, and when it is missing
 * only a new load helps: browsers remember a module that could not be fetched (whatwg/html#6768).
 */
function useLate<Props>(wanted: boolean, load: () => Promise<ComponentType<Props>>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (Come) => setPart(() => Come),
      () => setMissing(true),
    );
  }, [wanted, load]);
  return { Part, missing };
}
