import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/language-provider.tsx";

export interface Notification {
  title: string;
  text: string;
  /** Destructive ones are announced at once, the others when the screen reader is free. */
  kind: "success" | "destructive";
}

/** How long a toast stays, in ms. Pointer or focus on it stops the clock. */
const duration = 8000;

/** How each kind is announced: at once, or when the screen reader is free. */
const kinds = [
  ["destructive", "alert"],
  ["success", "status"],
] as const;

/**
 * The place of the toast at the bottom right: while it is there, a landmark that alt+T leads to and Escape empties. Its live regions stand
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
      if (!altKey || code !== "KeyT" || !place.current?.querySelector(".toast")) return;
      place.current.focus();
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

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={shown && t("toast.region", { hotkey: "Alt+T" })}
      className="toasts"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
      onKeyDown={({ key }) => key === "Escape" && close()}
    >
      {kinds.map(([kind, role]) => {
        const toast = shown?.kind === kind && shown;
        return (
          <div key={kind} className={toast ? "toast" : undefined} data-kind={kind}>
            <div role={role}>
              {toast && (
                <div key={toast.id}>
                  {/* The space keeps title and text apart where they are read as one string. */}
                  <p className="font-semibold">{toast.title} </p>
                  <p className="mt-1 text-fine">{toast.text}</p>
                </div>
              )}
            </div>
            {toast && (
              <button type="button" className="toast-close" onClick={close}>
                <span aria-hidden>×</span>
                <span className="sr-only">{t("toast.close")}</span>
              </button>
            )}
          </div>
        );
      })}
    </section>
  );
}
