import { expect, test } from "vitest";
import { page } from "../fixtures/page.ts";
import { buildSource } from "./parse-pdf.ts";

test("keeps a heading below a short title with a date separate", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "VERV", 12],
      [40, 80, "Prøvevik Skolekorps", 10, "bold"],
      [40, 93, "Leder", 10, "italic"],
      [480, 93, "2016 – 2019", 10, "italic"],
      [40, 118, "KURS OG SERTIFIKATER", 12],
      [56, 138, "Helsefagveileder, Fagforbundet"],
    ]),
  ]);
  expect(lines.map(({ text }) => text)).toEqual([
    "VERV",
    "Prøvevik Skolekorps",
    "Leder\t2016 – 2019",
    "KURS OG SERTIFIKATER",
    "Helsefagveileder, Fagforbundet",
  ]);
});

test("joins the months and years of a period that a margin breaks", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "ERFARING", 12],
      [40, 80, "September"],
      [120, 80, "Kokk, Brygga AS", 10, "bold"],
      [40, 92, "2014 –"],
      [120, 92, "Laget menyer for hele huset"],
      [40, 104, "februar 2017"],
      [40, 124, "Mars 2010"],
      [120, 124, "Servitør, Kafé Prøve", 10, "bold"],
    ]),
  ]);
  expect(lines[1]?.text).toBe("September 2014 – februar 2017\tKokk, Brygga AS");
});

test("separates a label from its value, and a name from smaller text beside it", () => {
  const { lines } = buildSource([
    page([
      [40, 60, "Kari Prøve Testdal", 24],
      [270, 60, "Kokk", 12],
      [40, 80, "Nationality", 10],
      [102, 80, "Norwegian", 10],
    ]),
  ]);
  expect(lines.map(({ text }) => text)).toEqual(["Kari Prøve Testdal\tKokk", "Nationality\tNorwegian"]);
});

test("drops a row at the top of a later page that repeats the first page", () => {
  const first = page([
    [40, 60, "Curriculum vitae", 12],
    [40, 90, "Kari Prøve Testdal", 20],
    [40, 120, "Kokk", 10],
  ]);
  const second = page([
    [40, 90, "Curriculum vitae", 12],
    [300, 90, "Kari Prøve Testdal", 10],
    [40, 140, "Servitør", 10],
  ]);
  expect(buildSource([first, second]).lines.map(({ text }) => text)).toEqual([
    "Curriculum vitae",
    "Kari Prøve Testdal",
    "Kokk",
    "Servitør",
  ]);
});
