import { expect, test } from "vitest";
import { splitIntoUnits } from "../../profile/parse/labeller/units.ts";
import { parseText } from "../../profile/parse/plain/parse-text.ts";
import { alignLabels } from "./align.ts";

test("a form's label gets the section of the value after it", () => {
  const units = splitIntoUnits(parseText("Periode: 2019 – 2021\nStilling: Kokk\nTelefon: 22 00 00 14").lines);
  const labels = alignLabels(units, [
    ["Periode", "label", -1],
    ["2019 – 2021", "work.date", 0],
    ["Stilling", "label", -1],
    ["Kokk", "work.title", 0],
    ["Telefon", "label", -1],
    ["22 00 00 14", "contact", -1],
  ]);
  expect(labels).toEqual(["work.label", "work.date^", "work.label", "work.title", "label", "contact"]);
});
