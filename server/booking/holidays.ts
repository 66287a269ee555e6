import { type Day, daysBetween, utcDay } from "../../shared/day.ts";

/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter, Ascension, Whitsun. */
const daysFromEaster = [-3, -2, 0, 1, 39, 49, 50];
/** Fixed dates: New Year, Labour Day, Constitution Day, Christmas. */
const fixedDates = new Set(["01-01", "05-01", "05-17", "12-25", "12-26"]);

/** Whether a day is a public holiday in Norway (lov om helligdager og helligdagsfred § 2, lov om 1. og 17. mai). */
export function isNorwegianHoliday(day: Day): boolean {
  return (
    fixedDates.has(day.slice(5)) ||
    daysFromEaster.includes(daysBetween(easterSunday(Number(day.slice(0, 4))), day))
  );
}

/** Easter Sunday of a Gregorian year by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
export function easterSunday(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return utcDay(Date.UTC(year, month - 1, (h + l - 7 * m + 33 * month + 19) % 32));
}
