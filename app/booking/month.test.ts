import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { addDays, isoWeekday } from "../../shared/day.ts";
import { addMonths, clampDay, dayForKey, isSameMonth, lastOfMonth, monthWeeks } from "./month.ts";

const anyDay = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2060-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("dayForKey", () => {
  it.each([
    ["ArrowRight", "2026-12-31", "2027-01-01"],
    ["ArrowLeft", "2027-01-01", "2026-12-31"],
    ["ArrowDown", "2026-12-28", "2027-01-04"],
    ["ArrowUp", "2026-12-02", "2026-11-25"],
    ["Home", "2026-12-09", "2026-12-07"],
    ["Home", "2026-12-07", "2026-12-07"],
    ["End", "2026-12-09", "2026-12-13"],
    ["PageDown", "2027-01-31", "2027-02-28"],
    ["PageDown", "2028-01-31", "2028-02-29"],
    ["PageUp", "2027-01-15", "2026-12-15"],
  ])("moves with %s from %s to %s", (key, from, to) => {
    expect(dayForKey(key, from)).toBe(to);
  });

  it("returns undefined for a key that does not move in the grid", () => {
    expect(dayForKey("a", "2026-12-09")).toBeUndefined();
  });
});

test("monthWeeks contains each day of a month once, below its weekday", () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const weeks = monthWeeks(day);
      expect(weeks).toHaveLength(6);
      const days = weeks.flat().filter((each) => each !== undefined);
      expect(days[0]).toMatch(/-01$/);
      expect(days.at(-1)).toBe(lastOfMonth(day));
      expect(days).toContain(day);
      for (const [i, each] of weeks.flat().entries()) {
        if (each) expect(isoWeekday(each)).toBe((i % 7) + 1);
      }
    }),
  );
});

test("addMonths and addDays are undone by their negatives", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -30, max: 30 }), (day, months) => {
      expect(isSameMonth(addMonths(addMonths(day, months), -months), day)).toBe(true);
      expect(addDays(addDays(day, months), -months)).toBe(day);
      expect(addDays(day, 1) > day).toBe(true);
    }),
  );
});

test("clampDay returns the nearer bound for", () => {
  expect(clampDay("2026-11-30", "2026-12-01", "2027-01-31")).toBe("2026-12-01");
  expect(clampDay("2027-02-01", "2026-12-01", "2027-01-31")).toBe("2027-01-31");
  expect(clampDay("2026-12-24", "2026-12-01", "2027-01-31")).toBe("2026-12-24");
});
