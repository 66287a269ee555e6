import { findPeriods, isDuration, isMonthRange } from "../values/dates.ts";

/** Whether a text is a date, half of one, or what surrounds one in a margin, such as a duration. */
export function isDateLike(text: string): boolean {
  if (findPeriods(text).length > 0 || isDuration(text) || isMonthRange(text)) return true;
  // The second half of a broken period: "nå", "– 2021", "mars 2020".
  const start = text.replace(/^[-–—\s]+/, "");
  const [whole] = findPeriods(`2000 – ${start}`);
  return start !== "" && whole?.from === 0 && !whole.single && whole.to >= start.length + 6;
}
