import { expect, test } from "vitest";
import { addDays, daysBetween, isoWeekday, parseDay } from "./day.ts";

test("parseDay accepts only days that exist", () => {
  expect(parseDay("2028-02-29")).toBe("2028-02-29");
  for (const text of ["2027-02-29", "2026-13-01", "26-01-01", "2026-1-1", "", "x"]) {
    expect(parseDay(text)).toBeUndefined();
  }
});

test("addDays and daysBetween count across the end of a month, a leap day and a year", () => {
  expect(addDays("2028-02-28", 2)).toBe("2028-03-01");
  expect(addDays("2027-01-01", -1)).toBe("2026-12-31");
  expect(daysBetween("2026-12-31", "2027-03-01")).toBe(60);
});

test("isoWeekday counts from Monday", () => {
  expect([isoWeekday("2026-12-07"), isoWeekday("2026-12-13")]).toEqual([1, 7]);
});
