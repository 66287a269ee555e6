import { describe, expect, it } from "vitest";
import { createSlot, formatOfficeStart, slotCalendar } from "./slots.ts";

const office = "Europe/Oslo";

/** Each day's times on the visitor's clock, and on the office's when that differs. */
function timesByDay(visitor: string, ...slots: string[]) {
  const { days } = slotCalendar({ ok: true, timeZone: office, minutes: 30, slots }, visitor);
  return [...days].map(([day, slots]) => [
    day,
    ...slots.map(({ visitor, office }) => {
      const inOffice = office ? ` (${office.starts.day} ${office.starts.time})` : "";
      return `${visitor.starts.time}–${visitor.ends.time}${inOffice}`;
    }),
  ]);
}

describe("slotCalendar", () => {
  it("shows one clock in time zones with Oslo's time", () => {
    const expected = [["2026-12-09", "09:00–09:30", "17:30–18:00"]];
    for (const zone of [office, "Europe/Stockholm", "Europe/Berlin"]) {
      expect(timesByDay(zone, "2026-12-09T08:00:00.000Z", "2026-12-09T16:30:00.000Z")).toEqual(expected);
    }
  });

  it("shows both clocks in other time zones", () => {
    expect(timesByDay("America/Los_Angeles", "2026-12-09T08:00:00.000Z")).toEqual([
      ["2026-12-09", "00:00–00:30 (2026-12-09 09:00)"],
    ]);
    expect(timesByDay("Asia/Kathmandu", "2026-12-09T08:00:00.000Z")).toEqual([
      ["2026-12-09", "13:45–14:15 (2026-12-09 09:00)"],
    ]);
  });

  it("groups times by the visitor's day when it differs from the office's", () => {
    expect(timesByDay("Pacific/Auckland", "2026-12-09T08:00:00.000Z", "2026-12-09T16:30:00.000Z")).toEqual([
      ["2026-12-09", "21:00–21:30 (2026-12-09 09:00)"],
      ["2026-12-10", "05:30–06:00 (2026-12-09 17:30)"],
    ]);
    expect(timesByDay("Pacific/Honolulu", "2026-12-09T08:00:00.000Z")).toEqual([
      ["2026-12-08", "22:00–22:30 (2026-12-09 09:00)"],
    ]);
  });

  it("keeps nine o'clock in Oslo before and after each clock change", () => {
    expect(
      timesByDay(
        "America/New_York",
        "2026-03-06T08:00:00.000Z",
        "2026-03-27T08:00:00.000Z",
        "2026-03-30T07:00:00.000Z",
      ),
    ).toEqual([
      ["2026-03-06", "03:00–03:30 (2026-03-06 09:00)"],
      ["2026-03-27", "04:00–04:30 (2026-03-27 09:00)"],
      ["2026-03-30", "03:00–03:30 (2026-03-30 09:00)"],
    ]);
    expect(timesByDay("Asia/Kathmandu", "2026-10-23T07:00:00.000Z", "2026-10-26T08:00:00.000Z")).toEqual([
      ["2026-10-23", "12:45–13:15 (2026-10-23 09:00)"],
      ["2026-10-26", "13:45–14:15 (2026-10-26 09:00)"],
    ]);
  });
});

describe("formatOfficeStart", () => {
  it("names the weekday only when the office's day differs", () => {
    const zones = { visitor: "Asia/Kathmandu", office };
    expect(formatOfficeStart(createSlot("2026-12-09T23:30:00.000Z", 30, zones), "no")).toBe("00.30");
    expect(formatOfficeStart(createSlot("2026-12-09T20:30:00.000Z", 30, zones), "en")).toBe("Wed 21:30");
  });

  it("returns undefined when both clocks show the same time", () => {
    const zones = { visitor: office, office };
    expect(formatOfficeStart(createSlot("2026-12-09T20:30:00.000Z", 30, zones), "en")).toBeUndefined();
  });
});
