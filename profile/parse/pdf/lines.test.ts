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
