import { describe, expect, it } from "vitest";
import { languages } from "../i18n/languages.ts";
import { slotAt, slotsByDay } from "./slots.ts";
import { toldIn } from "./told.ts";

const office = "Europe/Oslo";

/** Each time as the visitor reads it, and as the office does where that differs. */
function read(visitor: string, ...starts: string[]) {
  const days = slotsByDay(starts, 30, { visitor, office });
  return [...days].map(([day, slots]) => [
    day,
    ...slots.map(({ here, ends, office }) => {
      const there = office ? ` (${office.starts.day} ${office.starts.time})` : "";
      return `${here.time}–${ends.time}${there}`;
    }),
  ]);
}

describe("a free time", () => {
  it("is told once in Oslo, and in every place whose clock shows the same", () => {
    const expected = [["2026-12-09", "09:00–09:30", "17:30–18:00"]];
    for (const zone of [office, "Europe/Stockholm", "Europe/Berlin"]) {
      expect(read(zone, "2026-12-09T08:00:00.000Z", "2026-12-09T16:30:00.000Z")).toEqual(expected);
    }
  });

  it("is told on both clocks in Los Angeles and in Kathmandu", () => {
    expect(read("America/Los_Angeles", "2026-12-09T08:00:00.000Z")).toEqual([
      ["2026-12-09", "00:00–00:30 (2026-12-09 09:00)"],
    ]);
    expect(read("Asia/Kathmandu", "2026-12-09T08:00:00.000Z")).toEqual([
      ["2026-12-09", "13:45–14:15 (2026-12-09 09:00)"],
    ]);
  });

  it("stands under the visitor's own day, even if that is another than the office's", () => {
    expect(read("Pacific/Auckland", "2026-12-09T08:00:00.000Z", "2026-12-09T16:30:00.000Z")).toEqual([
      ["2026-12-09", "21:00–21:30 (2026-12-09 09:00)"],
      ["2026-12-10", "05:30–06:00 (2026-12-09 17:30)"],
    ]);
    expect(read("Pacific/Honolulu", "2026-12-09T08:00:00.000Z")).toEqual([
      ["2026-12-08", "22:00–22:30 (2026-12-09 09:00)"],
    ]);
  });

  it("keeps nine o'clock in Oslo on both sides of each clock change, and moves for those who do not change", () => {
    expect(
      read(
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
    expect(read("Asia/Kathmandu", "2026-10-23T07:00:00.000Z", "2026-10-26T08:00:00.000Z")).toEqual([
      ["2026-10-23", "12:45–13:15 (2026-10-23 09:00)"],
      ["2026-10-26", "13:45–14:15 (2026-10-26 09:00)"],
    ]);
  });
});

describe("in words", () => {
  const from = { day: "2026-12-09", time: "09:30" };
  const to = { day: "2026-12-09", time: "10:00" };
  const plain = (text: string) => text.replaceAll("\u00a0", " ");

  it("day and time follow the language", () => {
    const english = toldIn(languages.en);
    const norwegian = toldIn(languages.no);
    expect(plain(`${english.day(from.day)}, ${english.span(from, to)}`)).toBe(
      "Wednesday 9 December, 09:30–10:00",
    );
    expect(plain(`${norwegian.day(from.day)}, ${norwegian.span(from, to)}`)).toBe(
      "onsdag 9. desember, kl. 09.30–10.00",
    );
    expect(norwegian.month(from.day)).toBe("desember 2026");
    expect(norwegian.weekdays.map(({ short }) => short).join(" ")).toBe("man tir ons tor fre lør søn");
  });

  it("a next time names its day shortly, and the office's day where that is another", () => {
    const slot = slotAt("2026-12-09T23:30:00.000Z", 30, { visitor: "Asia/Kathmandu", office: "Europe/Oslo" });
    const [english, norwegian] = [toldIn(languages.en), toldIn(languages.no)];
    expect(plain(english.shortDay(slot.here.day))).toBe("Thursday 10 Dec");
    expect(plain(norwegian.shortDay(slot.here.day))).toBe("torsdag 10. des.");
    expect(norwegian.office(slot)).toBe("00.30");
    const earlier = slotAt("2026-12-09T20:30:00.000Z", 30, {
      visitor: "Asia/Kathmandu",
      office: "Europe/Oslo",
    });
    expect(english.office(earlier)).toBe("Wed 21:30");
    const there = slotAt("2026-12-09T20:30:00.000Z", 30, { visitor: "Europe/Oslo", office: "Europe/Oslo" });
    expect(english.office(there)).toBeUndefined();
  });

  it("a zone has a name that people use", () => {
    expect(toldIn(languages.en).zone("America/Los_Angeles")).toBe("Pacific Time");
    expect(toldIn(languages.no).zone("Asia/Kathmandu")).toBe("nepalsk tid");
  });
});
