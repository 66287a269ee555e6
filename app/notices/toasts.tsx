import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/language-provider.tsx";

export interface Notification {
  title: string;
  text: string;
  /** Destructive ones are announced at once, the others when the screen reader is free. */
  kind: "success" | "destructive";
}

/** Duration of a toast in ms, paused by pointer or focus. */
const duration = 8000;

/** How each kind is announced: at once, or when the screen reader is free. */
const kinds = [
  ["destructive", "alert"],
  ["success", "status"],
] as const;

/**
 * The toast container at the bottom right: a landmark that Alt+T focuses and Escape closes. Its live regions
 * exist before their content, since screen readers announce only changes.
 */
export function Toasts({ shown, onClose }: { shown?: Notification & { id: number }; onClose: () => void }) {
  const { t } = useTranslation("common");
  const region = useRef<HTMLElement>(null);
  const focusBefore = useRef<Element>(null);
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    if (!shown || isPaused) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [shown, isPaused, onClose]);

  useEffect(() => {
    function onKeyDown({ altKey, code }: KeyboardEvent) {
      if (!altKey || code !== "KeyT" || !region.current?.querySelector(".toast")) return;
      region.current.focus();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  function close() {
    if (region.current?.contains(document.activeElement) && focusBefore.current instanceof HTMLElement) {
      focusBefore.current.focus();
    }
    setIsPaused(false);
    onClose();
  }

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label={shown && t("toast.region", { hotkey: "Alt+T" })}
      className="toasts"
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setIsPaused(true);
        if (!currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget;
      }}
      onBlur={() => setIsPaused(false)}
      onKeyDown={({ key }) => key === "Escape" && close()}
    >
      {kinds.map(([kind, role]) => {
        const toast = shown?.kind === kind && shown;
        return (
          <div key={kind} className={toast ? "toast" : undefined} data-kind={kind}>
            <div role={role}>
              {toast && (
                <div key={toast.id}>
                  {/* The space separates title and text when read as one string. */}
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
