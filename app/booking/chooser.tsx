import { useEffect, useRef, useState } from "react";
import type { BookingAccepted } from "../../contract/booking.ts";
import { keptWords } from "../forms/kept-words.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import { queryClient } from "../query-client.ts";
import { BookingDone } from "./booking-done.tsx";
import { BookingForm, type Typed } from "./booking-form.tsx";
import { CalendarEmpty } from "./calendar-states.tsx";
import { DayView } from "./day-view.tsx";
import type { Day } from "./days.ts";
import { MonthGrid } from "./month-grid.tsx";
import type { Slot } from "./slots.ts";
import { useOnline } from "./use-online.ts";
import { type BookingDays, slotsKey } from "./use-slots.ts";
import { useTold } from "./use-told.ts";

const nothing: Typed = { name: "", email: "", note: "" };

const written = keptWords<Typed>("booking");

/** Day, time, who: the way to a booking. What was typed outlives every change of mind. */
export function Chooser({ days, zones, minutes, sameClock }: BookingDays) {
  const { t } = useTranslation("bookingForm");
  const told = useTold();
  const online = useOnline();
  const [wanted, setWanted] = useState<Day>();
  const [slot, setSlot] = useState<Slot>();
  const [typed, setTyped] = useState(written.get() ?? nothing);
  const [taken, setTaken] = useState<Slot>();
  const [booked, setBooked] = useState<{ slot: Slot; email: string; answer: BookingAccepted }>();
  const [target, setTarget] = useState<"form" | "day" | "done">();
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    written.set(typed === nothing ? undefined : typed);
  }, [typed]);

  // A step that replaces another takes the focus along, or it would fall to the top of the page.
  useEffect(() => {
    if (!target) return;
    panel.current?.querySelector<HTMLElement>("[data-step]")?.focus();
    setTarget(undefined);
  }, [target]);

  if (booked) {
    return (
      <div ref={panel}>
        <BookingDone {...booked} />
      </div>
    );
  }

  const freeDays = [...days.keys()];
  // The last time of a day can be taken while the visitor looks: then the next day that has one is shown.
  const day =
    wanted && (days.has(wanted) ? wanted : (freeDays.find((free) => free > wanted) ?? freeDays.at(-1)));
  const shown = day ?? freeDays[0];
  if (!shown) return <CalendarEmpty />;

  function lost(slot: Slot) {
    setTaken(slot);
    setSlot(undefined);
    setTarget("day");
    queryClient.invalidateQueries({ queryKey: slotsKey });
  }

  return (
    <>
      {!online && (
        <p role="status" className="booking-stale">
          {t("states.stale")}
        </p>
      )}
      <div className="booking-halves">
        <MonthGrid
          days={days}
          zone={zones.visitor}
          selected={shown}
          onSelect={(day) => {
            setWanted(day);
            setSlot(undefined);
            setTaken(undefined);
          }}
          // The times beside the month are of a day in it. A form that is being filled in stays.
          onTurn={(day) => {
            if (slot) return;
            setWanted(day);
            setTaken(undefined);
          }}
        />
        <div ref={panel} className="min-w-0">
          {slot ? (
            <BookingForm
              slot={slot}
              timeZone={zones.visitor}
              typed={typed}
              onType={(field, text) => setTyped((before) => ({ ...before, [field]: text }))}
              onChange={() => {
                setSlot(undefined);
                setTarget("day");
              }}
              onTaken={() => lost(slot)}
              onBooked={(answer, email) => {
                written.set(undefined);
                setBooked({ slot, email, answer });
                setTarget("done");
                queryClient.invalidateQueries({ queryKey: slotsKey });
              }}
            />
          ) : (
            <DayView
              day={shown}
              slots={(days.get(shown) ?? []).filter(({ start }) => start !== taken?.start)}
              minutes={minutes}
              zone={sameClock ? undefined : zones.visitor}
              problem={
                taken &&
                t("problems.taken", {
                  time: `${told.day(taken.here.day)}, ${told.span(taken.here, taken.ends)}`,
                })
              }
              onChoose={(slot) => {
                setSlot(slot);
                setTaken(undefined);
                setTarget("form");
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}
