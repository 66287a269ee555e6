import { describe, expect, it } from "vitest";
import { hoursAtOffset, isOpen, localOfficeHours, type OpeningHours } from "./office-hours.ts";

const hours: OpeningHours = {
  opens: "09:00",
  closes: "18:00",
  days: [1, 2, 3, 4, 5],
  timeZone: "Europe/Oslo",
};
/** Wednesdays, one in each half of the year. */
const winter = new Date("2026-01-14T12:00Z");
const summer = new Date("2026-07-15T12:00Z");

function localHours(timeZone: string, now: Date) {
  const { opens, closes, firstDay, lastDay } = localOfficeHours(hours, timeZone, now);
  return `${firstDay}-${lastDay} ${opens}-${closes}`;
}

describe("office hours in the visitor's time zone", () => {
  it.each([
    ["Europe/Oslo", "1-5 09:00-18:00"],
    ["Europe/London", "1-5 08:00-17:00"],
    ["America/New_York", "1-5 03:00-12:00"],
    ["Asia/Tokyo", "1-5 17:00-02:00"],
    ["Asia/Kolkata", "1-5 13:30-22:30"],
    ["Pacific/Honolulu", "7-4 22:00-07:00"],
    ["Pacific/Kiritimati", "1-5 22:00-07:00"],
  ])("in %s in winter are %s", (timeZone, expected) => {
    expect(localHours(timeZone, winter)).toBe(expected);
  });

  it.each([
    ["Europe/Oslo", "1-5 09:00-18:00"],
    ["Europe/London", "1-5 08:00-17:00"],
    ["Asia/Tokyo", "1-5 16:00-01:00"],
    ["Pacific/Honolulu", "7-4 21:00-06:00"],
  ])("in %s in summer are %s: there the clock may not have moved", (timeZone, expected) => {
    expect(localHours(timeZone, summer)).toBe(expected);
  });

  it("differ in the weeks between the American and the European clock change", () => {
    expect(localHours("America/New_York", new Date("2026-03-18T12:00Z"))).toBe("1-5 04:00-13:00");
  });

  it("are Monday's when computed on the weekend of a clock change", () => {
    expect(localHours("Asia/Tokyo", new Date("2026-03-27T16:00Z"))).toBe("1-5 17:00-02:00");
    expect(localHours("Asia/Tokyo", new Date("2026-03-27T17:00Z"))).toBe("1-5 16:00-01:00");
    expect(localHours("Asia/Tokyo", new Date("2026-10-24T12:00Z"))).toBe("1-5 17:00-02:00");
  });
});

describe("the office", () => {
  it.each([
    ["2026-01-14T07:59Z", false],
    ["2026-01-14T08:00Z", true],
    ["2026-01-14T16:59Z", true],
    ["2026-01-14T17:00Z", false],
    ["2026-07-15T07:00Z", true],
    ["2026-07-15T16:00Z", false],
    ["2026-01-17T12:00Z", false],
    ["2026-01-18T12:00Z", false],
  ])("at %s is open: %s", (instant, open) => {
    expect(isOpen(hours, new Date(instant))).toBe(open);
  });
});

describe("the office hours at a distance from UTC", () => {
  it.each([
    [-8, "00:00", "09:00"],
    [-5, "03:00", "12:00"],
    [1, "09:00", "18:00"],
    [8, "16:00", "01:00"],
    [11, "19:00", "04:00"],
  ])("of %i hours are %s to %s in winter", (offset, opens, closes) => {
    expect(hoursAtOffset(hours, 1, offset)).toEqual({ opens, closes });
  });
});
