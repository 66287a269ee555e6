import { useEffect, useRef, useState } from "react";
import type { BookingAccepted } from "../../shared/booking.ts";
import type { Day } from "../../shared/day.ts";
import { createFormDraft } from "../forms/form-draft.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import { BookingDone } from "./booking-done.tsx";
import { BookingForm, type FormValues } from "./booking-form.tsx";
import { CalendarEmpty } from "./calendar-states.tsx";
import { DayPanel, FullMonthPanel } from "./day-panel.tsx";
import { isSameMonth } from "./month.ts";
import { MonthGrid } from "./month-grid.tsx";
import type { Slot, SlotCalendar } from "./slots.ts";
import { useOnline } from "./use-online.ts";
import { invalidateSlots } from "./use-slots.ts";

const emptyForm: FormValues = { name: "", email: "", note: "" };

const formDraft = createFormDraft<FormValues>("booking");

interface SlotPickerProps extends SlotCalendar {
  /** The time chosen in the list of next times, an ISO instant. */
  start: string | undefined;
}

/** The steps of a booking: day, time, form, confirmation. The form's text survives a change of time. */
export function SlotPicker({ days, zones, minutes, isSameClock, start }: SlotPickerProps) {
  const { t } = useTranslation("bookingForm");
  const online = useOnline();
  const [slot, setSlot] = useState(() => [...days.values()].flat().find((one) => one.start === start));
  const [chosenDay, setChosenDay] = useState(slot?.visitor.starts.day);
  /** The first day of a shown month that had no free day. */
  const [emptyMonth, setEmptyMonth] = useState<Day>();
  /** A form that was opened from the next times has no month next to it. */
  const [showsMonth, setShowsMonth] = useState(!slot);
  const [values, setValues] = useState(formDraft.get() ?? emptyForm);
  const [taken, setTaken] = useState<Slot>();
  const [booked, setBooked] = useState<FormValues & { slot: Slot; answer: BookingAccepted }>();
  const [focusTarget, setFocusTarget] = useState<"month" | "step" | undefined>(slot ? "step" : "month");
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    formDraft.set(values === emptyForm ? undefined : values);
  }, [values]);

  // The next step takes the focus, which would otherwise move to the document.
  useEffect(() => {
    if (!focusTarget) return;
    const isMonth = focusTarget === "month";
    const target = isMonth ? ".booking-day[tabindex='0']" : "[data-step]";
    // The month replaces the next times, so there is nothing to scroll to.
    container.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: isMonth });
    setFocusTarget(undefined);
  }, [focusTarget]);

  if (booked) {
    return (
      <div ref={container}>
        <BookingDone {...booked} />
      </div>
    );
  }

  const freeDays = [...days.keys()];
  // When the last time of a day is taken meanwhile, the next free day is shown.
  const day =
    chosenDay &&
    (days.has(chosenDay) ? chosenDay : (freeDays.find((free) => free > chosenDay) ?? freeDays.at(-1)));
  // The empty month may have a free day by now.
  const freedDay = emptyMonth && freeDays.find((free) => isSameMonth(free, emptyMonth));
  const fullMonth = freedDay ? undefined : emptyMonth;
  const shownDay = freedDay ?? day ?? freeDays[0];
  if (!shownDay) return <CalendarEmpty />;

  function showDay(day: Day) {
    if (days.has(day)) setChosenDay(day);
    setEmptyMonth(days.has(day) ? undefined : day);
    setTaken(undefined);
  }

  function chooseAgain() {
    setSlot(undefined);
    setShowsMonth(true);
    setFocusTarget("step");
  }

  function panel() {
    if (slot) {
      return (
        <BookingForm
          slot={slot}
          timeZone={zones.visitor}
          values={values}
          onType={(field, text) => setValues((current) => ({ ...current, [field]: text }))}
          onChange={chooseAgain}
          onTaken={() => {
            setTaken(slot);
            chooseAgain();
            invalidateSlots();
          }}
          onBooked={(answer, email) => {
            formDraft.set(undefined);
            setBooked({ ...values, slot, email, answer });
            setFocusTarget("step");
            invalidateSlots();
          }}
        />
      );
    }
    if (fullMonth) {
      return (
        <FullMonthPanel
          month={fullMonth}
          next={freeDays.find((free) => free > fullMonth)}
          onNext={(day) => {
            showDay(day);
            setFocusTarget("step");
          }}
        />
      );
    }
    return (
      <DayPanel
        day={shownDay ?? ""}
        slots={(days.get(shownDay ?? "") ?? []).filter(({ start }) => start !== taken?.start)}
        minutes={minutes}
        zone={isSameClock ? undefined : zones.visitor}
        taken={taken}
        onChoose={(slot) => {
          setSlot(slot);
          setTaken(undefined);
          setFocusTarget("step");
        }}
      />
    );
  }

  return (
    <>
      {!online && (
        <p role="status" className="booking-stale">
          {t("states.stale")}
        </p>
      )}
      <div ref={container} className={showsMonth ? "booking-columns" : undefined}>
        {showsMonth && (
          <MonthGrid
            days={days}
            zone={zones.visitor}
            selected={slot?.visitor.starts.day ?? fullMonth ?? shownDay}
            onSelect={(day) => {
              showDay(day);
              setSlot(undefined);
            }}
            // The panel follows the month, but a form that is being filled in stays.
            onMonthChange={showDay}
          />
        )}
        <div className="min-w-0">{panel()}</div>
      </div>
    </>
  );
}
