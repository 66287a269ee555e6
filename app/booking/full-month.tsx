import { useTranslation } from "../i18n/language-provider.tsx";
import type { Day } from "./days.ts";
import { useTold } from "./use-told.ts";

interface FullMonthProps {
  /** The first free day after it. */
  next: Day | undefined;
  onNext: (day: Day) => void;
}

/** What stands in the place of a day's times while the month beside it has no free day, as that of a holiday. */
export function FullMonth({ next, onNext }: FullMonthProps) {
  const { t } = useTranslation("calendar");
  const told = useTold();
  if (!next) return null;
  return (
    <>
      <p className="mt-2 text-fine text-ink-soft">{t("month.after", { day: told.day(next) })}</p>
      <p className="mt-6">
        <button type="button" className="btn btn-ghost" onClick={() => onNext(next)}>
          {t("month.go")}
        </button>
      </p>
    </>
  );
}
