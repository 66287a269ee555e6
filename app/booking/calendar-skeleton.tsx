import { useTranslation } from "../i18n/language-provider.tsx";

/** The calendar's outline while it is on its way. */
export function CalendarSkeleton() {
  const { t } = useTranslation("bookingForm");
  return (
    <div className="booking-halves">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div aria-hidden>
        <p className="booking-bone h-8 w-44" />
        <p className="booking-bones-days mt-20 aspect-7/6 w-full" />
      </div>
      <div aria-hidden>
        <p className="booking-bone h-8 w-60 max-w-full" />
        <p className="booking-bones-times mt-20 h-80 w-full" />
      </div>
    </div>
  );
}
