import { useTranslation } from "../i18n/language-provider.tsx";
import { SlotList } from "./slot-list.tsx";
import type { Slot } from "./slots.ts";
import { useTold } from "./use-told.ts";

interface DayViewProps {
  slots: Slot[];
  /** Length of a meeting. */
  minutes: number;
  /** The visitor's zone, when its clock is not the office's. */
  zone: string | undefined;
  /** Why the visitor has to choose again. */
  problem: string | undefined;
  onChoose: (slot: Slot) => void;
}

/** The free times of one day. */
export function DayView({ slots, minutes, zone, problem, onChoose }: DayViewProps) {
  const { t } = useTranslation("bookingForm");
  const told = useTold();

  return (
    <>
      <p className="mt-2 text-fine text-ink-soft">
        {zone ? t("day.otherClock", { minutes, zone: told.zone(zone) }) : t("day.sameClock", { minutes })}
      </p>
      {problem && (
        <p role="alert" className="booking-problem mt-4 first-letter:uppercase">
          {problem}
        </p>
      )}
      <SlotList slots={slots} onChoose={onChoose} />
    </>
  );
}
