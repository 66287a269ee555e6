import { expect, test } from "vitest";
import { page } from "../fixtures/page.ts";
import { buildSource } from "./parse-pdf.ts";

const texts = (...rows: string[]) =>
  buildSource([page(rows.map((text, index) => [40, 60 + index * 30, text]))]).lines.map(({ text }) => text);

test("writes the small i among capitals as a capital", () => {
  expect(
    texts(
      "Donal Prøve",
      "SENiOR CiViL ENGiNEER",
      "SiTE ENGiNEER iN GALWAY",
      "LEAD DESiGNER",
      "iOS",
      "Revit, LiDAR",
    ),
  ).toEqual([
    "Donal Prøve",
    "SENIOR CIVIL ENGINEER",
    "SITE ENGINEER IN GALWAY",
    "LEAD DESIGNER",
    "iOS",
    "Revit, LiDAR",
  ]);
});

test("keeps it in names of few texts", () => {
  expect(texts("SOFiSTiK", "LiDAR", "Tekla")).toEqual(["SOFiSTiK", "LiDAR", "Tekla"]);
});
