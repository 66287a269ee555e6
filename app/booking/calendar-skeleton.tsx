import { useTranslation } from "../i18n/language-provider.tsx";

/** The outline of the next times while what comes in their place is on its way. */
export function CalendarSkeleton() {
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
