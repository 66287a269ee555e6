import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { dayAt, formatTimeOfDay, instantAt, isTimeZone, parseTimeOfDay, wallTimeAt } from "./zone-clock.ts";

const anyTime = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2060, 0) });
const anyZone = fc.constantFrom(
  "Europe/Oslo",
  "America/Los_Angeles",
  "Asia/Kathmandu",
  "Pacific/Apia",
  "Australia/Lord_Howe",
);

/** What a zone's clock shows, by `Intl` alone: `2026-12-09 09:30`. */
function wall(timeZone: string, instant: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(
    instant,
  );
}

describe("wallTimeAt", () => {
  test("returns what Intl formats at any moment in unusual zones", () => {
    fc.assert(
      fc.property(anyZone, anyTime, (zone, time) => {
        const shown = wallTimeAt(zone, time);
        expect(`${shown.day} ${shown.time}`).toBe(wall(zone, time));
        expect(dayAt(zone, time)).toBe(shown.day);
      }),
    );
  });

  test("is undone by instantAt", () => {
    fc.assert(
      fc.property(anyZone, anyTime, fc.integer({ min: 540, max: 1080 }), (zone, time, minutes) => {
        const day = dayAt("UTC", time);
        expect(wall(zone, instantAt(zone, day, minutes))).toBe(`${day} ${formatTimeOfDay(minutes)}`);
      }),
    );
  });

  test.each([
    ["skipped in spring counts from before the change", "2027-03-28", "02:30", "2027-03-28T01:30Z"],
    ["shown twice in autumn means the first", "2026-10-25", "02:30", "2026-10-25T00:30Z"],
    ["just after the spring change", "2027-03-28", "03:00", "2027-03-28T01:00Z"],
    ["just after the autumn change", "2026-10-25", "03:00", "2026-10-25T02:00Z"],
  ])("instantAt: a time in Oslo %s", (_, day, time, instant) => {
    expect(instantAt("Europe/Oslo", day, parseTimeOfDay(time))).toBe(Date.parse(instant));
  });
});

test("parseTimeOfDay and formatTimeOfDay are each other's inverse", () => {
  expect([parseTimeOfDay("09:30"), formatTimeOfDay(570), formatTimeOfDay(0)]).toEqual([
    570,
    "09:30",
    "00:00",
  ]);
});

describe("isTimeZone", () => {
  test("accepts the names that Intl knows", () => {
    expect(["Europe/Oslo", "Asia/Katmandu", "europe/oslo"].map(isTimeZone)).toEqual([true, true, true]);
    expect(["", "Oslo", "Europe/Oslo ", "x".repeat(64)].map(isTimeZone)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test("keeps a bounded number of formatters when zones come in many spellings", () => {
    const spellings = Array.from({ length: 100 }, (_, number) =>
      [..."america/bogota"]
        .map((letter, place) => ((number >> place) & 1 ? letter.toUpperCase() : letter))
        .join(""),
    );
    const made = vi.spyOn(Intl, "DateTimeFormat");
    for (const spelling of spellings) wallTimeAt(spelling, 0);
    expect(made).toHaveBeenCalledTimes(100);
    wallTimeAt(spellings.at(-1) ?? "", 0);
    expect(made).toHaveBeenCalledTimes(100);
    wallTimeAt(spellings[0] ?? "", 0);
    expect(made).toHaveBeenCalledTimes(101);
    made.mockRestore();
  });
});
