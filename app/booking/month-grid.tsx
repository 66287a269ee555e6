import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "../i18n/language-provider.tsx";
import {
  addMonths,
  clampDay,
  type Day,
  dayAfterKey,
  firstOfMonth,
  lastOfMonth,
  sameMonth,
  weeksOf,
} from "./days.ts";
import { type Slot, wallAt } from "./slots.ts";
import { useTold } from "./use-told.ts";

interface MonthGridProps {
  /** The free times of each day that has any; in order, never empty. */
  days: Map<Day, Slot[]>;
  /** The zone that the days are counted in. */
  zone: string;
  /** Its month is shown; of a month without any free day it is the first. */
  selected: Day;
  onSelect: (day: Day) => void;
  /** A button or a key has turned to the month of this day: its first free one or, where it has none, its first. */
  onTurn: (day: Day) => void;
}

/** A month as a grid of days: arrows, Home, End, Page Up and Page Down lead about, Enter and Space choose. */
export function MonthGrid({ days, zone, selected, onSelect, onTurn }: MonthGridProps) {
  const { t } = useTranslation("calendar");
  const told = useTold();
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState(selected);
  const [before, setBefore] = useState(selected);
  if (before !== selected) {
    setBefore(selected);
    // Who goes about with the arrows stays where they are; the day beside the month follows them.
    if (!sameMonth(current, selected)) setCurrent(selected);
  }
  const followFocus = useRef(false);
  useEffect(() => {
    if (!followFocus.current) return;
    followFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus();
  }, [current]);

  const free = [...days.keys()];
  const first = firstOfMonth(free[0] ?? selected);
  const last = lastOfMonth(free.at(-1) ?? selected);
  const today = wallAt(zone, Date.now()).day;

  function turn(months: number) {
    const day = firstFreeIn(addMonths(current, months));
    setCurrent(day);
    onTurn(day);
  }

  function firstFreeIn(month: Day): Day {
    return free.find((day) => sameMonth(day, month)) ?? firstOfMonth(month);
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = dayAfterKey(event.key, current);
    if (!to) return;
    event.preventDefault();
    followFocus.current = true;
    const next = clampDay(to, first, last);
    setCurrent(next);
    if (!sameMonth(next, current)) onTurn(firstFreeIn(next));
  }

  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <h3 id={title} aria-live="polite" className="first-letter:uppercase">
          {told.month(current)}
        </h3>
        <div className="flex gap-1">
          <MonthButton
            label={t("month.previous")}
            path="m10 3-5 5 5 5"
            disabled={sameMonth(current, first)}
            onPress={() => turn(-1)}
          />
          <MonthButton
            label={t("month.next")}
            path="m6 3 5 5-5 5"
            disabled={sameMonth(current, last)}
            onPress={() => turn(1)}
          />
        </div>
      </div>
      <p className="mt-2 text-fine text-ink-soft">{t("month.hint")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern allows a table */}
      <table ref={grid} role="grid" aria-labelledby={title} className="booking-month" onKeyDown={press}>
        <thead>
          <tr>
            {told.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(current).map((week, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name and never change places
            <tr key={i}>
              {week.map((day, j) => {
                const count = day && days.get(day)?.length;
                const isChosen = day === selected && Boolean(count);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: places outside the month have no other name
                  // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
                  <td key={j} role="gridcell" aria-selected={day ? isChosen : undefined}>
                    {day && (
                      <button
                        type="button"
                        className="booking-day"
                        data-day={day}
                        data-free={count ? "" : undefined}
                        tabIndex={day === current ? 0 : -1}
                        aria-disabled={!count}
                        aria-current={day === today ? "date" : undefined}
                        aria-label={
                          count
                            ? t("month.free", { count, day: told.day(day) })
                            : t("month.none", { day: told.day(day) })
                        }
                        onClick={() => {
                          setCurrent(day);
                          if (count) onSelect(day);
                        }}
                      >
                        {Number(day.slice(8))}
                      </button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MonthButtonProps {
  label: string;
  path: string;
  disabled: boolean;
  onPress: () => void;
}

/** Stays focusable at the end of the span, or the focus would be lost on reaching it. */
function MonthButton({ label, path, disabled, onPress }: MonthButtonProps) {
  return (
    <button
      type="button"
      className="booking-turn"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
    >
      <svg aria-hidden viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor">
        <path d={path} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
