import { useMemo } from "react";
import { useLanguage } from "../i18n/language-provider.tsx";
import type { Language } from "../i18n/languages.ts";
import { type Day, utcOf } from "./days.ts";
import type { WallTime } from "./slots.ts";

const nbsp = "\u00a0";

/** Days, times and zones as a language writes them. */
export interface Told {
  /** `Wednesday 9 December` / `onsdag 9. desember`. */
  day(day: Day): string;
  /** `December 2026` / `desember 2026`. */
  month(day: Day): string;
  /** Monday to Sunday, short and whole. */
  weekdays: { short: string; long: string }[];
  /** `Wed` / `ons.` */
  weekday(day: Day): string;
  /** `09:30` / `09.30`. */
  time(wall: WallTime): string;
  /** `09:30–10:00` / `kl. 09.30–10.00`. */
  span(from: WallTime, to: WallTime): string;
  /** `Pacific Time` / `tidssone for Stillehavskysten`. */
  zone(timeZone: string): string;
}

/** How the page's language tells times. Only names come from `Intl`; order and signs are set here. */
export function useTold(): Told {
  const language = useLanguage();
  return useMemo(() => toldIn(language), [language]);
}

export function toldIn({ code, locale }: Pick<Language, "code" | "locale">): Told {
  const part = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
    return (day: Day) => format.format(utcOf(day));
  };
  const weekday = part({ weekday: "long" });
  const short = part({ weekday: "short" });
  const month = part({ month: "long" });
  const time = ({ time }: WallTime) => (code === "no" ? time.replace(":", ".") : time);
  return {
    day(day) {
      const date = Number(day.slice(8));
      return code === "no"
        ? `${weekday(day)} ${date}.${nbsp}${month(day)}`
        : `${weekday(day)} ${date}${nbsp}${month(day)}`;
    },
    month: (day) => `${month(day)} ${day.slice(0, 4)}`,
    // 1 January 2024 was a Monday.
    weekdays: Array.from({ length: 7 }, (_, i) => `2024-01-0${i + 1}`).map((day) => ({
      short: short(day).replace(".", ""),
      long: weekday(day),
    })),
    weekday: short,
    time,
    span: (from, to) => `${code === "no" ? `kl.${nbsp}` : ""}${time(from)}–${time(to)}`,
    zone(timeZone) {
      const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" });
      return format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
    },
  };
}
