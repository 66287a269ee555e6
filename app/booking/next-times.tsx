import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "../i18n/language-provider.tsx";
import { queryClient } from "../query-client.ts";
import { Arrow } from "../ui/arrow.tsx";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { CalendarEmpty, CalendarFailed, CalendarOffline } from "./calendar-states.tsx";
import type { Day } from "./days.ts";
import { SlotList } from "./slot-list.tsx";
import type { Slot } from "./slots.ts";
import { type BookingDays, bookingDays, slotsQuery } from "./slots-query.ts";
import { useOnline } from "./use-online.ts";
import { useTold } from "./use-told.ts";

/** How many times are offered before the calendar is opened. */
const offered = 6;

interface NextTimesProps {
  onChoose: (slot: Slot) => void;
  /** The visitor wants to see all days. */
  onAll: () => void;
}

/** The next free times, to be taken at once; all others are one press behind. */
export function NextTimes({ onChoose, onAll }: NextTimesProps) {
  const { t } = useTranslation("bookingForm");
  const told = useTold();
  const online = useOnline();
  const { calendar, failed, load } = useNextSlots(online);
  if (!calendar) {
    if (!online) return <CalendarOffline />;
    return failed ? <CalendarFailed onRetry={load} /> : <CalendarSkeleton />;
  }
  const { days, zones, minutes, sameClock } = calendar;
  if (days.size === 0) return <CalendarEmpty />;
  return (
    <div>
      {!online && (
        <p role="status" className="booking-stale">
          {t("states.stale")}
        </p>
      )}
      <p className="text-fine text-ink-soft">
        {sameClock
          ? t("day.sameClock", { minutes })
          : t("day.otherClock", { minutes, zone: told.zone(zones.visitor) })}
      </p>
      {nextOf(days).map(([day, slots]) => (
        <section key={day}>
          <h3 className="mt-5 first-letter:uppercase">{told.day(day)}</h3>
          <SlotList day={day} slots={slots} onChoose={onChoose} />
        </section>
      ))}
      <p className="mt-6">
        <button type="button" className="btn btn-ghost" data-all-days onClick={onAll}>
          {t("allDays")} <Arrow />
        </button>
      </p>
    </div>
  );
}

/** The first times of all, by their days. */
function nextOf(days: Map<Day, Slot[]>): [Day, Slot[]][] {
  const next: [Day, Slot[]][] = [];
  let left = offered;
  for (const [day, slots] of days) {
    if (left <= 0) break;
    next.push([day, slots.slice(0, left)]);
    left -= slots.length;
  }
  return next;
}

/**
 * The free times, asked again when the network or the visitor comes back. Asked of the data client itself: its `useQuery` would be
 * 2.7 kB of script on a page that many leave without booking.
 */
function useNextSlots(online: boolean) {
  const [state, setState] = useState<{ calendar?: BookingDays; failed?: boolean }>({});
  const load = useCallback(() => {
    setState(({ calendar }) => ({ calendar }));
    queryClient.fetchQuery(slotsQuery).then(
      (data) => setState({ calendar: bookingDays(data) }),
      () => setState(({ calendar }) => ({ calendar, failed: true })),
    );
  }, []);
  useEffect(() => {
    if (!online) return;
    load();
    const back = () => document.visibilityState === "visible" && load();
    document.addEventListener("visibilitychange", back);
    return () => document.removeEventListener("visibilitychange", back);
  }, [online, load]);
  return { ...state, load };
}
