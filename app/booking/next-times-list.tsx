import type { MouseEvent, RefObject } from "react";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { Arrow } from "../ui/arrow.tsx";
import type { NextTimesMessages } from "./next-times.ts";
import enhancement from "./next-times.ts?script";

interface NextTimesListProps {
  list: RefObject<HTMLDivElement | null>;
  /** Whether the times may be outdated. */
  stale: boolean;
  /** Called with the start of a time, or null for all days. */
  onChoose: (start: string | null) => void;
}

/** A constant, so that React never updates the children, which next-times.ts renders. */
const unmanagedChildren = { __html: "" };

/** The next free times, and a button for all others. */
export function NextTimesList({ list, stale, onChoose }: NextTimesListProps) {
  const { t } = useTranslation("bookingForm");
  const { code: language } = useLanguage();
  const messages: NextTimesMessages = {
    language,
    sameClock: t("day.sameClock"),
    otherClock: t("day.otherClock"),
    office: t("day.office"),
  };
  function choose({ target }: MouseEvent) {
    const time = (target as Element).closest("button");
    if (time) onChoose(time.value);
  }
  return (
    <div>
      {stale && (
        <p role="status" className="booking-stale">
          {t("states.stale")}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler is for the buttons inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys press the buttons inside */}
      <div
        ref={list}
        data-enhance={enhancement}
        data-messages={JSON.stringify(messages)}
        className="booking-next"
        onClick={choose}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
        dangerouslySetInnerHTML={unmanagedChildren}
      />
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <p className="mt-6">
        <button type="button" className="btn btn-ghost" data-all-days onClick={() => onChoose(null)}>
          {t("allDays")} <Arrow />
        </button>
      </p>
    </div>
  );
}
