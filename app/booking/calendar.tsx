import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { bookingPagePath } from "../../shared/booking-paths.ts";
import { useLanguage } from "../i18n/language-provider.tsx";
import { CalendarEmpty, CalendarFailed, CalendarOffline } from "./calendar-states.tsx";
import { NextTimesList } from "./next-times-list.tsx";
import { useNextTimes } from "./use-next-times.ts";
import { useOnline } from "./use-online.ts";

/** The calendar: the next free times. All days and the form are loaded when a button is pressed. */
export function Calendar() {
  const list = useRef<HTMLDivElement>(null);
  const online = useOnline();
  /** The chosen time; null after the button for all days. */
  const [start, setStart] = useState<string | null>();
  const isOpen = start !== undefined;
  const { result, load } = useNextTimes(list, online && !isOpen);
  const all = useLazyComponent(isOpen && online, importAllTimes);

  function content() {
    if (isOpen && all.Component) return <all.Component start={start ?? undefined} />;
    if (!online && (isOpen || result !== "times")) return <CalendarOffline />;
    if (result === "code missing" || all.failed) return <CalendarWithoutCode />;
    if (result === "none") return <CalendarEmpty />;
    if (result === "failed") return <CalendarFailed onRetry={load} />;
    return <NextTimesList list={list} stale={!online} onChoose={setStart} />;
  }
  return (
    <div className="booking" aria-busy={isOpen && !all.Component}>
      {content()}
    </div>
  );
}

const importAllTimes = () => import("./all-times.tsx").then(({ AllTimes }) => AllTimes);

/** Offers to reload the page, or the server's booking page in a new tab when a reload would lose unsent text. */
function CalendarWithoutCode() {
  const { code: language } = useLanguage();
  const hasText = useSyncExternalStore(onInput, hasUnsentText);
  return (
    <CalendarFailed
      onRetry={() => location.reload()}
      otherPage={hasText ? `${bookingPagePath}?lang=${language}` : undefined}
    />
  );
}

function onInput(changed: () => void): () => void {
  addEventListener("input", changed);
  return () => removeEventListener("input", changed);
}

/** Whether a form on the page has unsent text. */
function hasUnsentText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "form :is(input, textarea)",
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/**
 * Loads a component's code when it is wanted. After a failure only a reload helps, because browsers remember a
 * module that could not be fetched (whatwg/html#6768).
 */
function useLazyComponent<Props>(wanted: boolean, load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    load().then(
      (Loaded) => setComponent(() => Loaded),
      () => setFailed(true),
    );
  }, [wanted, load]);
  return { Component, failed };
}
