import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { dayAt, instantAt, isTimeZone, minutesOf, shownAt, timeOf, weekdayOf } from "./zone-clock.ts";

const minute = 60_000;
const anyTime = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2060, 0) });
const anyZone = fc.constantFrom(
  "Europe/Oslo",
  "America/Los_Angeles",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Australia/Lord_Howe",
);

/** What a wall shows, in words of `Intl` and nothing of ours: `2026-12-09 09:30`. */
function wall(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(
    instant,
  );
}
const written = (shown: number) => new Date(shown).toISOString().slice(0, 16).replace("T", " ");

describe("a zone's clock", () => {
  test("shows what Intl writes, at any moment in zones far and odd", () => {
    fc.assert(
      fc.property(anyZone, anyTime, (zone, time) => {
        expect(written(shownAt(zone, time))).toBe(wall(zone, time));
        expect(written(dayAt(zone, time))).toBe(`${wall(zone, time).slice(0, 10)} 00:00`);
      }),
    );
  });

  test("is found again from the instant of a time of day", () => {
    fc.assert(
      fc.property(anyZone, anyTime, fc.integer({ min: 540, max: 1080 }), (zone, time, minutes) => {
        const day = dayAt("UTC", time);
        expect(wall(zone, instantAt(zone, day, minutes))).toBe(written(day + minutes * minute));
      }),
    );
  });

  test.each([
    ["skipped in spring counts from before the change", "2027-03-28", "02:30", "2027-03-28T01:30Z"],
    ["shown twice in autumn means the first", "2026-10-25", "02:30", "2026-10-25T00:30Z"],
    ["just after the spring change", "2027-03-28", "03:00", "2027-03-28T01:00Z"],
    ["just after the autumn change", "2026-10-25", "03:00", "2026-10-25T02:00Z"],
  ])("a time in Oslo %s", (_, day, time, instant) => {
    expect(instantAt("Europe/Oslo", Date.parse(day), minutesOf(time))).toBe(Date.parse(instant));
  });
});

test("days and times of day are counted as people do", () => {
  expect([weekdayOf(Date.UTC(2026, 11, 7)), weekdayOf(Date.UTC(2026, 11, 13))]).toEqual([1, 7]);
  expect([minutesOf("09:30"), timeOf(570), timeOf(0)]).toEqual([570, "09:30", "00:00"]);
});

describe("the name of a zone", () => {
  test("is one that Intl knows", () => {
    expect(["Europe/Oslo", "Asia/Katmandu", "europe/oslo"].map(isTimeZone)).toEqual([true, true, true]);
    expect(["", "Oslo", "Europe/Oslo ", "x".repeat(64)].map(isTimeZone)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test("in ever new spellings keeps no more than a few formatters", () => {
    const spellings = Array.from({ length: 100 }, (_, number) =>
      [..."america/bogota"]
        .map((letter, place) => ((number >> place) & 1 ? letter.toUpperCase() : letter))
        .join(""),
    );
    const made = vi.spyOn(Intl, "DateTimeFormat");
    for (const spelling of spellings) shownAt(spelling, 0);
    expect(made).toHaveBeenCalledTimes(100);
    shownAt(spellings.at(-1) ?? "", 0);
    expect(made).toHaveBeenCalledTimes(100);
    shownAt(spellings[0] ?? "", 0);
    expect(made).toHaveBeenCalledTimes(101);
    made.mockRestore();
  });
});
