import { expect, test } from "vitest";
import { loadModel } from "../../profile/parse/labeller/labeller.ts";
import { parseText } from "../../profile/parse/plain/parse-text.ts";
import { labelByExpected } from "./expected-labels.ts";

test("labels the texts of a CV by its expected resume", () => {
  const { lines } = parseText(
    "Kari Prøve Testdal\nkari@testdal.example\n\nHER HAR JEG VÆRT\n\nFiskebåten Havgløtt, 2019 – 2021\nDekksarbeider\n\n" +
      "Kafé Solsiden, 2016 – 2019\nSmørbrødjomfru\n\nSPRÅK\n\nNorsk: morsmål",
  );
  const resume = {
    basics: { name: "Kari Prøve Testdal", email: "kari@testdal.example" },
    work: [
      { name: "Fiskebåten Havgløtt", position: "Dekksarbeider", startDate: "2019", endDate: "2021" },
      { name: "Kafé Solsiden", position: "Smørbrødjomfru", startDate: "2016", endDate: "2019" },
    ],
    languages: [{ language: "Norsk", fluency: "morsmål" }],
  };
  expect(labelByExpected(lines, resume, {}, loadModel())).toEqual([
    ["Kari Prøve Testdal", "name", -1],
    ["kari@testdal.example", "contact", -1],
    ["HER HAR JEG VÆRT", "heading.work", -1],
    ["Fiskebåten Havgløtt", "work.employer", 0],
    ["2019 – 2021", "work.date", 0],
    ["Dekksarbeider", "work.title", 0],
    ["Kafé Solsiden", "work.employer", 1],
    ["2016 – 2019", "work.date", 1],
    ["Smørbrødjomfru", "work.title", 1],
    ["SPRÅK", "heading.languages", -1],
    ["Norsk", "languages", -1],
    ["morsmål", "languages", -1],
  ]);
});
