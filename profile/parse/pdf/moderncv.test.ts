import { expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages as read } from "../fixtures/page.ts";
import { allowedLabels } from "../labeller/constraints.ts";
import { splitIntoUnits } from "../labeller/units.ts";
import { buildSource } from "./parse-pdf.ts";

/** The text of each line, with tabs between its cells. */
const linesOf = (texts: PositionedText[]) => buildSource([page(texts)]).lines.map(({ text }) => text);

/** A label that ends at 140 and its text, and another pair behind it whose label ends at 370. */
const doubleItem = (y: number, [label, text, second, other]: [string, string, string, string]) => [
  [140 - label.length * 5, y, label] satisfies PositionedText,
  [148, y, text] satisfies PositionedText,
  [370 - second.length * 5, y, second] satisfies PositionedText,
  [378, y, other] satisfies PositionedText,
];

test("reads two groups of skills beside each other", () => {
  const { resume } = read(
    page([
      ...headTexts,
      [148, 140, "Skills", 14],
      ...doubleItem(160, ["Journal", "Physica", "Kontor", "Word, Excel"]),
      ...doubleItem(176, ["CAD", "Revit", "Verktøy", "Fanuc"]),
      [148, 210, "Languages", 14],
      [115, 230, "Norsk"],
      [148, 230, "Morsmål"],
    ]),
  );
  expect(resume.skills).toEqual([
    { name: "Journal", keywords: ["Physica"] },
    { name: "Kontor", keywords: ["Word", "Excel"] },
    { name: "CAD", keywords: ["Revit"] },
    { name: "Verktøy", keywords: ["Fanuc"] },
  ]);
});

test("joins a group's list that goes on below, also a word that LaTeX broke", () => {
  const { resume } = read(
    page([
      ...headTexts,
      [148, 140, "Computer skills", 14],
      ...doubleItem(160, ["Process", "HYSYS, WEST, Ex-", "CAD", "Plant 3D, Revit"]),
      [148, 172, "cel"],
      [378, 172, "Inventor"],
      ...doubleItem(188, ["Code", "Python, R", "PLC", "Siemens, Omron"]),
      [148, 222, "Languages", 14],
      [115, 242, "Norsk"],
      [148, 242, "Morsmål"],
    ]),
  );
  expect(resume.skills).toEqual([
    { name: "Process", keywords: ["HYSYS", "WEST", "Excel"] },
    { name: "CAD", keywords: ["Plant 3D", "Revit Inventor"] },
    { name: "Code", keywords: ["Python", "R"] },
    { name: "PLC", keywords: ["Siemens", "Omron"] },
  ]);
});

test("joins the words of a justified line that LaTeX stretched, but no cells of a table", () => {
  expect(
    linesOf([
      [40, 60, "Institutt"],
      [97, 60, "for"],
      [124, 60, "arkeologi,"],
      [187, 60, "historie"],
      [239, 60, "og"],
      [40, 90, "Norsk"],
      [80, 90, "C1"],
      [105, 90, "B2"],
      [130, 90, "C1"],
    ]),
  ).toEqual(["Institutt for arkeologi, historie og", "Norsk\tC1\tB2\tC1"]);
});

test("takes a smaller heading within the experience for no employer nor the end of the jobs", () => {
  const { resume } = read(
    page([
      ...headTexts,
      [146, 140, "Experience", 14],
      [146, 160, "Academic", 12],
      [88, 176, "2018–2020"],
      [146, 176, "Tutor, Testham University, Testham"],
      [146, 200, "Miscellaneous", 12],
      [88, 216, "2005–2008"],
      [146, 216, "Bookseller, Prøve Books, Sheffield"],
      [146, 240, "Languages", 14],
      [88, 256, "English"],
      [146, 256, "Native"],
      [146, 280, "Interests", 14],
      [146, 296, "Chess"],
      // A label of one group that is also a heading.
      [70, 320, "Software"],
      [146, 320, "LaTeX, Git"],
    ]),
  );
  expect(resume.work?.map(({ name, position }) => [name, position])).toEqual([
    ["Testham University", "Tutor"],
    ["Prøve Books", "Bookseller"],
  ]);
  expect(resume.volunteer).toBeUndefined();
});

test.each(["Relevant", "Tidligere"])(
  "takes %s in smaller type above the first job for no employer",
  (group) => {
    const { lines } = buildSource([
      page([
        ...headTexts,
        [146, 140, "Arbeidserfaring", 14, "bold"],
        [146, 160, group, 12, "bold"],
        [78, 176, "04/2018–d.d."],
        [146, 176, "Laboratorieleder, Nordisk Kalibrering AS, Kjeller"],
        [146, 216, "Språk", 14, "bold"],
        [146, 232, "Norsk"],
      ]),
    ]);
    const units = splitIntoUnits(lines);
    const allowed = allowedLabels(units, ["work.employer^", "other"], []);
    expect(allowed[units.findIndex(({ text }) => text === group)]).toEqual([false, true]);
  },
);
