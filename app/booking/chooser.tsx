import { useEffect, useRef, useState } from "react";
import type { BookingAccepted } from "../../shared/booking.ts";
import { createFormDraft } from "../forms/form-draft.ts";
import { useTranslation } from "../i18n/language-provider.tsx";
import { queryClient } from "../query-client.ts";
import { BookingDone } from "./booking-done.tsx";
import { BookingForm, type Typed } from "./booking-form.tsx";
import { CalendarEmpty } from "./calendar-states.tsx";
import { DayView } from "./day-view.tsx";
import { type Day, sameMonth } from "./days.ts";
import { FullMonth } from "./full-month.tsx";
import { MonthGrid } from "./month-grid.tsx";
import type { Slot } from "./slots.ts";
import { type BookingDays, slotsQuery } from "./slots-query.ts";
import { useOnline } from "./use-online.ts";
import { useTold } from "./use-told.ts";

const nothing: Typed = { name: "", email: "", note: "" };

const written = createFormDraft<Typed>("booking");

interface ChooserProps extends BookingDays {
  /** The time that was chosen among the next ones, an ISO instant. */
  start: string | undefined;
}

/** Day, time, who: the way to a booking. What was typed outlives every change of mind. */
export function Chooser({ days, zones, minutes, sameClock, start }: ChooserProps) {
  const { t } = useTranslation("bookingForm");
  const { t: tCalendar } = useTranslation("calendar");
  const told = useTold();
  const online = useOnline();
  const [slot, setSlot] = useState(() => [...days.values()].flat().find((one) => one.start === start));
  const [wanted, setWanted] = useState(slot?.here.day);
  /** The first day of a month that was turned to when it had no free day. */
  const [turned, setTurned] = useState<Day>();
  /** Who took one of the next times is not shown a month beside its form. */
  const [month, setMonth] = useState(!slot);
  const [typed, setTyped] = useState(written.get() ?? nothing);
  const [taken, setTaken] = useState<Slot>();
  const [booked, setBooked] = useState<Typed & { slot: Slot; answer: BookingAccepted }>();
  const [target, setTarget] = useState<"form" | "day" | "done" | "month" | undefined>(
    slot ? "form" : "month",
  );
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    written.set(typed === nothing ? undefined : typed);
  }, [typed]);

  // A step that replaces another takes the focus along, or it would fall to the top of the page.
  useEffect(() => {
    if (!target) return;
    const step = target === "month" ? ".booking-day[tabindex='0']" : "[data-step]";
    // The month stands where the next times stood: there is nothing to scroll to.
    panel.current?.querySelector<HTMLElement>(step)?.focus({ preventScroll: target === "month" });
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
  // Its month may have got a free day since.
  const freed = turned && freeDays.find((free) => sameMonth(free, turned));
  const fullMonth = freed ? undefined : turned;
  const shown = freed ?? day ?? freeDays[0];
  if (!shown) return <CalendarEmpty />;

  function show(day: Day) {
    if (days.has(day)) setWanted(day);
    setTurned(days.has(day) ? undefined : day);
    setTaken(undefined);
  }

  function lost(slot: Slot) {
    setTaken(slot);
    setSlot(undefined);
    setMonth(true);
    setTarget("day");
    queryClient.invalidateQueries({ queryKey: slotsQuery.queryKey });
  }

  return (
    <>
      {!online && (
        <p role="status" className="booking-stale">
          {t("states.stale")}
        </p>
      )}
      <div ref={panel} className={month ? "booking-halves" : undefined}>
        {month && (
          <MonthGrid
            days={days}
            zone={zones.visitor}
            selected={slot?.here.day ?? fullMonth ?? shown}
            onSelect={(day) => {
              show(day);
              setSlot(undefined);
            }}
            // What stands beside the month is of that month. A form that is being filled in stays until another time is wanted.
            onTurn={show}
          />
        )}
        <div className="min-w-0">
          {slot ? (
            <BookingForm
              slot={slot}
              timeZone={zones.visitor}
              typed={typed}
              onType={(field, text) => setTyped((before) => ({ ...before, [field]: text }))}
              onChange={() => {
                setSlot(undefined);
                setMonth(true);
                setTarget("day");
              }}
              onTaken={() => lost(slot)}
              onBooked={(answer, email) => {
                written.set(undefined);
                setBooked({ ...typed, slot, email, answer });
                setTarget("done");
                queryClient.invalidateQueries({ queryKey: slotsQuery.queryKey });
              }}
            />
          ) : (
            <section>
              {/* The step's own heading gets the focus when the visitor comes back to choose again. */}
              <h3 tabIndex={-1} data-step aria-live="polite" className="first-letter:uppercase">
                {fullMonth ? tCalendar("month.full", { month: told.month(fullMonth) }) : told.day(shown)}
              </h3>
              {fullMonth ? (
                <FullMonth
                  next={freeDays.find((free) => free > fullMonth)}
                  onNext={(day) => {
                    show(day);
                    setTarget("day");
                  }}
                />
              ) : (
                <DayView
                  slots={(days.get(shown) ?? []).filter(({ start }) => start !== taken?.start)}
                  minutes={minutes}
                  zone={sameClock ? undefined : zones.visitor}
                  problem={
                    taken &&
                    tCalendar("problems.taken", {
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
            </section>
          )}
        </div>
      </div>
    </>
  );
}
