import { useTranslation } from "../i18n/language-provider.tsx";
import type { Slot } from "./slots.ts";
import { useTold } from "./use-told.ts";

/** A time in words, `Wednesday 9 December, 10:00–10:30`, and the same in the office where that is another. */
export function SlotTime({ slot }: { slot: Slot }) {
  const { t } = useTranslation("calendar");
  const told = useTold();
  const { here, ends, office } = slot;
  const officeDay = office && office.starts.day !== here.day ? `${told.day(office.starts.day)}, ` : "";
  return (
    <>
      <time dateTime={slot.start} className="block first-letter:uppercase">
        {told.day(here.day)}, <span className="whitespace-nowrap">{told.span(here, ends)}</span>
      </time>
      {office && (
        <small className="mt-2 block font-sans text-fine leading-normal tracking-normal">
          {t("form.office", { time: officeDay + told.span(office.starts, office.ends) })}
        </small>
      )}
    </>
  );
}
