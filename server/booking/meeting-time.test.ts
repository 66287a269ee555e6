import { describe, expect, test } from "vitest";
import { formatMeetingLines, formatOfficeTime } from "./meeting-time.ts";

const start = Date.parse("2026-11-24T08:00:00Z");
const meeting = (timeZone: string, at = start) => ({ start: at, ends: at + 1_800_000, timeZone });
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const lines = (timeZone: string, language: "en" | "no", at = start) =>
  formatMeetingLines(meeting(timeZone, at), "Europe/Oslo", language).map(plain);

describe("formatMeetingLines", () => {
  test("returns one line when the visitor's time equals Oslo's", () => {
    for (const zone of ["", "Europe/Oslo", "Europe/Berlin"]) {
      expect(lines(zone, "en")).toEqual(["Tuesday 24 November 2026, 09:00–09:30 (Oslo)"]);
    }
    expect(lines("", "no")).toEqual(["Tirsdag 24. november 2026, kl. 09.00–09.30 (Oslo)"]);
  });

  test("returns both times when they differ, and the day twice only when it differs", () => {
    expect(lines("Asia/Kathmandu", "no")).toEqual([
      "Tirsdag 24. november 2026, kl. 13.45–14.15 (Kathmandu)",
      "kl. 09.00–09.30 (Oslo)",
    ]);
    expect(lines("Pacific/Honolulu", "en")).toEqual([
      "Monday 23 November 2026, 22:00–22:30 (Honolulu)",
      "Tuesday 24 November 2026, 09:00–09:30 (Oslo)",
    ]);
  });

  test.each([
    ["2026-10-23T07:00:00Z", "12:45–13:15", "09:00–09:30"],
    ["2026-10-26T08:00:00Z", "13:45–14:15", "09:00–09:30"],
  ])("keeps Oslo's hour when Oslo's clock changes (%s)", (instant, visitor, office) => {
    const [first, second] = lines("Asia/Kathmandu", "en", Date.parse(instant));
    expect(first).toContain(visitor);
    expect(second).toContain(office);
  });
});

test("formatOfficeTime lowercases the weekday within a Norwegian line", () => {
  expect(plain(formatOfficeTime(meeting("Asia/Kathmandu"), "Europe/Oslo", "no"))).toBe(
    "tirsdag 24. november 2026, kl. 09.00–09.30 (Oslo)",
  );
});
