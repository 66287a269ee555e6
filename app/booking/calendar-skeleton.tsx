import { useTranslation } from "../i18n/language-provider.tsx";

/** The outline of the next times while they are on their way: as tall as those, so that nothing moves when they come. */
export function CalendarSkeleton() {
  const { t } = useTranslation("bookingForm");
  return (
    <div>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div aria-hidden>
        <p className="booking-bone h-4 w-44" />
        <p className="booking-bone mt-7 h-6 w-52" />
        <p className="booking-bones-times mt-4 h-14" />
        <p className="booking-bone mt-7 h-6 w-52" />
        <p className="booking-bones-times mt-4 h-14" />
      </div>
    </div>
  );
}
