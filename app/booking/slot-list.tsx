import { useTranslation } from "../i18n/language-provider.tsx";
import type { Day } from "./days.ts";
import type { Slot, WallTime } from "./slots.ts";
import { useTold } from "./use-told.ts";

interface SlotListProps {
  day: Day;
  slots: Slot[];
  onChoose: (slot: Slot) => void;
}

/** Free times of one day as buttons, on the visitor's clock and, where that shows something else, on the office's. */
export function SlotList({ day, slots, onChoose }: SlotListProps) {
  const { t } = useTranslation("bookingForm");
  const told = useTold();

  function officeTime(starts: WallTime): string {
    const weekday = starts.day === day ? "" : `${told.weekday(starts.day)} `;
    return t("day.office", { time: weekday + told.time(starts) });
  }

  return (
    <ul className="booking-times">
      {slots.map((slot) => (
        <li key={slot.start}>
          <button type="button" className="booking-time" onClick={() => onChoose(slot)}>
            <span className="sr-only">{t("day.slot", { day: told.day(slot.here.day) })} </span>
            <b>{told.time(slot.here)}</b>
            {slot.office && (
              <small>
                <span className="sr-only">, </span>
                {officeTime(slot.office.starts)}
              </small>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
