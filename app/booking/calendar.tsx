import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { bookingPagePath } from "../../shared/booking-paths.ts";
import { useLanguage } from "../i18n/language-provider.tsx";
import { CalendarEmpty, CalendarFailed, CalendarOffline } from "./calendar-states.tsx";
import { NextTimesList } from "./next-times-list.tsx";
import { useNextTimes } from "./use-next-times.ts";
import { useOnline } from "./use-online.ts";

/**
 * Our own calendar: the next free times at once, all days and the form when one is pressed. The code and the times of each
 * step come with it, so that nobody else pays for them.
 */
export function Calendar() {
  const list = useRef<HTMLDivElement>(null);
  const online = useOnline();
  /** The chosen one of the next times; null when all days are wanted. */
  const [start, setStart] = useState<string | null>();
  const opened = start !== undefined;
  const { found, lookUp } = useNextTimes(list, online && !opened);
  const all = useLate(opened && online, freeTimes);

  function state() {
    if (opened && all.Part) return <all.Part start={start ?? undefined} />;
    if (!online && (opened || found !== "times")) return <CalendarOffline />;
    if (found === "no code" || all.missing) return <CalendarMissing />;
    if (found === "nothing") return <CalendarEmpty />;
    if (found === "no answer") return <CalendarFailed onRetry={lookUp} />;
    return <NextTimesList list={list} stale={!online} onChoose={setStart} />;
  }
  return (
    <div className="booking" aria-busy={opened && !all.Part}>
      {state()}
    </div>
  );
}

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
