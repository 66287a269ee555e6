import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/language-provider.tsx";
import { Calendar } from "./calendar.tsx";

/**
 * An external scheduler. Nothing is requested from it before the visitor opens it, and our own
 * calendar is one click away.
 */
export function Scheduler({ url }: { url: string }) {
  const { t } = useTranslation("scheduler");
  const { host } = new URL(url);
  const [shown, setShown] = useState<"question" | "frame" | "own">();
  const section = useRef<HTMLDivElement>(null);

  // The button is gone, so the focus moves to what it opened.
  useEffect(() => {
    if (shown) section.current?.querySelector<HTMLElement>("[data-opened]")?.focus();
  }, [shown]);

  const ownCalendarButton = (
    <button type="button" className="btn btn-ghost" onClick={() => setShown("own")}>
      {t("own")}
    </button>
  );

  function content() {
    if (shown === "own") {
      return (
        <>
          <p className="mb-4">
            <button type="button" data-opened className="btn btn-ghost" onClick={() => setShown("question")}>
              {t("back", { host })}
            </button>
          </p>
          <Calendar />
        </>
      );
    }
    if (shown === "frame") {
      return (
        <>
          <p className="mb-4">{ownCalendarButton}</p>
          <iframe
            data-opened
            src={url}
            title={t("frame", { host })}
            height={700}
            className="tile h-[700px] w-full bg-snow"
          />
        </>
      );
    }
    return (
      <div className="booking">
        <div className="booking-state">
          <h3 tabIndex={-1} data-opened className="text-heading">
            {t("title", { host })}
          </h3>
          <p className="mt-4 max-w-[31.7em] text-ink-soft">{t("text", { host })}</p>
          <p className="mt-7 flex flex-wrap justify-center gap-3">
            <button type="button" className="btn btn-primary" onClick={() => setShown("frame")}>
              {t("open", { host })}
            </button>
            {ownCalendarButton}
          </p>
        </div>
      </div>
    );
  }
  return <div ref={section}>{content()}</div>;
}
