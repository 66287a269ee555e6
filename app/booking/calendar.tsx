import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { bookingPagePath } from "../../shared/booking-paths.ts";
import { useLanguage } from "../i18n/language-provider.tsx";
import { CalendarEmpty, CalendarFailed, CalendarOffline } from "./calendar-states.tsx";
import { NextTimesList } from "./next-times-list.tsx";
import { useNextTimes } from "./use-next-times.ts";
import { useOnline } from "./use-online.ts";

/** The calendar: the next free times first; all days and the form come, with their code, when one is pressed. */
export function Calendar() {
  const list = useRef<HTMLDivElement>(null);
  const online = useOnline();
  /** The chosen one of the next times; null when all days are wanted. */
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

/** Offers to load the page anew, or the server's page of times in a new tab when a form above would lose its text. */
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

/** Whether a form of the page has text that the visitor has written. */
function hasUnsentText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "form :is(input, textarea)",
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

/**
 * A component whose code is loaded when it is wanted, and never without a network. After a failure only a new page load
 * helps, because browsers remember a module that could not be fetched (whatwg/html#6768).
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
