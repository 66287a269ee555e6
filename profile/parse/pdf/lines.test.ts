import { expect, test } from "vitest";
import { head, page, readPages } from "../fixtures/page.ts";
import { sourceOf } from "./parse-pdf.ts";

test("a heading below a short title with its date is a line of its own", () => {
  const { lines } = sourceOf([
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

test("courses that begin with a date, broken in a narrow column", () => {
  const { resume } = readPages(
    page([
      ...head,
      [40, 130, "Kurs", 14],
      [40, 150, "mai 2018: Sårstell (RVTS"],
      [40, 163, "Øst)"],
      [40, 176, "mars 2020: Førstehjelp"],
      [40, 189, "Barn (Prøve kommune)"],
      [260, 130, "Erfaring", 14],
      [260, 150, "Kokk, Brygga AS (2019–2021)"],
      [260, 164, "• Ledet kjøkkenet på hotellet i tre år"],
    ]),
  );
  expect(resume.certificates).toEqual([
    { name: "Sårstell", issuer: "RVTS Øst", date: "2018-05" },
    { name: "Førstehjelp Barn", issuer: "Prøve kommune", date: "2020-03" },
  ]);
});
