import { useEffect, useState } from "react";
import { site } from "../../content-loader/data/site.ts";
import { isoWeekday } from "../../shared/day.ts";
import { formatHours, formatTime, weekdayName } from "../../shared/time-wording.ts";
import { parseTimeOfDay, wallTimeAt } from "../../shared/zone-clock.ts";
import { useLanguage, useTranslation } from "../i18n/language-provider.tsx";
import { DayLine } from "../ui/day-line.tsx";
import { isOpen, localOfficeHours } from "./office-hours.ts";
import { visitorZone } from "./visitor-zone.ts";

const { openingHours } = site;

export interface SupportZone {
  id: "americas" | "europe" | "asiaPacific";
  /** `UTC−8`, from the westernmost to the easternmost place. */
  offsets: [string, string];
  /** Our opening hours at these two offsets. */
  hours: [string, string];
  /** The office's hours when it is noon there, from east to west. */
  noon: { from: number; to: number };
}

interface SupportHoursProps {
  zones: SupportZone[];
}

/** A day in Oslo with three clocks and the office hours on each and in the visitor's time zone. */
export function SupportHours({ zones }: SupportHoursProps) {
  const { t } = useTranslation("international");
  const now = useNow();
  return (
    <>
      <figure className="mb-10">
        <DayLine
          opens={parseTimeOfDay(openingHours.opens) / 60}
          closes={parseTimeOfDay(openingHours.closes) / 60}
          clocks={zones.map(({ id, noon }) => ({ id, label: t(`support.zones.${id}.short`), ...noon }))}
          now={now && parseTimeOfDay(wallTimeAt(openingHours.timeZone, now.getTime()).time) / 60}
        />
        <figcaption className="mt-5 max-w-[33em] text-fine text-ink-soft">{t("support.line")}</figcaption>
      </figure>
      <ul className="grid gap-5 md:grid-cols-3">
        {zones.map((zone) => (
          <Zone key={zone.id} {...zone} />
        ))}
      </ul>
      <p className="mt-4 max-w-[33em] text-fine text-ink-soft">{t("support.winter")}</p>
      <LocalOfficeHours now={now} />
    </>
  );
}

function Zone({ id, offsets, hours }: SupportZone) {
  const { t } = useTranslation("international");
  return (
    <li className="tile flex flex-col p-7">
      <h3>{t(`support.zones.${id}.name`)}</h3>
      <p className="mt-1 text-fine text-ink-soft">{offsets.join(" – ")}</p>
      <p className="mt-4 mb-6">{t(`support.zones.${id}.text`)}</p>
      <p className="mt-auto line-above pt-4 text-fine text-ink-soft">{t("support.opening")}</p>
      <dl className="mt-2 grid gap-1">
        {(["west", "east"] as const).map((side, i) => (
          <div key={side} className="flex items-baseline justify-between gap-3">
            <dt className="text-fine text-ink-soft">{t(`support.${side}`)}</dt>
            <dd className="font-serif text-[1.65rem] leading-tight sm:whitespace-nowrap">{hours[i]}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** The office hours in the visitor's time zone; in the office's until it is known. */
function LocalOfficeHours({ now }: { now: Date | undefined }) {
  const { t } = useTranslation("international");
  const { code } = useLanguage();
  const timeZone = now ? visitorZone(openingHours.timeZone) : openingHours.timeZone;
  const office = now && wallTimeAt(openingHours.timeZone, now.getTime());
  const { firstDay, lastDay, opens, closes } = localOfficeHours(openingHours, timeZone, now ?? new Date(0));
  return (
    <div className="mt-10 grid gap-x-12 gap-y-3 border-t border-line-strong pt-8 md:grid-cols-[1fr_2fr]">
      <h3>{t("support.yours.title")}</h3>
      <div className="min-h-40 sm:min-h-24">
        <p className="font-serif text-title leading-tight">
          {t("support.yours.line", {
            place: timeZone.split("/").at(-1)?.replaceAll("_", " "),
            firstDay: weekdayName(firstDay, code),
            lastDay: weekdayName(lastDay, code),
            localHours: formatHours(opens, closes, code),
          })}
        </p>
        {office && (
          <p className="mt-3 border-l-3 border-multe pl-3 text-ink-soft">
            {t(isOpen(openingHours, now) ? "support.yours.open" : "support.yours.closed", {
              day: weekdayName(isoWeekday(office.day), code),
              time: formatTime(office.time, code),
            })}
          </p>
        )}
      </div>
    </div>
  );
}

/** The current minute. Undefined in the prerendered page. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
