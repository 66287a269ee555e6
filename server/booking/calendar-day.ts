/** Days of a calendar as the server's callers write them. How they are counted stands in shared/zone-clock.ts. */

/** A day without a time, as `Date.UTC(year, month, date)`. */
export type Day = number;

/** `2026-05-17`, or undefined for a text that names no day. */
export function parseDay(text: string): Day | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(day) || formatDay(day) !== text ? undefined : day;
}

export function formatDay(day: Day): string {
  return new Date(day).toISOString().slice(0, 10);
}
