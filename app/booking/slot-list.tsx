import { useTranslation } from "../i18n/language-provider.tsx";
import type { Slot } from "./slots.ts";
import { useTold } from "./use-told.ts";

interface SlotListProps {
  slots: Slot[];
  onChoose: (slot: Slot) => void;
}

/** Free times of one day as buttons, on the visitor's clock and, where that shows something else, on the office's. */
export function SlotList({ slots, onChoose }: SlotListProps) {
  const { t } = useTranslation("bookingForm");
  const told = useTold();

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
                {t("day.office", { time: told.office(slot) })}
              </small>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
