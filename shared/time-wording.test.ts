import { describe, expect, it, vi } from "vitest";
import { type LanguageCode, languageCodes, languages } from "./languages.ts";
import {
  formatDate,
  formatDateRange,
  formatDay,
  formatHours,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatTime,
  formatTimeSpan,
  formatWeekdays,
  shortWeekdayName,
  timeZoneName,
  weekdayName,
} from "./time-wording.ts";

/** English and Norwegian next to each other; `_` stands for a no-break space and `~` for a word joiner. */
function both(write: (language: LanguageCode) => string): string {
  const visible = (text: string) => text.replaceAll("\u00a0", "_").replaceAll("\u2060", "~");
  return `${visible(write("en"))} | ${visible(write("no"))}`;
}

const monthNumbers = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
/** 1 January 2024 was a Monday. */
const mondayOn = Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`);

describe.each(languageCodes)("names in the language %s", (language) => {
  const intl = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(languages[language].locale, { ...options, timeZone: "UTC" });
    return (day: string) => format.format(new Date(day));
  };

  it("equal those of Intl without calling it", () => {
    const firsts = monthNumbers.map((number) => `2024-${number}-01`);
    const weekday = intl({ weekday: "long" });
    const shortWeekday = intl({ weekday: "short" });
    const expected = [
      firsts.map(intl({ month: "long" })).map((name) => `${name} 2024`),
      firsts.map((day) => `${weekday(day)} ${intl({ day: "numeric", month: "short" })(day)}`),
      mondayOn.map(weekday),
      mondayOn.map((day) => shortWeekday(day).replace(".", "")),
    ];
    const asked = vi.spyOn(Intl, "DateTimeFormat");
    expect([
      monthNumbers.map((number) => formatDate(`2024-${number}`, language)),
      firsts.map((day) => formatShortDay(day, language).replaceAll("\u00a0", " ")),
      mondayOn.map((_, index) => weekdayName(index + 1, language)),
      mondayOn.map((_, index) => shortWeekdayName(index + 1, language)),
    ]).toEqual(expected);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });
});

describe("dates", () => {
  it("are as precise as their source", () => {
    expect(both((l) => formatDate("2025-01-12", l))).toBe("12_January 2025 | 12._januar_2025");
    expect(both((l) => formatDate("2026-11", l))).toBe("November 2026 | november 2026");
    expect(both((l) => formatDate("2018", l))).toBe("2018 | 2018");
    expect(both((l) => formatMonth("2026-12-09", l))).toBe("December 2026 | desember 2026");
    expect(both((l) => formatDay("2026-12-09", l))).toBe("Wednesday 9_December | onsdag 9._desember");
    expect(both((l) => formatShortDay("2026-12-10", l))).toBe("Thursday 10_Dec | torsdag 10._des.");
  });

  it("state the year once when both ends of a range share it", () => {
    expect(both((l) => formatDateRange("2026-05-01", "2026-10-31", l))).toBe(
      "1_May – 31_October 2026 | 1._mai–31._oktober_2026",
    );
    expect(both((l) => formatDateRange("2026-11-01", "2027-01-31", l))).toBe(
      "1_November 2026 – 31_January 2027 | 1._november_2026 – 31._januar_2027",
    );
  });

  it("form ranges of consecutive weekdays and list others", () => {
    expect(both((l) => formatWeekdays([1, 2, 3, 4, 5], l))).toBe("Monday to Friday | mandag til fredag");
    expect(both((l) => formatWeekdays([1, 3, 5], l))).toBe(
      "Monday, Wednesday and Friday | mandag, onsdag og fredag",
    );
  });
});

describe("times of day", () => {
  it("follow the language", () => {
    expect(both((l) => formatTime("09:30", l))).toBe("09:30 | 09.30");
    expect(both((l) => formatTimeSpan("09:30", "10:00", l))).toBe("09:30–10:00 | kl._09.30–10.00");
    const moment = { day: "2026-11-24", time: "13:45" };
    expect(both((l) => formatMoment(moment, l))).toBe(
      "Tuesday 24 November 2026 at 13:45 | tirsdag 24. november 2026 kl. 13.45",
    );
  });

  it("are short as opening hours", () => {
    expect(both((l) => formatHours("09:00", "18:00", l))).toBe("9:00–~18:00 | kl._9–~18");
    expect(both((l) => formatHours("08:30", "16:00", l))).toBe("8:30–~16:00 | kl._8.30–~16");
  });

  it("have a familiar time zone name", () => {
    expect(timeZoneName("America/Los_Angeles", "en")).toBe("Pacific Time");
    expect(timeZoneName("Asia/Kathmandu", "no")).toBe("nepalsk tid");
  });
});
