import { expect, test } from "vitest";
import { headTexts, type PositionedText, page, parsePages as read } from "../fixtures/page.ts";

test("reads two degrees that stand side by side one after the other", () => {
  const { resume } = read(
    page([
      ...headTexts,
      [40, 140, "EDUCATION", 14, "bold"],
      [40, 165, "PGCE Secondary Chemistry", 10, "bold"],
      [300, 165, "BSc Chemistry", 10, "bold"],
      [40, 177, "Prøve Metropolitan University"],
      [300, 177, "Testham University"],
      [40, 189, "2013 - 2014"],
      [300, 189, "2009 - 2012"],
      [40, 220, "LANGUAGES", 14, "bold"],
      [40, 240, "English: native"],
    ]),
  );
  expect(resume.education).toMatchObject([
    { institution: "Prøve Metropolitan University", startDate: "2013", endDate: "2014" },
    { institution: "Testham University", startDate: "2009", endDate: "2012" },
  ]);
});

test("keeps the rows of a table", () => {
  const { resume } = read(
    page([
      ...headTexts,
      [40, 140, "EDUCATION", 14, "bold"],
      [40, 165, "BSc Chemistry, Testham University"],
      [300, 165, "2009 - 2012"],
      [40, 177, "A levels, Prøve College"],
      [300, 177, "2007 - 2009"],
      [40, 220, "LANGUAGES", 14, "bold"],
      [40, 240, "English: native"],
    ]),
  );
  expect(resume.education).toMatchObject([
    { institution: "Testham University", startDate: "2009", endDate: "2012" },
    { institution: "Prøve College", startDate: "2007", endDate: "2009" },
  ]);
});

test("reads two lists with bullets that stand side by side one after the other", () => {
  const row = (y: number, left: string, right: string): PositionedText[] => [
    [40, y, "•"],
    [52, y, left],
    [228, y, "•"],
    [240, y, right],
  ];
  const { resume } = read(
    page([
      ...headTexts,
      [40, 140, "SKILLS", 14, "bold"],
      ...row(160, "Monitoring of patients (RECOVER", "Nurse clinics: weight, diabetes"),
      [52, 174, "trained)"],
      [228, 174, "•"],
      [240, 174, "Rota planning"],
      ...row(188, "Dental radiography", "Wound care"),
      [40, 220, "LANGUAGES", 14, "bold"],
      [40, 240, "English: native"],
    ]),
  );
  expect(resume.skills?.map(({ name }) => name)).toEqual([
    "Monitoring of patients (RECOVER trained)",
    "Dental radiography",
    "Nurse clinics: weight, diabetes",
    "Rota planning",
    "Wound care",
  ]);
});
