import { type LanguageCode, languages } from "../../shared/languages.ts";
import { shownAt } from "../../shared/zone-clock.ts";

type Lang = LanguageCode;

// What a zone's clock shows is written as if it were UTC, so these few serve every zone. Made for each time of a list,
// formatters took 10 MB a page that no collector of garbage knew of.
const fullDay = dayFormatters({ dateStyle: "full" });
const shortDay = dayFormatters({ weekday: "short", day: "numeric", month: "short" });

export interface MeetingTime {
  start: number;
  ends: number;
  /** The visitor's zone, or empty. */
  timeZone: string;
}

/**
 * A meeting's time in words: on the visitor's clock, and on the office's where that shows another time. One or two
 * lines, the day told once where it is the same:
 * "Tuesday 24 November 2026, 13:45–14:15 (Kathmandu)", "09:00–09:30 (Oslo)"
 */
export function meetingLines(time: MeetingTime, officeZone: string, lang: Lang): string[] {
  const office = inZone(time, officeZone, lang);
  const theirs = inZone(time, time.timeZone || officeZone, lang);
  const sameDay = theirs.day === office.day;
  if (sameDay && theirs.span === office.span) return [`${office.day}, ${office.span} (${office.city})`];
  const there = `${office.span} (${office.city})`;
  return [`${theirs.day}, ${theirs.span} (${theirs.city})`, sameDay ? there : `${office.day}, ${there}`];
}

/** The same on one line. */
export function meetingWords(time: MeetingTime, officeZone: string, lang: Lang): string {
  return meetingLines(time, officeZone, lang).join(" / ");
}

/** A time to choose from a list, on the office's clock, short enough for a phone: "Tue 24 Nov, 09:00". */
export function choiceWords(start: number, officeZone: string, lang: Lang): string {
  const shown = shownAt(officeZone, start);
  const day = dayWords(shown, shortDay[lang]);
  return lang === "no" ? `${day} kl.\u00a0${clock(shown, lang)}` : `${day}, ${clock(shown, lang)}`;
}

function inZone({ start, ends }: MeetingTime, timeZone: string, lang: Lang) {
  const shown = shownAt(timeZone, start);
  const span = `${clock(shown, lang)}–${clock(shownAt(timeZone, ends), lang)}`;
  return {
    day: dayWords(shown, fullDay[lang]),
    span: lang === "no" ? `kl.\u00a0${span}` : span,
    city: timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " "),
  };
}

function dayFormatters(parts: Intl.DateTimeFormatOptions): Record<Lang, Intl.DateTimeFormat> {
  const inUtc = { ...parts, timeZone: "UTC" };
  return {
    en: new Intl.DateTimeFormat(languages.en.locale, inUtc),
    no: new Intl.DateTimeFormat(languages.no.locale, inUtc),
  };
}

/** A day, with a capital since it begins a line. British English needs no comma behind the weekday. */
function dayWords(shown: number, formatter: Intl.DateTimeFormat): string {
  const day = formatter.format(shown);
  return day.charAt(0).toUpperCase() + day.slice(1).replace(",", "");
}

/** `09:30`, in Norwegian `09.30`. */
function clock(shown: number, lang: Lang): string {
  const time = new Date(shown).toISOString().slice(11, 16);
  return lang === "no" ? time.replace(":", ".") : time;
}
