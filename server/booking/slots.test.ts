import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, dayMs } from "../../shared/day.ts";
import { dayAt } from "../../shared/zone-clock.ts";
import { easterSunday, isNorwegianHoliday } from "./holidays.ts";
import { bookableWindow, freeStarts, isBookable, type SlotRules, startsOn } from "./slots.ts";

const rules: SlotRules = {
  timeZone: "Europe/Oslo",
  opens: "09:00",
  closes: "18:00",
  days: [1, 2, 3, 4, 5],
  minutes: 30,
  bufferMinutes: 0,
  capacity: 1,
  hoursAhead: 24,
  daysAhead: 60,
};
const minute = 60_000;
const anyTime = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2060, 0) });
const meeting = (start: number, minutes = 30) => ({ start, ends: start + minutes * minute });

/** Easter by Gauss's rule, which is not the algorithm under test. */
function gaussEaster(year: number): string {
  const century = Math.floor(year / 100);
  const moon = (15 - Math.floor((13 + 8 * century) / 25) + century - Math.floor(century / 4)) % 30;
  const sun = (4 + century - Math.floor(century / 4)) % 7;
  const d = (19 * (year % 19) + moon) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + sun) % 7;
  let march = 22 + d + e;
  if (d === 29 && e === 6) march = 50;
  if (d === 28 && e === 6 && (11 * moon + 11) % 30 < 19) march = 49;
  return new Date(Date.UTC(year, 2, march)).toISOString().slice(0, 10);
}

/** What Oslo's clock shows at an instant, by `Intl` alone. */
const oslo = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Oslo",
  dateStyle: "short",
  timeStyle: "short",
});
const weekday = new Intl.DateTimeFormat("en", { timeZone: "Europe/Oslo", weekday: "short" });

/** The same rules implemented independently: steps through every half hour of UTC and reads the wall clock. */
function offered(now: number): number[] {
  const found: number[] = [];
  const firstHalfHour = Math.ceil((now + 86_400_000) / (30 * minute)) * 30 * minute;
  for (let time = firstHalfHour; time <= now + 60 * 86_400_000; time += 30 * minute) {
    const [date = "", clock = ""] = oslo.format(time).split(" ");
    if (["Sat", "Sun"].includes(weekday.format(time)) || clock < "09:00" || clock > "17:30") continue;
    const easter = Date.parse(gaussEaster(Number(date.slice(0, 4))));
    const movable = [-3, -2, 0, 1, 39, 49, 50].map((days) =>
      new Date(easter + days * 86_400_000).toISOString().slice(0, 10),
    );
    if (movable.includes(date) || /-(01-01|05-01|05-17|12-25|12-26)$/.test(date)) continue;
    found.push(time);
  }
  return found;
}

describe("freeStarts", () => {
  test("returns the starts of an independently computed calendar at any moment", () => {
    fc.assert(
      fc.property(anyTime, (now) => {
        expect(freeStarts(rules, now, [])).toEqual(offered(now));
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    ["the spring change", "2027-03-20T12:00:00Z"],
    ["the autumn change", "2026-10-20T12:00:00Z"],
    ["a leap day", "2028-02-20T12:00:00Z"],
    ["Easter", "2027-03-10T12:00:00Z"],
    ["Christmas and New Year", "2026-12-01T00:00:00Z"],
    ["a May with every holiday", "2027-04-25T12:00:00Z"],
  ])("gives the right starts around %s", (_, time) => {
    expect(freeStarts(rules, Date.parse(time), [])).toEqual(offered(Date.parse(time)));
  });

  test("keeps nine to six in Oslo when the clocks change", () => {
    const clock = (day: string) => startsOn(rules, day).map((time) => new Date(time).toISOString());
    expect(clock("2027-03-26")).toEqual([]);
    expect(clock("2027-03-24")).toMatchObject({
      0: "2027-03-24T08:00:00.000Z",
      17: "2027-03-24T16:30:00.000Z",
    });
    expect(clock("2027-03-31")).toMatchObject({
      0: "2027-03-31T07:00:00.000Z",
      17: "2027-03-31T15:30:00.000Z",
    });
    expect(clock("2028-02-29")).toHaveLength(18);
  });

  test("starts exactly 24 hours ahead and ends after sixty days", () => {
    const tuesdayTen = Date.parse("2026-11-24T09:00:00Z");
    expect(isBookable(rules, tuesdayTen - dayMs, [], tuesdayTen)).toBe(true);
    expect(isBookable(rules, tuesdayTen - dayMs + 1, [], tuesdayTen)).toBe(false);
    expect(isBookable(rules, tuesdayTen - 60 * dayMs, [], tuesdayTen)).toBe(true);
    expect(isBookable(rules, tuesdayTen - 60 * dayMs - 1, [], tuesdayTen)).toBe(false);
    expect(isBookable(rules, tuesdayTen - 7 * dayMs, [], tuesdayTen + minute)).toBe(false);
  });

  test("leaves out exactly the taken starts", () => {
    fc.assert(
      fc.property(anyTime, fc.array(fc.nat(600), { maxLength: 20 }), (now, picks) => {
        const all = freeStarts(rules, now, []);
        const taken = new Set(picks.map((pick) => all[pick % all.length] ?? 0));
        const left = freeStarts(
          rules,
          now,
          [...taken].map((start) => meeting(start)),
        );
        expect(left).toEqual(all.filter((start) => !taken.has(start)));
      }),
      { numRuns: 20 },
    );
  });

  test("offers a start with two seats until both are taken", () => {
    const now = Date.parse("2026-11-20T12:00:00Z");
    const start = Date.parse("2026-11-24T09:00:00Z");
    const two = { ...rules, capacity: 2 };
    expect(isBookable(two, now, [meeting(start)], start)).toBe(true);
    expect(isBookable(two, now, [meeting(start), meeting(start)], start)).toBe(false);
  });

  test("keeps the buffer between meetings, also for an earlier timetable", () => {
    const now = Date.parse("2026-11-20T12:00:00Z");
    const buffered = { ...rules, bufferMinutes: 15 };
    const day = "2026-11-24";
    const starts = startsOn(buffered, day);
    expect(starts.map((start) => (start - (starts[0] ?? 0)) / minute)).toEqual(
      Array.from({ length: 12 }, (_, index) => index * 45),
    );
    const old = meeting(Date.parse("2026-11-24T09:40:00Z"));
    const left = freeStarts(buffered, now, [old], { from: day, to: day });
    for (const start of left) {
      expect(start >= old.ends + 15 * minute || start + 45 * minute <= old.start).toBe(true);
    }
    expect(left).toHaveLength(10);
  });

  test("returns only the bookable starts of the requested days", () => {
    fc.assert(
      fc.property(
        anyTime,
        fc.integer({ min: -5, max: 70 }),
        fc.integer({ min: 0, max: 20 }),
        (now, skip, length) => {
          const from = addDays(dayAt(rules.timeZone, now), skip);
          const to = addDays(from, length);
          const all = freeStarts(rules, now, []);
          const within = all.filter((start) => {
            const day = dayAt(rules.timeZone, start);
            return day >= from && day <= to;
          });
          expect(freeStarts(rules, now, [], { from, to })).toEqual(within);
        },
      ),
      { numRuns: 20 },
    );
  });

  test("stops at the last bookable start when a huge range is requested", () => {
    const { until } = bookableWindow(rules, Date.UTC(2026, 0));
    const days = { from: "0001-01-01", to: "9999-12-31" };
    expect(freeStarts(rules, Date.UTC(2026, 0), [], days).at(-1)).toBeLessThanOrEqual(until);
  });
});

describe("Norwegian holidays", () => {
  test("match another Easter algorithm for four centuries", () => {
    for (let year = 1900; year < 2300; year++) expect(easterSunday(year)).toBe(gaussEaster(year));
  });

  test("match the printed calendar of 2027", () => {
    const days: string[] = [];
    for (let day = "2027-01-01"; day < "2028"; day = addDays(day, 1)) {
      if (isNorwegianHoliday(day)) days.push(day);
    }
    expect(days).toEqual([
      "2027-01-01",
      "2027-03-25",
      "2027-03-26",
      "2027-03-28",
      "2027-03-29",
      "2027-05-01",
      "2027-05-06",
      "2027-05-16",
      "2027-05-17",
      "2027-12-25",
      "2027-12-26",
    ]);
  });
});
