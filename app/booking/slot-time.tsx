import { formatDay, formatTimeSpan } from "../../shared/time-wording.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import type { Slot } from "./slots.ts";

/** A full time, `Wednesday 9 December, 10:00–10:30`, also in the office's time zone when it differs. */
export function SlotTime({ slot: { start, visitor, office } }: { slot: Slot }) {
  const { t } = useTranslation("calendar");
  const { code } = useLanguage();
  const span = ({ starts, ends }: typeof visitor) => formatTimeSpan(starts.time, ends.time, code);
  const officeDay =
    office && office.starts.day !== visitor.starts.day ? `${formatDay(office.starts.day, code)}, ` : "";
  return (
    <>
      <time dateTime={start} className="block first-letter:uppercase">
        {formatDay(visitor.starts.day, code)}, <span className="whitespace-nowrap">{span(visitor)}</span>
      </time>
      {office && (
        <small className="mt-2 block font-sans text-fine leading-normal tracking-normal">
          {t("form.office", { time: officeDay + span(office) })}
        </small>
      )}
    </>
  );
}
