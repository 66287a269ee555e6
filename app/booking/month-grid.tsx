import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Day } from "../../shared/day.ts";
import { formatDay, formatMonth, shortWeekdayName, weekdayName } from "../../shared/time-wording.ts";
import { dayAt } from "../../shared/zone-clock.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import {
  addMonths,
  clampDay,
  dayForKey,
  firstOfMonth,
  isSameMonth,
  lastOfMonth,
  monthWeeks,
} from "./month.ts";
import type { Slot } from "./slots.ts";

interface MonthGridProps {
  /** The free times of each day that has any, in order; never empty. */
  days: Map<Day, Slot[]>;
  /** The zone that the days are counted in. */
  zone: string;
  /** The day whose month is shown; the first of a month that has no free day. */
  selected: Day;
  onSelect: (day: Day) => void;
  /** Gets the first free day of a newly shown month, or its first day when none is free. */
  onMonthChange: (day: Day) => void;
}

/** A month as a grid of days: arrows, Home, End, Page Up and Page Down move, Enter and Space choose. */
export function MonthGrid({ days, zone, selected, onSelect, onMonthChange }: MonthGridProps) {
  const { t } = useTranslation("calendar");
  const { code } = useLanguage();
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState(selected);
  const [lastSelected, setLastSelected] = useState(selected);
  if (lastSelected !== selected) {
    setLastSelected(selected);
    // Within a month the arrow keys' position stays, whatever day the panel shows.
    if (!isSameMonth(current, selected)) setCurrent(selected);
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
  const today = dayAt(zone, Date.now());

  function changeMonth(months: number) {
    const day = firstFreeIn(addMonths(current, months));
    setCurrent(day);
    onMonthChange(day);
  }

  function firstFreeIn(month: Day): Day {
    return free.find((day) => isSameMonth(day, month)) ?? firstOfMonth(month);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = dayForKey(event.key, current);
    if (!target) return;
    event.preventDefault();
    followFocus.current = true;
    const next = clampDay(target, first, last);
    setCurrent(next);
    if (!isSameMonth(next, current)) onMonthChange(firstFreeIn(next));
  }

  return (
    <div className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <h3 id={titleId} aria-live="polite" className="first-letter:uppercase">
          {formatMonth(current, code)}
        </h3>
        <div className="flex gap-1">
          <MonthButton
            label={t("month.previous")}
            path="m10 3-5 5 5 5"
            disabled={isSameMonth(current, first)}
            onPress={() => changeMonth(-1)}
          />
          <MonthButton
            label={t("month.next")}
            path="m6 3 5 5-5 5"
            disabled={isSameMonth(current, last)}
            onPress={() => changeMonth(1)}
          />
        </div>
      </div>
      <p className="mt-2 text-fine text-ink-soft">{t("month.hint")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern allows a table */}
      <table ref={grid} role="grid" aria-labelledby={titleId} className="booking-month" onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 7].map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdayName(weekday, code)}>
                {shortWeekdayName(weekday, code)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(current).map((week, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no key of their own and keep their order
            <tr key={i}>
              {week.map((day, j) => {
                const count = day && days.get(day)?.length;
                const isSelected = day === selected && Boolean(count);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells outside the month have no key of their own
                  // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
                  <td key={j} role="gridcell" aria-selected={day ? isSelected : undefined}>
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
                            ? t("month.free", { count, day: formatDay(day, code) })
                            : t("month.none", { day: formatDay(day, code) })
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

/** Stays focusable at the last month, or the focus would be lost on reaching it. */
function MonthButton({ label, path, disabled, onPress }: MonthButtonProps) {
  return (
    <button
      type="button"
      className="booking-month-button"
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
