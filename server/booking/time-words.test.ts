import { describe, expect, test, vi } from "vitest";
import { choiceWords, meetingLines } from "./time-words.ts";

const start = Date.parse("2026-11-24T08:00:00Z");
const lines = (timeZone: string, lang: "en" | "no", at = start) =>
  meetingLines({ start: at, ends: at + 1_800_000, timeZone }, "Europe/Oslo", lang).map((line) =>
    line.replaceAll("\u00a0", " "),
  );

describe("a meeting's time in words", () => {
  test("is told once where the clock is Oslo's", () => {
    for (const zone of ["", "Europe/Oslo"]) {
      expect(lines(zone, "en")).toEqual(["Tuesday 24 November 2026, 09:00–09:30 (Oslo)"]);
    }
    expect(lines("", "no")).toEqual(["Tirsdag 24. november 2026, kl. 09.00–09.30 (Oslo)"]);
  });

  test("is told on both clocks elsewhere, the day once where it is the same", () => {
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
  ])("keeps Oslo's hour over its clock change (%s)", (instant, theirs, oslo) => {
    const [there, here] = lines("Asia/Kathmandu", "en", Date.parse(instant));
    expect(there).toContain(theirs);
    expect(here).toContain(oslo);
  });

  test("is short in a list to choose from", () => {
    expect(choiceWords(start, "Europe/Oslo", "en")).toBe("Tue 24 Nov, 09:00");
    expect(choiceWords(start, "Europe/Oslo", "no").replace("\u00a0", " ")).toBe("Tir. 24. nov. kl. 09.00");
  });

  test("makes no formatter for each, a list of two hundred at most one for its zone", () => {
    const made = vi.spyOn(Intl, "DateTimeFormat");
    for (let index = 0; index < 200; index++) choiceWords(start + index * 1_800_000, "Europe/Oslo", "no");
    expect(made.mock.calls.length).toBeLessThan(2);
    made.mockRestore();
  });
});
