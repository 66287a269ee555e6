import type { Day } from "../../shared/day.ts";
import type { LanguageCode } from "../../shared/languages.ts";
import {
  formatDay,
  formatMonth,
  formatTime,
  formatTimeSpan,
  timeZoneName,
} from "../../shared/time-wording.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { formatOfficeStart, type Slot } from "./slots.ts";

interface DayPanelProps {
  day: Day;
  slots: Slot[];
  /** Length of a meeting. */
  minutes: number;
  /** The visitor's time zone, when it differs from the office's. */
  zone: string | undefined;
  /** A time that someone else took while the visitor was choosing it. */
  taken: Slot | undefined;
  onChoose: (slot: Slot) => void;
}

/** The free times of one day. */
export function DayPanel({ day, slots, minutes, zone, taken, onChoose }: DayPanelProps) {
  const { t } = useTranslation("bookingForm");
  const { t: tCalendar } = useTranslation("calendar");
  const { code } = useLanguage();
  return (
    <section>
      <PanelHeading text={formatDay(day, code)} />
      <p className="mt-2 text-fine text-ink-soft">
        {zone
          ? t("day.otherClock", { minutes, zone: timeZoneName(zone, code) })
          : t("day.sameClock", { minutes })}
      </p>
      {taken && (
        <p role="alert" className="booking-problem mt-4 first-letter:uppercase">
          {tCalendar("problems.taken", { time: slotTime(taken, code) })}
        </p>
      )}
      <ul className="booking-times">
        {slots.map((slot) => (
          <li key={slot.start}>
            <SlotButton slot={slot} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `Wednesday 9 December, 10:00–10:30`. */
function slotTime({ visitor: { starts, ends } }: Slot, language: LanguageCode): string {
  return `${formatDay(starts.day, language)}, ${formatTimeSpan(starts.time, ends.time, language)}`;
}

/** The start in the visitor's and, when different, the office's time zone. */
function SlotButton({ slot, onChoose }: { slot: Slot; onChoose: (slot: Slot) => void }) {
  const { t } = useTranslation("bookingForm");
  const { code } = useLanguage();
  const { day, time } = slot.visitor.starts;
  const officeStart = formatOfficeStart(slot, code);
  return (
    <button type="button" className="booking-time" onClick={() => onChoose(slot)}>
      <span className="sr-only">{t("day.slot", { day: formatDay(day, code) })} </span>
      <b>{formatTime(time, code)}</b>
      {officeStart && (
        <small>
          <span className="sr-only">, </span>
          {t("day.office", { time: officeStart })}
        </small>
      )}
    </button>
  );
}

interface FullMonthPanelProps {
  /** The first day of the month. */
  month: Day;
  /** The first free day after it. */
  next: Day | undefined;
  onNext: (day: Day) => void;
}

/** Replaces a day's times when the shown month has no free day. */
export function FullMonthPanel({ month, next, onNext }: FullMonthPanelProps) {
  const { t } = useTranslation("calendar");
  const { code } = useLanguage();
  return (
    <section>
      <PanelHeading text={t("month.full", { month: formatMonth(month, code) })} />
      {next && (
        <>
          <p className="mt-2 text-fine text-ink-soft">{t("month.after", { day: formatDay(next, code) })}</p>
          <p className="mt-6">
            <button type="button" className="btn btn-ghost" onClick={() => onNext(next)}>
              {t("month.go")}
            </button>
          </p>
        </>
      )}
    </section>
  );
}

/** Focused when the visitor returns to choose another time. */
function PanelHeading({ text }: { text: string }) {
  return (
    <h3 tabIndex={-1} data-step aria-live="polite" className="first-letter:uppercase">
      {text}
    </h3>
  );
}
