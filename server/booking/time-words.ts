const locales = { en: "en-GB", no: "nb-NO" } as const;

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
export function meetingLines(time: MeetingTime, officeZone: string, lang: "en" | "no"): string[] {
  const office = inZone(time, officeZone, lang);
  const theirs = inZone(time, time.timeZone || officeZone, lang);
  const sameDay = theirs.day === office.day;
  if (sameDay && theirs.span === office.span) return [`${office.day}, ${office.span} (${office.city})`];
  const there = `${office.span} (${office.city})`;
  return [`${theirs.day}, ${theirs.span} (${theirs.city})`, sameDay ? there : `${office.day}, ${there}`];
}

/** The same on one line. */
export function meetingWords(time: MeetingTime, officeZone: string, lang: "en" | "no"): string {
  return meetingLines(time, officeZone, lang).join(" / ");
}

/** A time to choose from a list, on the office's clock, short enough for a phone: "Tue 24 Nov, 09:00". */
export function choiceWords(start: number, officeZone: string, lang: "en" | "no"): string {
  const day = dayWords(start, officeZone, lang, { weekday: "short", day: "numeric", month: "short" });
  return lang === "no"
    ? `${day} kl.\u00a0${clock(start, officeZone, lang)}`
    : `${day}, ${clock(start, officeZone, lang)}`;
}

function inZone({ start, ends }: MeetingTime, timeZone: string, lang: "en" | "no") {
  const span = `${clock(start, timeZone, lang)}–${clock(ends, timeZone, lang)}`;
  return {
    day: dayWords(start, timeZone, lang, { dateStyle: "full" }),
    span: lang === "no" ? `kl.\u00a0${span}` : span,
    city: timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " "),
  };
}

/** A day, with a capital since it begins a line. British English needs no comma behind the weekday. */
function dayWords(
  instant: number,
  timeZone: string,
  lang: "en" | "no",
  parts: Intl.DateTimeFormatOptions,
): string {
  const day = new Intl.DateTimeFormat(locales[lang], { ...parts, timeZone }).format(instant);
  return day.charAt(0).toUpperCase() + day.slice(1).replace(",", "");
}

/** `09:30`, in Norwegian `09.30`. */
function clock(instant: number, timeZone: string, lang: "en" | "no"): string {
  const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone }).format(instant);
  return lang === "no" ? time.replace(":", ".") : time;
}
