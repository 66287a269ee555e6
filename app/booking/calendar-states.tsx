import type { ReactNode } from "react";
import { useTranslation } from "../i18n/language-provider.tsx";
import { ExternalLink } from "../ui/external-link.tsx";

/** Replaces the calendar when there is nothing to choose from. */
function CalendarState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="booking-state">
      <div role="status">
        <p className="font-serif text-heading leading-none">{title}</p>
        <p className="mx-auto mt-4 max-w-[26.8em] text-ink-soft">{text}</p>
      </div>
      {children && <p className="mt-7">{children}</p>}
    </div>
  );
}

/** A placeholder of the next times' size while the calendar is loading. */
export function CalendarLoading() {
  const { t } = useTranslation("bookingForm");
  return (
    <div>
      <div className="booking-next" aria-hidden />
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
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

interface CalendarFailedProps {
  onRetry: () => void;
  /** Opened in a new tab instead of retrying, when retrying would lose unsent text. */
  otherPage?: string | undefined;
}

export function CalendarFailed({ onRetry, otherPage }: CalendarFailedProps) {
  const { t } = useTranslation("bookingForm");
  return (
    <CalendarState title={t("states.failedTitle")} text={t("states.failedText")}>
      {otherPage ? (
        <ExternalLink href={otherPage} newTab={t("newTab", { ns: "common" })} className="btn btn-primary">
          {t("states.retry")}
        </ExternalLink>
      ) : (
        <button type="button" className="btn btn-primary" onClick={onRetry}>
          {t("states.retry")}
        </button>
      )}
    </CalendarState>
  );
}
