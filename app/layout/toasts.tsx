import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/language-provider.tsx";
import type { Notification } from "./notifications.tsx";

/** How long a toast stays, in ms. Pointer or focus on it stops the clock. */
const duration = 8000;

/**
 * The place of the toast at the bottom right: a landmark that alt+T leads to and Escape empties. Its live regions stand
 * there before they have something to say, since screen readers announce only what changes.
 */
export function Toasts({ shown, onClose }: { shown?: Notification & { id: number }; onClose: () => void }) {
  const { t } = useTranslation("common");
  const place = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [shown, held, onClose]);

  useEffect(() => {
    function onKeyDown({ altKey, code }: KeyboardEvent) {
      if (!altKey || code !== "KeyT") return;
      cameFrom.current = document.activeElement;
      place.current?.focus();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  function close() {
    if (place.current?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus();
    }
    setHeld(false);
    onClose();
  }

  const toast = shown && (
    <div key={shown.id} className="toast" data-kind={shown.kind}>
      <div>
        <p className="font-semibold">{shown.title}</p>
        <p className="mt-1 text-fine">{shown.text}</p>
      </div>
      <button type="button" className="toast-close" onClick={close}>
        <span aria-hidden>×</span>
        <span className="sr-only">{t("toast.close")}</span>
      </button>
    </div>
  );
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t("toast.region", { hotkey: "Alt+T" })}
      className="toasts"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => key === "Escape" && close()}
    >
      <div role="alert">{shown?.kind === "destructive" && toast}</div>
      <div role="status">{shown?.kind === "success" && toast}</div>
    </section>
  );
}
