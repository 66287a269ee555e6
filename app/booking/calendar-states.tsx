import type { ReactNode } from "react";
import { useTranslation } from "../i18n/language-provider.tsx";

/** What stands in the calendar's place when there is nothing to choose from. */
function CalendarState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div role="status" className="booking-state">
      <p className="font-serif text-heading leading-none">{title}</p>
      <p className="mt-4 max-w-[44ch] text-ink-soft">{text}</p>
      {children && <p className="mt-7">{children}</p>}
    </div>
  );
}

export function CalendarEmpty() {
  const { t } = useTranslation("bookingForm");
  return <CalendarState title={t("states.emptyTitle")} text={t("states.emptyText")} />;
}

export function CalendarOffline() {
  const { t } = useTranslation("bookingForm");
  return <CalendarState title={t("states.offlineTitle")} text={t("states.offlineText")} />;
}

export function CalendarFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation("bookingForm");
  return (
    <CalendarState title={t("states.failedTitle")} text={t("states.failedText")}>
      <button type="button" className="btn btn-primary" onClick={onRetry}>
        {t("states.retry")}
      </button>
    </CalendarState>
  );
}
