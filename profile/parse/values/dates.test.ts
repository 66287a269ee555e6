import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findPeriods, isDuration, withoutDuration } from "./dates.ts";

const read = (text: string) => {
  const [period] = findPeriods(text);
  return period && `${period.start} ${period.end ?? (period.current ? "ongoing" : "alone")}`;
};

describe("Periods in common formats", () => {
  test.each([
    ["august 2018 – i dag", "2018-08 ongoing"],
    ["aug. 2018 – nå", "2018-08 ongoing"],
    ["05/2022 – d.d.", "2022-05 ongoing"],
    ["01.2017 - 08.2018", "2017-01 2018-08"],
    ["2016–2018", "2016 2018"],
    ["2016 til 2018", "2016 2018"],
    ["2016‐2018", "2016 2018"],
    ["2016−18", "2016 2018"],
    ["siden 2019", "2019 ongoing"],
    ["fra mars 2019", "2019-03 ongoing"],
    ["f.o.m. mars 2019", "2019-03 ongoing"],
    ["2019 –", "2019 ongoing"],
    ["(2019 - )", "2019 ongoing"],
    ["august 2024 – (pågår)", "2024-08 ongoing"],
    ["2021 (pågående)", "2021 ongoing"],
    ["Sommeren 2021", "2021 2021"],
    ["Somrene 2007 og 2008", "2007 2008"],
    ["SOMRENE 2007 OG 2008", "2007 2008"],
    ["12.04.19 – 20.12.21", "2019-04-12 2021-12-20"],
    ["14-Mar-24", "2024-03-14 alone"],
    ["09-Aug-1988", "1988-08-09 alone"],
    ["1988.07.19", "1988-07-19 alone"],
    ["Jul. 2019 – up to now", "2019-07 ongoing"],
    ["04/23/19", "2019-04-23 alone"],
    ["2005-11-04", "2005-11-04 alone"],
    ["2005-11 – 2008-03", "2005-11 2008-03"],
    ["2002-06", "2002 2006"],
    ["2006-02", "2006-02 alone"],
    ["2002-06 – nå", "2002-06 ongoing"],
    ["2001-09 -> 2007-06", "2001-09 2007-06"],
    ["10.2022 – present time", "2022-10 ongoing"],
    ["summer 2018, summer 2019 and summer 2020", "2018 2020"],
    ["2019 and 1998", "2019 alone"],
    ["2016 (mars–juni)", "2016-03 2016-06"],
    ["1997/98", "1997 1998"],
    ["2004/05 to 2006/07", "2004 2007"],
    ["2004/07", "2004-07 alone"],
    ["Nov 23 - now", "2023-11 ongoing"],
    ["jan 19 – des 22", "2019-01 2022-12"],
    ["Jan-98 to Mar-02", "1998-01 2002-03"],
    ["Sep 74", "1974-09 alone"],
    ["Clerk\tSep 74\tBank", "1974-09 alone"],
    ["Mai 2016 – jan 17", "2016-05 2017-01"],
    ["14.02.2022 – still employed", "2022-02-14 ongoing"],
    ["høsten 2020 - våren 2021", "2020 2021"],
    ["01.08.2014 – 30.06.2016", "2014-08-01 2016-06-30"],
    ["1. august 2014 til 30. juni 2016", "2014-08-01 2016-06-30"],
    ["jan–mars 2020", "2020-01 2020-03"],
    ["Apr 2022 – Present", "2022-04 ongoing"],
    ["September 2011 - May 2013", "2011-09 2013-05"],
    ["Sept 2011 to date", "2011-09 ongoing"],
    ["September 2023 to present", "2023-09 ongoing"],
    ["since March 2019", "2019-03 ongoing"],
    ["March 5, 2019 — June 2020", "2019-03-05 2020-06"],
    ["5th March 2019 until now", "2019-03-05 ongoing"],
    ["Jan '19 – Feb '20", "2019-01 2020-02"],
    ["2019-03 – 2020-11", "2019-03 2020-11"],
    ["08/19 - 03/21", "2019-08 2021-03"],
    ["Summer 2022", "2022 2022"],
    ["2022 (vår)", "2022 2022"],
    ["2022", "2022 alone"],
    ["(Jan 2023)", "2023-01 alone"],
  ])("%s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ["HMS-kurs"],
    ["NS 3420"],
    ["Angular 9.1.12"],
    ["22 00 00 77"],
    ["Vg3"],
    ["10 år"],
    ["kl. 08.30"],
    ["Budsjett 640 mill"],
    [""],
  ])("%s is not a date", (text) => {
    expect(findPeriods(text)).toEqual([]);
  });
});

const month = fc.integer({ min: 1, max: 12 });
const year = fc.integer({ min: 1950, max: 2030 });
const names = {
  no: [
    "januar",
    "februar",
    "mars",
    "april",
    "mai",
    "juni",
    "juli",
    "august",
    "september",
    "oktober",
    "november",
    "desember",
  ],
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
};
const two = (value: number) => String(value).padStart(2, "0");
const written = fc.constantFrom(
  (y: number, m: number) => `${names.no[m - 1]} ${y}`,
  (y: number, m: number) => `${names.en[m - 1]} ${y}`,
  (y: number, m: number) => `${names.en[m - 1]?.slice(0, 3)} ${y}`,
  (y: number, m: number) => `${names.no[m - 1]?.slice(0, 3)}. ${y}`,
  (y: number, m: number) => `${two(m)}/${y}`,
  (y: number, m: number) => `${two(m)}.${y}`,
  (y: number, m: number) => `${y}-${two(m)}`,
);
const dashes = fc.constantFrom(" – ", " - ", "–", " — ", " til ", " to ");

test("parses back any two months in any format with any dash", () => {
  fc.assert(
    fc.property(year, month, year, month, written, dashes, (y1, m1, y2, m2, form, dash) => {
      expect(read(`${form(y1, m1)}${dash}${form(y2, m2)}`)).toBe(`${y1}-${two(m1)} ${y2}-${two(m2)}`);
    }),
  );
});

test("searches any text to its end and returns offsets within it", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      for (const { from, to } of findPeriods(text)) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(text.length);
        expect(from).toBeLessThan(to);
      }
    }),
  );
});

test("finds no month in a day without a year", () => {
  expect(findPeriods("Met on Nov 23")).toEqual([]);
  expect(findPeriods("May 10")).toEqual([]);
  expect(findPeriods("March 14 to 17")).toEqual([]);
  expect(findPeriods("Deadline Dec 15 -")).toEqual([]);
  expect(findPeriods("Opening hours May 01 - Sep 30")).toEqual([]);
  expect(read("Festival, Aug 23 – Aug 26, 2019")).toBe("2019-08-26 alone");
});

test("finds no year within a word", () => {
  expect(findPeriods("38 prosent fra 2018-nivå")).toEqual([]);
  expect(findPeriods("61 sites from 1970s charts")).toEqual([]);
});

test("separates durations from the text around them", () => {
  expect(isDuration("(7 years 8 months)")).toBe(true);
  expect(isDuration("11 år 4 måneder")).toBe(true);
  expect(withoutDuration("Drammen · 2 år 1 måned").trim()).toBe("Drammen");
  expect(withoutDuration("Trener gutter 10 år")).toBe("Trener gutter 10 år");
});

test("finds Norwegian days with a short year", () => {
  expect(findPeriods("1/9-91 – 31/12-96")).toMatchObject([{ start: "1991-09-01", end: "1996-12-31" }]);
  expect(findPeriods("skift 14/21-28")).toEqual([]);
});
