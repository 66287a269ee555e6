/**
 * How each language writes days, dates and times of day. A language is added as one row of `wording`. Names of months and
 * weekdays are copied from `Intl`, because its first use takes a browser 30 ms.
 */
import { type Day, isoWeekday } from "./day.ts";
import { type LanguageCode, languages } from "./languages.ts";
import type { WallTime } from "./zone-clock.ts";

interface TimeWording {
  months: readonly string[];
  /** Month names after the day number. */
  shortMonths: readonly string[];
  /** Monday first. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** A day of a month: `12 January`, `12. januar`. */
  dayOfMonth: (day: number, month: string) => string;
  /** Between a month and its year. */
  beforeYear: string;
  /** Between two dates of one year: `1 May – 31 October`, `1. mai–31. oktober`. */
  betweenDates: string;
  /** Between hours and minutes. */
  timeSeparator: string;
  /** Before a time within a line: `kl. 09.30`. */
  beforeTime: string;
  /** Between a date and a time in a sentence: ` at `. */
  afterDate: string;
  /** Between days or dates and times of day in a list. */
  dateTimeSeparator: string;
  /** Opening hours omit zero minutes: `9–18`. */
  omitsZeroMinutes: boolean;
  /** Between the first and the last of several days: `Monday to Friday`. */
  to: string;
}

const nbsp = "\u00a0";
/** A dash without a line break after it, by a word joiner. */
const unbrokenDash = "–\u2060";

const wording: Record<LanguageCode, TimeWording> = {
  en: {
    months: list("January February March April May June July August September October November December"),
    shortMonths: list("Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec"),
    weekdays: list("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"),
    shortWeekdays: list("Mon Tue Wed Thu Fri Sat Sun"),
    dayOfMonth: (day, month) => `${day}${nbsp}${month}`,
    beforeYear: " ",
    betweenDates: " – ",
    timeSeparator: ":",
    beforeTime: "",
    afterDate: " at ",
    dateTimeSeparator: ", ",
    omitsZeroMinutes: false,
    to: " to ",
  },
  no: {
    months: list("januar februar mars april mai juni juli august september oktober november desember"),
    shortMonths: list("jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des."),
    weekdays: list("mandag tirsdag onsdag torsdag fredag lørdag søndag"),
    shortWeekdays: list("man. tir. ons. tor. fre. lør. søn."),
    dayOfMonth: (day, month) => `${day}.${nbsp}${month}`,
    beforeYear: nbsp,
    betweenDates: "–",
    timeSeparator: ".",
    beforeTime: `kl.${nbsp}`,
    afterDate: " kl. ",
    dateTimeSeparator: " ",
    omitsZeroMinutes: true,
    to: " til ",
  },
};

/**
 * As precise as the input: `12 January 2025` / `12. januar 2025`, `January 2025`, `2025`.
 *
 * @param iso a day `2025-01-12`, a month `2025-01` or a year `2025`
 */
export function formatDate(iso: string, language: LanguageCode): string {
  const year = iso.slice(0, 4);
  if (iso.length === 4) return year;
  if (iso.length === 7) return formatMonth(iso, language);
  return dayAndMonth(iso, wording[language].months, language) + wording[language].beforeYear + year;
}

/** `1 May – 31 October 2026` / `1. mai–31. oktober 2026`; the first day's year only when it differs. */
export function formatDateRange(from: Day, to: Day, language: LanguageCode): string {
  const { months, betweenDates } = wording[language];
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const start = sameYear ? dayAndMonth(from, months, language) : formatDate(from, language);
  // A date with a year has spaces inside, so the dash needs spaces in every language.
  return start + (sameYear ? betweenDates : " – ") + formatDate(to, language);
}

/** `Wednesday 9 December` / `onsdag 9. desember`. */
export function formatDay(day: Day, language: LanguageCode): string {
  return `${weekdayName(isoWeekday(day), language)} ${dayAndMonth(day, wording[language].months, language)}`;
}

/** `Wednesday 9 Dec` / `onsdag 9. des.`. */
export function formatShortDay(day: Day, language: LanguageCode): string {
  const { shortMonths } = wording[language];
  return `${weekdayName(isoWeekday(day), language)} ${dayAndMonth(day, shortMonths, language)}`;
}

/** `Wednesday 9 December 2026` / `onsdag 9. desember 2026`, for mails: without no-break spaces. */
export function formatFullDay(day: Day, language: LanguageCode): string {
  const date = formatDate(day, language).replaceAll(nbsp, " ");
  return `${weekdayName(isoWeekday(day), language)} ${date}`;
}

/** `December 2026` / `desember 2026`. Takes a day or a month. */
export function formatMonth(day: Day, language: LanguageCode): string {
  return `${monthName(day, wording[language].months)} ${day.slice(0, 4)}`;
}

/** A weekday name within a sentence. Monday is 1, Sunday 7. */
export function weekdayName(weekday: number, language: LanguageCode): string {
  return wording[language].weekdays[weekday - 1] ?? "";
}

/** `Wed` / `ons`, for a calendar header. Monday is 1, Sunday 7. */
export function shortWeekdayName(weekday: number, language: LanguageCode): string {
  return (wording[language].shortWeekdays[weekday - 1] ?? "").replace(".", "");
}

/**
 * Days of a week in order: `Monday to Friday` / `mandag til fredag` when they are consecutive, otherwise one by one.
 *
 * @param days Monday is 1, Sunday 7
 */
export function formatWeekdays(days: readonly number[], language: LanguageCode): string {
  const names = days.map((day) => weekdayName(day, language));
  const isSpan =
    days.length > 2 && days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);
  if (isSpan) return [names[0], names.at(-1)].join(wording[language].to);
  return new Intl.ListFormat(languages[language].locale, { type: "conjunction" }).format(names);
}

/** A standalone time: `09:30` / `09.30`. Takes `09:30`. */
export function formatTime(time: string, language: LanguageCode): string {
  return time.replace(":", wording[language].timeSeparator);
}

/** `09:30–10:00` / `kl. 09.30–10.00`. Takes `09:30`. */
export function formatTimeSpan(from: string, to: string, language: LanguageCode): string {
  return `${wording[language].beforeTime}${formatTime(from, language)}–${formatTime(to, language)}`;
}

/** Opening hours: `9:00–18:00` / `kl. 9–18`. Takes `09:00`. */
export function formatHours(opens: string, closes: string, language: LanguageCode): string {
  const { beforeTime, omitsZeroMinutes } = wording[language];
  const [from, to] = [opens, closes].map((time) => {
    const hour = time.replace(/^0(?=\d)/, "");
    return formatTime(omitsZeroMinutes ? hour.replace(/:00$/, "") : hour, language);
  });
  return beforeTime + from + unbrokenDash + to;
}

/** Opening hours on a line of their own: `Monday to Friday, 9:00–18:00` / `Mandag til fredag kl. 9–18`. */
export function formatOpeningHours(
  days: readonly number[],
  opens: string,
  closes: string,
  language: LanguageCode,
): string {
  const weekdays = capitalize(formatWeekdays(days, language));
  return weekdays + wording[language].dateTimeSeparator + formatHours(opens, closes, language);
}

/** `Wednesday 9 December 2026 at 09:30` / `onsdag 9. desember 2026 kl. 09.30`. */
export function formatMoment({ day, time }: WallTime, language: LanguageCode): string {
  return formatFullDay(day, language) + wording[language].afterDate + formatTime(time, language);
}

/** `Pacific Time` / `tidssone for Stillehavskysten`. */
export function timeZoneName(timeZone: string, language: LanguageCode): string {
  const { locale } = languages[language];
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" });
  return format.formatToParts().find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/** Capitalizes the first letter of a line. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function dayAndMonth(day: Day, months: readonly string[], language: LanguageCode): string {
  return wording[language].dayOfMonth(Number(day.slice(8)), monthName(day, months));
}

function monthName(day: Day, months: readonly string[]): string {
  return months[Number(day.slice(5, 7)) - 1] ?? "";
}

function list(names: string): readonly string[] {
  return names.split(" ");
}
