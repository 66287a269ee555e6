const locales = { en: "en-GB", no: "nb-NO" } as const;

export interface MeetingTime {
  start: number;
  ends: number;
  /** The visitor's zone, or empty. */
  timeZone: string;
}

/**
 * A meeting's time in words: on the visitor's clock, and on the office's where that shows another time.
 * "Tuesday 24 November 2026, 13:45–14:15 (Kathmandu) / Tuesday 24 November 2026, 09:00–09:30 (Oslo)"
 */
export function meetingWords(time: MeetingTime, officeZone: string, lang: "en" | "no"): string {
  const office = inZone(time, officeZone, lang);
  const zone = time.timeZone || officeZone;
  const theirs = inZone(time, zone, lang);
  const sameClock = theirs.clock === office.clock;
  const shown = sameClock ? [office] : [theirs, office];
  return shown.map(({ clock, city }) => `${clock} (${city})`).join(" / ");
}

function inZone({ start, ends }: MeetingTime, timeZone: string, lang: "en" | "no") {
  const day = new Intl.DateTimeFormat(locales[lang], { dateStyle: "full", timeZone });
  const time = new Intl.DateTimeFormat(locales[lang], { timeStyle: "short", hourCycle: "h23", timeZone });
  const city = timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
  return { clock: `${day.format(start)}, ${time.format(start)}–${time.format(ends)}`, city };
}
