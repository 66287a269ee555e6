import type { Language } from "../i18n/languages.ts";
import { type Day, utcOf } from "./days.ts";
import type { Slot, WallTime } from "./slots.ts";

const nbsp = "\u00a0";

/** Days, times and zones as a language writes them. */
export interface Told {
  /** `Wednesday 9 December` / `onsdag 9. desember`. */
  day(day: Day): string;
  /** `Wednesday 9 Dec` / `onsdag 9. des.`. */
  shortDay(day: Day): string;
  /** `December 2026` / `desember 2026`. */
  month(day: Day): string;
  /** Monday to Sunday, short and whole. */
  weekdays: { short: string; long: string }[];
  /** `09:30` / `09.30`. */
  time(wall: WallTime): string;
  /** When a meeting begins on the office's clock, `10:00` or `Wed 10:00`, where that shows something else. */
  office(slot: Slot): string | undefined;
  /** `09:30–10:00` / `kl. 09.30–10.00`. */
  span(from: WallTime, to: WallTime): string;
  /** `Pacific Time` / `tidssone for Stillehavskysten`. */
  zone(timeZone: string): string;
}

/**
 * How a language tells times. Names and short dates come from `Intl`; all other order and signs are set here. Without React, for the next times
 * are told before it has come.
 */
export function toldIn({ code, locale }: Pick<Language, "code" | "locale">): Told {
  const part = (options: Intl.DateTimeFormatOptions) => {
    // A formatter costs a phone a millisecond: made where it is wanted.
    let format: Intl.DateTimeFormat | undefined;
    return (day: Day) => {
      format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
      return format.format(utcOf(day));
    };
  };
  const weekday = part({ weekday: "long" });
  const short = part({ weekday: "short" });
  const month = part({ month: "long" });
  const dateShortly = part({ day: "numeric", month: "short" });
  const time = ({ time }: WallTime) => (code === "no" ? time.replace(":", ".") : time);
  return {
    day: (day) => `${weekday(day)} ${Number(day.slice(8))}${code === "no" ? "." : ""}${nbsp}${month(day)}`,
    shortDay: (day) => `${weekday(day)} ${dateShortly(day).replace(" ", nbsp)}`,
    month: (day) => `${month(day)} ${day.slice(0, 4)}`,
    // 1 January 2024 was a Monday.
    weekdays: Array.from({ length: 7 }, (_, i) => `2024-01-0${i + 1}`).map((day) => ({
      short: short(day).replace(".", ""),
      long: weekday(day),
    })),
    time,
    office: ({ here, office }) =>
      office && (office.starts.day === here.day ? "" : `${short(office.starts.day)} `) + time(office.starts),
    span: (from, to) => `${code === "no" ? `kl.${nbsp}` : ""}${time(from)}–${time(to)}`,
    zone(timeZone) {
      const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" });
      return format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
    },
  };
}
