import { useState } from "react";
import { useTranslation } from "../i18n/language-provider.tsx";
import { LazyCalendar } from "./lazy-calendar.tsx";

/**
 * An external scheduler. Nothing of it is asked for before the visitor has read whose it is and has opened it; our own
 * calendar is one click away all the time.
 */
export function Scheduler({ url }: { url: string }) {
  const { t } = useTranslation("bookingForm");
  const { host } = new URL(url);
  const [shown, setShown] = useState<"question" | "frame" | "own">("question");

  const own = (
    <button type="button" className="btn btn-ghost" onClick={() => setShown("own")}>
      {t("scheduler.own")}
    </button>
  );
  if (shown === "own") {
    return (
      <>
        <p className="mb-4">
          <button type="button" className="btn btn-ghost" onClick={() => setShown("question")}>
            {t("scheduler.back", { host })}
          </button>
        </p>
        <LazyCalendar />
      </>
    );
  }
  if (shown === "frame") {
    return (
      <>
        <p className="mb-4">{own}</p>
        {/* The button that opened the frame is gone: the focus goes on into what it opened. */}
        <iframe
          ref={(frame) => frame?.focus()}
          src={url}
          title={t("scheduler.frame", { host })}
          height={700}
          className="tile h-[700px] w-full bg-snow"
        />
      </>
    );
  }
  return (
    <div className="tile booking shadow-soft">
      <div className="booking-state">
        <h3 className="text-heading">{t("scheduler.title", { host })}</h3>
        <p className="mt-4 max-w-[52ch] text-ink-soft">{t("scheduler.text", { host })}</p>
        <p className="mt-7 flex flex-wrap justify-center gap-3">
          <button type="button" className="btn btn-primary" onClick={() => setShown("frame")}>
            {t("scheduler.open", { host })}
          </button>
          {own}
        </p>
      </div>
    </div>
  );
}
